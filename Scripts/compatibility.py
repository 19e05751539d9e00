#!/usr/bin/env python3
"""Writes the state of each public declaration behind Apple's names: Docs/Compatibility, and the counts in Docs/SwiftUICompatibility.md.

    Scripts/compatibility.py           fails if a page is out of date, or if a declaration has no state
    Scripts/compatibility.py --update  writes the pages

The modules must have been built (`swift build`). A declaration is a type, a function or variable outside of types, or a modifier of a
protocol such as `View`; the members of a type belong to it. Its state comes from

- the sources: what is marked unavailable there,
- the tables of Docs/SwiftUICompatibility.md: a row that names it, or a member of it,
- the tests: a file that names it, or a declaration that takes or returns it. A page keeps the file it has as long as that is true.
"""

import collections
import concurrent.futures
import json
import pathlib
import re
import sys

import api

ROOT = api.ROOT
NOTES = ROOT / "Docs" / "SwiftUICompatibility.md"
PAGES = ROOT / "Docs" / "Compatibility"
COUNTS = re.compile(r"(?<=<!-- counts -->\n).*(?=<!-- /counts -->)", re.DOTALL)

# Apple's names of our modules. Those without a name of their own are parts of SwiftUI.
MODULES = {
    "OrielCore": "SwiftUI", "OrielMacros": "SwiftUI", "OrielUI": "SwiftUI", "OrielPrelude": "Foundation", "OrielFoundation": "Foundation",
}
# Where a declaration can be shown: those of the API first, then those of apps. Each page of the gallery is opened and looked at by
# BrowserTests/gallery, and the screens of Moments by BrowserTests/moments.
TESTS = [
    "Tests/SwiftUITests", "Tests/SwiftUITests6", "Tests/OrielCoreTests", "Tests", "Examples/Gallery/Tests", "Examples/Gallery/Pages",
    "Examples", "Apps/Moments/Tests", "Apps/Moments/Sources", "Apps/Kit/Tests", "Apps/Kit/Sources",
]
# Members that a type has because of a protocol. Code does not call them by name.
CONFORMANCE = {
    "Body", "body", "makeBody", "==", "hash", "hashValue", "encode", "description", "debugDescription", "id", "ID", "rawValue", "RawValue",
    "animatableData", "AnimatableData", "_", "Element", "Index", "startIndex", "endIndex", "index", "Iterator", "makeIterator", "Cache",
    "ArrayLiteralElement", "Output", "Failure", "receive", "allCases", "AllCases", "errorDescription", "ScrollTarget", "Content",
    "callAsFunction", "PrimitivePlottableProtocol",
}
STATES = ["same", "noted", "no effect", "unavailable"]


class Entry:
    """A declaration with its overloads, or a type with its members."""

    def __init__(self, module, owner, base):
        self.module, self.owner, self.base = module, owner, base
        self.symbols = []
        self.members = collections.defaultdict(list)
        self.test = None

    @property
    def name(self):
        return f"{self.owner}.{self.base}" if self.owner else self.base

    @property
    def section(self):
        """The part of SwiftUI that it is in; empty in other modules."""
        uris = (symbol.get("location", {}).get("uri", "") for symbol in self.symbols + sum(self.members.values(), []))
        return section(next(filter(None, uris), ""))


def section(file):
    folders = str(file).partition("Sources/")[2].split("/")
    return folders[1] if folders[0] == "OrielCore" and len(folders) > 2 else ""


def base(symbol):
    return symbol["pathComponents"][-1].partition("(")[0]


def constraints(symbol):
    return symbol.get("swiftExtension", {}).get("constraints", []) + symbol.get("swiftGenerics", {}).get("constraints", [])


def self_type(symbol):
    """`BorderedButtonStyle` for a member of `extension ButtonStyle where Self == BorderedButtonStyle`."""
    for constraint in constraints(symbol):
        if constraint["kind"] == "sameType" and constraint["lhs"] == "Self":
            return constraint["rhs"].partition("<")[0]
    return None


