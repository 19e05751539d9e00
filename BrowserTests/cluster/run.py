#!/usr/bin/env python3
"""Kills machines, workers and databases of a cluster under load, and checks what people have seen.

    run.py --seconds 600 --people 200 --faults machine,failover --seed 7
    run.py --check history.jsonl

The same seed gives the same people and faults; what comes between is up to the machines. Faults: machine, worker, freeze, roll, reload,
database, stall, failover, cut, disk, space, clock; by default all. The exit code is 1 if a rule was violated, or if an answer was lost in a
roll or a reload.
"""

import argparse
import pathlib
import random
import sys

for folder in ("..", "../moments"):
    sys.path.append(str((pathlib.Path(__file__).parent / folder).resolve()))

from checker import check
from faults import FAULTS
from history import History
from live_server import ARTIFACTS
from trial import Trial


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--pause", type=float, default=4, help="the mean time between two things a person does, in seconds")
    parser.add_argument("--faults", default=",".join(FAULTS), help="their names, separated by commas")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--history", type=pathlib.Path, default=ARTIFACTS / "history.jsonl", help="the file to write")
    parser.add_argument("--asynchronous", action="store_true", help="replicate later; a fail-over must then be found to lose something")
    parser.add_argument("--check", type=pathlib.Path, help="only check this history")
    options = parser.parse_args()
    if options.check:
        violations = check(History.read(options.check))
        print(*violations, f"{len(violations)} violations", sep="\n")
    else:
        names = options.faults.split(",")
        if unknown := set(names) - FAULTS.keys():
            parser.error(f"unknown faults: {', '.join(sorted(unknown))}; expected some of {', '.join(FAULTS)}")
        options.history.parent.mkdir(parents=True, exist_ok=True)
        print(f"Seed {options.seed}", flush=True)
        trial = Trial(
            options.history,
            options.seed,
            options.people,
            options.seconds,
            names,
            options.pause,
            not options.asynchronous,
            say=lambda text: print(text, flush=True),
        )
        violations = trial.run()
    sys.exit(1 if violations else 0)


if __name__ == "__main__":
    main()
