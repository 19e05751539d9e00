#!/usr/bin/env bash
# Installs what the build needs on Debian and Ubuntu. Says nothing and is quick when all is there.
# With the argument "tests" it installs what the tests of Moments need, too, and with "browser" what those in a browser need; with "conformance", "fuzz" and "graphql"
# what the GraphQL engine is held against and measured beside; with "react" what the benchmark in a browser is measured
# beside; with "samples" what Examples/Samples needs; with "client" the bundler of the client; with "checks" what the
# scripts in this folder need; with "docs" what the documentation is written with; with "app" what packages that depend on
# Oriel need, which is less; with "stranger" what makes the bare system of Scripts/stranger.sh.
# With the option --list it installs nothing, and prints a line for each need: "ok" or "missing", and what it is.
set -euo pipefail
cd "$(dirname "$0")/.."

list=
if [[ ${1:-} == --list ]]; then
    list=true
    shift
fi
purpose=${1:-build}

fail() {
    printf 'setup: %s\n' "$@" >&2
    exit 1
}

# The lines are "what must be there | the package that brings it"; development packages, because the names of
# library packages differ between releases.
needs() {
    cat <<'LIST'
command git|git
command make|make
command gcc|gcc
command g++|g++
command ld.gold|binutils-gold
file /usr/include/stdio.h|libc6-dev
file /usr/share/zoneinfo/UTC|tzdata
file /etc/ssl/certs/ca-certificates.crt|ca-certificates
library libcurl.so.4|libcurl4-openssl-dev
library libxml2.so|libxml2-dev
library libncurses.so.6|libncurses-dev
library libuuid.so.1|uuid-dev
file /usr/include/zlib.h|zlib1g-dev
command pdftocairo|poppler-utils
LIST
    [[ $purpose == app ]] || cat <<'LIST'
file /usr/include/sqlite3.h|libsqlite3-dev
file /usr/include/vips/vips.h|libvips-dev
file /usr/include/postgresql/libpq-fe.h|libpq-dev
file /usr/include/archive.h|libarchive-dev
LIST
    [[ $purpose =~ ^(app|build|client)$ ]] || echo 'command python3|python3'
    [[ ! $purpose =~ ^(browser|docs|fuzz|tests)$ ]] || echo 'python ensurepip|python3-venv'
    [[ $purpose != browser ]] || cat <<'LIST'
command chromium|chromium
file /usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc|fonts-noto-cjk
file /usr/share/fonts/truetype/noto/NotoColorEmoji.ttf|fonts-noto-color-emoji
command WebKitWebDriver|webkit2gtk-driver
command Xvfb|xvfb
command jpegtran|libjpeg-turbo-progs
command optipng|optipng
LIST
    [[ $purpose != tests ]] || cat <<'LIST'
command pg_createcluster|postgresql
file /usr/sbin/haproxy|haproxy
LIST
    [[ $purpose != samples ]] || echo 'file /usr/include/cmark.h|libcmark-dev'
    [[ $purpose != client ]] || echo 'command esbuild|esbuild'
    [[ $purpose != stranger ]] || echo 'file /usr/sbin/debootstrap|debootstrap'
    # The tests run twice as fast in it. Ubuntu has no such package; there they use Chromium.
    # Ubuntu's Firefox is a snap, which cannot be driven; there the tests for Firefox are skipped.
    [[ $purpose != browser ]] || ! grep -qx 'ID=debian' /etc/os-release || cat <<'LIST'
command chromium-headless-shell|chromium-headless-shell
command firefox-esr|firefox-esr
LIST
    [[ $purpose != graphql ]] || cat <<'LIST'
command node|nodejs
file /usr/share/nodejs/graphql/index.js|node-graphql
LIST
    [[ $purpose != react ]] || cat <<'LIST'
file /usr/share/nodejs/react/umd/react.production.min.js|node-react
file /usr/share/nodejs/react-dom/umd/react-dom.production.min.js|node-react-dom
LIST
}

# Prints "ok" or "missing", and the package, for each need.
packages() {
    local libraries need package kind name state
    libraries=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p)
    while IFS='|' read -r need package; do
        read -r kind name <<<"$need"
        state=missing
        case $kind in
            command) command -v "$name" >/dev/null && state=ok ;;
            file) [[ -e $name ]] && state=ok ;;
            python) python3 -c "import $name" 2>/dev/null && state=ok ;;
            library) [[ $libraries == *"$name"* ]] && state=ok ;;
        esac
        echo "$state $package"
    done < <(needs)
}

# Begins again as the only setup in this checkout: apt-get refuses to run twice at a time, and two of pip would write the same files.
# What this starts does not hold the lock, as a package may start a server.
alone() {
    [[ -n ${ORIEL_SETUP_LOCK:-} ]] && return
    command -v flock >/dev/null && mkdir -p .build 2>/dev/null && [[ -w .build ]] || return 0
    exec env ORIEL_SETUP_LOCK=held flock --close .build/setup.lock Scripts/setup.sh "$purpose"
}

