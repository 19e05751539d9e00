#include "ProcessShim.h"

#include <errno.h>
#include <signal.h>
#include <sys/resource.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

/// Lowers a limit, unless the parent process has set a lower one.
static int lower(int resource, rlim_t soft, rlim_t hard) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) != 0)
        return -1;
    if (limit.rlim_max > hard)
        limit.rlim_max = hard;
    if (limit.rlim_cur > soft)
        limit.rlim_cur = soft;
    return setrlimit(resource, &limit);
}

static int confine(unsigned seconds, size_t bytes) {
#ifdef __linux__
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
        return -1;
#endif
    // Writing to a file must fail, but not end the process.
    signal(SIGXFSZ, SIG_IGN);
    // Between the soft and the hard limit the process gets SIGXCPU, which shows the reason; at the hard limit it is killed.
    if (lower(RLIMIT_CORE, 0, 0) != 0 || lower(RLIMIT_FSIZE, 0, 0) != 0 || lower(RLIMIT_CPU, seconds, seconds + 5) != 0)
        return -1;
    // AddressSanitizer reserves terabytes of address space.
#if !__has_feature(address_sanitizer) && !defined(__SANITIZE_ADDRESS__)
    if (lower(RLIMIT_DATA, bytes, bytes) != 0)
        return -1;
#endif
    return 0;
}

int processShimConfine(unsigned seconds, size_t bytes) { return confine(seconds, bytes) == 0 ? 0 : errno; }
