#!/usr/bin/env bash
# Runs the Swift tests, which must have been built, in parts: as many at a time as there are cores. The output of a part is printed when
# it has ended.
#
# Views live on the main actor, which all tests of a process share: one test at a time, and none waits for another's work. The tests that
# send odd values to every element take as long as all others of these, so they have a part. Tests of the server wait for clocks and sockets
# instead, so they run side by side. One that measures the memory of its process runs alone.
#
# Those of OrielServer have a part, too: its deadlines are of real time, and tests of Moments can keep all threads of their process busy for
# seconds, as when they start PostgreSQL.
#
# SwiftPM runs one command at a time in a build folder, so the parts start the program of the tests without it. The arguments are those of
# the `swift build` that has made it.
#
#     Scripts/swift-tests.sh [argument of swift build ...]
set -u
cd "$(dirname "$0")/.."
program=$(swift build "$@" --show-bin-path)/orielPackageTests.xctest
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
export program logs
# Rows that are copied are compared with what they would be by themselves.
export ORIEL_CHECK_COPIES=1

moments='MomentsServerTests|MomentsMediaTests|MomentsPhotoRenderingTests|MomentsDemoTests'
# Options of each part, the longest first.
parts=(
    "--filter $moments"
    "--no-parallel --skip OrielServerTests|$moments|AppPageAttackTableTests"
    "--no-parallel --filter AppPageAttackTableTests"
    "--filter OrielServerTests --skip AppPageAttackTests"
    "--no-parallel --filter AppPageAttackTests"
)

run() {
    local log=$logs/$BASHPID
    # Tests side by side are at most so many: each of some has connections to one server of PostgreSQL.
    # shellcheck disable=SC2086 # the options of a part are words
    # A test that hangs fails, with what had been printed until then; the longest part takes five minutes, and seven times as long on a machine
    # that others use.
    SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=12 timeout 5400 "$program" --testing-library swift-testing $1 >"$log" 2>&1
    local outcome=$?
    # In one piece, whatever else prints.
    printf '== %s\n%s\n' "$1" "$(cat "$log")"
    return $outcome
}
export -f run

status=0
printf '%s\n' "${parts[@]}" | xargs -d '\n' -P "$(nproc)" -I{} bash -c 'run "{}"' || status=1
# The tests of XCTest: those of its bridge to the test kit.
"$program" --testing-library xctest || status=1
exit $status