install_packages() {
    local -a packages as_root=()
    mapfile -t packages < <(packages | sed -n 's/^missing //p')
    [[ ${#packages[@]} -eq 0 ]] && return
    alone

    command -v apt-get >/dev/null || fail \
        "this system lacks ${packages[*]} (Debian's names) and has no apt-get; install them and run this again"
    if [[ $EUID -ne 0 ]]; then
        command -v sudo >/dev/null || fail \
            "this system lacks ${packages[*]}; expected to run as root or with sudo to install them" \
            "as root, run: apt-get install ${packages[*]}"
        as_root=(sudo)
    fi
    # Set by env, because sudo drops variables; without it, packages such as tzdata ask questions.
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    "${as_root[@]}" apt-get update -q -o Acquire::Retries=3 >&2
    # Until Debian 12 the gold linker came with binutils.
    if ! apt-cache show binutils-gold >/dev/null 2>&1; then
        packages=("${packages[@]/binutils-gold/binutils}")
    fi
    # The system may be installing updates of its own.
    "${as_root[@]}" apt-get install -y -q --no-install-recommends -o Acquire::Retries=3 -o DPkg::Lock::Timeout=600 "${packages[@]}" >&2
}

# Prints the version.
require_swift() {
    local version
    command -v swift >/dev/null || fail \
        "no 'swift' was found in PATH; expected Swift 6.2 or later" \
        "install it from https://www.swift.org/install/linux and open a new shell"
    version=$(swift --version 2>/dev/null) || fail \
        "'swift --version' failed; expected Swift 6.2 or later" \
        "run it by hand: a library it needs may be missing"
    [[ $version =~ Swift\ version\ (([0-9]+)\.([0-9]+)[0-9.]*) ]] || fail "no version was found in: $version"
    if ((BASH_REMATCH[2] < 6 || (BASH_REMATCH[2] == 6 && BASH_REMATCH[3] < 2))); then
        fail "Swift ${BASH_REMATCH[1]} is installed; expected 6.2 or later" \
            "install it from https://www.swift.org/install/linux"
    fi
    echo "Swift ${BASH_REMATCH[1]}"
}

# Asking Swift for its version takes longer than everything else here, so the answer is kept with the build.
check_swift() {
    local swift stamp=.build/setup.stamp
    if swift=$(command -v swift); then
        swift="$(readlink -f "$swift") $(stat -L -c %Y "$swift")"
        [[ -e $stamp && $(<"$stamp") == "$swift" ]] && return
    fi
    require_swift >/dev/null
    mkdir -p .build
    printf '%s' "$swift" >"$stamp"
}

print_list() {
    local version
    if version=$(require_swift 2>&1); then echo "ok $version"; else echo "missing Swift: ${version//setup: /}" | paste -sd ';'; fi
    packages
}

# The packages of Python live in a folder of their own; they are looked at again when a list of them has changed.
prepare_python() {
    local list=$1 stamp=.venv/${1//\//-}.stamp
    [[ -e $stamp && $(<"$stamp") == "$(<"$list")" ]] && return
    alone
    python3 -m venv .venv
    .venv/bin/pip install --quiet --disable-pip-version-check -r "$list" >&2
    cp "$list" "$stamp"
}

# The proxies that `oriel deploy` and Apps/Moments/Deploy have configurations for. They are unpacked and not installed, because the
# packages start services; tests
# of a proxy that this system does not have are skipped.
prepare_proxies() {
    local folder=.build/proxies proxy
    command -v dpkg >/dev/null || return 0
    for proxy in caddy nginx; do
        [[ -e $folder/$proxy.stamp ]] && continue
        alone
        mkdir -p "$folder"
        # Joined by `&&`, because a shell does not end at an error on the left of `||`.
        (
            cd "$folder" &&
                { apt-get download -q "$proxy" || { apt-get update -q && apt-get download -q "$proxy"; }; } >/dev/null 2>&1 &&
                dpkg -x "$proxy"_*.deb . &&
                touch "$proxy.stamp"
        ) || echo "setup: no package $proxy; its test is skipped" >&2
    done
}

if [[ -n $list ]]; then
    print_list
    exit
fi
install_packages
check_swift
case $purpose in
    tests)
        prepare_python Tests/ObjectStorage/requirements.txt
        prepare_proxies
        ;;
    browser)
        prepare_python BrowserTests/requirements.txt
        prepare_proxies
        ;;
    docs) prepare_python Docs/Site/requirements.txt ;;
    fuzz) prepare_python Tests/GraphQLConformance/fuzz/requirements.txt ;;
esac
