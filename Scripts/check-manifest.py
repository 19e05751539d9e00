#!/usr/bin/env python3
"""Builds and tests a package outside of this one with the manifest, the app and the test of README.md.

It shares the build folder of this package, so that only its own files are compiled; run `swift build --build-tests` before. The
settings of the packages in Examples/Samples must be those of README.md.
"""

import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
PACKAGE = ROOT / ".build" / "manifest" / "MyApp"
MANIFESTS = [ROOT / "Examples/Samples/Package.swift", ROOT / "Examples/Samples/Packages/HerbariumKit/Package.swift"]
DEPENDENCY = '.package(path: "../oriel")'


def main():
    blocks = re.findall(r"```swift\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    manifest = only(blocks, "// swift-tools-version")
    for path in MANIFESTS:
        if settings(path.read_text()) != settings(manifest):
            sys.exit(f"check-manifest: the settings of {path.relative_to(ROOT)} are not those of README.md")
    if manifest.count(DEPENDENCY) != 1:
        sys.exit(f"check-manifest: the manifest of README.md has no {DEPENDENCY}")

    shutil.rmtree(PACKAGE, ignore_errors=True)
    # The folder of a checkout can have any name.
    write("Package.swift", manifest.replace(DEPENDENCY, f'.package(name: "oriel", path: "{ROOT}")'))
    write("Sources/MyApp/CounterApp.swift", only(blocks, "@main"))
    write("Tests/MyAppTests/CounterViewTests.swift", only(blocks, "import Testing"))
    # With other versions, SwiftPM would remove checkouts that this package needs, and compile them again later.
    shutil.copy(ROOT / "Package.resolved", PACKAGE)
    options = ["--package-path", PACKAGE, "--scratch-path", ROOT / ".build", "--force-resolved-versions"]
    run("swift", "build", "--build-tests", *options)
    run("swift", "test", "--skip-build", "--disable-xctest", *options)


def only(blocks, text):
    """The block of README.md with a text."""
    found = [block for block in blocks if text in block]
    if len(found) != 1:
        sys.exit(f"check-manifest: expected one block with “{text}” in README.md, found {len(found)}")
    return found[0]


def settings(manifest):
    """The definitions before the package."""
    return manifest.split("let apple")[1].split("let orielTesting")[0].split("let swift5")[0].split("// A library")[0].strip()


def write(name, text):
    path = PACKAGE / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def run(*command):
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit("check-manifest: the package of README.md does not build, or its test fails")


main()
