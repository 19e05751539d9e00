"""Disagreements between the engine and graphql-core 3.3.2 that are meant to be, each with its reason."""
import collections
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
from compare import all_errors  # noqa: E402

EMPTY_SELECTION = "graphql-core accepts `{ }` as a selection set; the grammar (section 2.4) requires at least one selection"
ONE_OF = "a variable for the field of a @oneOf object must have a non-null type (section 5.8.5), which graphql-core requires only if the position of the object is nullable and not a list"
TWICE = "of several input fields with one name, an error for both engines, graphql-core checks only the value of the last"
TYPENAME = "graphql-core does not know that `__typename` is a String!, and finds no conflict with a field of another type"
INFINITE = "a Float literal beyond the finite numbers is an error (section 3.5.2), which graphql-core reads as infinity"
NO_PLACE = "graphql-core reports that a list or an object is not a leaf value, but not its location"


def explanation(request, phase, expected, answer):
    """Why the answers differ; None when nothing here explains all of it."""
    found = all_errors(answer)
    if [e["message"] for e in found if e["message"].startswith("Syntax error") and e["message"].endswith("found '}'.")] and re.search(r"\{[\s,]*\}", request.query):
        return EMPTY_SELECTION
    if phase in ("execution", "request"):
        if "data" in answer.get("response", {"data": None}):
            return None
        reasons = [ONE_OF if concerns_one_of(e) else TYPENAME if concerns_typename(e, request.query) else None for e in found]
        return reasons[0] if reasons and all(reasons) else None
    if phase != "validation" or "data" in answer.get("response", {}):
        return None
    theirs = collections.Counter(map(places, all_errors(expected)))
    reasons, rest = [], collections.Counter()
    for error in found:
        if theirs[places(error)] > 0:
            theirs[places(error)] -= 1
        elif concerns_one_of(error):
            reasons.append(ONE_OF)
        elif "expected a float, found 1e999" in error["message"].lower():
            reasons.append(INFINITE)
        elif is_in_field_given_twice(error, found):
            reasons.append(TWICE)
        elif concerns_typename(error, request.query):
            reasons.append(TYPENAME)
        else:
            rest[places(error)] += 1
    theirs = +theirs
    if theirs and set(theirs) == {"[]"} and theirs["[]"] == rest.total():
        reasons.append(NO_PLACE)
        rest.clear()
    return reasons[0] if reasons and not rest and set(theirs) <= {"[]"} else None


def concerns_one_of(error):
    return "which must not be null" in error["message"]


def is_in_field_given_twice(error, errors):
    """Whether an error stands between the places of two input fields of one name."""
    for other in errors:
        spots = [(place["line"], place["column"]) for place in other.get("locations") or []]
        if "is given twice" in other["message"] and other is not error and len(spots) == 2:
            if all(spots[0] <= (place["line"], place["column"]) < spots[1] for place in error["locations"][-1:]):
                return True
    return False


def concerns_typename(error, query):
    """Whether a conflict of fields is one of `__typename` and a field of another type."""
    lines = query.split("\n")
    texts = [lines[place["line"] - 1][place["column"] - 1:] for place in error["locations"]]
    return "cannot be merged" in error["message"] and "return" in error["message"] and any(re.match(r"(\w+\s*:\s*)?__typename\b", text) for text in texts)


def places(error):
    return json.dumps(sorted((place["line"], place["column"]) for place in error.get("locations") or []))
