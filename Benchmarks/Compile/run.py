#!/usr/bin/env python3
"""Benchmarks the type checker on bodies of views, one JSON object per line.

    python Benchmarks/Compile/run.py          # 200 generated bodies, valid and with a name that does not exist, and the gallery
    python Benchmarks/Compile/run.py 20       # fewer

The modules must have been built (`swift build`). Times are in milliseconds of one core: for bodies that compile what the compiler reports
for the body, for others what it takes more than for a file without views, as it does not report them.
"""

import json
import os
import pathlib
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile

import bodies

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Docs" / "Site"))
import samples  # noqa: E402
from archives import Build  # noqa: E402

# The bodies in one run of the compiler.
BATCH = 10
# The seconds after which a run is ended; it counts with this time.
LONGEST = 120
# What the compiler says of the mistakes of bodies.py.
CLEAR = re.compile(r"cannot find '(Txet|cuont)' in scope|value of type 'Text' has no member 'fontt'")
REPORT = re.compile(r"^([\d.]+)ms\t(.+?\.swift):(\d+):\d+\t(.*)$", re.MULTILINE)


def flags():
    """The settings of README.md's manifest, and where the modules are."""
    build = Build()
    return [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", str(build.binaries / "Modules"), *build.maps,
        *samples.flags(), "-Xfrontend", "-debug-time-function-bodies",
        "-load-plugin-executable", f"{build.binaries}/OrielMacrosPlugin-tool#OrielMacrosPlugin",
    ]


def times(files, settings):
    """The milliseconds of the slowest function of each file, and the errors."""
    command = ["swiftc", *settings, *map(str, files)]
    # In a group of its own: swiftc starts the compiler, which would go on without it.
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)
    try:
        output, _ = process.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return {file: LONGEST * 1000.0 for file in files}, f"not within {LONGEST} s"
    slowest = dict.fromkeys(files, 0.0)
    for milliseconds, file, _, _ in REPORT.findall(output):
        file = pathlib.Path(file)
        if file in slowest:
            slowest[file] = max(slowest[file], float(milliseconds))
    return slowest, "\n".join(re.findall(r"^.*: error: .*$", output, re.MULTILINE))


def processor_time(file, settings):
    """The milliseconds that the compiler needs for a file, and the errors."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    found, errors = times([file], settings)
    needed = 1000 * (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
    # A run that is ended is not measured, and counts with the limit.
    return max(needed, found[file]), errors


def report(case, slowest, **more):
    values = sorted(slowest.values())
    name = max(slowest, key=slowest.get).stem
    print(json.dumps({
        "benchmark": "compile", "case": case, "bodies": len(values), "median_ms": round(statistics.median(values), 1),
        "longest_ms": round(values[-1], 1), "longest": name, "over_1_s": sum(value > 1000 for value in values), **more,
    }), flush=True)


def write(views, folder):
    files = [folder / f"{name}.swift" for name in views]
    for file, source in zip(files, views.values()):
        file.write_text(f"import SwiftUI\n\n{source}")
    return files


def generated(count, settings, folder):
    slowest = {}
    files = write(bodies.views(count, True), folder)
    for start in range(0, count, BATCH):
        found, errors = times(files[start:start + BATCH], settings)
        slowest |= found
        if errors:
            sys.exit(f"A body that must compile does not:\n{errors}")
    report("generated", slowest)


def mistaken(count, settings, folder):
    empty, _ = processor_time(*write({"Empty": ""}, folder), settings)
    needed, clear = {}, 0
    for file in write(bodies.views(count, False), folder):
        milliseconds, errors = processor_time(file, settings)
        needed[file] = max(0, milliseconds - empty)
        if not errors:
            sys.exit(f"{file.stem} has a mistake, and compiles.")
        # An expression that is too complex hides other errors.
        clear += bool(CLEAR.search(errors)) and "reasonable time" not in errors
    report("with a name that does not exist", needed, clear=clear)


def gallery(settings):
    files = sorted((ROOT / "Examples" / "Gallery" / "Pages").rglob("*.swift"))
    # What the build adds: the symbols of its assets, and its bundle.
    files += sorted((ROOT / ".build" / "plugins" / "outputs").rglob("GalleryPages/**/*.swift"))
    files += sorted((ROOT / ".build" / "debug" / "GalleryPages.build" / "DerivedSources").glob("*.swift"))
    slowest, errors = times(files, settings)
    report("gallery", slowest)
    if errors:
        sys.exit(errors)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    settings = flags()
    with tempfile.TemporaryDirectory() as folder:
        generated(count, settings, pathlib.Path(folder))
        mistaken(count, settings, pathlib.Path(folder))
    gallery(settings)
