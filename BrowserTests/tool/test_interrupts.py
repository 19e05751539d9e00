"""`oriel dev` is interrupted while it builds."""

import os
import shutil
import signal
import subprocess

import pytest

from conftest import OPTIONS, PROGRAM, environment, new_package
from waiting import BUILD_PATIENCE, PATIENCE, free_port, wait_until

# A build notes that it begins, and that it goes on, until it is interrupted or nobody waits for it; everything else is SwiftPM's.
SWIFT = """#!/bin/sh
[ "$1" = build ] || exec {swift} "$@"
trap 'exit 130' INT TERM
echo begins >> {notes}
while kill -0 $PPID; do echo "goes on" >> {notes}; sleep 0.05; done
"""


@pytest.fixture
def notes(tmp_path):
    """What builds note."""
    notes = tmp_path / "notes"
    notes.touch()
    return notes


@pytest.fixture
def tool(tmp_path, notes):
    """The tool in a package, with a `swift` that builds nothing."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "swift").write_text(SWIFT.format(swift=shutil.which("swift"), notes=notes))
    (folder / "swift").chmod(0o755)
    process = subprocess.Popen(
        [PROGRAM, "dev", "--port", str(free_port()), *OPTIONS],
        cwd=new_package(tmp_path, "Puddles"), env={**environment(), "PATH": f"{folder}:{os.environ['PATH']}"},
    )
    yield process
    process.kill()
    process.wait()


def test_a_file_that_was_saved_during_the_build_is_not_built_after_an_interrupt(tool, notes, tmp_path):
    def count(note):
        return notes.read_text().splitlines().count(note)

    wait_until(lambda: count("begins") == 1, "the build begins", BUILD_PATIENCE)
    view = tmp_path / "Puddles" / "Sources" / "Puddles" / "ContentView.swift"
    view.write_text(view.read_text() + "\n")
    # By then the tool has heard of the save.
    known = count("goes on")
    wait_until(lambda: count("goes on") > known + 10, "the build goes on")

    tool.send_signal(signal.SIGINT)

    assert tool.wait(PATIENCE) == 0
    assert count("begins") == 1
