#define _GNU_SOURCE
#include "ProcessShim.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// From this number on, calls are the same on all processors; the kernel got them in 2019 and later (Linux 5.1). No library
/// depends on them, and those of future kernels are refused, too. One is clone3, whose flags a filter cannot see: the C library
/// uses clone instead.
///
/// In x86-64, the numbers of the x32 variant are larger.
static const unsigned firstRecent = 424;

/// Calls that are refused whatever their arguments are.
static const unsigned refused[] = {
    // Opening files. Everything that is needed is loaded already.
    SYS_openat, SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_memfd_create, SYS_mq_open, SYS_chdir, SYS_fchdir,
    SYS_chroot, SYS_inotify_init1, SYS_inotify_add_watch, SYS_fanotify_init, SYS_fanotify_mark,
    // Changing files; Landlock leaves out owners, modes, times and attributes.
    SYS_mkdirat, SYS_mknodat, SYS_linkat, SYS_symlinkat, SYS_renameat, SYS_renameat2, SYS_unlinkat, SYS_truncate,
    SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
    SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, SYS_mq_unlink,
    // Sockets. The one to the server is read and written like a file.
    SYS_socket, SYS_socketpair, SYS_bind, SYS_connect, SYS_listen, SYS_accept, SYS_accept4, SYS_sendmsg, SYS_sendmmsg,
    SYS_recvmsg, SYS_recvmmsg, SYS_setsockopt, SYS_ioctl,
    // Starting processes, and leaving the group that the server ends.
    SYS_execve, SYS_execveat, SYS_setpgid, SYS_setsid,
    // Reaching other processes, above all those of the server, which belong to the same user.
    SYS_kill, SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_ptrace, SYS_process_vm_readv,
    SYS_process_vm_writev, SYS_kcmp, SYS_setrlimit, SYS_setpriority, SYS_sched_setaffinity, SYS_sched_setattr,
    SYS_sched_setparam, SYS_sched_setscheduler, SYS_ioprio_set, SYS_migrate_pages, SYS_move_pages, SYS_shmget,
    SYS_shmat, SYS_shmctl, SYS_semget, SYS_semop, SYS_semtimedop, SYS_semctl, SYS_msgget, SYS_msgsnd, SYS_msgrcv,
    SYS_msgctl,
    // Rights of users and namespaces.
    SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid, SYS_setresuid, SYS_setresgid, SYS_setfsuid, SYS_setfsgid,
    SYS_setgroups, SYS_capset, SYS_unshare, SYS_setns, SYS_personality,
    // The system as a whole.
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_swapon, SYS_swapoff, SYS_quotactl, SYS_acct, SYS_reboot,
    SYS_kexec_load, SYS_kexec_file_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_syslog,
    SYS_vhangup, SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex,
    SYS_clock_adjtime,
    // Parts of the kernel in which errors are found again and again.
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_io_setup,
    SYS_io_submit, SYS_splice, SYS_tee, SYS_vmsplice, SYS_remap_file_pages, SYS_pkey_mprotect,
#ifdef __x86_64__
    // Earlier forms of the same, which other processors do not have.
    SYS_open, SYS_creat, SYS_mkdir, SYS_rmdir, SYS_mknod, SYS_link, SYS_symlink, SYS_rename, SYS_unlink, SYS_chmod,
    SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_inotify_init, SYS_uselib, SYS_fork, SYS_vfork,
    SYS_modify_ldt, SYS_iopl, SYS_ioperm,
#endif
};

/// A program for the kernel, which runs it for each call.
struct Filter {
    struct sock_filter steps[512];
    unsigned short count;
};

static void add(struct Filter *filter, struct sock_filter step) { filter->steps[filter->count++] = step; }

/// Answers the call: with an error number, or by letting it pass.
static void answer(struct Filter *filter, uint32_t what) {
    add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, what));
}

