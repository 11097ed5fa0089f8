// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

#include <memory>
#include <vector>

namespace foldout::bench {

// Watches a whole X display from outside, as somebody in front of it would, so that any program can
// be timed the same way. The screen is cut into cells of 16 × 16 pixels; of each picture only the
// cells' hashes are kept.
class ScreenWatcher
{
public:
    ScreenWatcher(); // of DISPLAY; ends the program where there is none
    ~ScreenWatcher();
    Q_DISABLE_COPY_MOVE(ScreenWatcher)

    // Takes pictures until none has differed from the one before for 'quietMs' and something has
    // been drawn on the screen as it was when the watcher was made, or 'timeoutMs' are over.
    // Returns after how many milliseconds the cells that have something drawn in them in the last
    // picture were, but for 5 % (a blinking cursor, a message), as they are there; -1: nothing
    // came. Every picture takes the display about 'pictureMs()'.
    double timeUntilPainted(int quietMs, int timeoutMs);
    double pictureMs() const { return m_pictureMs; } // mean of the last watch

    bool isEmpty() const;                 // the screen is as it was when the watcher was made
    void save(const QString &path) const; // what the screen shows now, for people to look at

private:
    struct Cell
    {
        quint64 hash = 0;
        bool drawn = false; // has pixels of more than one colour
        bool operator==(const Cell &) const = default;
    };
    using Picture = std::vector<Cell>;

    Picture take() const;

    struct Display;
    std::unique_ptr<Display> m_display;
    Picture m_empty;
    double m_pictureMs = 0;
};

} // namespace foldout::bench
