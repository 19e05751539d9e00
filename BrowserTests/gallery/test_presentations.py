"""Sheets, covers and alerts come and go with an animation."""

import pytest

# Notes the key frames of dialogs, and their boxes when they begin to leave.
RECORD = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.nodeName === 'DIALOG' && !options.pseudoElement) moved.push([frames, this.offsetWidth, this.offsetHeight]);
        return animate.call(this, frames, options);
    };
}"""


def test_a_sheet_that_a_pointer_has_opened_shows_no_focus_ring(visit):
    visit = visit()
    page = visit.open("/sheets")
    page.get_by_role("button", name="Sheet", exact=True).click()
    page.get_by_role("dialog").wait_for()
    visit.wait_for_rest()
    assert page.evaluate("""() => {
        const node = document.activeElement;
        return node.matches(':focus-visible') && getComputedStyle(node).outlineStyle !== 'none';
    }""") is False


@pytest.mark.parametrize("path, opener, closer, away", [
    ("/sheets", "Sheet", "Close", {"translate": "0px 100vh"}),
    ("/sheets", "Full screen cover", "Close", {"translate": "0px 100vh"}),
])
def test_it_slides_in_and_out_as_it_is(visit, path, opener, closer, away):
    visit = visit()
    page = visit.open(path)
    page.evaluate(RECORD)

    page.get_by_role("button", name=opener, exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    visit.wait_until(lambda: page.evaluate("moved.length") == 1, "it slides in")
    size = dialog.evaluate("dialog => [dialog.offsetWidth, dialog.offsetHeight]")
    assert page.evaluate("moved[0][0]") == [away, {}]
    visit.wait_for_rest()
    dialog.get_by_role("button", name=closer, exact=True).click()

    visit.wait_until(lambda: page.evaluate("moved.length") == 2, "it slides out")
    assert page.evaluate("moved[1]") == [[{}, away], *size]
    # The page behind it can be used meanwhile.
    page.get_by_role("button", name=opener, exact=True).click(trial=True)
    dialog.wait_for(state="detached")


@pytest.mark.parametrize("width, button", [(390, "Popover in any window"), (900, "Sheet of its content's size")])
def test_a_presentation_has_the_size_of_its_content(visit, width, button):
    visit = visit(viewport={"width": width, "height": 800})
    page = visit.open("/sheets")
    page.get_by_role("button", name=button).click()
    page.locator("dialog").wait_for()
    visit.wait_for_rest()
    box, close = page.locator("dialog").bounding_box(), page.get_by_role("button", name="Close").bounding_box()
    assert 100 < box["height"] < 300
    assert box["y"] < close["y"] and close["y"] + close["height"] < box["y"] + box["height"], "the content is inside"
    assert abs(box["x"] + box["width"] / 2 - width / 2) < 1 and box["width"] < width - 30
