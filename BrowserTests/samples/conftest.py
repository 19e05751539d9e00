"""The sample apps, each as a process of its own, and browsers that use them."""

import pytest

from accessibility import SCHEMES, violations
from live_server import ROOT, Server
from visit import visits

# Spinners go on, and what follows a scroll position has no duration in seconds.
IS_AT_REST = """() => document.getAnimations().every((animation) =>
    animation.playState !== "running" || !(animation.effect.getComputedTiming().endTime < Infinity))"""


@pytest.fixture
def sample(request):
    """Starts the sample that the test names by `@pytest.mark.sample`."""
    name = request.node.get_closest_marker("sample").args[0]
    program = ROOT / ".build" / "debug" / name
    assert program.exists(), f"{program} is missing; `make samples` builds it"
    server = Server(name, program)
    yield server
    server.stop()


@pytest.fixture
def visit(browser, request, sample):
    """Opens windows on the sample; at the end none of them may have complained."""
    with visits(browser, request, "samples", lambda: sample.origin) as begin:
        yield begin


@pytest.fixture
def check():
    """Takes a picture of a screen in both colour schemes, and fails if axe finds something wrong with it."""

    def check(visit, name):
        for scheme in SCHEMES:
            visit.page.emulate_media(color_scheme=scheme)
            visit.settle()
            visit.wait_until(lambda: visit.page.evaluate(IS_AT_REST), "nothing moves")
            visit.screenshot(f"{name}-{scheme}")
            found = violations(visit.page, scheme)
            assert not found, f"{name}, {scheme}: " + "\n".join(found)
        visit.page.emulate_media(color_scheme="light")

    return check
