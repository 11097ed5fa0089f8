// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace foldout {

// Why an operation failed, as a value. Holds no sentence: models/messages turns it into Korean or
// English. Any thread. Add a code here and its words in models/messages.cpp; the compiler names the
// missing switch row.
enum class ErrorCode {
    CannotOpen,     // path could not be opened; detail is the system's reason
    CannotRead,     // reading stopped half-way
    CannotWrite,    // permission, read-only medium
    DiskFull,       // no space left
    Busy,           // another process holds the database lock
    Corrupt,        // the file is damaged
    NewerSchema,    // written by a newer Foldout; detail is its number
    OlderSchema,    // left by an older Foldout and to be read as it stands; detail is its number
    NotOurs,        // a file of another program stands in the place
    DatabaseFailed, // any other database failure; detail is SQLite's code and text
    NotFound,       // the file or folder does not exist
    BadParameters,  // numbers a model cannot work with
    Cancelled,      // the user or a newer request stopped it
};

struct Error
{
    ErrorCode code = ErrorCode::CannotOpen;
    QString path;   // file concerned, may be empty
    QString detail; // for the log and a "details" line, never the whole message

    friend bool operator==(const Error &, const Error &) = default;
};

} // namespace foldout
