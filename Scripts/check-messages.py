#!/usr/bin/env python3
"""Compiles code that uses what Oriel cannot have, and compares what the compiler says.

The files of Tests/CompilerMessages are app code. A line with a comment `// error: TEXT` must have an error with this text, and the compiler
must report no error at another line. The modules must have been built (`swift build`).
"""

import concurrent.futures
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Docs" / "Site"))
import samples  # noqa: E402
from archives import Build  # noqa: E402

FOLDER = ROOT / "Tests" / "CompilerMessages"
EXPECTED = re.compile(r"// error: (.+)")
REPORTED = re.compile(r"\.swift:(\d+):\d+: error: (.+)")


def flags(build, modules):
    """The settings of README.md's manifest, and where the modules are."""
    # Of the submodules of doors, such as CoreImage.CIFilterBuiltins.
    maps = [f"-fmodule-map-file={map}" for map in (ROOT / "Sources" / "Doors").glob("*/module.modulemap")]
    return [
        "-typecheck", "-parse-as-library", "-swift-version", "6", *(part for folder in modules for part in ("-I", folder)), *build.maps,
        *(part for map in maps for part in ("-Xcc", map)),
        *samples.flags(), *samples.message_flags(),
        "-load-plugin-executable", f"{build.binaries}/OrielMacrosPlugin-tool#OrielMacrosPlugin",
    ]


def problems(file, settings):
    """Yields the lines whose errors differ from those that the file expects."""
    expected = {
        number: match[1] for number, line in enumerate(file.read_text().splitlines(), 1) if (match := EXPECTED.search(line))
    }
    if not expected:
        yield f"{file.name}: expects no error"
    result = subprocess.run(["swiftc", *settings, file], capture_output=True, text=True)
    reported = {}
    for line, message in REPORTED.findall(result.stderr):
        reported.setdefault(int(line), []).append(message)
    for line in sorted(expected.keys() | reported.keys()):
        wanted, messages = expected.get(line), reported.get(line, [])
        if wanted is None:
            yield f"{file.name}:{line}: unexpected: {messages[0]}"
        elif not any(wanted in message for message in messages):
            yield f"{file.name}:{line}: expected “{wanted}”, found {messages or 'no error'}"


def main():
    build = Build()
    # More folders with modules come before those of the build.
    settings = flags(build, [*sys.argv[1:], build.binaries / "Modules"])
    files = sorted(FOLDER.glob("*.swift"))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = [problem for some in pool.map(lambda file: list(problems(file, settings)), files) for problem in some]
    if found:
        sys.exit("\n".join(["check-messages: the compiler says something else than Tests/CompilerMessages:", *found]))
    print(f"check-messages: {len(files)} files have the errors that they should have")


if __name__ == "__main__":
    main()
