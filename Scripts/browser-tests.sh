#!/usr/bin/env bash
# Runs the browser suites, three at a time, as they wait for clocks, disks and sockets often enough. The output of a suite is printed when
# it has ended; the longest begin first. A number after @ is how many workers the servers of a suite have. Logs and pictures of a suite that
# fails are kept in
# BrowserTests/artifacts/failed.
#
#     Scripts/browser-tests.sh [suite[@workers] ...]
set -u
cd "$(dirname "$0")/.."
suites=("$@")
[ ${#suites[@]} -gt 0 ] || suites=(moments@1 moments@2 process gallery@1 engines gallery@2 client samples layout)
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
failed=BrowserTests/artifacts/failed/$(date +%Y%m%d-%H%M%S)
export logs failed
mkdir -p "${failed%/*}"

run() {
    local suite=${1%@*} workers=1
    [[ $1 == *@* ]] && workers=${1#*@}
    local -a skipped=()
    # Pages look the same with any number of workers.
    case $1 in
        gallery@2) skipped=(--ignore=BrowserTests/gallery/test_pages.py) ;;
        moments@2) skipped=(--ignore=BrowserTests/moments/test_screens.py) ;;
    esac
    ORIEL_WORKERS=$workers .venv/bin/pytest --quiet "BrowserTests/$suite" "${skipped[@]}" >"$logs/$1" 2>&1
    local outcome=$?
    # Kept, as the next run writes over it.
    [ $outcome = 0 ] || cp -R "BrowserTests/artifacts/workers-$workers" "$failed-$1"
    # In one piece, whatever else prints.
    printf '== %s\n%s\n' "$1" "$(cat "$logs/$1")"
    return $outcome
}
export -f run

printf '%s\n' "${suites[@]}" | xargs -P 3 -I{} bash -c 'run {}'
