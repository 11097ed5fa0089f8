// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/banklibrary.h"
#include "session/reviewsession.h"
#include "store/database.h"
#include "support/bankbuilder.h"
#include "support/studyfixture.h"
#include "widgets/cardstage.h"
#include "widgets/cardview.h"
#include "widgets/gradebar.h"
#include "windows/appearance.h"
#include "windows/reviewpage.h"

#include <QAction>
#include <QApplication>
#include <QPlainTextEdit>
#include <QTest>
#include <QVBoxLayout>

namespace foldout::test {

// The Review page over a real data folder, in a window with the keys of the program's menu;
// restart() is closing and starting the program.
struct ReviewDesk
{
    explicit ReviewDesk(Bank bank)
        : m_bank(finished(std::move(bank)))
    {
        study.settings->set(options::ContentLanguage, QStringLiteral("ko"));
        study.settings->set(options::Fuzz, false);
        study.settings->set(options::QueueOrder, QStringLiteral("bank"));
        open();
    }

    ~ReviewDesk() { close(); }

    void open()
    {
        review = std::make_unique<ReviewSession>(*study.store, *study.progress, study.clock,
                                                 *study.settings);
        appearance = std::make_unique<Appearance>(*study.settings);
        window = std::make_unique<QWidget>();
        page = new ReviewPage(
            Services{*study.settings, library, *study.progress, *review, *appearance, {}});
        auto *layout = new QVBoxLayout(window.get());
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(page);
        undo = addAction(QStringLiteral("&Undo"), {QKeySequence::Undo}, [this] { takeBack(); });
        page->setUndoAction(undo);
        const auto followUndo = [this] {
            undo->setEnabled(study.progress->canUndo());
        };
        QObject::connect(study.progress.get(), &StudyProgress::undoChanged, undo, followUndo);
        followUndo();
        addAction(QStringLiteral("Reveal"),
                  {Qt::Key_Space, Qt::Key_Return, QKeySequence(Qt::CTRL | Qt::Key_Return)},
                  [this] { page->reveal(); });
        for (int digit = 1; digit <= 4; ++digit)
            addAction(QString::number(digit), {Qt::Key(Qt::Key_0 + digit)},
                      [this, digit] { page->pressDigit(digit); });
        addAction(QStringLiteral("Hint"), {Qt::Key_H}, [this] { page->showHint(); });
        addAction(QStringLiteral("Note"), {Qt::Key_N}, [this] { page->editNote(); });
        addAction(QStringLiteral("Write"), {Qt::Key_W}, [this] { page->writeAnswer(); });
        window->resize(1000, 760);
        window->show();
        window->activateWindow();
        QApplication::setActiveWindow(window.get()); // the offscreen platform has no manager
        setBank(m_bank);
        page->enter();
    }

    void close()
    {
        if (page)
            page->leave();
        page = nullptr;
        window.reset();
        appearance.reset();
        review.reset();
    }

    void restart()
    {
        close();
        study.reopen();
        open();
    }

    void setBank(const BankPtr &bank)
    {
        m_bank = bank;
        review->setBanks({bank});
        page->setBanks({bank});
    }

    template <typename Function>
    QAction *addAction(const QString &text, const QList<QKeySequence> &keys, Function function)
    {
        auto *action = new QAction(text, window.get());
        action->setShortcuts(keys);
        action->setAutoRepeat(false);
        QObject::connect(action, &QAction::triggered, page, function);
        window->addAction(action);
        return action;
    }

    void takeBack()
    {
        const auto next = study.progress->nextUndo();
        if (const auto card = study.progress->undo()) {
            ReviewEvent event = *next;
            event.card = *card;
            page->showUndone(event);
        }
    }

    // A key as the learner presses it: shortcuts first, then the widget with the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.get(), key, modifiers);
    }

    void read(qint64 ms = 5'000) { study.clock.advance(ms); } // the learner looks at the card

    // Reads, reveals and grades the card that is asked.
    void answer(int digit)
    {
        read();
        page->reveal();
        read();
        page->pressDigit(digit);
    }

    QString asked() const { return page->current().questionId; }
    CardStage &stage() const { return *page->findChild<CardStage *>(); }
    CardView &card() const { return *stage().content()->findChild<CardView *>(); }
    GradeBar &grades() const { return *stage().grades(); }
    ReviewEnd &end() const { return *page->findChild<ReviewEnd *>(); }
    QPlainTextEdit &answerBox() const { return *card().findChild<QPlainTextEdit *>(); }
    QList<ReviewEvent> log(const QString &question) const
    {
        return *study.store->eventsOf({m_bank->id, question});
    }

    StudyFixture study;
    BankLibrary library{LoadOptions{}};
    std::unique_ptr<ReviewSession> review;
    std::unique_ptr<Appearance> appearance;
    std::unique_ptr<QWidget> window;
    ReviewPage *page = nullptr; // the window's
    QAction *undo = nullptr;

private:
    BankPtr m_bank;
};

} // namespace foldout::test
