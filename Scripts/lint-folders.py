#!/usr/bin/env python3
"""Checks which folders of a module use each other.

A folder uses another if its code names a type that is declared there. Comments and string literals do not count.

- OrielCore: the folders of the kernel use only each other and Elements, the vocabulary that views and renderers share. They name no member
  that another folder adds to a type of the kernel. A name that the kernel declares, too, is not found: the check knows no types.
- OrielServer: the folders are layers; each uses only those before it.
- The apps: only their programs, and HostKit, which they share, import Oriel's modules; screens import what they would import on a phone.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KERNEL = {"Graph", "State", "Environment", "View", "Rendering", "Collections", "Idle"}
# Each change has a transaction, which has an animation, and a view says whether it is animatable.
ALLOWED = {"Transaction", "Animation", "Animatable"}
# Names of the standard library.
STANDARD = {"lazy"}
LAYERS = [
    "Identity", "Options", "Files", "Assets", "Workers", "Broadcast", "Previews", "Inspection", "Page", "Metrics", "Session", "Socket", "Routes", "Server",
]

NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? +|[a-z]+(?:\([a-z]+\))? +)*(?:struct|class|enum|protocol|actor|typealias) +(\w+)", re.MULTILINE
)
EXTENSION = re.compile(r"^(?!private |fileprivate )(?:[a-z]+ +)*extension +(\w+)[^{\n]*\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
MEMBER = re.compile(
    r"^    (?!private |fileprivate )(?:@\w+(?:\([^)]*\))? +|[a-z]+(?:\([a-z]+\))? +)*(?:var|let|func|case) +(\w+)", re.MULTILINE
)
# Declarations anywhere, and names of parameters.
NAMED = re.compile(r"\b(?:var|let|func|case|for) +\(?(\w+)|(\w+) *:")


def read(module):
    """Returns the code of each file of a module, the folder of each file, and the folder of each type."""
    sources = ROOT / "Sources" / module
    code = {path: NOT_CODE.sub(" ", path.read_text()) for path in sorted(sources.glob("*/**/*.swift"))}
    folders = {path: path.relative_to(sources).parts[0] for path in code}
    owners = {name: folders[path] for path, text in code.items() for name in DECLARATION.findall(text)}
    return code, folders, owners


def member_uses():
    """Yields each use in the kernel of a member that another folder adds to a type of the kernel: the file, the member, the folder."""
    code, folders, owners = read("OrielCore")
    kernel = [path for path in code if folders[path] in KERNEL]
    added = {
        member: folders[path]
        for path, text in code.items()
        if folders[path] not in KERNEL
        for name, body in EXTENSION.findall(text)
        if owners.get(name) in KERNEL
        for member in MEMBER.findall(body)
    }
    for path in [*kernel, *(path for path in code if folders[path] == "Elements")]:
        for names in NAMED.findall(code[path]):
            for name in names:
                added.pop(name, None)
    for path in kernel:
        for name in sorted(added.keys() & set(re.findall(r"\w+", code[path])) - STANDARD):
            yield path.relative_to(ROOT), name, added[name]


def uses(module):
    """Yields each use of a type of another folder: the file, its folder, the type, the type's folder."""
    code, folders, owners = read(module)
    for path, text in code.items():
        for name in sorted(owners.keys() & set(re.findall(r"(?<![.\w])[A-Z_]\w+", text))):
            if owners[name] != folders[path]:
                yield path.relative_to(ROOT), folders[path], name, owners[name]


def main():
    problems = [
        f"{path}: the kernel names {name} of {owner}"
        for path, folder, name, owner in uses("OrielCore")
        if folder in KERNEL and owner not in KERNEL | {"Elements"} and name not in ALLOWED
    ]
    problems += [f"{path}: the kernel uses {name}, which {owner} adds to one of its types" for path, name, owner in member_uses()]
    present = {path.name for path in (ROOT / "Sources/OrielServer").iterdir() if path.is_dir() and path.suffix != ".docc"}
    problems += [f"Sources/OrielServer/{name}: give the folder a place in LAYERS" for name in sorted(present.difference(LAYERS))]
    rank = {name: index for index, name in enumerate(LAYERS)}
    problems += [
        f"{path}: {folder} names {name} of {owner}, a layer above it"
        for path, folder, name, owner in uses("OrielServer")
        if rank.get(owner, 0) > rank.get(folder, len(rank))
    ]
    screens = ROOT / "Apps"
    # OrielTracing knows neither views nor pages: services and stores may write spans.
    problems += [
        f"{path.relative_to(ROOT)}: imports {name}; let the program set an environment value"
        for path in sorted(screens.glob("*/Sources/*/**/*.swift"))
        if path.relative_to(screens).parts[2] not in {"moments", "items", "treehole", "HostKit"}
        for name in re.findall(r"^(?:@\w+ +|[a-z]+ +)*import +(Oriel(?!Tracing\b)\w+)", path.read_text(), re.MULTILINE)
    ]
    if problems:
        sys.exit("\n".join(problems))


main()
