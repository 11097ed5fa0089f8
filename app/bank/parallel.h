// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThread>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace foldout {

// Calls body(0) … body(count - 1), each once, on this thread and as many more as there are cores
// and work; returns when all have returned. The bodies must not touch the same data.
template <typename Body>
void parallelFor(int count, Body body)
{
    std::atomic_int next = 0;
    const auto work = [&] {
        for (int i = next++; i < count; i = next++)
            body(i);
    };
    std::vector<std::thread> helpers;
    const int wanted = std::min(count, QThread::idealThreadCount()) - 1;
    for (int i = 0; i < wanted; ++i)
        helpers.emplace_back(work);
    work();
    for (std::thread &helper : helpers)
        helper.join();
}

} // namespace foldout
