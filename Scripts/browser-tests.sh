#!/usr/bin/env bash
# Runs the suites in a browser, two at a time: they wait for each other's sleepy browser more than they compute. What a suite
# says is printed when it has ended; the longest begin first.
#
#     Scripts/browser-tests.sh [suite ...]
set -u
cd "$(dirname "$0")/.."
suites=("$@")
[ ${#suites[@]} -gt 0 ] || suites=(moments gallery client layout process)
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
export logs

run() {
    .venv/bin/pytest --quiet "BrowserTests/$1" >"$logs/$1" 2>&1
    local outcome=$?
    # In one piece, whoever else prints.
    printf '== %s\n%s\n' "$1" "$(cat "$logs/$1")"
    return $outcome
}
export -f run

printf '%s\n' "${suites[@]}" | xargs -P 2 -I{} bash -c 'run {}'
