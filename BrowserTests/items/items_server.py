"""Items as a process of its own, and the data that it brings."""

import json
import os
import pathlib

from live_server import ROOT, Server

CATALOGUE = ROOT / "Apps" / "Items" / "Sources" / "ItemsCatalogue" / "Resources" / "Catalogue.json"


def program():
    path = pathlib.Path(os.environ.get("ORIEL_ITEMS", ROOT / ".build" / "debug" / "items"))
    assert path.exists(), f"{path} is missing; `make browser-test` builds it, or `swift build --product items`"
    return path


def read_catalogue():
    return json.loads(CATALOGUE.read_text())["items"]


class Items(Server):
    """A running Items."""

    def __init__(self, name):
        super().__init__(name, program())
