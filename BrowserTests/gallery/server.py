"""The Gallery as a process of its own."""

import os
import pathlib
import re

from live_server import ROOT, Server

FOLDER = ROOT / "Examples" / "Gallery" / "Pages"
PAGES = FOLDER / "Gallery" / "GalleryPage.swift"
VIEWS = FOLDER / "Gallery" / "GalleryPage+Demo.swift"
KEY = "a key of the browser tests, long enough"
# Small enough that a file larger than that is quickly made.
MAX_UPLOAD_SIZE = 3_000_000


def addresses():
    """The addresses of all pages."""
    return list(cases().values())


def addresses_arranged_by_text_size():
    """The addresses of the pages whose source arranges views by the text size."""
    sources = {path.stem for path in FOLDER.rglob("*Page.swift")
               if re.search(r"\b(RowOrColumn|isAccessibilitySize)\b", path.read_text())}
    shown = re.findall(r"^ +case \.(\w+): (\w+)\(", VIEWS.read_text(), re.MULTILINE)
    found = [cases()[name] for name, view in shown if view in sources]
    assert len(found) == len(sources), f"not all of {sources} are pages"
    return found


def cases():
    """The addresses of all pages under their names, from the enumeration that lists them."""
    text = PAGES.read_text().split("public enum GalleryPage")[1].split("public var id")[0]
    found = re.findall(r"^    case (\w+)(?: = \"([\w-]+)\")?$", text, re.MULTILINE)
    return {name: value or name for name, value in found}


def program():
    path = pathlib.Path(os.environ.get("ORIEL_GALLERY", ROOT / ".build" / "debug" / "Gallery"))
    assert path.exists(), f"{path} is missing; `make browser-test` builds it, or `swift build --product Gallery`"
    return path


class Gallery(Server):
    """A running Gallery; started again, it listens on the same port with the same key."""

    def __init__(self, name):
        environment = {"ORIEL_KEY": KEY, "ORIEL_MAX_UPLOAD_SIZE": str(MAX_UPLOAD_SIZE)}
        super().__init__(name, program(), environment=environment)
