#define _GNU_SOURCE
#include "OrielWorkerShim.h"

#include <errno.h>
#include <linux/filter.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static socklen_t address_of(const char *name, struct sockaddr_un *address) {
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    size_t length = strnlen(name, sizeof address->sun_path - 1);
    memcpy(address->sun_path + 1, name, length);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + length);
}

int oriel_mailbox_open(const char *name) {
    int mailbox = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (mailbox < 0) return -errno;
    int on = 1, size = 1 << 20;
    setsockopt(mailbox, SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
    struct sockaddr_un address;
    socklen_t length = address_of(name, &address);
    if (setsockopt(mailbox, SOL_SOCKET, SO_PASSCRED, &on, sizeof on) < 0 ||
        bind(mailbox, (struct sockaddr *)&address, length) < 0) {
        int error = errno;
        close(mailbox);
        return -error;
    }
    return mailbox;
}

int oriel_mailbox_send(int socket, const char *name, const void *bytes, size_t count, int descriptor) {
    struct sockaddr_un address;
    struct iovec content = {(void *)bytes, count};
    union { struct cmsghdr header; char space[CMSG_SPACE(sizeof(int))]; } control;
    struct msghdr message = {0};
    message.msg_name = &address;
    message.msg_namelen = address_of(name, &address);
    message.msg_iov = &content;
    message.msg_iovlen = 1;
    if (descriptor >= 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = &control;
        message.msg_controllen = sizeof control.space;
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
    }
    ssize_t sent;
    do sent = sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL); while (sent < 0 && errno == EINTR);
    return sent < 0 ? -errno : 0;
}

ssize_t oriel_mailbox_receive(int socket, void *bytes, size_t capacity, int *descriptor) {
    for (;;) {
        // Space for more descriptors than are ever sent, so that none leaks.
        union { struct cmsghdr header; char space[CMSG_SPACE(8 * sizeof(int)) + CMSG_SPACE(sizeof(struct ucred))]; } control;
        struct iovec content = {bytes, capacity};
        struct msghdr message = {0};
        message.msg_iov = &content;
        message.msg_iovlen = 1;
        message.msg_control = &control;
        message.msg_controllen = sizeof control;
        *descriptor = -1;
        ssize_t count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
        if (count < 0) {
            if (errno == EINTR) continue;
            return -errno;
        }
        int isOurs = 0;
        for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
            if (header->cmsg_level != SOL_SOCKET) continue;
            if (header->cmsg_type == SCM_CREDENTIALS) {
                struct ucred sender;
                memcpy(&sender, CMSG_DATA(header), sizeof sender);
                isOurs = sender.uid == geteuid();
            } else if (header->cmsg_type == SCM_RIGHTS) {
                size_t descriptors = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
                for (size_t index = 0; index < descriptors; index++) {
                    int received;
                    memcpy(&received, CMSG_DATA(header) + index * sizeof(int), sizeof received);
                    if (*descriptor < 0) *descriptor = received; else close(received);
                }
            }
        }
        if (isOurs && !(message.msg_flags & MSG_TRUNC)) return count;
        if (*descriptor >= 0) close(*descriptor);
    }
}

int oriel_accept(int listener) {
    int connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    return connection < 0 ? -errno : connection;
}

static void wake(int signal) {
    (void)signal;
}

void oriel_allow_interrupts(void) {
    // Without SA_RESTART, so that system calls return.
    struct sigaction action = {.sa_handler = wake};
    sigemptyset(&action.sa_mask);
    sigaction(SIGURG, &action, NULL);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGURG);
    pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
}

void oriel_interrupt(pthread_t thread) { pthread_kill(thread, SIGURG); }

int oriel_hold_back(int listener) {
    // The flags of a segment are its 14th byte. One with SYN and without ACK asks for a connection.
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 13),
        BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0x12),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0x02, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, 0),
        BPF_STMT(BPF_RET | BPF_K, 0xffffffff),
    };
    struct sock_fprog filter = {sizeof code / sizeof *code, code};
    return setsockopt(listener, SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof filter) < 0 ? -errno : 0;
}
