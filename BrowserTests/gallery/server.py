"""The Gallery as a process of its own."""

import os
import pathlib
import re

from live_server import ROOT, Server

PAGES = ROOT / "Examples" / "Gallery" / "Pages" / "Gallery" / "GalleryPage.swift"
KEY = "a key of the browser tests, long enough"
# Small enough that a file larger than that is quickly made.
MAX_UPLOAD_SIZE = 3_000_000


def addresses():
    """The addresses of all pages, from the enumeration that lists them."""
    cases = PAGES.read_text().split("public enum GalleryPage")[1].split("public var id")[0]
    found = re.findall(r"^    case (\w+)(?: = \"([\w-]+)\")?$", cases, re.MULTILINE)
    return [value or name for name, value in found]


def program():
    path = pathlib.Path(os.environ.get("ORIEL_GALLERY", ROOT / ".build" / "debug" / "Gallery"))
    assert path.exists(), f"{path} is missing; `make browser-test` builds it, or `swift build --product Gallery`"
    return path


class Gallery(Server):
    """A running Gallery; started again, it listens on the same port with the same key."""

    def __init__(self, name):
        environment = {"ORIEL_KEY": KEY, "ORIEL_MAX_UPLOAD_SIZE": str(MAX_UPLOAD_SIZE)}
        super().__init__(name, program(), environment=environment)
