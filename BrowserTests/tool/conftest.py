"""Packages that `oriel new` has made, and `oriel dev` and `oriel previews`, which run them."""

import os
import pathlib
import re
import shutil
import signal
import subprocess

import pytest

from live_server import ARTIFACTS, ROOT
from visit import visits
from waiting import BUILD_PATIENCE, PATIENCE, free_port, is_free, wait_until

PROGRAM = ROOT / ".build" / "debug" / "oriel"
SAMPLES = pathlib.Path(__file__).parent / "Samples.swift"


# The packages of the repository are compiled; only a new one is not.
OPTIONS = ["--scratch-path", ROOT / ".build", "--force-resolved-versions"]


def environment():
    """The variables without what the person who runs the tests may have set for other servers."""
    return {name: value for name, value in os.environ.items() if not name.startswith("ORIEL_")}


class Package:
    """A new package in a temporary folder, and the tool that runs it."""

    def __init__(self, folder, command="dev"):
        self.folder = folder
        self.command = command
        self.port = free_port()
        ARTIFACTS.mkdir(parents=True, exist_ok=True)
        self.log = ARTIFACTS / f"oriel-{command}.log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [PROGRAM, command, "--port", str(self.port), *OPTIONS],
                cwd=folder,
                env=environment(),
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        wait_until(self.listens, f"oriel {command} listens; its log is {self.log}", BUILD_PATIENCE)

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def lines(self):
        """What the tool has printed; it must not have ended."""
        lines = self.log.read_text(errors="replace")
        assert self.process.poll() is None, f"oriel {self.command} has ended:\n{lines[-4000:]}"
        return lines

    def listens(self):
        return self.lines() is not None and not is_free(self.port)

    def edit(self, path, old, new):
        """Replaces a text of a file, which occurs once."""
        file = self.folder / path
        text = file.read_text()
        assert text.count(old) == 1, f"{old} occurs once in {path}"
        file.write_text(text.replace(old, new))

    @property
    def times(self):
        """The seconds from each save until the new program served."""
        return [float(seconds) for seconds in re.findall(r"^Running ([\d.]+) s after", self.log.read_text(errors="replace"), re.MULTILINE)]

    def build(self, output):
        """Makes a folder that runs without the package."""
        command = [PROGRAM, "build", "--output", output, "--configuration", "debug", *OPTIONS]
        subprocess.run(command, cwd=self.folder, env=environment(), check=True)

    def wait_for_line(self, text):
        wait_until(lambda: text in self.lines(), f"oriel {self.command} prints “{text}”; its log is {self.log}", BUILD_PATIENCE)

    def wait_for_times(self, count):
        """Waits until that many saves are served."""
        wait_until(lambda: self.lines() and len(self.times) >= count, f"{count} saves are served; the log is {self.log}", BUILD_PATIENCE)

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        try:
            assert self.process.wait(PATIENCE) == 0
        finally:
            # One that hangs would keep others from the build folder.
            self.process.kill()


def new_package(folder, name):
    """Makes a package in a folder."""
    assert PROGRAM.exists(), f"{PROGRAM} is missing; `swift build --product oriel` builds it"
    subprocess.run([PROGRAM, "new", name, "--oriel", ROOT], cwd=folder, check=True)
    return folder / name


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A package under `oriel dev`."""
    package = Package(new_package(tmp_path_factory.mktemp("packages"), "Notes"))
    yield package
    package.stop()


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    """A package with previews of all kinds under `oriel previews`."""
    folder = new_package(tmp_path_factory.mktemp("packages"), "Atlas")
    shutil.copy(SAMPLES, folder / "Sources" / "Atlas" / "Samples.swift")
    package = Package(folder, "previews")
    yield package
    package.stop()


@pytest.fixture
def visit(browser, request, package):
    with visits(browser, request, "tool", lambda: package.origin) as begin:
        yield begin


@pytest.fixture
def visit_gallery(browser, request, gallery):
    with visits(browser, request, "tool", lambda: gallery.origin) as begin:
        yield begin


@pytest.fixture
def start(tmp_path):
    """Starts a program in an empty folder, and returns its address; the program is stopped at the end."""
    processes = []

    def begin(program):
        port = free_port()
        processes.append(subprocess.Popen([program, "--port", str(port)], cwd=tmp_path, env=environment()))
        wait_until(lambda: not is_free(port), f"{program.name} listens")
        return f"http://127.0.0.1:{port}/"

    yield begin
    for process in processes:
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