def entries(found):
    """The declarations of all modules."""
    everything = [(module, symbol) for module, symbols in found.items() for symbol in symbols]
    protocols = {symbol["pathComponents"][0] for _, symbol in everything if symbol["kind"]["identifier"] == "swift.protocol"}
    types = {
        symbol["pathComponents"][0] for _, symbol in everything
        if len(symbol["pathComponents"]) == 1 and symbol["kind"]["identifier"] in api.TYPES - {"swift.protocol"}
    }
    requirements = {
        (symbol["pathComponents"][0], base(symbol)) for _, symbol in everything
        if len(symbol["pathComponents"]) > 1 and symbol["pathComponents"][0] in protocols and "swiftExtension" not in symbol
    }
    witnesses = CONFORMANCE | {name for _, name in requirements}
    known = {}
    styles = []
    for module, symbol in everything:
        path = symbol["pathComponents"]
        owner = path[0].partition("(")[0]
        # What a type of another module has because of a protocol, and operators, are not called by name.
        names = CONFORMANCE if owner in types | protocols else witnesses
        is_called = len(path) == 1 or owner in types or base(symbol) not in names and re.match(r"\w", base(symbol))
        if any(part.startswith("_") for part in path) or owner in CONFORMANCE or not is_called:
            continue
        if len(path) == 1:
            known.setdefault((module, None, owner), Entry(module, None, owner)).symbols.append(symbol)
        elif self_type(symbol) in types:
            styles.append((module, self_type(symbol), symbol))
        elif owner in types or "swiftExtension" not in symbol or (owner, base(symbol)) in requirements:
            known.setdefault((module, None, owner), Entry(module, None, owner)).members[base(symbol)].append(symbol)
        else:
            # What is added to a protocol, or to a type of another module, is known by itself: modifiers, shapes, formats.
            key = (module, owner, base(symbol))
            known.setdefault(key, Entry(*key)).symbols.append(symbol)
    owners = {entry.base: entry for entry in known.values() if entry.owner is None}
    for module, style, symbol in styles:
        owners[style].members[base(symbol)].append(symbol)
    return list(known.values())


class Unavailable:
    """A declaration that is there for its message. Symbol graphs lack them."""

    ATTRIBUTE = re.compile(
        r'@available\(\*, unavailable(?:, renamed: "(?P<renamed>[^"]+)")?(?:,\s+message:\s+"(?P<message>[^"]+)")?\s*\)\s+'
        r"(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open) (?:\w+ )*?"
        r"(?:func|var|let|struct|class(?! func| var)|enum|protocol|init|typealias|subscript|macro) ?(?P<name>`?\w*)"
    )
    OWNER = re.compile(r"^(?:@\w+ )*(?:public|open) (?:\w+ )*(?:struct|class|enum|protocol) (\w+)|^extension (?:\w+\.)?(\w+)", re.MULTILINE)

    def __init__(self, file, text, match):
        self.section = section(file)
        owners = [] if text[match.start() - 1] == "\n" else [a or b for a, b in self.OWNER.findall(text[:match.start()])]
        self.name = ".".join(owners[-1:] + [(match["name"] or "init").strip("`")])
        self.members = {}
        self.state, self.test = "unavailable", None
        self.note = match["message"] or f"Use `{match['renamed']}`"

    @classmethod
    def all(cls, module):
        """The declarations of a module; overloads with the same message once."""
        folder = next(folder for folder in (ROOT / "Sources" / module, ROOT / "Sources" / "Doors" / module) if folder.exists())
        found = {}
        for file in sorted(folder.rglob("*.swift")):
            text = file.read_text()
            for match in cls.ATTRIBUTE.finditer(text):
                declaration = cls(file, text, match)
                found[declaration.name, declaration.note] = declaration
        return list(found.values())


# MARK: Tests

def words_of(folder, seen):
    for file in sorted((ROOT / folder).rglob("*.swift")):
        if file not in seen:
            seen.add(file)
            yield file.relative_to(ROOT), frozenset(re.findall(r"\w+", file.read_text()))


def tests():
    """The files that can show something, with their words, in the order of TESTS."""
    seen = set()
    return [test for folder in TESTS for test in words_of(folder, seen)]


def mentions(found):
    """For each type, the words by which tests use what takes or returns it."""
    result = collections.defaultdict(set)
    for symbols in found.values():
        for symbol in symbols:
            path = symbol["pathComponents"]
            name = base(symbol)
            word = path[-2].partition("(")[0] if name in ("init", "subscript") and len(path) > 1 else name
            types = {fragment["spelling"] for fragment in symbol["declarationFragments"] if fragment["kind"] == "typeIdentifier"}
            types |= {constraint["rhs"] for constraint in constraints(symbol)}
            for type in types - {path[0]} if word not in CONFORMANCE else ():
                result[type].add(word)
    return result


