"""The systems of the stranger, a window of a browser, and the table of times."""

import os
import pathlib
import time

import pytest

from machine import LOGS, Machine
from visit import visits
from waiting import free_port

ROWS = []


def systems():
    return pathlib.Path(os.environ["STRANGER_SYSTEMS"])


def pytest_collection_modifyitems(items):
    if "STRANGER_SYSTEMS" not in os.environ:
        for item in items:
            item.add_marker(pytest.mark.skip(reason="run by `make stranger`"))


@pytest.fixture(scope="session")
def machine():
    """The system of the stranger, on which Swift is installed."""
    return Machine(systems() / "machine", "stranger", "/home/stranger", os.environ["STRANGER_SWIFT"])


@pytest.fixture(scope="session")
def host():
    """A system without Swift, for what was built on the other."""
    return Machine(systems() / "host", "nobody", "/srv")


@pytest.fixture(scope="session")
def dev(machine):
    """`oriel dev` in the new package, and its port."""
    port = free_port()
    running = machine.start("dev", f"oriel dev --port {port}", "Hello")
    running.port = port
    running.wait_for_port(port)
    yield running
    running.kill()


@pytest.fixture
def visit(browser, request):
    """Opens a window at a port."""
    with visits(browser, request, "stranger", None) as begin:
        yield lambda port, **options: begin(f"http://127.0.0.1:{port}", **options)


@pytest.fixture
def note(request):
    """Adds a text to the row of a step."""
    return lambda text: request.node.user_properties.append(("note", text))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    print(f"\n== {item.name.removeprefix('test_').replace('_', ' ')}", flush=True)
    began = time.monotonic()
    result = yield
    notes = ", ".join(text for kind, text in item.user_properties if kind == "note")
    ROWS.append((time.monotonic() - began, item.name.removeprefix("test_").replace("_", " "), notes))
    return result


def pytest_terminal_summary(terminalreporter):
    terminalreporter.write_line(f"\nTimes of the steps; logs and pictures are in {LOGS}:")
    for seconds, name, notes in [*ROWS, (sum(row[0] for row in ROWS), "all", "")]:
        minutes, seconds = divmod(round(seconds), 60)
        terminalreporter.write_line(f"{minutes:3}:{seconds:02}  {name}{f' ({notes})' if notes else ''}")
