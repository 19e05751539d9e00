"""Every fixture's boxes against those that SwiftUI would give, within half a pixel."""

import json
import os
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOLERANCE = 0.5

# As in Fixtures.swift.
SHORT = "Short"
MIDDLE = "Somewhat longer"
LONG = "A text that is long enough to need more than one line on any of the stages here"

# The node of a text without padding is higher than the view, by margins in place of the space between lines.
TRIM = """(node) => {
    const style = getComputedStyle(node)
    // The browser may round the height of lines.
    const line = document.createElement("i")
    line.style = "display:block;position:absolute;visibility:hidden;height:1lh"
    node.append(line)
    const trim = (line.getBoundingClientRect().height - 1.1934 * parseFloat(style.fontSize)) / 2
    line.remove()
    const isText = node.localName === "span" && node.textContent && ["block", "-webkit-box", "flow-root"].includes(style.display)
    const isPadded = Math.min(parseFloat(style.paddingTop), parseFloat(style.paddingBottom)) >= 1
    return isText && !isPadded || node.localName === "button" && Math.abs(parseFloat(style.marginTop) + trim) < .01 ? trim : 0
}"""

BOXES = """() => {
    const trimOf = TRIM
    const stage = document.querySelector("[data-testid=stage]").getBoundingClientRect()
    const boxes = {}
    for (const node of document.querySelectorAll("[data-testid]")) {
        const box = node.getBoundingClientRect()
        const trim = trimOf(node)
        boxes[node.dataset.testid] = [box.left - stage.left, box.top - stage.top + trim, box.width, box.height - 2 * trim]
    }
    return boxes
}""".replace("TRIM", TRIM)

# How large a text is: on one line, or broken at a width.
MEASURE = """([text, width, size]) => {
    const node = document.createElement("span")
    node.textContent = text
    node.style = `position:absolute;visibility:hidden;overflow-wrap:anywhere;white-space:${width ? "pre-wrap" : "pre"}`
    if (width) node.style.width = `${width}px`
    if (size) node.style.fontSize = `${size}px`
    if (size >= 20) node.style.letterSpacing = "var(--tight)"
    document.getElementById("oriel").append(node)
    const box = node.getBoundingClientRect()
    const trim = 2 * (TRIM)(node)
    node.remove()
    return [box.width, box.height - trim]
}""".replace("TRIM", TRIM)

# Where the first or the last line of a text stands.
BASELINE = """([name, line]) => {
    const node = document.querySelector(`[data-testid="${name}"]`)
    const mark = document.createElement("span")
    mark.style = "display:inline-block;width:0;height:0"
    if (line < 0) node.append(mark); else node.prepend(mark)
    const stage = document.querySelector("[data-testid=stage]").getBoundingClientRect()
    const result = mark.getBoundingClientRect().bottom - stage.top
    mark.remove()
    return result
}"""


def load():
    """The fixtures, printed by the executable that makes them."""
    path = os.environ.get("ORIEL_LAYOUT_FIXTURES")
    command = [path] if path else ["swift", "run", "--quiet", "oriel-layout-fixtures"]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)


FIXTURES = load()


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page(viewport={"width": 800, "height": 600})
    yield page
    page.close()


def fill(total, *texts):
    """What texts get of a width: the shortest first, each an equal part of what is left."""
    shares = {}
    for index in sorted(range(len(texts)), key=lambda index: texts[index]):
        shares[index] = min(texts[index], total / (len(texts) - len(shares)))
        total -= shares[index]
    return [shares[index] for index in range(len(texts))]


def names(page):
    """What expressions may use."""
    def measure(text, width=None, size=None):
        return page.evaluate(MEASURE, [text, width, size])

    def box(name):
        left, top, width, height = boxes[name]
        return SimpleNamespace(left=left, top=top, width=width, height=height, right=left + width, bottom=top + height)

    boxes = page.evaluate(BOXES)
    return {
        "_": None, "short": SHORT, "middle": MIDDLE, "long": LONG,
        "w": lambda text, size=None: measure(text, size=size)[0],
        "h": lambda text, width: measure(text, width=width)[1],
        "lh": measure(SHORT)[1],
        "fill": lambda total, *texts: fill(total, *(measure(text)[0] for text in texts)),
        "box": box,
        "baseline": lambda name, line=0: page.evaluate(BASELINE, [name, line]),
    }


@pytest.mark.parametrize("name", sorted(FIXTURES))
def test_boxes(page, name):
    fixture = FIXTURES[name]
    page.set_content(fixture["html"])
    if fixture["isMirrored"]:
        page.evaluate("document.documentElement.dir = 'rtl'")
    boxes, scope = page.evaluate(BOXES), names(page)
    wrong = []
    for view, expression in sorted(fixture["boxes"].items()):
        assert view in boxes, f"no box is named {view}"
        wanted = eval(f"({expression})", {}, scope)
        actual = boxes[view]
        if any(want is not None and abs(want - have) > TOLERANCE for want, have in zip(wanted, actual)):
            wrong.append(f"{view}: {shown(actual)} instead of {shown(wanted)}")
    if fixture["equal"]:
        lengths = [eval(expression, {}, scope) for expression in fixture["equal"]]
        if max(lengths) - min(lengths) > TOLERANCE:
            wrong.append(f"{fixture['equal']} are {shown(lengths)}")
    assert not wrong, "; ".join(wrong)


def shown(numbers):
    return ", ".join("_" if number is None else f"{number:.2f}".rstrip("0").rstrip(".") for number in numbers)