def find_test(entry, files, users, recorded):
    """The first file that shows a declaration, or the one that is recorded."""
    is_type = any(symbol["kind"]["identifier"] in api.TYPES | {"swift.typealias"} for symbol in entry.symbols)
    wanted = [{entry.base}, set(entry.members) - CONFORMANCE - {"init"}]
    if is_type or entry.owner is None:
        wanted.append(users.get(entry.base, set()))
    for words in wanted:
        shown = [str(file) for file, found in files if not words.isdisjoint(found)]
        if recorded in shown:
            return recorded
        if shown:
            return shown[0]
    return None


# MARK: Notes

class Note:
    """A row of the tables of Docs/SwiftUICompatibility.md."""

    def __init__(self, heading, names, text):
        self.heading, self.text = heading, text
        self.names = names
        self.without_effect = set(names) if text.startswith("Accepted without effect") else {
            name for sentence in sentences(text) if "without effect" in sentence for name in names_in(sentence)
        }

    def about(self, name):
        """What the row says about a declaration."""
        mine = [sentence for sentence in sentences(self.text) if name in names_in(sentence)]
        anchor = re.sub(r"[^a-z0-9 -]", "", self.heading.lower()).replace(" ", "-")
        return f"{linked(' '.join(mine or sentences(self.text)[:1]))} [More](../SwiftUICompatibility.md#{anchor})"


def linked(text):
    """A text of Docs/SwiftUICompatibility.md with its links as a page of Docs/Compatibility has to write them."""
    return re.sub(r"\]\((?=[#A-Z])", lambda link: "](../SwiftUICompatibility.md" if text[link.end()] == "#" else "](../", text)


def sentences(text):
    return re.split(r"(?<=\.) (?=[A-Z`])", text)


def names_in(text):
    """The names of declarations in code: `padding` of `.padding(_:)`, `Text` and `Case` of `Text.Case`."""
    names = set()
    for code in re.findall(r"`([^`]+)`", text):
        names |= {part for part in re.sub(r"[(<].*", "", code).strip("@.#& ").split(".") if part}
    return names


def contradictions(declared):
    """Names that a row calls not implemented although they are declared. A row about one overload says which: `Image(size:renderer:)`."""
    for line in NOTES.read_text().splitlines():
        if found := re.match(r"\| (.*?) \| Not implemented", line):
            yield from (name for name in re.findall(r"`(\w+)`", found[1]) if name in declared)


def notes():
    heading, rows = None, []
    for line in NOTES.read_text().splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("| ") and line.count("|") >= 3:
            declarations, text = re.split(r"(?<!\\) \| ", line.strip("| "), maxsplit=1)
            if declarations != "API":
                rows.append(Note(heading, names_in(declarations), text))
    return rows


# MARK: Pages

def judge(entry, known):
    """The state of a declaration and what is to be said about it."""
    if rows := known.get(entry.base):
        # A row that names the type as well is about this declaration, and not about one of another type.
        rows = [row for row in rows if entry.owner in row.names] or rows
        row = next((row for row in rows if entry.base in row.without_effect), rows[0])
        if entry.base in row.without_effect:
            return "no effect", row.about(entry.base)
        return ("same" if row.text == "Same as Apple's" else "noted"), row.about(entry.base) if row.text != "Same as Apple's" else ""
    for symbol in entry.symbols:
        text = " ".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
        if said := [sentence for sentence in sentences(text) if "Apple" in sentence]:
            return "noted", " ".join(said)
    return "same", ""


def rows_of(entries):
    for entry in sorted(entries, key=lambda entry: entry.name.lower()):
        members = sorted(name for name in entry.members if name not in CONFORMANCE)
        cells = [f"`{entry.name}`", str(len(members) or ""), entry.state, f"`{entry.test}`" if entry.test else "", entry.note]
        yield "| " + " | ".join(cell.replace("\n", " ") for cell in cells) + " |"


def words(folder):
    """`Symbol effects` for SymbolEffects."""
    return re.sub(r"(?<=[a-z])([A-Z])", lambda match: " " + match[1].lower(), folder.split("/")[-1])


