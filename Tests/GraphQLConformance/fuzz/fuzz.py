#!/usr/bin/env python3
"""Asks the engine and graphql-core the same random requests, and prints where they disagree.
  fuzz.py --cmd 'engine' [--count 10000] [--seed N] [--only INDEX] [--show N]
Compared are whether a request is accepted, the data with the order of its keys, the errored positions, and the locations of
errors. The status is 0 when every disagreement is one of those explained in differences.py. A request depends on the seed
and its index alone: `--seed S --only I` repeats one."""
import argparse
import collections
import json
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import compare  # noqa: E402
import run  # noqa: E402
from differences import explanation  # noqa: E402
from documents import Request  # noqa: E402
from nests import nest  # noqa: E402
from oracle import Oracle  # noqa: E402

FOLDER = pathlib.Path(__file__).parent.parent
# With how many requests the same data is asked for.
REQUESTS_PER_DATA = 50
ENGINE_ERRORS, ORACLE_ERRORS = 50, 100


class Fuzzer:
    def __init__(self, command, seed):
        self.seed = seed
        self.sdl = (FOLDER / "schema/moments.graphql").read_text()
        self.oracle = Oracle(self.sdl)
        self.data = json.loads((FOLDER / "schema/moments.data.json").read_text())
        # Nobody waits for 60 ticks.
        self.data["subscription"]["ticks"] = {"$stream": self.data["subscription"]["ticks"]["$stream"][:3]}
        self.engine = run.Stdio(command, 20)
        self.block = None
        self.counts = collections.Counter()

    def prepare(self, index):
        """Gives the data of the requests around `index` to the engine."""
        block = index // REQUESTS_PER_DATA
        if block == self.block:
            return
        self.block, drawn = block, random.Random(self.seed * 7919 + block)
        # The first block has the data of the public cases.
        if block > 0:
            fields = {name: field.type for name, field in self.oracle.schema.type_map["Nest"].fields.items()}
            self.data["query"]["nest"] = nest(drawn, fields)
            self.data["query"]["nests"] = [nest(drawn, fields), None, nest(drawn, fields)]
        self.engine.defs = [{"id": "fuzz", "cmd": "schema", "name": "fuzz", "sdl": self.sdl, "data": self.data}]
        answer = self.engine.send(self.engine.defs[0], 30)
        if not answer.get("ok"):
            sys.exit(f"the engine rejects the schema: {answer}")

    def check(self, index):
        """A disagreement about a request that nothing explains, as text; None when there is none."""
        self.prepare(index)
        request = Request(self.oracle.schema, random.Random(self.seed * 1_000_003 + index))
        phase, errors, document = self.oracle.errors(request.query)
        if errors:
            expected = {"response": {"errors": [error.formatted for error in errors]}}
        else:
            phase = "execution"
            expected = json.loads(json.dumps(self.oracle.answer(document, self.data, request.variables, request.operation_name)))
            if "data" not in expected.get("response", {"data": None}):
                phase = "request"
        answer = self.engine.ask(self.case(request, index))
        self.counts[phase] += 1
        fault = self.disagreement(request, expected, answer, phase)
        if not fault:
            return None
        reason = explanation(request, phase, expected, answer)
        if reason:
            self.counts[f"explained: {reason}"] += 1
            return None
        self.counts["DISAGREEMENT"] += 1
        lines = [f"- request {index} ({phase}): {fault}", f"    query {request.query!r}", f"    variables {request.variables}"]
        for name, side in (("oracle", expected), ("engine", answer)):
            lines.append(f"    {name} {brief(side)}")
        return "\n".join(lines)

    @staticmethod
    def case(request, index):
        return {"id": str(index), "cmd": "execute", "schema": "fuzz", "query": request.query, "variables": request.variables,
                **({"operationName": request.operation_name} if request.operation_name else {})}

    @staticmethod
    def disagreement(request, expected, answer, phase):
        # What an error says is compared where both report one; which errors beneath a null are reported is left open.
        reported = [error.get("path") for error in compare.all_errors(answer)]
        for error in compare.all_errors(expected):
            if error.get("path") not in reported:
                error.pop("extensions", None)
        introspects = "__schema" in request.query or "__type(" in request.query
        case = {"category": "introspection" if introspects else "fuzz", "expect": expected,
                "unordered": ("types", "directives", "possibleTypes", "interfaces", "locations") if introspects else ()}
        fault = compare.spec_compare(case, answer)
        if fault or phase == "execution" and "stream" not in expected:
            return fault or locations_differ(expected["response"], answer["response"])
        found = compare.all_errors(answer)
        if len(compare.all_errors(expected)) > ENGINE_ERRORS and len(found) == ENGINE_ERRORS:
            return None
        return compare.ref_compare(case, answer)


def locations_differ(expected, answer):
    """Errors of the same field have the same locations."""
    known = {json.dumps(error.get("path")): error.get("locations") for error in expected.get("errors", [])}
    for error in answer.get("errors", []):
        path = json.dumps(error.get("path"))
        if path in known and places(known[path]) != places(error.get("locations")):
            return f"locations of {path}: expected {known[path]}, got {error.get('locations')}"
        if not error.get("locations"):
            return f"the error at {path} has no location"
    return None


def places(locations):
    return sorted((place["line"], place["column"]) for place in locations or [])


def brief(answer):
    errors = [(e["message"][:120], e.get("path"), places(e.get("locations"))) for e in compare.all_errors(answer)] if "crash" not in answer else []
    text = json.dumps(answer.get("response", answer).get("data", answer if not errors else None), ensure_ascii=False)
    return f"{text[:1500]} errors {errors[:6]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cmd", required=True)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--only", type=int)
    parser.add_argument("--show", type=int, default=10)
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    fuzzer = Fuzzer(options.cmd, options.seed)
    shown = 0
    for index in range(options.count) if options.only is None else [options.only]:
        text = fuzzer.check(index)
        if text and shown < options.show:
            print(text, flush=True)
            shown += 1
    fuzzer.engine.close()
    for name, count in sorted(fuzzer.counts.items()):
        print(f"{count:7} {name}")
    print(f"{fuzzer.engine.restarts} restarts of the engine")
    return 1 if fuzzer.counts["DISAGREEMENT"] or fuzzer.engine.restarts else 0


if __name__ == "__main__":
    sys.setrecursionlimit(20_000)
    sys.exit(main())
