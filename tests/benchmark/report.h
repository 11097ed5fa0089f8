// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>

#include <algorithm>
#include <cstdio>
#include <vector>

// What the benchmarks print: rows of one table on standard output ("what | figure | bar | verdict",
// drawn by run.sh), everything else on standard error. Header only.
namespace foldout::bench {

inline void row(const QString &what, const QString &figure, const QString &bar, bool reached)
{
    std::printf("%s | %s | %s | %s\n", qUtf8Printable(what), qUtf8Printable(figure),
                qUtf8Printable(bar), bar.isEmpty() ? "" : (reached ? "ok" : "MISSED"));
    std::fflush(stdout);
}

inline double msOf(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

template <typename Work>
double timed(Work work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return msOf(timer);
}

class Times // milliseconds
{
public:
    void add(double ms) { m_ms.push_back(ms); }
    bool isEmpty() const { return m_ms.empty(); }
    double median() const { return at(0.5); }
    double best() const { return at(0); }
    double worst() const { return at(1); }

    double at(double share) const // share of the times that are no longer than this
    {
        std::vector<double> sorted = m_ms;
        std::ranges::sort(sorted);
        return sorted.empty() ? 0 : sorted[size_t(share * double(sorted.size() - 1) + 0.5)];
    }

    QString text(std::initializer_list<double> shares) const
    {
        QString out;
        for (const double share : shares) {
            out += share < 1 ? QStringLiteral("p%1 ").arg(int(share * 100 + 0.5))
                             : QStringLiteral("max ");
            out += QString::number(at(share), 'f', 1) + QStringLiteral(" ms, ");
        }
        return out + QStringLiteral("n %1").arg(m_ms.size());
    }

private:
    std::vector<double> m_ms;
};

} // namespace foldout::bench
