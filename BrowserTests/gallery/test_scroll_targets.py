"""Long containers that scroll to views which are not in the page yet, and bindings that follow."""

import re

import pytest

from visit import PHONE

KINDS = ["List", "Stack", "Row", "Grid", "Parts"]
# A view is placed within a pixel of the screen.
TOLERANCE = 1
# Where a row is in its scroller: its start, and its middle from that of the scroller; null if it is not in the page.
PLACE = """([name, isRow]) => {
    const text = [...document.querySelectorAll("span")].find(({ textContent }) => textContent === name)
    if (!text) return null
    const [start, end] = isRow ? ["left", "right"] : ["top", "bottom"]
    const outer = text.closest("[data-kind=scroll], [data-kind=list]").getBoundingClientRect()
    // The text is in a frame, or in a row of a list.
    const inner = (text.closest("[data-kind=row]") ?? text.parentElement).getBoundingClientRect()
    return { start: inner[start] - outer[start], middle: (inner[start] + inner[end] - outer[start] - outer[end]) / 2 }
}"""


@pytest.fixture
def show(visit):
    def show(kind):
        window = visit(viewport=PHONE)
        page = window.open("/scroll-targets")
        page.get_by_role("radio", name=kind).click()
        page.get_by_text("Row 0", exact=True).wait_for()
        window.settle()
        return window

    return show


def place(window, kind, number):
    return window.page.evaluate(PLACE, [f"Row {number}", kind == "Row"])


def waits_for(window, kind, number, part, wanted):
    def is_there():
        found = place(window, kind, number)
        return found and abs(found[part] - wanted) <= TOLERANCE

    window.wait_until(is_there, f"the {part} of row {number} is at {wanted}")
    window.wait_for_rest()
    window.settle()
    # It stays there.
    assert place(window, kind, number)[part] == pytest.approx(wanted, abs=TOLERANCE)


def first(window):
    return int(re.search(r"\d+", window.page.get_by_text("First view:").inner_text())[0])


@pytest.mark.parametrize("kind", KINDS)
def test_a_reader_scrolls_to_a_view_that_is_not_in_the_page(show, kind):
    window = show(kind)
    assert window.page.get_by_text("Row 750", exact=True).count() == 0
    window.page.get_by_role("button", name="Reader to 750").click()
    waits_for(window, kind, 750, "middle", 0)


@pytest.mark.parametrize("kind", ["Stack", "Row", "Grid", "Parts"])
def test_a_binding_leads_to_a_view_and_follows_the_person(show, kind):
    window = show(kind)
    page = window.page
    assert page.get_by_text("Row 350", exact=True).count() == 0
    page.get_by_role("button", name="Binding to 350").click()
    waits_for(window, kind, 350, "start", 0)
    # The binding keeps what the app has set.
    assert first(window) == 350

    page.locator("[data-kind=scroll]").last.hover()
    page.mouse.wheel(*((900, 0) if kind == "Row" else (0, 900)))
    window.wait_until(lambda: first(window) > 353, "the binding follows")
    window.settle()
    number = first(window)
    # It names the first view that can be seen.
    assert place(window, kind, number)["start"] > -100
    assert place(window, kind, number)["start"] <= 44 + TOLERANCE

    # The same value once more leads back.
    page.get_by_role("button", name="Binding to 350").click()
    waits_for(window, kind, 350, "start", 0)
    assert first(window) == 350


@pytest.mark.parametrize(("kind", "other"), [("Row", "Stack"), ("Stack", "Grid"), ("Grid", "Parts"), ("Grid", "Row")])
def test_another_container_begins_where_the_binding_leads(show, kind, other):
    window = show(kind)
    page = window.page
    page.get_by_role("button", name="Reader to 750").click()
    waits_for(window, kind, 750, "middle", 0)
    length = 92 if kind == "Row" else 44

    def follows():
        found = place(window, kind, first(window))
        return found and -length < found["start"] <= TOLERANCE

    window.wait_until(follows, "the binding has the first view")
    number = first(window)

    page.get_by_role("radio", name=other).click()
    waits_for(window, other, number, "start", 0)

    page.get_by_role("button", name="Binding to 350").click()
    waits_for(window, other, 350, "start", 0)
    assert first(window) == 350


def test_a_motion_to_an_edge_passes_only_what_is_next_to_it(show):
    window = show("Edges")
    page = window.page
    page.evaluate("""() => {
        // Sections out of sight have rows at their edges.
        const isMiddle = (node) => /Row 5[3-6]\\d/.test(node.textContent)
        const seen = (changes) => (window.passed ||= changes.some(({ addedNodes }) => [...addedNodes].some(isMiddle)))
        new MutationObserver(seen).observe(document.body, { childList: true, subtree: true })
    }""")
    # To its end, and back.
    page.get_by_role("button", name="To the end").click()
    window.wait_until(lambda: place(window, "Edges", 999), "the last row is in the page")
    scroller = page.locator("[data-kind=scroll]").last

    def rest():
        return scroller.evaluate("({ scrollTop, clientHeight, scrollHeight }) => [scrollTop, scrollHeight - clientHeight - scrollTop]")

    window.wait_until(lambda: abs(rest()[1]) <= TOLERANCE, "it is at its end")
    window.settle()
    assert abs(rest()[1]) <= TOLERANCE
    page.get_by_role("button", name="To the start").click()
    window.wait_until(lambda: abs(rest()[0]) <= TOLERANCE, "it is at its start")
    window.settle()
    assert abs(rest()[0]) <= TOLERANCE
    assert abs(place(window, "Edges", 0)["start"] - 28) <= TOLERANCE
    assert not page.evaluate("window.passed")
