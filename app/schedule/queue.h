// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/cardstate.h"

namespace foldout {

// The order in which the day's cards are asked.
enum class QueueOrder {
    Mixed,   // topics interleaved: never two of one topic in a row while another is left
    ByTopic, // topic after topic, as in the bank
    Weakest, // lowest chance of recall first; new cards last
    Bank,    // as in the bank
};
QString queueOrderName(QueueOrder order); // "mixed", "topic", "weakest", "bank": as in the settings
QueueOrder queueOrderFromName(QStringView name); // Mixed for any other word

struct QueueOptions
{
    QueueOrder order = QueueOrder::Mixed;
    int newPerDay = 20;      // cards that had no grade before that day
    int reviewsPerDay = 200; // cards that had; learning steps are not limited
    quint64 seed = 0;        // the same seed, the same order
};

// One card of the banks in question, in the order of the banks.
struct QueueCard
{
    CardKey key;
    int topic = -1;                   // a number for each topic of each bank; -1: none
    quint64 content = 0;              // equal for the same question in two banks: siblings
    const CardState *state = nullptr; // null: never met; must live as long as the call
};

// What is to be asked on a study day. Every number is an index into the cards given.
struct Queue
{
    QList<int> order;    // due, overdue and new cards, the next one first
    QList<int> learning; // in their steps today, the earliest first; each from its dueMs on
    int due = 0;         // of 'order': graded before
    int fresh = 0;       // of 'order': new
    int heldBackDue = 0; // due too, beyond reviewsPerDay
    int heldBackNew = 0; // new too, beyond newPerDay

    friend bool operator==(const Queue &, const Queue &) = default;
};

// Suspended cards and cards buried on 'today' are left out. Of siblings only one is asked a day,
// the one due first. Limits count what the states say was done today already, so the queue after a
// grade is the rest of the queue before it, and after an undo the same again. Over the limit, the
// longest overdue relative to its interval comes first. Pure; 100 000 cards in less than 200 ms.
Queue buildQueue(const QList<QueueCard> &cards, const QueueOptions &options, const QDate &today,
                 const MemoryModel &model);

// True where the card was due on an earlier study day.
bool isOverdue(const CardState &state, const QDate &today);

} // namespace foldout
