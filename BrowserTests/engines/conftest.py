"""Firefox and WebKitGTK, and a running Gallery for them."""

import pathlib
import shutil
import sys

import pytest

sys.path.append(str(pathlib.Path(__file__).parents[1] / "gallery"))
sys.path.append(str(pathlib.Path(__file__).parents[1] / "layout"))

from driver import Firefox, WebKit  # noqa: E402
from server import Gallery  # noqa: E402

ENGINES = {"firefox": (Firefox, "firefox-esr"), "webkit": (WebKit, "WebKitWebDriver")}


@pytest.fixture(scope="session", params=ENGINES)
def browser(request):
    engine, program = ENGINES[request.param]
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")
    browser = engine()
    browser.name = request.param
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def gallery():
    gallery = Gallery("gallery-engines")
    yield gallery
    gallery.stop()
