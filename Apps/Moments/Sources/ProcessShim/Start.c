#define _GNU_SOURCE
#include "ProcessShim.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int setActions(posix_spawn_file_actions_t *actions, int socket) {
    int error = posix_spawn_file_actions_adddup2(actions, socket, STDIN_FILENO);
    if (error == 0)
        error = posix_spawn_file_actions_adddup2(actions, socket, STDOUT_FILENO);
    if (error == 0)
        error = posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (error == 0)
        error = posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
    return error;
}

static int setAttributes(posix_spawnattr_t *attributes) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int error = posix_spawnattr_setsigmask(attributes, &none);
    if (error == 0)
        error = posix_spawnattr_setsigdefault(attributes, &all);
    if (error == 0)
        error = posix_spawnattr_setpgroup(attributes, 0);
    if (error == 0)
        error = posix_spawnattr_setflags(
            attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    return error;
}

int processShimStart(const char *path, int socket, pid_t *process) {
    const char *libraries = getenv("LD_LIBRARY_PATH");
    char *variable = NULL;
    if (libraries && asprintf(&variable, "LD_LIBRARY_PATH=%s", libraries) < 0)
        return ENOMEM;
    char *arguments[] = {(char *)path, NULL};
    char *environment[] = {variable, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    int error = setActions(&actions, socket);
    if (error == 0)
        error = setAttributes(&attributes);
    if (error == 0)
        error = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    free(variable);
    return error;
}
