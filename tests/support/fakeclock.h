// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"

#include <QDateTime>

namespace foldout {

// A clock that stands still until told otherwise.
class FakeClock final : public Clock
{
public:
    explicit FakeClock(const QString &utc = QStringLiteral("2026-12-01T01:00:00Z"),
                       const QByteArray &zone = "Asia/Seoul")
    {
        setUtc(utc);
        setZone(zone);
    }

    qint64 nowMs() const override { return m_nowMs; }
    QTimeZone zone() const override { return m_zone; }
    qint64 monotonicMs() const override { return m_monotonicMs; }

    void advance(qint64 ms)
    {
        m_nowMs += ms;
        m_monotonicMs += ms;
    }

    // As if somebody set the computer's clock.
    void setUtc(const QString &utc)
    {
        m_nowMs = QDateTime::fromString(utc, Qt::ISODateWithMs).toMSecsSinceEpoch();
    }

    void setZone(const QByteArray &zone) { m_zone = QTimeZone(zone); }

private:
    qint64 m_nowMs = 0;
    qint64 m_monotonicMs = 5'000;
    QTimeZone m_zone;
};

} // namespace foldout