def page(module, entries):
    lines = [
        f"# {module}: the state of each declaration", "",
        "Written by `Scripts/compatibility.py --update` from the sources, the tests, and the tables of",
        "[SwiftUICompatibility.md](../SwiftUICompatibility.md), which explains the states.", "",
    ]
    sections = collections.defaultdict(list)
    for entry in entries:
        sections[entry.section].append(entry)
    for section in sorted(sections):
        if section:
            lines += [f"## {words(section)}", ""]
        lines += ["| Declaration | Members | State | Test | Note |", "|---|---|---|---|---|", *rows_of(sections[section]), ""]
    return "\n".join(lines)


def counts(modules):
    def row(name, entries):
        states = collections.Counter(entry.state for entry in entries)
        members = sum(name not in CONFORMANCE for entry in entries for name in entry.members)
        return f"| {name} | {len(entries)} | {members} | " + " | ".join(str(states[state] or "") for state in STATES) + " |"

    head = ["| Module | Declarations | Members | " + " | ".join(STATES) + " |", "|---|---|---|" + "---|" * len(STATES)]
    body = [row(f"[{module}](Compatibility/{module}.md)", entries) for module, entries in sorted(modules.items())]
    return "\n".join(head + body + [row("All", sum(modules.values(), []))]) + "\n"


def recorded_tests():
    """The tests that the pages name now."""
    for file in PAGES.glob("*.md"):
        for name, test in re.findall(r"^\| `([^`]+)` \|.*?\| `([^`]+\.swift)` \|", file.read_text(), re.MULTILINE):
            yield (file.stem, name), test


def read():
    """The modules by Apple's names, with their declarations."""
    build = api.Build()
    with concurrent.futures.ThreadPoolExecutor() as pool:
        return dict(zip(api.APPLE, pool.map(lambda module: api.symbols(module, build), api.APPLE)))


def assess(found):
    """The modules by Apple's names, with the declarations and their states."""
    files, users, recorded = tests(), mentions(found), dict(recorded_tests())
    known = collections.defaultdict(list)
    for row in notes():
        for name in row.names | row.without_effect:
            known[name].append(row)
    modules = collections.defaultdict(list)
    for entry in entries(found):
        module = apples_name(entry.module)
        entry.state, entry.note = judge(entry, known)
        entry.test = find_test(entry, files, users, recorded.get((module, entry.name)))
        modules[module].append(entry)
    for module in found:
        missing = Unavailable.all(module)
        modules[apples_name(module)] += missing
        # A type that only is there for the messages of its members.
        for entry in modules[apples_name(module)]:
            if entry.test is None and entry.state != "unavailable" and any(one.name.startswith(f"{entry.name}.") for one in missing):
                entry.state, entry.note = "unavailable", "Only for the messages of its members."
    return modules


def apples_name(module):
    return MODULES.get(module, module.removeprefix("Oriel"))


def main():
    update = sys.argv[1:] == ["--update"]
    if sys.argv[1:] and not update:
        sys.exit(__doc__)
    modules = assess(read())
    wanted = {PAGES / f"{module}.md": page(module, entries) for module, entries in modules.items()}
    wanted[NOTES] = COUNTS.sub(lambda _: counts(modules), NOTES.read_text())
    if update:
        PAGES.mkdir(exist_ok=True)
        for path, text in wanted.items():
            path.write_text(text)

    problems = [
        f"{path.relative_to(ROOT)} is out of date; run Scripts/compatibility.py --update, and look at what changes"
        for path, text in wanted.items() if not path.exists() or path.read_text() != text
    ]
    problems += [f"{path.relative_to(ROOT)} is about no module" for path in PAGES.glob("*.md") if path not in wanted]
    problems += [
        f"{module}: no test names {entry.name}" for module, entries in modules.items() for entry in entries
        if not entry.test and entry.state != "unavailable"
    ]
    declared = {entry.base for entry in sum(modules.values(), []) if entry.state != "unavailable"}
    problems += [
        f"{NOTES.relative_to(ROOT)} says that `{name}` is not implemented, but it is declared" for name in contradictions(declared)
    ]
    if problems:
        sys.exit("\n".join(problems))
    print(f"{sum(map(len, modules.values()))} declarations behind Apple's names, each with a state and a test")


if __name__ == "__main__":
    main()
