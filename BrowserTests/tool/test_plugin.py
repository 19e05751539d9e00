"""`swift package oriel`: the commands without an installation."""

import os
import shutil
import signal
import subprocess

import pytest

from live_server import ROOT
from waiting import BUILD_PATIENCE, wait_until

from conftest import OPTIONS, environment, new_package

# Says how it was called. A build goes on until it is interrupted, or nobody waits for it; everything else is SwiftPM's.
SWIFT = """#!/bin/sh
echo "$*" >> {calls}
[ "$1" = build ] || exec {swift} "$@"
trap 'echo interrupted >> {calls}; exit 130' INT TERM
while kill -0 $PPID; do sleep 0.05; done
"""


@pytest.fixture
def package(tmp_path):
    return new_package(tmp_path, "Pans")


@pytest.fixture
def start(package, tmp_path):
    """Starts a command of the plugin. Its programs find a `swift` that builds nothing."""
    swift = shutil.which("swift")
    calls = tmp_path / "calls"
    calls.touch()
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "swift").write_text(SWIFT.format(calls=calls, swift=swift))
    (folder / "swift").chmod(0o755)
    variables = {**environment(), "PATH": f"{folder}:{os.environ['PATH']}", "XDG_CACHE_HOME": str(tmp_path / "caches")}
    processes = []

    def begin(*words):
        command = [swift, "package", *OPTIONS, "oriel", *words]
        process = subprocess.Popen(
            command, cwd=package, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        processes.append(process)
        return process

    begin.calls = calls
    yield begin
    for process in processes:
        # One that hangs would keep others from the build folder.
        process.kill()
        process.wait()


def test_a_command_has_its_output_and_its_exit_code(start, package):
    process = start("deploy", "--caddy", "--public-url", "https://pans.example.org")
    output, _ = process.communicate(timeout=BUILD_PATIENCE)
    assert process.returncode == 0, output[-4000:]
    assert "pans.example.org" in output

    process = start("deploy", "--caddy", "--public-url", "no address")
    output, _ = process.communicate(timeout=BUILD_PATIENCE)
    assert process.returncode != 0
    assert "no address" in output


def test_a_package_depends_on_the_same_sources(start, package):
    process = start("new", "Inner")
    output, _ = process.communicate(timeout=BUILD_PATIENCE)
    assert process.returncode == 0, output[-4000:]
    assert str(ROOT) in (package / "Inner" / "Package.swift").read_text()


def test_a_build_has_a_folder_of_its_own_and_hears_an_interrupt(start, package):
    process = start("build", "--configuration", "debug")
    wait_until(lambda: "build" in [line.split(" ")[0] for line in start.calls.read_text().splitlines()], "the build begins", BUILD_PATIENCE)
    for call in start.calls.read_text().splitlines():
        assert f"--scratch-path {package}/.build/oriel" in call, call

    process.send_signal(signal.SIGINT)
    process.communicate(timeout=BUILD_PATIENCE)
    wait_until(lambda: "interrupted" in start.calls.read_text(), "the build is interrupted")
