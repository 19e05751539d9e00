"""Many edits in a row under `oriel dev`, each of another view, some of them broken, with two pages open all the time.

With ORIEL_LONG=1 there are 50 edits, and the memory of the tool and of the program must not grow.
"""

import os
import pathlib
import re
import statistics

import pytest

from processes import children
from visit import DESKTOP
from waiting import BUILD_PATIENCE, wait_until

from conftest import Package, new_package

IS_LONG = bool(os.environ.get("ORIEL_LONG"))
# The number of views, each in a file of its own.
VIEWS = 50
EDITS = VIEWS if IS_LONG else 4
# One edit in so many is broken at first, each time in another way.
BROKEN = 5 if IS_LONG else 2
FAULTS = [
    ("Button(", "Buton(", "cannot find 'Buton' in scope"),
    ("    }\n}", "    }\n", "expected '}' in struct"),
    ("draft 1", 'draft \\(1 + "1")', "cannot convert value of type 'Int' to expected argument type 'String'"),
]
GROWTH = 1.15

PART = """import SwiftUI

struct Part{n}: View {{
    @State private var taps = 0

    var body: some View {{
        Button("Part {n}, draft 0, taps \\(taps)") {{ taps += 1 }}
    }}
}}
"""
ROOT_VIEW = """import SwiftUI

struct ContentView: View {{
    @State private var name = ""

    var body: some View {{
        ScrollView {{
            TextField("Your name", text: $name)
            {parts}
        }}
    }}
}}
"""


@pytest.fixture
def package(tmp_path):
    folder = new_package(tmp_path, "Parts")
    sources = folder / "Sources" / "Parts"
    for number in range(1, VIEWS + 1):
        (sources / f"Part{number}.swift").write_text(PART.format(n=number))
    # In groups of ten, as code for older systems has it.
    groups = [range(first, min(first + 10, VIEWS + 1)) for first in range(1, VIEWS + 1, 10)]
    parts = "\n            ".join("Group { " + "; ".join(f"Part{n}()" for n in group) + " }" for group in groups)
    (sources / "ContentView.swift").write_text(ROOT_VIEW.format(parts=parts))
    package = Package(folder)
    package.wait_for_line("Running; files are watched")
    yield package
    package.stop()


def processes(root):
    """A process and all that it has started."""
    found = [root]
    for process in found:
        found += children(process)
    return found


def megabytes(process):
    """The memory of a process; what it shares with others is divided among them."""
    text = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
    return int(re.search(r"^Pss: +(\d+) kB", text, re.MULTILINE)[1]) / 1024


def memory(package):
    """The memory of the tool, and that of the program that it runs."""
    tool, *program = processes(package.process.pid)
    return megabytes(tool), sum(megabytes(process) for process in program)


def wait_for_rest(package, workers):
    """Waits until the processes of the earlier program have ended."""
    wait_until(lambda: len(processes(package.process.pid)) <= workers, "the earlier workers have ended")


# The compiler's errors are shown in the pages' console, too.
@pytest.mark.allows_errors
def test_edits_in_a_row_are_all_seen(visit, package):
    window, other = visit(), visit(viewport=DESKTOP)
    pages = [window.open(), other.open()]
    for page in pages:
        page.get_by_placeholder("Your name").fill("Ada")
    count = len(processes(package.process.pid))
    sizes, broken = [], 0

    for number in range(1, EDITS + 1):
        path = f"Sources/Parts/Part{number}.swift"
        package.edit(path, "draft 0", "draft 1")
        # At once after the first save, so that both may be one build, or the first be built in vain.
        if number % BROKEN == 0:
            old, new, message = FAULTS[broken % len(FAULTS)]
            package.edit(path, old, new)
            for page in pages:
                overlay = page.get_by_role("alertdialog", name="The app does not compile")
                overlay.get_by_role("heading", name=message).first.wait_for(timeout=BUILD_PATIENCE * 1000)
            package.edit(path, new, old)
            broken += 1
        for page in pages:
            page.get_by_role("button", name=f"Part {number}, draft 1, taps 0").wait_for(timeout=BUILD_PATIENCE * 1000)
            assert page.get_by_placeholder("Your name").input_value() == "Ada"
        # It is the new program that answers.
        page = pages[number % 2]
        page.get_by_role("button", name=f"Part {number}, draft 1, taps 0").click()
        page.get_by_role("button", name=f"Part {number}, draft 1, taps 1").wait_for()
        for page in pages:
            page.get_by_role("alertdialog").wait_for(state="hidden")
        wait_for_rest(package, count)
        sizes.append(memory(package))

    # Each page has kept what was tapped in it, through all later programs.
    for number in range(1, EDITS + 1):
        pages[number % 2].get_by_role("button", name=f"Part {number}, draft 1, taps 1").wait_for()
        pages[1 - number % 2].get_by_role("button", name=f"Part {number}, draft 1, taps 0").wait_for()
    wait_until(lambda: len(package.times) >= EDITS, "a time is printed for each edit")
    times = package.times
    print(
        f"\n{EDITS} edits, {broken} of them broken: {statistics.median(times):.1f} s from save to running program, at most {max(times):.1f} s;"
        f" memory of oriel dev {sizes[0][0]:.0f} MB, then {sizes[-1][0]:.0f} MB; of the program {sizes[0][1]:.0f} MB,"
        f" then {sizes[-1][1]:.0f} MB", end=" "
    )
    if IS_LONG:
        for first, last in zip(sizes[4], sizes[-1]):
            assert last <= first * GROWTH, f"memory has grown after the fifth edit: {sizes}"
