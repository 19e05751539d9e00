#ifndef PROCESS_SHIM_H
#define PROCESS_SHIM_H

#include <stddef.h>
#include <sys/types.h>

// Calls of the system that Swift does not see: `prctl` takes a variable number of arguments, others are GNU's own.
// A function returns 0 when it has succeeded, or else an error number.

#pragma clang assume_nonnull begin

/// Starts a program that gets a socket and nothing else: no other open file, no variable, no signal blocked or ignored.
///
/// The socket is its standard input and output; what it writes to the standard error is thrown away. The one variable is
/// LD_LIBRARY_PATH, if there is one: libraries that were found by it are needed there, too.
///
/// @param path Of the program.
/// @param process The new process, the first of a group of its own.
int processShimStart(const char *path, int socket, pid_t *process);

/// Takes from this process what the decoding of a photo does not need: files to write, privileges to gain, time and memory
/// without end. On Linux it also ends with the thread that has started it.
///
/// @param seconds Of a processor; beyond them the process ends by SIGXCPU.
/// @param bytes Of memory that is not a file's.
int processShimConfine(unsigned seconds, size_t bytes);

#pragma clang assume_nonnull end

#endif
