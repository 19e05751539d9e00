#include "ProcessShim.h"

#include <errno.h>
#ifdef __linux__
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// Declared here, because the system's headers may be older than its kernel. The numbers are the same on all processors.
// Source: https://docs.kernel.org/userspace-api/landlock.html
enum {
    createRuleset = 444,
    restrictSelf = 446,
    wantsVersion = 1 << 0,
};

struct Ruleset {
    uint64_t files;
    uint64_t network;
    uint64_t scopes;
};

/// What a version of Landlock can refuse. The kernel rejects a bit that it does not know.
static struct Ruleset everything(long version) {
    struct Ruleset ruleset = {
        // Executing, writing, reading, listing, removing (2) and making (7 kinds).
        .files = (1 << 13) - 1,
    };
    if (version >= 2)
        ruleset.files |= 1 << 13; // moving to another folder
    if (version >= 3)
        ruleset.files |= 1 << 14; // truncating
    if (version >= 4)
        ruleset.network = 1 << 0 | 1 << 1; // binding and connecting TCP sockets
    if (version >= 5)
        ruleset.files |= 1 << 15; // ioctl on devices
    if (version >= 6)
        ruleset.scopes = 1 << 0 | 1 << 1; // abstract sockets and signals
    return ruleset;
}

static int forbidFiles(void) {
    long version = syscall(createRuleset, NULL, 0, wantsVersion);
    if (version < 0)
        return -1;
    // Without a rule that allows something.
    struct Ruleset ruleset = everything(version);
    int file = (int)syscall(createRuleset, &ruleset, sizeof ruleset, 0);
    if (file < 0)
        return -1;
    int result = (int)syscall(restrictSelf, file, 0);
    int error = errno;
    close(file);
    errno = error;
    return result;
}

int processShimForbidFiles(void) { return forbidFiles() == 0 ? 0 : errno; }
#else
int processShimForbidFiles(void) { return ENOTSUP; }
#endif
