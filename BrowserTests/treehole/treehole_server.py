"""Treehole as a process of its own."""

import os
import pathlib
import tempfile

from live_server import ROOT, Server


def program():
    path = pathlib.Path(os.environ.get("ORIEL_TREEHOLE", ROOT / ".build" / "debug" / "treehole"))
    assert path.exists(), f"{path} is missing; `make browser-test` builds it, or `swift build --product treehole`"
    return path


class Treehole(Server):
    """A running Treehole with the demo, in a data folder of its own."""

    def __init__(self, name):
        self.data = tempfile.mkdtemp(prefix="treehole-")
        super().__init__(name, program(), ["--demo", "--data", self.data])
