// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QtGlobal>

#include <utility>
#include <variant>

namespace foldout {

// The outcome of an operation that may fail: a value or an Error. Its members are named as those of
// std::expected, which GCC 12 does not have. Reading the side that is not there is a programming
// error.
template <typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) // NOLINT(google-explicit-constructor): return value; reads as it should
        : m_data(std::in_place_index<0>, std::move(value))
    {
    }

    Result(Error error) // NOLINT(google-explicit-constructor): return Error{…}; likewise
        : m_data(std::in_place_index<1>, std::move(error))
    {
    }

    bool has_value() const { return m_data.index() == 0; }
    explicit operator bool() const { return has_value(); }

    const T &value() const &
    {
        Q_ASSERT(has_value());
        return *std::get_if<0>(&m_data);
    }

    T &value() &
    {
        Q_ASSERT(has_value());
        return *std::get_if<0>(&m_data);
    }

    T &&value() &&
    {
        Q_ASSERT(has_value());
        return std::move(*std::get_if<0>(&m_data));
    }

    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

    const Error &error() const
    {
        Q_ASSERT(!has_value());
        return *std::get_if<1>(&m_data);
    }

private:
    std::variant<T, Error> m_data;
};

// An operation that only succeeds or fails: return Done{} or an Error.
using Done = std::monostate;
using Status = Result<Done>;

} // namespace foldout
