"""Writes archives of DocC as pages that a browser opens from files, without a server, and an index to search them."""

import json
import os
import pathlib
import re
import shutil
from html import escape

import samples
from content import Content, plain

HERE = pathlib.Path(__file__).parent
# Longer lists of members are divided by the folder of their source.
LONGEST_LIST = 40
TITLE = "Oriel"


class Page:
    """A page of an archive."""

    def __init__(self, archive, file):
        self.archive = archive
        self.node = json.loads(file.read_text())
        self.identifier = self.node["identifier"]["url"]
        # Colons are not allowed in the names of files everywhere.
        name = file.relative_to(archive.folder / "data" / "documentation").with_suffix(".html")
        self.path = pathlib.PurePosixPath(str(name).replace(":", "-"))
        self.metadata = self.node["metadata"]
        self.title = self.metadata["title"]

    @property
    def is_symbol(self):
        return "symbolKind" in self.metadata and self.metadata["symbolKind"] != "module"

    @property
    def summary(self):
        return plain(self.node.get("abstract", []))

    @property
    def is_inherited(self):
        """Whether DocC has made the page for members that a type gets from a protocol, or for a list of them."""
        return self.summary.startswith("Inherited from ") or self.title.endswith(" Implementations")

    @property
    def place(self):
        """The folder of the source of a symbol."""
        return self.archive.places.get(self.metadata.get("externalID"), "")


