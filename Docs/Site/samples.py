"""Reads the samples of the articles: the code that readers see, and the code that it needs to compile.

A sample is a block of Swift. What the reader need not see is in a comment before or after it, which begins with `hidden`. In the tutorial, a
comment `file: PATH` before a block says that it is the whole file of that name. A block after a comment `not compiled: REASON` is none.
"""

import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
GUIDES = ROOT / "Docs" / "Guides.docc"

PIECE = re.compile(
    r"<!-- not compiled: [^\n]*-->\n```swift\n.*?```"
    r"|<!-- hidden\n(?P<hidden>.*?)-->"
    r"|(?:<!-- file: (?P<path>\S+) -->\n)?```swift\n(?P<code>.*?)```",
    re.DOTALL,
)
HIDDEN = re.compile(r"<!-- hidden\n.*?-->", re.DOTALL)
FILE = re.compile(r"<!-- file: (\S+) -->")
MANIFEST = "// swift-tools-version"


@dataclasses.dataclass
class Piece:
    """A block of code of an article."""

    code: str
    # Of a block that is a whole file.
    path: str | None = None
    is_hidden: bool = False


def catalogues():
    """The catalogues with articles: the guides, and those of the libraries."""
    return [GUIDES, *sorted((ROOT / "Sources").glob("**/*.docc"))]


def pieces(article):
    """The blocks of an article in order."""
    for match in PIECE.finditer(article.read_text()):
        if match["hidden"] is not None:
            yield Piece(match["hidden"], is_hidden=True)
        elif match["code"] is not None:
            yield Piece(match["code"], match["path"])


def manifests():
    """Yields the articles with a manifest, and the manifest."""
    for catalogue in catalogues():
        for article in sorted(catalogue.glob("*.md")):
            for piece in pieces(article):
                if piece.code.startswith(MANIFEST):
                    yield article, piece.code


def flags():
    """The compiler's flags in the settings of README.md: a list of names, from which the manifest makes aliases, and further flags."""
    text = (ROOT / "README.md").read_text()
    (names, others), = re.findall(r'\.unsafeFlags\(\s+"""(.*?)""".*?\+ \[(.*?)\]', text, re.DOTALL)
    return [flag for name in names.split() for flag in ("-module-alias", f"{name}=Oriel{name}")] + re.findall(r'"(.*?)"', others)


def messages():
    """The frameworks of which a page can have next to nothing: their modules have messages, and are not in the settings of README.md."""
    text = (ROOT / "README.md").read_text()
    (names,) = re.findall(r"nothing or next to nothing: (.*?)\.\s", text, re.DOTALL)
    return re.split(r",\s+", names)


def message_flags():
    """The compiler's flags with which these frameworks have their messages."""
    return [flag for name in messages() for flag in ("-module-alias", f"{name}=Oriel{name}")]


def aliases():
    """Our modules behind the names of Apple's frameworks, by name."""
    return dict(flag.split("=") for flag in [*flags(), *message_flags()] if "=" in flag)


def sources(catalogue):
    """Yields the name and the code of each article of a catalogue with samples that are not whole files."""
    for article in sorted(catalogue.glob("*.md")):
        code = [piece.code for piece in pieces(article) if piece.path is None and not piece.code.startswith(MANIFEST)]
        if code:
            yield f"{catalogue.stem}{article.stem}", "\n".join(code)


def steps():
    """The steps of the tutorial: the files of each, by path."""
    articles = sorted(GUIDES.glob("Step*.md"))
    return [{piece.path: piece.code for piece in pieces(article) if piece.path} for article in articles]
