#!/usr/bin/env python3
"""Checks that the kernel of OrielCore does not know the features built on it.

A folder uses another if its code names a type that is declared there. The folders of the kernel use only each other and Elements, the
vocabulary that views and renderers share. Comments and string literals do not count.
"""

import pathlib
import re
import sys

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "OrielCore"
KERNEL = {"Graph", "State", "Environment", "View", "Rendering", "Collections"}
# Each change has a transaction, which has an animation.
ALLOWED = {"Transaction", "Animation"}

NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
DECLARATION = re.compile(r"^(?:@\w+(?:\([^)]*\))? +|[a-z]+ +)*(?:struct|class|enum|protocol|actor|typealias) +(\w+)", re.MULTILINE)


def folder(path):
    return path.relative_to(SOURCES).parts[0]


def main():
    code = {path: NOT_CODE.sub(" ", path.read_text()) for path in sorted(SOURCES.glob("*/**/*.swift"))}
    owners = {name: folder(path) for path, text in code.items() for name in DECLARATION.findall(text)}
    features = {name for name, owner in owners.items() if owner not in KERNEL | {"Elements"}} - ALLOWED
    problems = [
        f"{path.relative_to(SOURCES.parent.parent)}: the kernel names {name} of {owners[name]}"
        for path, text in code.items()
        if folder(path) in KERNEL
        for name in sorted(features & set(re.findall(r"(?<![.\w])[A-Z_]\w+", text)))
    ]
    if problems:
        sys.exit("\n".join(problems))


main()
