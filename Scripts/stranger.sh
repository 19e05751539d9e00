#!/usr/bin/env bash
# Does what a new user does, from `git clone` to a container: in a bare Debian 12 that debootstrap makes in a temporary folder, with the
# toolchain of this machine and nothing else of it. The steps are tests: BrowserTests/stranger. Run by `make stranger`; needs root.
#
#     Scripts/stranger.sh [option of pytest ...]
#
# STRANGER_BINDS names folders and files of this machine, separated by spaces, that are also there in the bare system, read-only: for
# machines on which git fetches packages from a folder, that folder and /etc/gitconfig. STRANGER_FOLDER names a folder that is kept, and
# whose systems are used again, to run one step (-k) while working on it.
set -euo pipefail
cd "$(dirname "$0")/.."

mirror=http://deb.debian.org/debian
binds=${STRANGER_BINDS:-}

fail() {
    printf 'stranger: %s\n' "$@" >&2
    exit 1
}

# Makes two systems: one to develop on, one that only runs what was built.
make_systems() {
    debootstrap --variant=minbase bookworm "$folder/host" "$mirror" >"$folder/debootstrap.log" 2>&1 ||
        fail "debootstrap failed; expected a bare Debian from $mirror:" "$(tail -n 20 "$folder/debootstrap.log")"
    printf '127.0.0.1 localhost %s\n::1 localhost\n' "$(hostname)" >"$folder/host/etc/hosts"
    cp -a "$folder/host" "$folder/machine"

    # What a user of Debian has who has installed Swift: an account, sudo, git and make.
    chroot "$folder/machine" sh -euc '
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -q
        apt-get install -y -q --no-install-recommends git make sudo
        useradd --create-home --shell /bin/bash stranger
        echo "stranger ALL=(ALL) NOPASSWD: ALL" >/etc/sudoers.d/stranger
    ' >"$folder/apt.log" 2>&1 || fail "apt-get failed in the bare system:" "$(tail -n 20 "$folder/apt.log")"
    # The folders that are bound belong to others, and git would refuse repositories in them.
    [[ -z $binds ]] || printf '[safe]\n\tdirectory = *\n' >"$folder/machine/home/stranger/.gitconfig"
    # A file, because git does not ask whom it belongs to.
    git -c safe.directory="$PWD" bundle create --quiet "$folder/machine/srv/oriel.bundle" HEAD
}

bind_read_only() {
    local target=$folder/machine$1
    if [[ -d $1 ]]; then mkdir -p "$target"; else mkdir -p "${target%/*}" && touch "$target"; fi
    mount --bind "$1" "$target"
    mount -o remount,bind,ro "$target"
}

# What each running Linux has.
mount_kernel() {
    mount -t proc proc "$1/proc"
    mount -t devpts -o newinstance,ptmxmode=0666 devpts "$1/dev/pts"
    mount -t tmpfs -o mode=1777 shm "$1/dev/shm"
}

# Runs in namespaces of its own, so that mounts and processes end with it.
run_steps() {
    local toolchain path
    toolchain=$(swift -print-target-info | sed -n 's|.*"runtimeResourcePath" *: *"\(.*\)/usr/lib/swift".*|\1|p')
    [[ -n $toolchain && $toolchain != / ]] ||
        fail "the toolchain of $(command -v swift) is not in a folder of its own; expected FOLDER/usr/bin/swift"
    for path in "$folder"/{host,machine}; do mount_kernel "$path"; done
    for path in "$toolchain" $binds; do bind_read_only "$path"; done
    export STRANGER_SYSTEMS=$folder STRANGER_SWIFT=$toolchain/usr/bin
    exec .venv/bin/pytest --quiet --exitfirst --capture=no BrowserTests/stranger "$@"
}

if [[ ${1:-} == --inside ]]; then
    folder=$2
    shift 2
    run_steps "$@"
fi

[[ $EUID -eq 0 ]] || fail "expected to run as root, for debootstrap and mounts; run: sudo env PATH=\"\$PATH\" make stranger"
folder=${STRANGER_FOLDER:-$(mktemp -d)}
clean() {
    # What runs in the namespaces ends with it.
    [[ -z ${inside:-} ]] || { kill -KILL "$inside" && wait; } 2>/dev/null || true
    # Without the folders of other systems, whatever is mounted; processes may take a moment to end.
    [[ -n ${STRANGER_FOLDER:-} ]] || rm -rf --one-file-system "$folder" || { sleep 2 && rm -rf --one-file-system "$folder"; }
}
trap clean EXIT
trap 'exit 130' INT TERM HUP
mkdir -p "$folder"
[[ -e $folder/machine/srv/oriel.bundle ]] || make_systems

# In the background and a process group of its own, so that a signal ends this script at once, and Ctrl-C has its usual effect there.
set -m
unshare --mount --pid --fork --kill-child --mount-proc "$0" --inside "$folder" "$@" </dev/null &
inside=$!
wait "$inside"
