"""Makes DocC archives of the modules and of the guides, from what `swift build` has built."""

import concurrent.futures
import dataclasses
import json
import pathlib
import re
import shutil
import subprocess
import sys

from samples import FILE, GUIDES, HIDDEN, ROOT

MODULES = [
    "OrielUI", "OrielCore", "OrielCombine", "OrielMacros", "OrielUIKit", "OrielCharts", "OrielMapKit", "OrielPhotosUI", "OrielTipKit",
    "OrielWebKit", "OrielAVFoundation", "OrielAVKit", "OrielCoreLocation", "OrielCoreTransferable", "OrielFoundation", "OrielOS",
    "OrielMessageUI", "OrielNetwork", "OrielPDFKit",
    "OrielQuickLook", "OrielSafariServices", "OrielStoreKit", "OrielUniformTypeIdentifiers", "OrielUserNotifications",
    "OrielServer", "OrielTesting", "GraphQL", "GraphQLServer", "OpenTelemetryExport", "WebPush",
]


def run(*arguments):
    """Runs a command of the toolchain, and returns its output without the line break at the end."""
    result = subprocess.run(arguments, cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, arguments[:3]))} … failed: {result.stderr.strip()[-2000:]}")
    return result.stdout.strip()


class Build:
    """The compiled modules of this package."""

    def __init__(self):
        self.binaries = pathlib.Path(run("swift", "build", "--show-bin-path"))
        self.target = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
        # Modules that plugins use, too, have a second map.
        maps = [map for map in self.binaries.glob("*.build/module.modulemap") if not map.parent.name.endswith("-tool.build")]
        for sources in [ROOT / "Sources", *(ROOT / ".build" / "checkouts").glob("*/Sources")]:
            maps += [*sources.glob("*/module.modulemap"), *sources.glob("*/include/module.modulemap")]
        self.maps = [argument for map in maps for argument in ("-Xcc", f"-fmodule-map-file={map}")]

    def extract_symbols(self, module, folder):
        """Writes the symbol graphs of the public declarations of a module, one more for each module that it extends."""
        run(
            "swift-symbolgraph-extract", "-module-name", module, "-I", self.binaries / "Modules", "-target", self.target,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder, *self.maps,
        )


@dataclasses.dataclass
class Archive:
    """The pages of a module or of the guides."""

    name: str
    folder: pathlib.Path
    # The folder of the sources of each symbol, such as "Layout", by the symbol's identifier.
    places: dict
    # What DocC reports.
    warnings: list


def of_module(module, build, folder):
    """Makes the archive of a module."""
    graphs = folder / "symbols" / module
    graphs.mkdir(parents=True)
    build.extract_symbols(module, graphs)
    catalogues = [visible(catalogue, folder) for catalogue in (ROOT / "Sources").glob(f"**/{module}.docc")]
    return convert(module, folder, places(module, graphs), [*catalogues, "--additional-symbol-graph-dir", graphs])


def of_guides(folder, modules):
    """Makes the archive of the guides, which link to the modules."""
    dependencies = [argument for archive in modules for argument in ("--dependency", archive.folder)]
    return convert(GUIDES.stem, folder, {}, [visible(GUIDES, folder), *dependencies])


def visible(catalogue, folder):
    """Copies a catalogue without its hidden code, in which DocC would take attributes for directives of its own."""
    copy = folder / "catalogues" / catalogue.relative_to(ROOT)
    shutil.copytree(catalogue, copy)
    for article in copy.glob("*.md"):
        # Lines keep their numbers. Readers of the tutorial see the names of files.
        text = HIDDEN.sub(lambda comment: "\n" * comment[0].count("\n"), article.read_text())
        article.write_text(FILE.sub(r"`\1`", text))
    return copy


def convert(name, folder, places, arguments):
    output, report = folder / name, folder / f"{name}.diagnostics.json"
    run(
        "docc", "convert", *arguments, "--fallback-display-name", name, "--fallback-bundle-identifier", f"oriel.{name}",
        "--output-path", output, "--no-transform-for-static-hosting", "--enable-experimental-external-link-support",
        "--diagnostics-file", report,
    )
    return Archive(name, output, places, list(warnings(report)))


def warnings(report):
    """Links that lead nowhere, and all else that DocC reports but parameters without documentation."""
    for diagnostic in json.loads(report.read_text())["diagnostics"]:
        if "is missing documentation" not in diagnostic["summary"]:
            source = diagnostic.get("source", "").removeprefix("file://")
            place = source.split("/catalogues/")[-1].removeprefix(f"{ROOT}/")
            line = diagnostic.get("range", {}).get("start", {}).get("line", 0)
            yield f"{place}:{line}: {diagnostic['summary']}"


def places(module, graphs):
    """The folder of each symbol below that of its module."""
    found = {}
    for graph in graphs.glob("*.json"):
        for symbol in json.loads(graph.read_text())["symbols"]:
            if match := re.search(rf"/Sources/(?:Doors/)?{module}/([^/]+)/", symbol.get("location", {}).get("uri", "")):
                found[symbol["identifier"]["precise"]] = match[1]
    return found


def make(modules, folder):
    """Makes all archives, those of the modules side by side."""
    build = Build()
    with concurrent.futures.ThreadPoolExecutor() as pool:
        archives = list(pool.map(lambda module: of_module(module, build, folder), modules))
    return [of_guides(folder, archives), *archives]
