"""A running Items and browsers that visit it."""

import json
import os
import pathlib

import pytest

from live_server import ROOT, Server
from visit import visits

CATALOGUE = ROOT / "Apps" / "Items" / "Sources" / "ItemsCatalogue" / "Resources" / "Catalogue.json"


def program():
    path = pathlib.Path(os.environ.get("ORIEL_ITEMS", ROOT / ".build" / "debug" / "items"))
    assert path.exists(), f"{path} is missing; `make browser-test` builds it, or `swift build --product items`"
    return path


@pytest.fixture(scope="session")
def items():
    """One server for all tests: what people change is in their browsers."""
    server = Server("items", program())
    yield server
    server.stop()


@pytest.fixture(scope="session")
def catalogue():
    """The items, as in the file that the app brings."""
    return json.loads(CATALOGUE.read_text())["items"]


@pytest.fixture
def visit(browser, request, items):
    """Opens windows on Items; at the end none of them may have complained."""
    with visits(browser, request, "items", lambda: items.origin) as begin:
        yield begin
