// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenwatcher.h"

#include "report.h"

#include <QImage>
#include <QThread>

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <sys/ipc.h>
#include <sys/shm.h>

namespace foldout::bench {

namespace {

constexpr int CellSize = 16;
constexpr double SameShare = 0.95;
constexpr double DrawnShare = 0.02; // of all cells: less is no window yet

} // namespace

// Pictures come through shared memory: copied over the connection they would keep the display busy
// for longer than a program takes to start.
struct ScreenWatcher::Display
{
    Display()
        : x(XOpenDisplay(nullptr))
    {
        if (!x || DefaultDepth(x, DefaultScreen(x)) != 24 || !XShmQueryExtension(x))
            qFatal("no X display of 24 bits with shared memory");
        width = DisplayWidth(x, DefaultScreen(x));
        height = DisplayHeight(x, DefaultScreen(x));
        image = XShmCreateImage(x, DefaultVisual(x, DefaultScreen(x)), 24, ZPixmap, nullptr,
                                &memory, unsigned(width), unsigned(height));
        memory.shmid =
            shmget(IPC_PRIVATE, size_t(image->bytes_per_line) * size_t(height), IPC_CREAT | 0600);
        memory.shmaddr = static_cast<char *>(shmat(memory.shmid, nullptr, 0));
        image->data = memory.shmaddr;
        XShmAttach(x, &memory);
        XSync(x, False);
        shmctl(memory.shmid, IPC_RMID, nullptr); // gone when both have let go
    }

    ~Display()
    {
        XShmDetach(x, &memory);
        image->data = nullptr;
        XDestroyImage(image);
        XCloseDisplay(x);
        shmdt(memory.shmaddr);
    }
    Q_DISABLE_COPY_MOVE(Display)

    void takePicture() { XShmGetImage(x, DefaultRootWindow(x), image, 0, 0, AllPlanes); }

    ::Display *x;
    int width = 0;
    int height = 0;
    XImage *image = nullptr;
    XShmSegmentInfo memory{};
};

ScreenWatcher::ScreenWatcher()
    : m_display(std::make_unique<Display>())
{
    m_empty = take();
}

ScreenWatcher::~ScreenWatcher() = default;

ScreenWatcher::Picture ScreenWatcher::take() const
{
    m_display->takePicture();
    const XImage *image = m_display->image;
    Picture picture;
    for (int top = 0; top + CellSize <= m_display->height; top += CellSize) {
        for (int left = 0; left + CellSize <= m_display->width; left += CellSize) {
            Cell cell{.hash = 14695981039346656037U};
            const char *corner =
                image->data + qptrdiff(top) * image->bytes_per_line + qptrdiff(left) * 4;
            quint32 first = 0;
            std::memcpy(&first, corner, 4);
            for (int y = 0; y < CellSize; ++y) {
                for (int x = 0; x < CellSize; ++x) {
                    quint32 pixel = 0;
                    std::memcpy(&pixel,
                                corner + qptrdiff(y) * image->bytes_per_line + qptrdiff(x) * 4, 4);
                    cell.hash = (cell.hash ^ pixel) * 1099511628211U;
                    cell.drawn = cell.drawn || pixel != first;
                }
            }
            picture.push_back(cell);
        }
    }
    return picture;
}

bool ScreenWatcher::isEmpty() const
{
    return take() == m_empty;
}

double ScreenWatcher::timeUntilPainted(int quietMs, int timeoutMs)
{
    struct Seen
    {
        Picture picture;
        double ms = 0;
    };
    std::vector<Seen> seen;
    QElapsedTimer timer;
    timer.start();
    double changedAt = 0;
    const auto somethingCame = [&] {
        const Picture &now = seen.back().picture;
        size_t drawn = 0;
        for (size_t i = 0; i < now.size(); ++i)
            drawn += now[i].drawn && now[i] != m_empty[i];
        return double(drawn) > DrawnShare * double(now.size());
    };
    double taking = 0;
    int taken = 0;
    while (msOf(timer) < timeoutMs) {
        const double before = msOf(timer);
        Picture now = take();
        taking += msOf(timer) - before;
        ++taken;
        if (seen.empty() || now != seen.back().picture) {
            changedAt = msOf(timer);
            seen.push_back({std::move(now), changedAt});
        } else if (msOf(timer) - changedAt > quietMs && somethingCame()) {
            break;
        }
        QThread::usleep(2000);
    }
    m_pictureMs = taking / taken;
    if (!somethingCame())
        return -1;
    const Picture &last = seen.back().picture;
    for (const Seen &one : seen) {
        size_t drawn = 0;
        size_t same = 0;
        for (size_t i = 0; i < last.size(); ++i) {
            if (last[i].drawn && last[i] != m_empty[i]) {
                ++drawn;
                same += one.picture[i] == last[i];
            }
        }
        if (double(same) >= SameShare * double(drawn))
            return one.ms;
    }
    return -1;
}

void ScreenWatcher::save(const QString &path) const
{
    m_display->takePicture();
    const XImage *image = m_display->image;
    QImage(reinterpret_cast<const uchar *>(image->data), m_display->width, m_display->height,
           image->bytes_per_line, QImage::Format_RGB32)
        .save(path);
}

} // namespace foldout::bench
