#define _GNU_SOURCE
#include "ConfinementProbe.h"

#include <ProcessShim.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// MARK: What is tried

static long readFile(void) { return open("/etc/passwd", O_RDONLY); }

static long writeFile(void) { return open("/dev/null", O_WRONLY); }

static long listFolder(void) { return open("/", O_RDONLY | O_DIRECTORY); }

static long makeFolder(void) {
    char path[] = "/tmp/confinement-probe.........";
    for (pid_t rest = getpid(), i = sizeof path - 2; rest > 0; rest /= 10)
        path[i--] = (char)('0' + rest % 10);
    return mkdir(path, 0700) == 0 ? rmdir(path) : -1;
}

static long openSocket(void) { return socket(AF_INET, SOCK_STREAM, 0); }

static long startProgram(void) {
    char *arguments[] = {"true", NULL};
    char *environment[] = {NULL};
    return execve("/bin/true", arguments, environment);
}

/// Waits for a process that was started in the same place.
static long end(long process) {
    if (process == 0)
        _exit(0);
    return process > 0 ? waitpid((pid_t)process, NULL, 0) : -1;
}

static long startProcess(void) { return end(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)); }

static long startProcessByClone3(void) {
    uint64_t arguments[] = {0, 0, 0, 0, SIGCHLD, 0, 0, 0};
    return end(syscall(435, arguments, sizeof arguments));
}

static long signalServer(void) { return kill(getppid(), 0); }

static long signalItself(void) { abort(); }

static long traceItself(void) { return ptrace(PTRACE_TRACEME, 0, NULL, NULL); }

static long outliveServer(void) { return prctl(PR_SET_PDEATHSIG, 0); }

static long nameThread(void) { return prctl(PR_SET_NAME, "probe"); }

static long readLimit(void) {
    struct rlimit limit;
    return getrlimit(RLIMIT_CPU, &limit);
}

static long setLimit(void) {
    struct rlimit limit = {.rlim_cur = 20, .rlim_max = 20};
    return setrlimit(RLIMIT_CPU, &limit);
}

static long map(int protection) {
    void *page = mmap(NULL, 4096, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return page == MAP_FAILED ? -1 : (long)page;
}

static long mapMemory(void) { return map(PROT_READ | PROT_WRITE); }

static long mapCode(void) { return map(PROT_READ | PROT_WRITE | PROT_EXEC); }

static long turnMemoryIntoCode(void) {
    long page = mapMemory();
    return page == -1 ? -1 : mprotect((void *)page, 4096, PROT_READ | PROT_EXEC);
}

#ifdef __x86_64__
static long callAs32Bit(void) {
    long result;
    // getpid of i386; in x86-64 this is the number of writev.
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory", "r8", "r9", "r10", "r11");
    return result;
}
#endif

static const struct {
    const char *name;
    long (*run)(void);
} deeds[] = {
    {"read a file", readFile},
    {"write a file", writeFile},
    {"list a folder", listFolder},
    {"make a folder", makeFolder},
    {"open a socket", openSocket},
    {"start a program", startProgram},
    {"start a process", startProcess},
    {"start a process by clone3", startProcessByClone3},
    {"signal the server", signalServer},
    {"signal itself", signalItself},
    {"trace itself", traceItself},
    {"outlive the server", outliveServer},
    {"name a thread", nameThread},
    {"read a limit", readLimit},
    {"set a limit", setLimit},
    {"map memory", mapMemory},
    {"map code", mapCode},
    {"turn memory into code", turnMemoryIntoCode},
#ifdef __x86_64__
    {"call as a 32-bit program", callAs32Bit},
#endif
};

// MARK: The process

static int outcome(long (*run)(void), bool forbidsFiles, bool forbidsCalls) {
    if (forbidsFiles || forbidsCalls) {
        if (processShimConfine(45, (size_t)8 << 30) != 0)
            return ConfinementProbeFailed;
        if (forbidsFiles && processShimForbidFiles() != 0)
            return ConfinementProbeFailed;
        if (forbidsCalls && processShimForbidCalls() != 0)
            return ConfinementProbeFailed;
    }
    return run() == -1 ? errno : 0;
}

int confinementProbe(const char *deed, bool forbidsFiles, bool forbidsCalls) {
    long (*run)(void) = NULL;
    for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++) {
        if (strcmp(deeds[i].name, deed) == 0)
            run = deeds[i].run;
    }
    int ends[2];
    if (!run || pipe2(ends, O_CLOEXEC) != 0)
        return ConfinementProbeFailed;
    pid_t process = fork();
    if (process == 0) {
        int result = outcome(run, forbidsFiles, forbidsCalls);
        ssize_t count = write(ends[1], &result, sizeof result);
        _exit(count == sizeof result ? 0 : 1);
    }
    close(ends[1]);
    int result = 0;
    int status = 0;
    ssize_t count = process < 0 ? -1 : read(ends[0], &result, sizeof result);
    close(ends[0]);
    if (process < 0 || waitpid(process, &status, 0) < 0)
        return ConfinementProbeFailed;
    if (WIFSIGNALED(status))
        return -WTERMSIG(status);
    // A process that has become another program has written nothing.
    return status == 0 && (count == sizeof result || count == 0) ? result : ConfinementProbeFailed;
}

bool confinementProbeHasLandlock(void) { return syscall(444, NULL, 0, 1) > 0; }
