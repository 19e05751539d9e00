"""Reads the samples of documentation comments, and makes the Swift files that compile them.

A sample is an indented block of a `///` comment. What it needs to compile, but a reader need not see, is in Surroundings/LIBRARY.swift:
first the imports and the declarations for all samples, then sections. A line `// FILE.swift` begins the section of the samples of a file,
`// FILE.swift 2` that of its second sample alone. Samples of `// FILE.swift: internal` see the library's internal declarations. The block
of `// FILE.swift: not compiled: REASON` is no sample.

Each sample has a structure of its own, with the code of its section. Declarations of types and members in the sample are members of the
structure, all else is the body of a function, after `Color.clear` if it begins with a dot. If the sample has extensions or previews, its
types are outside. A line `// sample` in the section is the place of the whole sample. `{ ... }` and `{ … }` stand for code that is left
out, and may have parameters. `@main` is left out.
"""

import collections
import dataclasses
import pathlib
import re

from samples import ROOT

SURROUNDINGS = ROOT / "Docs" / "Site" / "Surroundings"

BLOCK = re.compile(
    r"(?:\A|^(?:[ \t]*///|(?![ \t]*///).*)\n)"
    r"(?P<block>[ \t]*/// {5}.*\n(?:(?:[ \t]*///\n)*[ \t]*/// {5}.*\n)*)",
    re.MULTILINE,
)
SECTION = re.compile(
    r"^// (?P<file>\S+\.swift)(?: (?P<number>\d+))?(?:: (?:(?P<internal>internal)|not compiled: (?P<reason>.+)))?\n", re.MULTILINE
)
PLACE = re.compile(r"^ *// sample\n", re.MULTILINE)
IMPORT = re.compile(r"^import .*\n", re.MULTILINE)
LEFT_OUT = re.compile(r"(\{(?: [^{}\n]+ in)?) (?:\.\.\.|…) \}")
MAIN = re.compile(r"^@main\b ?", re.MULTILINE)

BEFORE = r"(?:@[\w.]+(?:<\w+>)?(?:\([^\n]*\))?\s+)*(?:(?:public|private|final|static)\s+)*"
OUTSIDE = re.compile(rf"#Preview\b|{BEFORE}extension\b")
TYPE = re.compile(rf"{BEFORE}(?:struct|class|enum|actor|protocol|typealias)\b")
# Variables without attributes or modifiers are local, unless they are computed.
MEMBER = re.compile(rf"(?!let\b|var\b){BEFORE}(?:var|let|func)\b|init\(|var \w+: [^=\n]+ \{{")
BODY = re.compile(r"var body: some View \{")


@dataclasses.dataclass
class Sample:
    """An indented block of a documentation comment."""

    source: pathlib.Path
    # From 1, among those of the file.
    number: int
    line: int
    code: str


@dataclasses.dataclass
class Section:
    """What Surroundings has for the samples of a file, or for one of them."""

    file: pathlib.Path
    # That of the mark above the code.
    line: int
    code: str
    is_internal: bool
    # Why the samples are not compiled.
    reason: str | None


@dataclasses.dataclass
class Library:
    """The files that compile the samples of a library, by their names, and what is wrong with its samples."""

    files: dict
    compiled: int
    excused: int
    errors: list


def sources(module):
    """The sources of a library of this package."""
    return sorted(source for folder in ["Sources", "Sources/Doors"] for source in (ROOT / folder / module).rglob("*.swift"))


def samples(source):
    """The samples in the documentation comments of a file."""
    text = source.read_text()
    for number, match in enumerate(BLOCK.finditer(text), 1):
        code = re.sub(r"^[ \t]*///(?: {5})?", "", match["block"], flags=re.MULTILINE)
        yield Sample(source, number, line(text, match.start("block")), code)


def line(text, position):
    return text.count("\n", 0, position) + 1