class Site:
    """All pages, and where they are."""

    def __init__(self, archives, folder):
        self.folder = folder
        self.archives = archives
        files = [(archive, file) for archive in archives for file in sorted((archive.folder / "data" / "documentation").rglob("*.json"))]
        self.pages = [Page(archive, file) for archive, file in files]
        self.by_identifier = {page.identifier: page for page in self.pages}
        self.home = next(page for page in self.pages if page.archive is archives[0] and len(page.path.parts) == 1)
        self.home.path = pathlib.PurePosixPath("index.html")

    def write(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for name in ["site.css", "site.js"]:
            shutil.copy(HERE / name, self.folder)
        for archive in self.archives:
            if (images := archive.folder / "images").exists():
                shutil.copytree(images, self.folder / "images", dirs_exist_ok=True)
        for page in self.pages:
            file = self.folder / page.path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.html(page))
        (self.folder / "search-index.js").write_text(f"receiveIndex({json.dumps(self.index(), ensure_ascii=False)});\n")

    # Pages

    def html(self, page):
        root = "../" * (len(page.path.parts) - 1)
        title = TITLE if page is self.home else f"{page.title} · {TITLE}"
        return f"""<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="{escape(page.summary)}">
<title>{escape(title)}</title>
<link rel="stylesheet" href="{root}site.css">
<script src="{root}site.js" data-root="{root}" defer></script>
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="home" href="{root}index.html">{TITLE}</a>
<div role="search"><input type="search" id="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off"></div>
</header>
<div class="columns">
{self.navigation(page)}<main id="content">
{self.body(page)}</main>
</div>
"""

    def body(self, page):
        node = page.node
        # Samples in comments of the sources name no language.
        content = Content(node["references"], lambda target: self.address(target, page), "swift" if page.is_symbol else None)
        parts = [self.trail(page)]
        if page.is_symbol and (kind := page.metadata.get("roleHeading")):
            parts.append(f'<p class="kind">{escape(kind)}</p>')
        heading = f"<code>{escape(page.title)}</code>" if page.is_symbol else escape(page.title)
        parts.append(f"<h1>{heading}</h1>")
        if node.get("abstract"):
            parts.append(f'<p class="abstract">{content.inlines(node["abstract"])}</p>')
        for section in node.get("primaryContentSections", []):
            parts.append(self.section(section, content))
        for section in node.get("topicSections", []):
            parts.append(self.topics(section, content))
        for section in node.get("seeAlsoSections", []):
            # Those that DocC makes are the other pages of a list that the page above has.
            if not section.get("generated"):
                parts.append(self.topics(section, content))
        for section in node.get("relationshipsSections", []):
            links = "".join(f"<li>{content.reference(identifier)}</li>" for identifier in section["identifiers"])
            parts.append(f'<h2>{escape(section["title"])}</h2><ul class="plain">{links}</ul>')
        if page is self.home:
            parts.append(self.modules())
        return "\n".join(parts) + "\n"

    def section(self, section, content):
        match section["kind"]:
            case "content":
                return content.blocks(section["content"])
            case "declarations":
                return "".join(content.declaration(declaration["tokens"]) for declaration in section["declarations"])
            case "parameters":
                rows = "".join(
                    f"<dt><code>{escape(parameter['name'])}</code></dt><dd>{content.blocks(parameter['content'])}</dd>"
                    for parameter in section["parameters"]
                )
                return f"<h2>Parameters</h2><dl>{rows}</dl>"
            case "mentions":
                links = "".join(f"<li>{content.reference(identifier)}</li>" for identifier in section["mentions"])
                return f'<h2>Mentioned in</h2><ul class="plain">{links}</ul>'
        raise ValueError(f"DocC has sections of the kind {section['kind']}, which the site cannot show yet")

    def topics(self, section, content):
        """A list of pages with their first sentences."""
        groups = {"": section["identifiers"]}
        if section.get("generated") and len(section["identifiers"]) > LONGEST_LIST:
            groups = {}
            for identifier in section["identifiers"]:
                page = self.by_identifier.get(identifier)
                groups.setdefault(page.place if page else "", []).append(identifier)
        title = section.get("title", "Topics")
        text = f'<h2 id="{escape(section.get("anchor", title))}">{escape(title)}</h2>'
        for name, identifiers in sorted(groups.items()):
            if name:
                text += f"<h3>{escape(spaced(name))}</h3>"
            text += f'<dl class="topics">{"".join(self.topic(identifier, content) for identifier in identifiers)}</dl>'
        return text

    def topic(self, identifier, content):
        reference = content.references.get(identifier, {})
        fragments = "".join(fragment["text"] for fragment in reference.get("fragments", []))
        name = content.reference(identifier, fragments or None)
        return f"<dt>{name}</dt><dd>{content.inlines(reference.get('abstract', []))}</dd>"

    def modules(self):
        """The list of the libraries, for the first page."""
        names = summaries()
        rows = ""
        for archive in self.archives[1:]:
            root = self.by_identifier[f"doc://oriel.{archive.name}/documentation/{archive.name}"]
            summary = root.summary or names.get(archive.name, "")
            rows += f'<dt><a href="{root.path}"><code>{archive.name}</code></a></dt><dd>{escape(summary)}</dd>'
        return f'<h2 id="libraries">Libraries</h2><dl class="topics">{rows}</dl>'

    def navigation(self, page):
        """The list of the guides, beside each of them."""
        if page.archive is not self.archives[0]:
            return ""
        text = "".join(
            f"<h2>{escape(section['title'])}</h2>{self.entries(section, self.home, page)}" for section in self.home.node["topicSections"]
        )
        return f'<nav aria-label="Guides">{text}</nav>\n'

    def entries(self, section, parent, page):
        """The links to the pages of a list, those below the shown page or beside it included."""
        content = Content(parent.node["references"], lambda target: self.address(target, page))
        text = ""
        for identifier in section["identifiers"]:
            link, child = content.reference(identifier), self.by_identifier[identifier]
            if child is page:
                link = link.replace("<a ", '<a aria-current="page" ', 1)
            below = child.node.get("topicSections", [])
            is_open = child is page or any(page.identifier in part["identifiers"] for part in below)
            text += f"<li>{link}{''.join(self.entries(part, child, page) for part in below) if is_open else ''}</li>"
        return f"<ul>{text}</ul>"

    def trail(self, page):
        """The links to the pages above."""
        content = Content(page.node["references"], lambda target: self.address(target, page))
        above = [identifier for identifier in (page.node["hierarchy"]["paths"] or [[]])[0] if identifier != self.home.identifier]
        if not above:
            return ""
        links = "".join(f"<li>{content.reference(identifier)}</li>" for identifier in above)
        return f'<nav aria-label="Pages above"><ol class="trail">{links}</ol></nav>'

    def address(self, target, page):
        """The relative address of a page by its identifier, or of an image by its path; None if there is no such page."""
        if target.startswith("/images/"):
            path = target.removeprefix("/")
        else:
            identifier, _, anchor = target.partition("#")
            found = self.by_identifier.get(identifier)
            if found is None:
                return None
            path = str(found.path) + (f"#{anchor}" if anchor else "")
        return os.path.relpath(path, page.path.parent)

    # Search

    def index(self):
        """For each page its title, address, kind and what to find it by."""
        return [
            [page.title, str(page.path), kind(page), page.archive.name, page.summary, "" if page.is_symbol else words(page)]
            for page in self.pages
            if not page.is_inherited
        ]


def summaries():
    """What to say of modules without a catalogue: those that stand for frameworks of Apple are in README.md."""
    names = {module: f"Provides import {name} on Linux." for name, module in samples.aliases().items()}
    return {
        **names,
        "OrielFoundation": "Provides what Foundation on Linux lacks.",
        "OrielMacros": "Provides the macros @Entry, #Preview and @Animatable.",
        "OpenTelemetryExport": "Sends traces to a collector of OpenTelemetry.",
        "WebPush": "Sends messages to browsers by their push services.",
    }


def kind(page):
    """What the search says that a page is."""
    if page.is_symbol:
        return page.metadata.get("roleHeading", "")
    return "Library" if "symbolKind" in page.metadata else "Guide"


def words(page):
    """The text of an article."""
    return " ".join(
        block.get("text") or plain(block.get("inlineContent", []))
        for section in page.node.get("primaryContentSections", [])
        for block in section.get("content", [])
        if block["type"] in ("paragraph", "heading")
    )


def spaced(name):
    """The words of the name of a folder: "Text fields" for "TextFields"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).capitalize()
