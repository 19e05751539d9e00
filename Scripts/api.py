#!/usr/bin/env python3
"""Compares the public API with the lists in Docs/API, and counts its documentation.

    Scripts/api.py           fails if a public declaration or a re-export was added or removed, or if too few are documented
    Scripts/api.py --update  rewrites the lists

The modules must have been built (`swift build`). A line of a list is a declaration, with the number of its overloads if there are several;
names that begin with an underscore are left out, as in Apple's interfaces. Exports.txt lists what each module re-exports.
"""

import collections
import concurrent.futures
import difflib
import json
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Docs" / "Site"))
from archives import Build  # noqa: E402

LISTS = ROOT / "Docs" / "API"

# Modules behind the names of Apple's: app code sees Apple's API there and nothing else.
APPLE = [
    "OrielCore", "OrielMacros", "OrielUI", "OrielCharts", "OrielCombine", "OrielCoreTransferable", "OrielFoundation", "OrielPhotosUI",
    "OrielOS", "OrielPrelude", "OrielUIKit", "OrielUniformTypeIdentifiers", "OrielAVFoundation", "OrielAVKit", "OrielCoreGraphics",
    "OrielCoreLocation", "OrielLocalAuthentication", "OrielMapKit", "OrielSafariServices", "OrielStoreKit",
    "OrielAccessibility", "OrielQuickLook", "OrielTipKit", "OrielUserNotifications", "OrielWebKit", "OrielWidgetKit",
    "OrielMessageUI", "OrielNetwork", "OrielPDFKit", "OrielPhotos", "OrielSecurity",
    # With no more than messages of the compiler.
    "OrielARKit", "OrielActivityKit", "OrielAppIntents", "OrielAuthenticationServices", "OrielCloudKit", "OrielContacts", "OrielContactsUI",
    "OrielCoreData", "OrielCoreImage", "OrielCoreMotion", "OrielEventKit", "OrielGameKit", "OrielHealthKit", "OrielSceneKit", "OrielSpriteKit",
    "OrielSwiftData",
]
OWN = ["GraphQL", "GraphQLServer", "OpenTelemetryExport", "OrielServer", "OrielTesting", "WebPush"]

TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"}
# The least share of documented declarations in our own modules. Every public type is documented, in all modules.
WANTED_SHARE = 0.9


def symbols(module, build):
    """The public symbols of a module, with what it adds to types of other modules."""
    with tempfile.TemporaryDirectory() as folder:
        build.extract_symbols(module, folder)
        return [
            symbol
            for file in sorted(pathlib.Path(folder).glob("*.json"))
            for symbol in json.loads(file.read_text())["symbols"]
            if symbol["kind"]["identifier"] != "swift.extension"
        ]


def name(symbol):
    return f"{'.'.join(symbol['pathComponents'])}  {symbol['kind']['identifier'].removeprefix('swift.')}"


def listing(symbols):
    counts = collections.Counter(map(name, symbols))
    return [line if count == 1 else f"{line} ×{count}" for line, count in sorted(counts.items())]


def exports():
    """Yields the modules and declarations that our modules re-export, such as `OrielUI: protocol OrielCombine.ObservableObject`."""
    for file in (ROOT / "Sources").glob("**/*.swift"):
        module = next(folder for folder in file.relative_to(ROOT / "Sources").parts if folder != "Doors")
        for exported in re.findall(r"^@_exported (?:[a-z]+ )?import (.+)", file.read_text(), re.MULTILINE):
            yield f"{module}: {exported}"


def problems_of_documentation(module, symbols):
    missing = [symbol for symbol in symbols if not symbol.get("docComment", {}).get("lines")]
    for symbol in missing:
        if symbol["kind"]["identifier"] in TYPES:
            yield f"{module}: the type {name(symbol)} has no documentation"
    if module in OWN and len(missing) > (1 - WANTED_SHARE) * len(symbols):
        share = 100 * (len(symbols) - len(missing)) / len(symbols)
        yield f"{module}: {share:.0f} % of the public declarations are documented, expected {100 * WANTED_SHARE:.0f} %; without:"
        yield from (f"    {line}" for line in listing(missing))


def problems_of_list(name, lines, update):
    path = LISTS / f"{name}.txt"
    if update:
        path.write_text("".join(f"{line}\n" for line in lines))
    recorded = path.read_text().splitlines() if path.exists() else []
    if changes := [line for line in difflib.unified_diff(recorded, lines, n=0, lineterm="") if line[:3] not in ("---", "+++", "@@ ")]:
        yield f"{name}: the public API differs from {path.relative_to(ROOT)}; if this is intended, run Scripts/api.py --update:"
        yield from (f"    {line}" for line in changes)


def main():
    update = sys.argv[1:] == ["--update"]
    if sys.argv[1:] and not update:
        sys.exit(__doc__)
    build = Build()
    modules = sorted(APPLE + OWN)
    with concurrent.futures.ThreadPoolExecutor() as pool:
        found = dict(zip(modules, pool.map(lambda module: symbols(module, build), modules)))

    problems = []
    LISTS.mkdir(exist_ok=True)
    for module, module_symbols in found.items():
        lines = listing(module_symbols)
        problems += problems_of_list(module, lines, update)
        problems += problems_of_documentation(module, module_symbols)
    problems += problems_of_list("Exports", sorted(exports()), update)
    if problems:
        sys.exit("\n".join(problems))
    documented = {
        module: sum(1 for symbol in found[module] if symbol.get("docComment", {}).get("lines")) / len(found[module]) for module in OWN
    }
    print("API as recorded; documented: " + ", ".join(f"{module} {100 * share:.0f} %" for module, share in documented.items()))


if __name__ == "__main__":
    main()
