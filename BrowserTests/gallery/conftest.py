"""A running Gallery and browsers that visit it."""

import pytest

from network import Network
from server import Gallery
from visit import visits


@pytest.fixture(scope="session")
def gallery():
    """One Gallery for all tests that leave it running."""
    gallery = Gallery("gallery")
    yield gallery
    gallery.stop()


@pytest.fixture
def mortal_gallery(request):
    """A Gallery that a test may kill."""
    gallery = Gallery(request.node.name)
    yield gallery
    gallery.stop()


@pytest.fixture
def network(gallery):
    """A network to the Gallery that may be slow, or be cut."""
    network = Network(gallery.port)
    yield network
    network.close()


@pytest.fixture
def visit(browser, request):
    """Opens windows on the Gallery; at the end none of them may have complained.

    It comes after the network and the server of a test, so that windows close before those end.
    """
    for name in {"network", "mortal_gallery"} & set(request.fixturenames):
        request.getfixturevalue(name)
    with visits(browser, request, "gallery", lambda: request.getfixturevalue("gallery").origin) as begin:
        yield begin
