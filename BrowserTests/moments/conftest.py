"""A running Moments and browsers that visit it."""

import fcntl
import os
import pathlib
import shutil

import pytest

from cluster_server import IS_CLUSTER
from moments_server import DEMO, Family, Moments
from visit import visits
from window import Window


def pytest_collection_modifyitems(items):
    """Skips what only one machine can do, or shows, if the suite runs against clusters."""
    for item in items:
        if IS_CLUSTER and (marker := item.get_closest_marker("one_machine")):
            item.add_marker(pytest.mark.skip(reason=f"one machine: {marker.args[0]}"))


@pytest.fixture(scope="session")
def demo_data(tmp_path_factory):
    """A data folder with the demo in it. Filling one takes a while, so suites that run together share it.

    The database of a cluster belongs to its run.
    """
    shared = None if IS_CLUSTER else os.environ.get("ORIEL_SHARED_DATA")
    parent = pathlib.Path(shared or tmp_path_factory.mktemp("demo"))
    folder = parent / "demo"
    with (parent / "demo.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            server = Moments("filling", *DEMO)
            server.end()
            shutil.copytree(server.data, parent / "unfinished")
            (parent / "unfinished").rename(folder)
            server.stop()
    return folder


@pytest.fixture(scope="session")
def demo(demo_data):
    """One demo for all tests that leave it as it is."""
    server = Moments("demo", *DEMO, template=demo_data)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def first_family():
    """A family that has ended; other families copy its data, as each sign-up hashes a password."""
    family = Family("first-family")
    family.end()
    yield family
    family.stop()


@pytest.fixture(scope="module")
def family(first_family, request):
    """People with accounts on a server, to which the tests of a file may add what they like.

    All tests together publish faster than the limit of a person allows, the more so the faster the machine is.
    """
    family = Family(f"family-{request.module.__name__}", template=first_family)
    yield family
    family.stop()


@pytest.fixture
def start(request):
    """Starts servers for one test, which may do with them what it likes."""
    servers = []

    def start(*arguments, template=None):
        servers.append(Moments(f"{request.node.name.replace('/', '_')}-{len(servers)}", *arguments, template=template))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def start_family(request, first_family):
    """Starts a server with people for one test."""
    families = []

    def start(*arguments):
        name = f"{request.node.name.replace('/', '_')}-{len(families)}"
        families.append(Family(name, *arguments, template=first_family))
        return families[-1]

    yield start
    for family in families:
        family.stop()


@pytest.fixture
def changing_demo(start, demo_data):
    """A demo that one test may change."""
    return start(*DEMO, template=demo_data)


@pytest.fixture
def visit(browser, request, start, start_family):
    """Opens windows, on the demo if nothing else is said; at the end none of them may have complained.

    It comes after what starts servers, so that windows close before those end.
    """
    with visits(browser, request, "moments", lambda: request.getfixturevalue("demo").origin, Window) as begin:
        yield begin


@pytest.fixture
def enter(visit, family):
    """Opens windows of people of the family, who are signed in."""

    def enter(handle, **options):
        window = visit(options.pop("origin", family.origin), **options)
        window.sign_in(family.tokens[handle])
        return window

    return enter


@pytest.fixture
def moment(family, request):
    """A moment of Ada's with a text of its own: its number, and the text."""
    text = f"About {request.node.name}"
    return family.people["ada"].publish(text)["id"], text
