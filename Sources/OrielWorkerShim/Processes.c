#define _GNU_SOURCE
#include "OrielWorkerShim.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

int oriel_die_with(pid_t parent) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0) return -errno;
    return getppid() == parent ? 0 : -ESRCH;
}

int oriel_shared_memory(size_t size) {
    int memory = memfd_create("oriel", MFD_CLOEXEC);
    if (memory < 0) return -errno;
    if (ftruncate(memory, (off_t)size) == 0) return memory;
    int error = errno;
    close(memory);
    return -error;
}

static int pipe_ends[2] = {-1, -1};

static void note_signal(int signal) {
    int error = errno;
    unsigned char byte = (unsigned char)signal;
    // A full pipe needs no further byte: any byte makes the reader check everything.
    if (write(pipe_ends[1], &byte, 1) < 0) {}
    errno = error;
}

int oriel_signals_open(const int *signals, size_t count) {
    if (pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) < 0) return -errno;
    struct sigaction action = {0};
    action.sa_handler = note_signal;
    action.sa_flags = SA_RESTART;
    sigfillset(&action.sa_mask);
    for (size_t index = 0; index < count; index++) {
        if (sigaction(signals[index], &action, NULL) < 0) return -errno;
    }
    return pipe_ends[0];
}

int oriel_signals_next(int descriptor) {
    unsigned char signal;
    ssize_t count;
    do count = read(descriptor, &signal, 1); while (count < 0 && errno == EINTR);
    if (count < 0) return errno == EAGAIN ? 0 : -errno;
    return count == 1 ? signal : -EIO;
}

pid_t oriel_worker_start(const char *path, char *const *arguments, char *const *environment, const int *descriptors) {
    // Copies above the child's descriptor numbers, so that none is overwritten before it is duplicated.
    int copies[3] = {-1, -1, -1};
    int error = 0;
    for (int index = 0; index < 3 && !error; index++) {
        copies[index] = fcntl(descriptors[index], F_DUPFD_CLOEXEC, 10);
        if (copies[index] < 0) error = errno;
    }
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    for (int index = 0; index < 3 && !error; index++) {
        error = posix_spawn_file_actions_adddup2(&actions, copies[index], 3 + index);
    }
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    // A process group of its own: Ctrl-C reaches only the supervisor, which stops the workers in order.
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    pid_t process = -1;
    if (!error) error = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    for (int index = 0; index < 3; index++) if (copies[index] >= 0) close(copies[index]);
    return error ? -error : process;
}

pid_t oriel_worker_wait(int *status) {
    int result = 0;
    pid_t process = waitpid(-1, &result, WNOHANG);
    if (process <= 0) return 0;
    *status = WIFSIGNALED(result) ? 1000 + WTERMSIG(result) : WEXITSTATUS(result);
    return process;
}
