#!/usr/bin/env python3
"""Builds and tests a package outside of this one with the manifest, the app and the test of README.md, and one of each template of
`oriel new`.

They share the build folder of this package, so that only their own files are compiled; run `swift build --build-tests` before. The
settings of the packages in Examples/Samples must be those of README.md.
"""

import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
PACKAGES = ROOT / ".build" / "manifest"
PACKAGE = PACKAGES / "MyApp"
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

    shutil.rmtree(PACKAGES, ignore_errors=True)
    # The folder of a checkout can have any name.
    write("Package.swift", manifest.replace(DEPENDENCY, f'.package(name: "oriel", path: "{ROOT}")'))
    write("Sources/MyApp/CounterApp.swift", only(blocks, "@main"))
    write("Tests/MyAppTests/CounterViewTests.swift", only(blocks, "import Testing"))
    # With other versions, SwiftPM would remove checkouts that this package needs, and compile them again later.
    shutil.copy(ROOT / "Package.resolved", PACKAGE)
    check(PACKAGE)
    for template in ["app", "list", "server"]:
        name = f"New{template.capitalize()}"
        run(ROOT / ".build/debug/oriel", "new", name, "--template", template, "--oriel", ROOT, folder=PACKAGES)
        check(PACKAGES / name)


def check(package):
    """Builds a package and runs its tests."""
    options = ["--package-path", package, "--scratch-path", ROOT / ".build", "--force-resolved-versions"]
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


def run(*command, folder=ROOT):
    if subprocess.run(command, cwd=folder).returncode:
        sys.exit(f"check-manifest: failed: {' '.join(map(str, command))}")


main()
