#ifndef PROCESS_SHIM_H
#define PROCESS_SHIM_H

#include <stddef.h>
#include <sys/types.h>

// System calls that Swift cannot import: `prctl` is variadic, others are GNU extensions.
// A function returns 0 on success, or else an error number.

#pragma clang assume_nonnull begin

/// Starts a program that inherits only a socket: no other open file, no blocked or ignored signal.
///
/// The socket is its standard input and output; its standard error is discarded. Its only environment variable is
/// LD_LIBRARY_PATH, if set, because libraries that were found through it are needed there, too.
///
/// @param path The path of the program.
/// @param process The ID of the new process, which leads a process group of its own.
int processShimStart(const char *path, int socket, pid_t *process);

/// Limits this process to what decoding a photo needs: it cannot write files or gain privileges, and has limited CPU time and
/// memory. On Linux it also ends when the thread that started it ends.
///
/// @param seconds CPU time; beyond it the process ends with SIGXCPU.
/// @param bytes Memory that is not mapped from a file.
int processShimConfine(unsigned seconds, size_t bytes);

/// Closes the file system for this thread and those it starts, by Landlock: they cannot open, create, move or delete any file. Open
/// files stay usable. Later kernels also refuse connections by TCP, and signals and sockets that lead out of the process.
///
/// Call it after `processShimConfine`, in a process of one thread, when all libraries are loaded.
///
/// @returns ENOSYS or EOPNOTSUPP if the kernel has no Landlock (Linux 5.13), or has been started without it.
int processShimForbidFiles(void);

/// Refuses the system calls that a decoder does not need, in all threads, by seccomp: those that open or change files, use
/// sockets, start processes or signal others, make memory executable, raise limits, or reach rarely used parts of the kernel.
///
/// They fail with EPERM, or as in an old kernel with ENOSYS, so that a library uses its fallback. A call in the manner of another processor
/// architecture, which would have other numbers, ends the process.
///
/// Call it after `processShimConfine`, as the last step.
///
/// @returns ENOTSUP if the numbers of this processor's calls are not known here.
int processShimForbidCalls(void);

#pragma clang assume_nonnull end

#endif
