#define _GNU_SOURCE
#include "OrielObjectShim.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int oriel_run_program(char *const arguments[]) {
    posix_spawn_file_actions_t actions;
    if (posix_spawn_file_actions_init(&actions) != 0) return -1;
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
#ifdef __linux__
    // The program gets none of the server's sockets and files.
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
    pid_t process;
    int failure = posix_spawnp(&process, arguments[0], &actions, 0, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failure) return -1;
    int status;
    while (waitpid(process, &status, 0) == -1) {
        if (errno != EINTR) return -1;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
