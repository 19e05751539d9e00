"""A package that `oriel new` has made, and `oriel dev`, which runs it."""

import os
import re
import signal
import subprocess

import pytest

from live_server import ARTIFACTS, ROOT
from visit import visits
from waiting import free_port, is_free, wait_until

PROGRAM = ROOT / ".build" / "debug" / "oriel"


class Package:
    """A new package in a temporary folder, and the tool that runs it."""

    def __init__(self, folder):
        self.folder = folder
        self.port = free_port()
        ARTIFACTS.mkdir(parents=True, exist_ok=True)
        self.log = ARTIFACTS / "oriel-dev.log"
        # The packages of the repository are compiled; only this one is not.
        command = [PROGRAM, "dev", "--port", str(self.port), "--scratch-path", ROOT / ".build", "--force-resolved-versions"]
        # Without what the person who runs the tests may have set for other servers.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ORIEL_")}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT
            )
        wait_until(lambda: not is_free(self.port), "oriel dev listens")

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def edit(self, path, old, new):
        """Replaces a text of a file, which occurs once."""
        file = self.folder / path
        text = file.read_text()
        assert text.count(old) == 1, f"{old} occurs once in {path}"
        file.write_text(text.replace(old, new))

    @property
    def times(self):
        """The seconds from each save until the new program served."""
        return [float(seconds) for seconds in re.findall(r"^Running ([\d.]+) s after", self.log.read_text(), re.MULTILINE)]

    def wait_for_line(self, text):
        def look():
            lines = self.log.read_text()
            assert self.process.poll() is None, f"oriel dev has ended:\n{lines[-4000:]}"
            return text in lines

        wait_until(look, f"oriel dev prints “{text}”; its log is {self.log}", 300)

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(60) == 0


@pytest.fixture(scope="session")
def package(tmp_path_factory):
    assert PROGRAM.exists(), f"{PROGRAM} is missing; `swift build --product oriel` builds it"
    folder = tmp_path_factory.mktemp("packages")
    subprocess.run([PROGRAM, "new", "Notes", "--oriel", ROOT], cwd=folder, check=True)
    package = Package(folder / "Notes")
    yield package
    package.stop()


@pytest.fixture
def visit(browser, request, package):
    with visits(browser, request, "tool", lambda: package.origin) as begin:
        yield begin
