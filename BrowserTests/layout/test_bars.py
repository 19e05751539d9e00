"""Rows that scroll under bars on a phone: where they are at rest and at the end, and that a bar is drawn over them."""

import pytest

from test_boxes import BOXES, FIXTURES, TOLERANCE

HEIGHT = 400
# The heights of the bars above and below the rows.
BARS = {
    "tab bar": (0, 49),
    "page in a tab": (44, 49),
    "bottom bar": (44, 49),
    "bottom bar in a tab": (44, 98),
    "no title": (44, 0),
    "inset at the bottom": (0, 60),
    "inset with a distance": (0, 68),
    "inset at the top": (30, 0),
    "insets at both edges": (30, 60),
    "inset in a page of a tab": (44, 109),
    "inset around pages": (44, 60),
    "list": (44, 49),
    "rows in a reader": (44, 49),
}
SCROLLER = ":is([data-kind=scroll], [data-kind=list])[data-edge]"
# What is at a point of the stage, from front to back: the names of rows, and "bar".
AT = """(y) => {
    const stage = document.querySelector("[data-testid=stage]").getBoundingClientRect()
    return document.elementsFromPoint(stage.left + 20, stage.top + y).map((node) =>
        node.closest("[data-kind=bar], [data-kind=toolbar], [data-kind=tabbar], [data-testid=b], [data-testid=c]") ? "bar" : node.dataset.testid)
}"""


@pytest.fixture(scope="module")
def phone(browser):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    yield context.new_page()
    context.close()


@pytest.fixture
def show(phone):
    def show(name):
        phone.set_content(FIXTURES[f"bars: {name}"]["html"])
        return phone

    return show


def box(page, name):
    left, top, width, height = page.evaluate(BOXES)[name]
    return pytest.approx(top, abs=TOLERANCE), pytest.approx(top + height, abs=TOLERANCE)


def scroll(page, to):
    page.locator(SCROLLER).evaluate("(node, to) => node.scrollTop = to", to)


@pytest.mark.parametrize("name", BARS)
def test_rows_reach_under_the_bars(show, name):
    page = show(name)
    above, below = BARS[name]
    stage, scroller = (page.locator(selector).bounding_box() for selector in ("[data-testid=stage]", SCROLLER))
    assert scroller["y"] == pytest.approx(stage["y"], abs=TOLERANCE)
    assert scroller["height"] == pytest.approx(HEIGHT, abs=TOLERANCE)


@pytest.mark.parametrize("name", BARS)
def test_the_first_and_the_last_row_can_be_seen(show, name):
    page = show(name)
    above, below = BARS[name]
    assert above == box(page, "r0")[0]
    scroll(page, 10_000)
    assert HEIGHT - below == box(page, "r19")[1]


# Without a title, taps next to the buttons of the bar go to the rows.
@pytest.mark.parametrize("name", [name for name in BARS if name != "no title"])
def test_a_bar_is_in_front_of_the_rows(show, name):
    page = show(name)
    above, below = BARS[name]
    scroll(page, 200)
    for y in ([above / 2] if above else []) + ([HEIGHT - 10] if below else []):
        found = page.evaluate(AT, y)
        assert found[0] == "bar", f"{found} at {y}"
        assert any(name and name.startswith("r") for name in found), f"{found} at {y}"


@pytest.mark.parametrize("name", BARS)
def test_a_row_scrolled_to_is_next_to_the_bar(show, name):
    page = show(name)
    above, below = BARS[name]
    page.locator("[data-testid=r15]").evaluate("(row) => row.scrollIntoView({block: 'end'})")
    assert HEIGHT - below == box(page, "r15")[1]
    page.locator("[data-testid=r3]").evaluate("(row) => row.scrollIntoView({block: 'start'})")
    assert above == box(page, "r3")[0]


# What is below the rows.
TITLES = {"": 0, ", depth stack": 0, ", layers": 0, ", inset": 60, ", reader": 0, ", column": 60, ", search": 0}


@pytest.mark.parametrize("name", TITLES)
def test_a_large_title_gives_its_place_to_the_rows(show, name):
    page = show(f"large title{name}")
    title = page.locator("h1")
    boxes = page.evaluate(BOXES)
    start = boxes["r0"][1]
    assert start > 80
    # Other views are below the title.
    if "t" in boxes:
        assert boxes["t"][1] == pytest.approx(start, abs=TOLERANCE)
    if "y" in boxes and "depth" in name:
        assert boxes["y"][1] == pytest.approx(0, abs=TOLERANCE)
    before = title.bounding_box()["y"]
    scroll(page, 20)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert title.bounding_box()["y"] == pytest.approx(before - 20, abs=TOLERANCE)
    scroll(page, 300)
    assert start - 300 == box(page, "r0")[0]
    assert f"r{(320 - int(start)) // 40}" in page.evaluate(AT, 20)
    page.locator("[data-testid=r3]").evaluate("(row) => row.scrollIntoView({block: 'start'})")
    assert box(page, "r3")[0] == 44
    scroll(page, 10_000)
    assert box(page, "r19")[1] == HEIGHT - TITLES[name]


