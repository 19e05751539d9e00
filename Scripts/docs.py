#!/usr/bin/env python3
"""Writes the documentation to .build/docs: the guides, and the public declarations of the libraries. The pages open from files.

    Scripts/docs.py [MODULE...]    all modules if none is named

The modules must have been built (`swift build`). Fails if DocC reports anything, such as a link that leads nowhere.
"""

import pathlib
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Docs" / "Site"))
import archives  # noqa: E402
from site_pages import Site  # noqa: E402

OUTPUT = ROOT / ".build" / "docs"


def main():
    with tempfile.TemporaryDirectory() as folder:
        made = archives.make(sys.argv[1:] or archives.MODULES, pathlib.Path(folder))
        warnings = [warning for archive in made for warning in archive.warnings]
        if warnings:
            sys.exit("\n".join(["docs: DocC reports:", *warnings]))
        site = Site(made, OUTPUT)
        site.write()
    print(f"Wrote {len(site.pages)} pages; open {OUTPUT / 'index.html'}")


main()
