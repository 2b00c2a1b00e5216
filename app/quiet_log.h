// SPDX-License-Identifier: MIT
#pragma once

namespace hotchkiss {

/// Keeps what Qt says about its surroundings off the console. The command line prints only what was asked for, so
/// there nothing but grave errors passes; the window drops what is known to mean nothing.
enum class LogFor { CommandLine, Window };
void quietenLog(LogFor what);

} // namespace hotchkiss
