// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/cardstate.h"

namespace foldout {

// The order in which the day's cards are asked.
enum class QueueOrder {
    Mixed,   // topics interleaved, new cards spread among the due ones
    ByTopic, // topic after topic, each as in the bank; no topic last
    Weakest, // lowest chance of recall first; new cards last, as in the bank
    Bank,    // as in the bank
};
QString queueOrderName(QueueOrder order); // "mixed", "topic", "weakest", "bank": as in the settings
QueueOrder queueOrderFromName(QStringView name); // Mixed for any other word

struct QueueOptions
{
    QueueOrder order = QueueOrder::Mixed;
    int newPerDay = 20;      // cards that had no grade before that day
    int reviewsPerDay = 200; // cards that had
    quint64 seed = 0;        // the same seed, the same order
};

// One card of the banks in question, in the order of the banks; each key once.
struct QueueCard
{
    CardKey key;
    int topic = -1;                   // a number for each topic of each bank, rising; -1: none
    quint64 content = 0;              // equal for the same question in two banks; 0: unknown
    const CardState *state = nullptr; // null: never met; must live as long as the call
};

// What is to be asked on a study day. Every number is an index into the cards given.
struct Queue
{
    QList<int> order;    // due, overdue and new cards, the next one first
    QList<int> learning; // in their steps, the earliest first; each from its dueMs on, but those
                         // of an earlier day at once
    int due = 0;         // of 'order': graded before
    int fresh = 0;       // of 'order': new
    int heldBackDue = 0; // due too, beyond reviewsPerDay
    int heldBackNew = 0; // new too, beyond newPerDay

    friend bool operator==(const Queue &, const Queue &) = default;
};

// Who is asked. Suspended cards and cards buried on 'today' are left out. Of siblings (equal
// content) one is asked a day: the one already answered or buried today, else one in its steps,
// else the one due first, else the first new one.
//
// Limits are for the day: they count what the states say was done today already. A card in its
// steps is never held back, but takes its place; so does a card that a sure answer got wrong. Over
// the limit, the longest overdue relative to its interval comes first, ties by seed. New cards are
// begun as in the bank; in the order Mixed in rounds, one of each topic a round. A card that was
// put on a day by hand and never graded counts as new.
//
// What holds for the order. It is made for the whole day, of the cards to be asked and those
// answered already, which are then crossed out. So
// - grading a card, the first or any other, in 'order' or 'learning', moves no other card: the
//   queue on the new states is the queue before without it; after an undo it is the same again;
// - in the order Mixed, two cards of one topic never follow each other in the day while another
//   topic is left; they may seem to in 'order' where a card in its steps, asked earlier, stood
//   between them;
// - a card that comes or leaves in another way (suspended, buried, gone from the bank) keeps the
//   order of the others. In the order Mixed they may be interleaved anew, but due cards of one
//   topic keep their order, and so do new cards of one topic; and a due card that is suspended or
//   buried changes nothing before it.
//
// Pure; 100 000 cards in less than 200 ms.
Queue buildQueue(const QList<QueueCard> &cards, const QueueOptions &options, const QDate &today,
                 const MemoryModel &model);

// True where the card was due on an earlier study day.
bool isOverdue(const CardState &state, const QDate &today);

} // namespace foldout
