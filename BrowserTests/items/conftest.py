"""A running Items and browsers that visit it."""

import pytest

from items_server import Items, read_catalogue
from visit import visits


@pytest.fixture(scope="session")
def items():
    """One server for all tests: what people change is in their browsers."""
    server = Items("items")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def catalogue():
    """The items, as in the file that the app brings."""
    return read_catalogue()


@pytest.fixture
def visit(browser, request, items):
    """Opens windows on Items; at the end none of them may have complained."""
    with visits(browser, request, "items", lambda: items.origin) as begin:
        yield begin
