"""A running Treehole and browsers that visit it."""

import pytest

from treehole_server import Treehole
from visit import visits


@pytest.fixture(scope="session")
def treehole():
    """One demo for all tests; tests that write add posts of their own."""
    server = Treehole("treehole")
    yield server
    server.stop()


@pytest.fixture
def visit(browser, request, treehole):
    """Opens windows on Treehole; at the end none of them may have complained."""
    with visits(browser, request, "treehole", lambda: treehole.origin) as begin:
        yield begin
