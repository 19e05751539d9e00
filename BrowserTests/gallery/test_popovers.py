"""Popovers point to the view that they belong to."""

import pytest

WIDE = {"width": 1000, "height": 900}
# The height of the arrow.
ARROW = 13


def box(locator):
    """The edges of what is drawn: left, top, right, bottom."""
    return locator.evaluate("""node => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return [left, top, right, bottom];
    }""")


@pytest.fixture
def opened(visit):
    """Opens a popover of the page, and returns the window, the view that it points to, and the popover."""

    def opened(button, anchor=None, **options):
        window = visit(**{"viewport": WIDE} | options)
        page = window.open("/popovers")
        opener = page.get_by_role("button", name=button, exact=True)
        opener.click()
        popover = page.get_by_role("dialog")
        popover.wait_for()
        window.wait_until(lambda: popover.get_attribute("data-client") == "beside", "it has its place")
        window.wait_for_rest()
        return window, page.locator("[data-anchor]"), popover

    return opened


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("button, side", [("Above", "top"), ("Below", "bottom"), ("Before", "left"), ("After", "right")])
def test_it_is_at_the_edge_that_the_app_chose(opened, button, side, direction):
    window, view, popover = opened(button, locale="ar" if direction == "rtl" else "en-GB")
    if direction == "rtl":
        side = {"left": "right", "right": "left"}.get(side, side)
    left, top, right, bottom = box(view)
    near = {
        "top": lambda place: (place[3], top - ARROW), "bottom": lambda place: (place[1], bottom + ARROW),
        "left": lambda place: (place[2], left - ARROW), "right": lambda place: (place[0], right + ARROW),
    }[side]
    edge, expected = near(box(popover))
    assert abs(edge - expected) < 1
    # The tip of the arrow is at the edge of the view, in its middle.
    tip = box(popover.locator("[data-kind=grabber]"))
    axis = 0 if side in ("top", "bottom") else 1
    assert abs((tip[axis] + tip[axis + 2]) / 2 - (box(view)[axis] + box(view)[axis + 2]) / 2) < 1
    assert abs({"top": tip[3] - top, "bottom": tip[1] - bottom, "left": tip[2] - left, "right": tip[0] - right}[side]) < 1
    window.screenshot(f"popover-{button.lower()}-{direction}")


def test_it_keeps_its_place_when_its_content_the_page_and_the_window_change(opened):
    window, view, popover = opened("Above")
    for _ in range(3):
        before = box(popover)
        popover.get_by_role("button", name="More").click()
        window.wait_until(lambda: box(popover)[3] - box(popover)[1] > before[3] - before[1], "there is one line more")
        # It grows upwards.
        window.wait_until(lambda: abs(box(popover)[3] - before[3]) < 1, "it has the same lower edge")
    window.page.set_viewport_size({"width": 800, "height": 860})
    window.wait_until(lambda: abs(box(popover)[3] - (box(view)[1] - ARROW)) < 1, "it has followed the view")


def test_it_becomes_a_sheet_in_a_narrow_window_and_a_popover_again(visit):
    window = visit(viewport=WIDE)
    page = window.open("/popovers")
    page.get_by_role("button", name="Sheet on a phone", exact=True).click()
    popover = page.get_by_role("dialog")
    popover.wait_for()
    # Styles of its place, of the dialog and of the grabber, which is the arrow.
    styles = "node => [node, node.firstElementChild].map(({ style }) => [style.left, style.top, style.maxHeight])"
    for width, client in [(1000, "beside"), (500, "sheet"), (1000, "beside")]:
        page.set_viewport_size({"width": width, "height": 900})
        window.wait_until(lambda: popover.get_attribute("data-client") == client, f"it is a {client} at {width} px")
        # A popover gets its place in a later frame.
        has_styles = lambda: popover.evaluate(styles) != [["", "", ""], ["", "", ""]]
        window.wait_until(lambda: has_styles() == (client == "beside"), f"a {client} has its styles")
    assert popover.evaluate("node => node.getBoundingClientRect().width") < 400


def test_another_edge_is_taken_where_there_is_no_room(opened):
    window, view, popover = opened("Above")
    window.page.set_viewport_size({"width": 1000, "height": 560})
    window.wait_until(lambda: abs(box(popover)[1] - (box(view)[3] + ARROW)) < 1, "it is below the button")
    left, top, right, bottom = box(popover)
    assert 0 < left and 0 < top and right < 1000 and bottom < 560


def test_it_points_to_a_part_of_the_view(opened):
    _, view, popover = opened("Point")
    left, _, right, bottom = box(view)
    tip = box(popover.locator("[data-kind=grabber]"))
    assert abs((tip[0] + tip[2]) / 2 - (left + (right - left) / 4)) < 1
    assert abs(tip[1] - bottom) < 1 or abs(tip[3] - bottom) < 1


def test_a_list_has_a_size_of_its_own(opened):
    _, _, popover = opened("List")
    left, top, right, bottom = box(popover)
    assert right - left == 320 and 200 < bottom - top <= 480
    rows = popover.get_by_text("Momo")
    assert box(rows)[0] > left and box(rows)[1] > top
    # The arrow has the colour of the list, which is not that of the popover.
    color = "node => getComputedStyle(node).backgroundColor"
    arrow = popover.locator("[data-kind=grabber]").evaluate(color)
    assert arrow == popover.locator("[data-kind=list]").evaluate(color) != popover.evaluate(color)


def test_it_has_the_focus_and_returns_it(opened):
    window, _, popover = opened("Below")
    assert window.page.evaluate("document.activeElement.innerText") == "More"
    window.page.keyboard.press("Escape")
    popover.wait_for(state="detached")
    window.wait_until(lambda: window.page.evaluate("document.activeElement.innerText") == "Below", "the button has the focus")


def test_a_press_beside_it_closes_it_and_does_nothing_else(opened):
    window, view, popover = opened("Below")
    other = window.page.get_by_role("button", name="List", exact=True)
    window.page.mouse.click(*(sum(pair) / 2 for pair in zip(box(other)[:2], box(other)[2:])))
    popover.wait_for(state="detached")
    window.settle()
    assert window.page.get_by_role("dialog").count() == 0
    assert view.count() == 0
    # The focus is where it was.
    assert window.page.evaluate("document.activeElement.innerText") == "Below"


def test_it_grows_out_of_its_arrow(opened):
    _, view, popover = opened("Below")
    middle = popover.evaluate("node => parseFloat(getComputedStyle(node).transformOrigin) + node.getBoundingClientRect().left")
    left, _, right, _ = box(view)
    assert abs(middle - (left + right) / 2) < 1


def test_a_phone_shows_popovers_that_ask_for_it(opened):
    window, view, popover = opened("Any edge", viewport={"width": 390, "height": 844})
    left, top, right, bottom = box(popover)
    assert 10 <= left and right <= 380
    assert abs(top - (box(view)[3] + ARROW)) < 1 or abs(bottom - (box(view)[1] - ARROW)) < 1


@pytest.mark.allows_errors
def test_without_its_script_it_is_a_sheet(visit):
    visit = visit(viewport=WIDE)
    visit.page.route("**/popover.js*", lambda route: route.abort())
    page = visit.open("/popovers")
    page.get_by_role("button", name="Below", exact=True).click()
    page.get_by_role("dialog").get_by_text("Below the button").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
