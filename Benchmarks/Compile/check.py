#!/usr/bin/env python3
"""Checks that the type checker tries few overloads in the bodies of Overloads.swift.

    python Benchmarks/Compile/check.py

It counts the scopes of the constraint solver, which do not depend on the machine. The modules must have been built (`swift build`).
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import run

FILE = pathlib.Path(__file__).parents[2] / "Tests" / "TypeChecking" / "Overloads.swift"

# The bodies take 4,744 scopes with Swift 6.3.1. They took 348,878 before decision 86; one initializer that is tried in vain takes as many.
MOST_SCOPES = 12_000


def scopes(settings):
    """The scopes of the solver in Overloads.swift."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["swiftc", *settings, "-stats-output-dir", folder, str(FILE)]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0:
            errors = re.findall(r"^/.*: error: .*$", result.stdout + result.stderr, re.MULTILINE)
            sys.exit("\n".join(errors) or result.stderr)
        statistics = [json.loads(path.read_text()) for path in pathlib.Path(folder).glob("*.json")]
    counts = [value for values in statistics for name, value in values.items() if name.endswith(".NumConstraintScopes")]
    if not counts:
        sys.exit("The compiler has not counted the scopes of its solver.")
    return sum(counts)


if __name__ == "__main__":
    found = scopes([*sys.argv[1:], *run.flags()])
    print(f"{found:,} scopes in {FILE.name}")
    if found > MOST_SCOPES:
        sys.exit(f"More than {MOST_SCOPES:,}: a new overload is tried in vain. Is it disfavored, or after the usual one (decision 86)?")
