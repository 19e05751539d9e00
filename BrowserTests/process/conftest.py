"""Programs as people start them, and browsers that visit them."""

import os
import subprocess

import pytest

from live_server import ROOT
from waiting import PATIENCE

# Without what the person who runs the tests may have set for other servers.
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("ORIEL_")}


def program(name):
    path = ROOT / ".build" / "debug" / name
    assert path.exists(), f"{path} is missing; `make browser-test` builds it, or `swift build --product {name}`"
    return path


class Process:
    """A program that runs until it is stopped, with what it has written."""

    def __init__(self, name, *arguments, **variables):
        self.process = subprocess.Popen(
            [program(name), *arguments],
            env={**CLEAN, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def first_line(self):
        """What stands on standard output first; it waits for it."""
        return self.process.stdout.readline().rstrip("\n")

    @property
    def port(self):
        """Of the address it says it listens on."""
        return int(self.first_line().rsplit(":", 1)[1])

    def end(self, timeout=PATIENCE):
        """Waits for the end: the code, and what came on standard error."""
        _, errors = self.process.communicate(timeout=timeout)
        return self.process.returncode, errors

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        # Printed if the test has failed: a server or a worker that has ended by itself tells why.
        _, errors = self.process.communicate()
        print(f"{self.process.args[0]}: exit code {self.process.returncode}\n{errors}")


@pytest.fixture
def start():
    """Starts programs; at the end none of them runs."""
    processes = []

    def start(*arguments, name="Counter", **variables):
        processes.append(Process(name, *arguments, **variables))
        return processes[-1]

    yield start
    for process in processes:
        process.close()
