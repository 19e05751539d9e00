"""Benchmarks of a running Gallery, one JSON object per line.

    python Benchmarks/Browser/run.py                # all
    python Benchmarks/Browser/run.py table keys     # some
"""

import sys

import figures  # noqa: F401  Imported first: adds the modules of the browser tests to the path.
import keys
import ordinary
import rows
import sessions
import table
from server import Gallery

BENCHMARKS = {"ordinary": ordinary, "table": table, "keys": keys, "rows": rows, "sessions": sessions}

if __name__ == "__main__":
    for name in sys.argv[1:] or BENCHMARKS:
        gallery = Gallery("benchmarks")
        try:
            BENCHMARKS[name].run(gallery)
        finally:
            gallery.stop()
