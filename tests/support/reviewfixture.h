// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/reviewsession.h"
#include "support/studyfixture.h"

namespace foldout {

// A StudyFixture with a review session over its bank; restart() is a restart of the program.
class ReviewFixture : public StudyFixture
{
public:
    explicit ReviewFixture(int questions = 20, const QByteArray &zone = "Asia/Seoul")
    {
        clock.setZone(zone);
        bank = smallBank(questions);
        settings->set(options::Fuzz, false);
        restart();
    }

    void restart()
    {
        review.reset();
        reopen();
        // As at a start of the program: the page is in front before the bank has been read.
        review = std::make_unique<ReviewSession>(*store, *progress, clock, *settings);
        review->enter();
        review->setBanks({std::make_shared<const Bank>(bank)});
        review->enter(); // long enough ago for the card to have been read
    }

    // Another view of the same progress, made from scratch.
    std::unique_ptr<ReviewSession> newSession()
    {
        auto session = std::make_unique<ReviewSession>(*store, *progress, clock, *settings);
        session->setBanks({std::make_shared<const Bank>(bank)});
        return session;
    }

    // Reads, reveals and grades the card that is asked.
    Result<ReviewEvent> answer(Grade grade)
    {
        clock.advance(5'000);
        review->reveal();
        clock.advance(5'000);
        return review->grade(grade, {});
    }

    QString asked() const { return review->current().questionId; }

    // Everything that has to come back: the card, what is shown of it, the queue, and all states.
    struct Snapshot
    {
        CardKey current;
        bool revealed;
        QList<CardKey> upcoming;
        int left;
        int done;
        QHash<CardKey, CardState> states;

        friend bool operator==(const Snapshot &, const Snapshot &) = default;
    };

    Snapshot snapshot() const
    {
        const ReviewSession::Counts counts = review->counts();
        return {review->current(), review->isRevealed(), review->upcoming(),
                counts.left(),     counts.done,          *store->states()};
    }

    std::unique_ptr<ReviewSession> review;
};

} // namespace foldout