/// Continues if a comparison of the loaded value with `value` holds, and otherwise skips some steps.
static void compare(struct Filter *filter, unsigned short how, uint32_t value, unsigned char skippedIfNot) {
    add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | how | BPF_K, value, 0, skippedIfNot));
}

/// Loads 32 bits of what the kernel says about the call.
static void load(struct Filter *filter, size_t offset) {
    add(filter, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

/// Loads half of an argument; both processors have the lower half first.
static void loadArgument(struct Filter *filter, unsigned index, bool upperHalf) {
    load(filter, offsetof(struct seccomp_data, args) + index * sizeof(uint64_t) + (upperHalf ? sizeof(uint32_t) : 0));
}

_Static_assert(2 * sizeof refused / sizeof *refused + 64 < 512, "the filter has too few steps");

static const uint32_t refusal = SECCOMP_RET_ERRNO | EPERM;

/// Refuses a call if an argument has a bit of `bits`.
static void refuseBits(struct Filter *filter, unsigned call, unsigned argument, uint32_t bits) {
    compare(filter, BPF_JEQ, call, 4);
    loadArgument(filter, argument, false);
    compare(filter, BPF_JSET, bits, 1);
    answer(filter, refusal);
    answer(filter, SECCOMP_RET_ALLOW);
}

/// Refuses a call unless the bits `mask` of an argument are `value`.
static void require(struct Filter *filter, unsigned call, unsigned argument, uint32_t mask, uint32_t value) {
    compare(filter, BPF_JEQ, call, 5);
    loadArgument(filter, argument, false);
    add(filter, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, mask));
    compare(filter, BPF_JEQ, value, 1);
    answer(filter, SECCOMP_RET_ALLOW);
    answer(filter, refusal);
}

/// Refuses a call unless an argument is a null pointer.
static void requireNull(struct Filter *filter, unsigned call, unsigned argument) {
    compare(filter, BPF_JEQ, call, 6);
    loadArgument(filter, argument, false);
    compare(filter, BPF_JEQ, 0, 3);
    loadArgument(filter, argument, true);
    compare(filter, BPF_JEQ, 0, 1);
    answer(filter, SECCOMP_RET_ALLOW);
    answer(filter, refusal);
}

static void build(struct Filter *filter) {
    load(filter, offsetof(struct seccomp_data, arch));
    add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
    answer(filter, SECCOMP_RET_KILL_PROCESS);

    load(filter, offsetof(struct seccomp_data, nr));
    compare(filter, BPF_JGE, firstRecent, 1);
    answer(filter, SECCOMP_RET_ERRNO | ENOSYS);
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        compare(filter, BPF_JEQ, refused[i], 1);
        answer(filter, refusal);
    }

    // What is mapped as code is there already: bytes of a photo cannot become code.
    refuseBits(filter, SYS_mmap, 2, PROT_EXEC);
    refuseBits(filter, SYS_mprotect, 2, PROT_EXEC);
    // Threads, but no processes and no namespaces.
    const uint32_t namespaces =
        CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
    require(filter, SYS_clone, 0, CLONE_THREAD | namespaces, CLONE_THREAD);
    // abort() sends itself a signal.
    require(filter, SYS_tgkill, 0, UINT32_MAX, (uint32_t)getpid());
    // Threads have names. Other options would let the process survive the server.
    require(filter, SYS_prctl, 0, UINT32_MAX, PR_SET_NAME);
    // Limits are read, but not set.
    requireNull(filter, SYS_prlimit64, 2);
    answer(filter, SECCOMP_RET_ALLOW);
}

int processShimForbidCalls(void) {
    struct Filter filter = {.count = 0};
    build(&filter);
    struct sock_fprog program = {.len = filter.count, .filter = filter.steps};
    long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
    if (result == 0)
        return 0;
    // A positive number is the ID of a thread that has another filter.
    return result > 0 ? EBUSY : errno;
}
#else
int processShimForbidCalls(void) { return ENOTSUP; }
#endif
