#ifndef ORIEL_WORKER_SHIM_H
#define ORIEL_WORKER_SHIM_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// System calls that Swift cannot make: control messages are built with macros, and `prctl` is variadic.
// Each function returns 0 or a count on success, otherwise a negated error number.

#pragma clang assume_nonnull begin

/// Opens a datagram socket with an abstract name, which is freed when the socket closes.
///
/// @param name 1 to 100 bytes.
/// @return The descriptor, closed on exec.
int oriel_mailbox_open(const char *name);

/// Sends one datagram to a mailbox, with a descriptor if `descriptor` is not -1. Does not block.
///
/// @return 0; -EAGAIN if the mailbox is full, -ECONNREFUSED if it does not exist.
int oriel_mailbox_send(int socket, const char *name, const void *bytes, size_t count, int descriptor);

/// Waits for one datagram. Datagrams of other users are dropped.
///
/// @param descriptor Set to the descriptor received with the datagram, or -1.
/// @return The number of bytes.
ssize_t oriel_mailbox_receive(int socket, void *bytes, size_t capacity, int *descriptor);

/// Waits for a connection, up to the listening socket's timeout.
///
/// @return A descriptor, closed on exec; -EAGAIN if the wait timed out, -EINTR if it was interrupted.
int oriel_accept(int listener);

/// Lets ``oriel_interrupt`` end waits of the calling thread. Uses SIGURG, which has no effect otherwise.
void oriel_allow_interrupts(void);

/// Ends a wait of a thread that has allowed it and still runs. Has no effect if it does not wait.
void oriel_interrupt(pthread_t thread);

/// Makes the kernel drop requests for new connections, as if they were lost: clients repeat them after a second. Connections that wait to be
/// accepted stay.
int oriel_hold_back(int listener);

/// Makes the kernel send SIGKILL to this process when its parent ends.
///
/// @return 0; -ESRCH if the parent has ended already.
int oriel_die_with(pid_t parent);

/// Gives back the pages of the program and its libraries that are mapped and cannot be written: code and constants. Those that are used again
/// come back from the file, or from the system's cache of it.
///
/// @return The bytes that are mapped so.
size_t oriel_release_code(void);

/// Creates a zero-filled file in memory that child processes can inherit and map.
int oriel_shared_memory(size_t size);

/// Returns a descriptor that becomes readable when one of the signals arrives; they have no other effect. Call it once.
int oriel_signals_open(const int *signals, size_t count);

/// Returns the next signal; 0 if there is none. Does not block.
int oriel_signals_next(int descriptor);

/// Starts a program with three descriptors, at 3, 4 and 5, and no others open except the standard ones.
///
/// @param descriptors Three descriptors.
/// @return The process ID.
pid_t oriel_worker_start(const char *path, char *_Nullable const *_Nonnull arguments,
                         char *_Nullable const *_Nonnull environment, const int *descriptors);

/// Reaps a child that has ended. Does not block.
///
/// @param status Set to the exit code, or to the signal number plus 1,000.
/// @return The process ID; 0 if no child has ended.
pid_t oriel_worker_wait(int *status);

#pragma clang assume_nonnull end

#endif
