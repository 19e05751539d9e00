#!/usr/bin/env python3
"""Compiles the samples in the articles of Docs/Guides.docc and of the libraries' catalogues, and runs those that are tests. Compiles the
samples in the documentation comments of the libraries that `make docs` publishes.

Docs/Site/samples.py says what a sample of an article is. Each article becomes a target: those of the guides of the package .build/guides,
all others of .build/articles. Their settings are those of README.md ("Package manifest"). They share the build folder of this package, so
that only the samples are compiled; run `swift build --build-tests` before. With --only-write, the packages are only written.

Docs/Site/comments.py says what a sample of a comment is. The compiler gets those of a library together, with the modules of that build and
without SwiftPM. The files are in .build/comments. With --comments, the articles are left out.
"""

import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Docs" / "Site"))
import archives  # noqa: E402
import comments  # noqa: E402
import samples  # noqa: E402

# The pictures of the guides are those of the previews in their package, which may have no program for that.
PACKAGES = {
    ROOT / ".build" / "guides": [samples.GUIDES],
    ROOT / ".build" / "articles": [catalogue for catalogue in samples.catalogues() if catalogue != samples.GUIDES],
}
# The products that bring modules; everything that Apple's frameworks have comes with Oriel.
PRODUCTS = {
    "OrielServer": ("OrielServer", "oriel"), "OrielTesting": ("OrielTesting", "oriel"), "GraphQL": ("GraphQL", "oriel"),
    "GraphQLServer": ("GraphQLServer", "oriel"), "ArgumentParser": ("ArgumentParser", "swift-argument-parser"),
    "Hummingbird": ("Hummingbird", "hummingbird"),
}
OTHERS = {"Foundation", "Testing", "XCTest"}
COMMENTS = ROOT / ".build" / "comments"


def settings():
    """The definitions of README.md before its package."""
    (manifest,) = [block for block in re.findall(r"```swift\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
                   if block.startswith(samples.MANIFEST)]
    for article, other in samples.manifests():
        if other != manifest:
            sys.exit(f"check-samples: the manifest of {article.relative_to(ROOT)} is not that of README.md")
    return manifest.split("let package")[0]


def target(name, code):
    """The declaration of a target in the manifest."""
    ours = sorted(module for module in imports(code) if module in PRODUCTS)
    dependencies = [f'.product(name: "{product}", package: "{package}")' for product, package in (PRODUCTS[module] for module in ours)]
    if is_for_apple(code):
        dependencies.append("oriel")
    is_program = "@main" in code or is_script(code)
    kind = "testTarget" if imports(code) & {"Testing", "XCTest"} else "executableTarget" if is_program else "target"
    return (
        f'        .{kind}(name: "{name}", dependencies: [{", ".join(dependencies)}], path: "{name}"'
        + (", swiftSettings: apple" if is_for_apple(code) else "") + "),"
    )


def is_for_apple(code):
    """Whether there are imports of Apple's frameworks."""
    return bool(imports(code) - OTHERS - set(PRODUCTS))


def imports(code):
    return set(re.findall(r"^import (?:\w+ )?(\w+)", code, re.MULTILINE))


def is_script(code):
    """Whether there are statements outside of functions."""
    return re.search(r"^(let \w+ = )?try ", code, re.MULTILINE) is not None


def write(package, catalogues):
    """Writes a package, and returns the number of its targets."""
    shutil.rmtree(package, ignore_errors=True)
    package.mkdir(parents=True)
    targets, libraries = [], []
    for name, code in [source for catalogue in catalogues for source in samples.sources(catalogue)]:
        (package / name).mkdir()
        (package / name / ("main.swift" if is_script(code) else "Sample.swift")).write_text(code)
        targets.append(target(name, code))
        if " .target(" in targets[-1]:
            libraries.append(f'"{name}"')
    # With other versions, SwiftPM would remove checkouts that this package needs, and compile them again later.
    shutil.copy(ROOT / "Package.resolved", package)
    (package / "Package.swift").write_text(
        settings()
        + f"""let package = Package(
    name: "{package.name.capitalize()}",
    platforms: [.macOS(.v15)],
    products: [.library(name: "{package.name.capitalize()}Library", targets: [{", ".join(libraries)}])],
    dependencies: [
        .package(name: "oriel", path: "{ROOT}"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: ["FullFoundation"]),
    ],
    targets: [
"""
        + "\n".join(targets)
        + "\n    ]\n)\n"
    )
    return len(targets)


def run(*command):
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit(f"check-samples: failed: {' '.join(map(str, command))}")


def compile_comments():
    """Compiles the samples in the documentation comments of the libraries."""
    shutil.rmtree(COMMENTS, ignore_errors=True)
    build = archives.Build()
    # Compares the manifests, too.
    settings()
    apple = samples.flags()
    libraries = {
        module: comments.library(comments.sources(module), comments.SURROUNDINGS / f"{module}.swift") for module in archives.MODULES
    }
    with concurrent.futures.ThreadPoolExecutor() as pool:
        outputs = list(pool.map(lambda module: compile_library(module, libraries[module].files, build, apple), libraries))
    errors = [error for library in libraries.values() for error in library.errors] + [output for output in outputs if output]
    if errors:
        sys.exit("\n".join([*errors, "check-samples: samples in documentation comments do not compile"]))
    compiled, excused = (sum(counts) for counts in zip(*((library.compiled, library.excused) for library in libraries.values())))
    print(f"{compiled} samples in documentation comments compile; {excused} blocks are none")


def compile_library(module, files, build, apple):
    """Compiles the files of a library until no errors can follow, and returns those. The flags in `apple` are for Apple's names."""
    if not files:
        return ""
    folder = COMMENTS / module
    folder.mkdir(parents=True)
    for name, code in files.items():
        (folder / name).write_text(code)
    result = subprocess.run(
        [
            "swiftc", "-emit-sil", "-o", "/dev/null", "-module-name", f"{module}Samples", "-parse-as-library", "-wmo", "-suppress-warnings",
            "-swift-version", "6", "-I", build.binaries / "Modules", *build.maps,
            "-load-plugin-executable", f"{build.binaries}/OrielMacrosPlugin-tool#OrielMacrosPlugin",
            *(apple if is_for_apple("".join(files.values())) else []), *sorted(folder.iterdir()),
        ],
        cwd=ROOT, capture_output=True, text=True,
    )
    return f"{result.stdout}{result.stderr}\ncheck-samples: no success in {folder}" if result.returncode else ""


def main():
    if sys.argv[1:] not in ([], ["--only-write"], ["--comments"]):
        sys.exit(__doc__)
    if sys.argv[1:] != ["--only-write"]:
        compile_comments()
    if sys.argv[1:] == ["--comments"]:
        return
    count = sum(write(package, catalogues) for package, catalogues in PACKAGES.items())
    if sys.argv[1:] == ["--only-write"]:
        return
    for package in PACKAGES:
        options = ["--package-path", package, "--scratch-path", ROOT / ".build", "--force-resolved-versions"]
        run("swift", "build", "--build-tests", *options)
        run("swift", "test", "--skip-build", *options)
    print(f"The samples of {count} articles compile")


main()
