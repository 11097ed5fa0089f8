// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimeZone>

namespace foldout {

// The only way anything in Foldout learns the time; tests pass a FakeClock
// (tests/support/fakeclock.h). Owned by AppContext, handed on by reference; any thread may call it.
class Clock
{
public:
    Clock() = default;
    virtual ~Clock() = default;
    Q_DISABLE_COPY_MOVE(Clock)

    virtual qint64 nowMs() const = 0;       // UTC, milliseconds since 1970-01-01
    virtual QTimeZone zone() const = 0;     // the learner's zone now
    virtual qint64 monotonicMs() const = 0; // counts on through clock changes; origin unspecified
};

class SystemClock final : public Clock
{
public:
    SystemClock();
    qint64 nowMs() const override;
    QTimeZone zone() const override;
    qint64 monotonicMs() const override;

private:
    QElapsedTimer m_timer;
};

} // namespace foldout