def test_a_large_title_follows_the_page_and_not_rows_in_it(show):
    page = show("large title above a bar in a row")
    title, bar = page.locator("h1"), page.locator("[data-testid=b]")
    before, start = title.bounding_box()["y"], bar.bounding_box()["y"]
    page.locator("[data-kind=scroll]").first.evaluate("(node) => node.scrollTop = 20")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert bar.bounding_box()["y"] == pytest.approx(start - 20, abs=TOLERANCE)
    assert title.bounding_box()["y"] == pytest.approx(before - 20, abs=TOLERANCE)


def test_rows_below_a_header_end_at_it(show):
    page = show("column with a header")
    assert box(page, "h") == (44, 84)
    assert box(page, "r0")[0] == 84
    scroll(page, 10_000)
    assert box(page, "r19")[1] == HEIGHT - 49
    scroll(page, 200)
    assert page.evaluate(AT, HEIGHT - 10)[0] == "bar"
    assert not any(name and name.startswith("r") for name in page.evaluate(AT, 60))


def test_margins_of_the_content_are_added(show):
    page = show("margins of content")
    assert box(page, "r0")[0] == 54
    scroll(page, 10_000)
    assert box(page, "r19")[1] == HEIGHT - 49 - 10


def test_a_view_that_does_not_scroll_stays_between_the_bars(show):
    assert box(show("view that does not scroll"), "a") == (44, HEIGHT - 49)


@pytest.mark.parametrize("name, above, below", [
    ("reader", 44, 49), ("reader above an inset", 44, 60), ("reader that touches no bar", 0, 0),
])
def test_a_reader_measures_the_bars_that_it_touches(show, name, above, below):
    bars = show(name).locator("[data-kind=bars]").bounding_box()
    assert (bars["height"], bars["width"]) == (pytest.approx(above, abs=TOLERANCE), pytest.approx(below, abs=TOLERANCE))


def test_rows_in_a_row_know_their_own_bar_only(show):
    page = show("rows in a row")
    assert box(page, "b") == (84, 144)
    inner = page.locator("[data-kind=scroll] [data-kind=scroll]")
    assert inner.bounding_box()["height"] == 100
    inner.evaluate("(node) => node.scrollTop = 10000")
    assert box(page, "r19")[1] == 84


@pytest.mark.parametrize("name", ["bottom bar", "page in a tab", "inset in a page of a tab", "list"])
def test_a_bar_has_a_background_while_rows_are_under_it(show, name):
    page = show(name)

    def opacity():
        # Animations follow the position in the next frame.
        return page.locator("[data-kind=bar]").evaluate("""async (bar) => {
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
            return Number(getComputedStyle(bar, "::before").opacity)
        }""")

    assert opacity() == 0
    for offset, wanted in ((6, 0.5), (12, 1), (200, 1), (0, 0)):
        scroll(page, offset)
        assert opacity() == pytest.approx(wanted, abs=0.02), offset


def test_a_bar_over_a_view_that_does_not_scroll_has_none(show):
    bar = show("view that does not scroll").locator("[data-kind=bar]")
    look = "(bar) => { const style = getComputedStyle(bar); return [style.backgroundColor, style.boxShadow, getComputedStyle(bar, '::before').content] }"
    assert bar.evaluate(look) == ["rgba(0, 0, 0, 0)", "none", "none"]


def test_bars_are_opaque_for_those_who_want_less_transparency(phone, show):
    session = phone.context.new_cdp_session(phone)
    session.send("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-transparency", "value": "reduce"}]})
    page = show("bottom bar")
    for kind, part in (("bar", "::before"), ("toolbar", None)):
        bar = page.locator(f"[data-kind={kind}]").first
        color, blur = bar.evaluate("""(node, part) => {
            const { backgroundColor, backdropFilter } = getComputedStyle(node, part)
            return [backgroundColor, backdropFilter]
        }""", part)
        assert (color, blur) == ("rgb(249, 249, 249)", "none")
    session.send("Emulation.setEmulatedMedia", {"features": []})
