#!/usr/bin/env bash
# Runs the browser suites, three at a time on two cores: each waits for its browser and its servers, and keeps some 0.7 cores busy. The
# output of a suite is printed when it has ended. A number after @ is how many workers the servers of a suite
# have. Logs and pictures of a suite that fails are kept in BrowserTests/artifacts/failed.
#
#     Scripts/browser-tests.sh [suite[@workers] ...]
set -u
cd "$(dirname "$0")/.."
suites=("$@")
# The longest first.
[ ${#suites[@]} -gt 0 ] ||
    suites=(moments@2 gallery@1 tool moments@1 process client treehole engines gallery@2 items cluster samples layout)
logs=$(mktemp -d)
# What servers send, compressed once; without it, each process takes a tenth of a second for that when it starts, and there are hundreds.
forms=.build/debug/oriel_CompressedForms.resources
trap 'rm -rf "$logs" "$forms"' EXIT
[[ ! -x .build/debug/Gallery ]] || ORIEL_COMPRESSED_FORMS=$PWD/$forms .build/debug/Gallery --help >/dev/null || exit
failed=BrowserTests/artifacts/failed/$(date +%Y%m%d-%H%M%S)
export logs failed
# What several suites begin with is made once.
export ORIEL_SHARED_DATA=$logs/data
# What browsers get, and a third less work than the modules one by one.
export ORIEL_CLIENT=$PWD/Sources/OrielClient/Bundle
# Rows that are copied are compared with what they would be by themselves.
export ORIEL_CHECK_COPIES=1
mkdir "$ORIEL_SHARED_DATA"
mkdir -p "${failed%/*}"

run() {
    local suite=${1%@*} workers=1
    [[ $1 == *@* ]] && workers=${1#*@}
    local -a tests=("BrowserTests/$suite")
    # Looks and traces are those of one page, which is in one worker. Other tests of Moments have the two that `make run`
    # has. Those of the gallery that load a page again or make several requests run with one and with two.
    local -a alone=(BrowserTests/moments/test_{screens,trace}.py)
    case $1 in
        moments@1) tests=("${alone[@]}") ;;
        moments@2) tests+=("${alone[@]/#/--ignore=}") ;;
        gallery@2) tests=(BrowserTests/gallery/test_{files,fonts,media,navigation,resilience,windows}.py) ;;
    esac
    ORIEL_WORKERS=$workers .venv/bin/pytest --quiet --durations=5 "${tests[@]}" >"$logs/$1" 2>&1
    local outcome=$?
    # Kept, as the next run writes over it.
    [ $outcome = 0 ] || cp -R "BrowserTests/artifacts/workers-$workers" "$failed-$1"
    # In one piece, whatever else prints.
    printf '== %s\n%s\n' "$1" "$(cat "$logs/$1")"
    return $outcome
}
export -f run

printf '%s\n' "${suites[@]}" | xargs -P "$(((3 * $(nproc) + 1) / 2))" -I{} bash -c 'run {}'