def sections(file, text):
    """The code of a file of Surroundings for all samples, and the sections by the names of files and the numbers of samples."""
    marks = [*SECTION.finditer(text)]
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    found = {
        (mark["file"], mark["number"] and int(mark["number"])):
            Section(file, line(text, mark.start()), text[mark.end():end], mark["internal"] is not None, mark["reason"])
        for mark, end in zip(marks, ends)
    }
    return text[:marks[0].start()] if marks else text, found


def path(file):
    """The path of a file in the repository."""
    return file.relative_to(ROOT) if file.is_relative_to(ROOT) else file


def at(file, line, code):
    """Code whose errors the compiler reports at its place in a file."""
    return f'#sourceLocation(file: "{path(file)}", line: {line})\n{code}\n#sourceLocation()\n' if code.strip() else ""


def pieces(code):
    """The declarations and statements of a sample, each with the number of lines before it."""
    lines = code.split("\n")
    starts = []
    for index, text in enumerate(lines):
        # What follows an attribute on a line of its own belongs to it, and closing brackets and modifiers to what is above.
        is_start = text and text[0] not in " })]." and not (index and re.fullmatch(r"@\S+", lines[index - 1]))
        if is_start or index == 0:
            starts.append(index)
    return [(start, "\n".join(lines[start:end])) for start, end in zip(starts, [*starts[1:], len(lines)])]


def compilable(sample, section):
    """A sample in its surroundings."""
    code = LEFT_OUT.sub(r"\1 fatalError() }", MAIN.sub("", sample.code))
    own = section.code if section else ""
    if place := PLACE.search(own):
        before = at(section.file, section.line + 1, own[:place.start()])
        after = at(section.file, section.line + 1 + line(own, place.start()), own[place.end():])
        return f"@MainActor private struct Sample{sample.number} {{\n{before}{at(sample.source, sample.line, code)}{after}}}\n"
    outside, members, statements = [], [], []
    has_outside = any(OUTSIDE.match(piece) for _, piece in pieces(code))
    for start, piece in pieces(code):
        if OUTSIDE.match(piece) or has_outside and TYPE.match(piece):
            group = outside
        elif TYPE.match(piece) or MEMBER.match(piece):
            group = members
        else:
            group = statements
        group.append(at(sample.source, sample.line + start, f"Color.clear{piece}" if piece.startswith(".") else piece))
    is_view = any(BODY.match(piece) for _, piece in pieces(code))
    return "".join([
        *outside,
        f"@MainActor private struct Sample{sample.number}{': View' if is_view else ''} {{\n",
        at(section.file, section.line + 1, own) if section else "",
        *members,
        "func sample() async throws {\n", *statements, "}\n}\n",
    ])


def library(sources, surroundings):
    """The samples in the sources of a library, compilable with its file of Surroundings."""
    all = [sample for source in sources for sample in samples(source)]
    if not surroundings.exists():
        return Library({}, 0, 0, [f"{path(sample.source)}:{sample.line}: no file {path(surroundings)} for this sample" for sample in all])
    shared, found = sections(surroundings, surroundings.read_text())
    result, uses = Library({"Surroundings.swift": at(surroundings, 1, shared)}, 0, 0, []), collections.Counter()
    for sample in all:
        name = sample.source.name
        key = (name, sample.number) if (name, sample.number) in found else (name, None)
        uses[key] += 1
        section = found.get(key)
        if section and section.reason:
            result.excused += 1
            continue
        result.compiled += 1
        imports = "".join(IMPORT.findall(shared)) + (f"@testable import {surroundings.stem}\n" if section and section.is_internal else "")
        result.files[name] = result.files.get(name, "") + imports + compilable(sample, section)
    for key, section in found.items():
        if uses[key] == 0:
            result.errors.append(f"{path(section.file)}:{section.line}: no sample for this section")
        elif uses[key] > 1 and section.reason:
            result.errors.append(f"{path(section.file)}:{section.line}: several blocks, so that their numbers are needed")
    return result
