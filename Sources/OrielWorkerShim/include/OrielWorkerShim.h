#ifndef ORIEL_WORKER_SHIM_H
#define ORIEL_WORKER_SHIM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// System calls that Swift cannot make: control messages are built with macros, and `prctl` is variadic.
// A function returns 0 or a count when it succeeds, otherwise a negated error number.

#pragma clang assume_nonnull begin

/// Opens a datagram socket with an abstract name, which disappears with the socket.
///
/// @param name 1 to 100 bytes.
/// @return The descriptor, closed on exec.
int oriel_mailbox_open(const char *name);

/// Sends one datagram to a mailbox, with a descriptor if `descriptor` is not -1. Does not block.
///
/// @return 0; -EAGAIN if the mailbox is full, -ECONNREFUSED if there is none.
int oriel_mailbox_send(int socket, const char *name, const void *bytes, size_t count, int descriptor);

/// Waits for one datagram. Datagrams of other users are dropped.
///
/// @param descriptor Receives the descriptor that came with it, or -1.
/// @return The number of bytes.
ssize_t oriel_mailbox_receive(int socket, void *bytes, size_t capacity, int *descriptor);

/// Waits for a connection, up to the listening socket's timeout.
///
/// @return A descriptor that is closed on exec; -EAGAIN if no connection came.
int oriel_accept(int listener);

/// Ends this process with SIGKILL when its parent ends.
///
/// @return 0; -ESRCH if the parent has ended already.
int oriel_die_with(pid_t parent);

/// A file in memory, filled with zeros, that a child process can inherit and map.
int oriel_shared_memory(size_t size);

/// A descriptor that becomes readable when one of the signals arrives, which then do nothing else. Call it once.
int oriel_signals_open(const int *signals, size_t count);

/// The next signal; 0 if there is none. Does not block.
int oriel_signals_next(int descriptor);

/// Starts a program with three descriptors, at 3, 4 and 5, and nothing else open beyond the standard ones.
///
/// @param descriptors Three of them.
/// @return The process.
pid_t oriel_worker_start(const char *path, char *_Nullable const *_Nonnull arguments,
                         char *_Nullable const *_Nonnull environment, const int *descriptors);

/// Whether and how a child has ended. Does not block.
///
/// @param status Receives the exit code, or the number of the signal plus 1,000.
/// @return The process; 0 if none has ended.
pid_t oriel_worker_wait(int *status);

#pragma clang assume_nonnull end

#endif
