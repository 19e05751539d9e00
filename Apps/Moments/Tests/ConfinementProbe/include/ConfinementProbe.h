#ifndef CONFINEMENT_PROBE_H
#define CONFINEMENT_PROBE_H

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Starts a process that confines itself by `ProcessShim`, and then tries something that a decoder must not do.
///
/// The process is a fork of this one. It makes system calls only, because other threads may have held locks.
///
/// @param deed One of the names in `ConfinementProbe.c`.
/// @returns 0 if it has succeeded; the error number if it was refused; the negative number of the signal that has ended the process;
///     `ConfinementProbeFailed` if it could not confine itself.
int confinementProbe(const char *deed, bool forbidsFiles, bool forbidsCalls);

enum { ConfinementProbeFailed = -1000 };

/// Returns true if the kernel has Landlock.
bool confinementProbeHasLandlock(void);

#pragma clang assume_nonnull end

#endif
