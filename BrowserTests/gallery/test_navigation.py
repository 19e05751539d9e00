"""The browser's own buttons, addresses and reloads."""

import pytest

from visit import DESKTOP, PHONE


def heading(page, name):
    # A page that slides away is there for a moment beside the one that comes.
    return page.get_by_role("heading", name=name, exact=True).last


def test_back_and_forward_through_pages(visit):
    visit = visit()
    page = visit.open("/navigation")
    visit.link("Lisbon").click()
    visit.wait_until(lambda: visit.path == "/navigation/lisbon", "the address is that of the city")
    visit.link("Sister city").click()
    visit.wait_until(lambda: visit.path == "/navigation/lisbon/macau", "the address is that of the sister city")

    page.go_back()
    visit.wait_until(lambda: heading(page, "Lisbon").is_visible(), "back leads to the city")
    page.go_back()
    visit.wait_until(lambda: heading(page, "Navigation").is_visible(), "back leads to the list")
    assert visit.path == "/navigation"

    page.go_forward()
    visit.wait_until(lambda: heading(page, "Lisbon").is_visible(), "forward leads to the city")
    page.go_forward()
    visit.wait_until(lambda: heading(page, "Macau").is_visible(), "forward leads to the sister city")
    assert visit.path == "/navigation/lisbon/macau"


def test_the_back_button_of_the_page_goes_back_in_the_history(visit):
    visit = visit()
    page = visit.open()
    visit.link("Navigation").click()
    visit.link("Porto").click()
    visit.wait_until(lambda: visit.path == "/navigation/porto", "the city is open")
    before = page.evaluate("history.length")
    page.get_by_role("button", name="Go back").click()
    visit.wait_until(lambda: visit.path == "/navigation", "the list is back")
    page.go_back()
    visit.wait_until(lambda: visit.path == "/", "the start is back")
    assert page.evaluate("history.length") == before


@pytest.mark.parametrize("has_touch", [False, True])
def test_controls_in_a_link_work_by_themselves(visit, has_touch):
    visit = visit(has_touch=has_touch)
    page = visit.open("/navigation")

    def use(control):
        control.tap() if has_touch else control.click()

    use(page.get_by_role("button", name="Star", exact=True))
    page.get_by_role("button", name="Remove star").wait_for()
    loud = page.get_by_role("switch", name="Loud")
    use(loud)
    visit.wait_until(loud.is_checked, "the switch is on")
    page.get_by_role("button", name="Remove star").press("Enter")
    page.get_by_role("button", name="Star", exact=True).wait_for()
    visit.settle()
    assert visit.path == "/navigation"

    use(page.get_by_text("A starred page"))
    visit.wait_until(lambda: heading(page, "A starred page").is_visible(), "the link leads to its page")


def test_back_closes_a_sheet(visit):
    visit = visit()
    page = visit.open("/sheets")
    entries = page.evaluate("history.length")
    page.get_by_role("button", name="Sheet", exact=True).click()
    page.get_by_role("dialog").wait_for()
    visit.wait_until(lambda: page.evaluate("history.length") > entries, "the sheet is an entry of the history")
    # It has no value that could be an address.
    assert visit.path == "/sheets"
    page.go_back()
    page.get_by_role("dialog").wait_for(state="hidden")
    assert visit.path == "/sheets"
    page.get_by_role("button", name="Sheet", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("dialog").wait_for(state="hidden")
    assert visit.path == "/sheets"


def test_a_reload_keeps_the_place(visit):
    visit = visit()
    page = visit.open("/navigation")
    visit.link("Lisbon").click()
    visit.wait_until(lambda: visit.path == "/navigation/lisbon", "the city is open")
    visit.reload()
    heading(page, "Lisbon").wait_for()
    assert visit.path == "/navigation/lisbon"
    page.go_back()
    visit.wait_until(lambda: heading(page, "Navigation").is_visible(), "back leads to the list")


def test_an_address_deep_inside_can_be_loaded(visit):
    visit = visit()
    page = visit.open("/navigation/lisbon/macau")
    assert heading(page, "Macau").is_visible()
    page.get_by_role("button", name="Lisbon").first.click()
    visit.wait_until(lambda: heading(page, "Lisbon").is_visible(), "the bar leads back")


def test_the_title_of_the_window_is_that_of_the_page(visit):
    visit = visit()
    page = visit.open("/counter")
    assert "Counter" in page.title()


def test_a_link_can_be_opened_in_another_tab(visit):
    visit = visit()
    page = visit.open("/navigation")
    with page.context.expect_page() as other:
        visit.link("Lisbon").click(modifiers=["Control"])
    heading(other.value, "Lisbon").wait_for()
    assert other.value.url == f"{visit.origin}/navigation/lisbon"
    assert visit.path == "/navigation"


def test_the_sidebar_marks_the_page_that_shows(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/navigation")
    assert page.locator("[aria-current=page]").all_inner_texts() == ["Navigation"]
    visit.link("Counter").click()
    visit.wait_until(lambda: page.locator("[aria-current=page]").all_inner_texts() == ["Counter"], "the mark has moved")


# Notes where a page stands when it begins to move.
NOTE_ENTRY = """
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (this.dataset.kind === 'page') window.entry = this.getBoundingClientRect().left;
    return animation;
};
"""


@pytest.mark.parametrize("has_touch", [False, True])
def test_the_whole_row_of_a_link_is_its_target(visit, has_touch):
    page = visit(has_touch=has_touch, is_mobile=has_touch).open("/")
    assert page.evaluate("matchMedia('(pointer: coarse)').matches") == has_touch
    hit, distance = page.locator("[data-kind=row] > a").first.evaluate("""(link) => {
        const row = link.parentElement.getBoundingClientRect();
        const points = [[row.width / 2, 3], [row.width / 2, row.height - 3], [3, row.height / 2], [row.width - 3, row.height / 2]];
        const hit = points.map(([x, y]) => document.elementFromPoint(row.left + x, row.top + y));
        return [hit.every(node => link.contains(node)), row.height - link.getBoundingClientRect().height];
    }""")
    assert hit
    # There is something of the row around the link.
    assert distance > 10


@pytest.mark.parametrize("language, entry", [("en", 390), ("ar", -390)])
def test_a_page_comes_from_where_lines_end(visit, language, entry):
    visit = visit(locale=language)
    visit.page.add_init_script(NOTE_ENTRY)
    page = visit.open("/navigation")
    visit.link("Lisbon").click()
    visit.wait_until(lambda: page.evaluate("window.entry"), "a page has come")
    assert page.evaluate("entry") == entry


def swipe(page, start, end, y=500):
    """Moves a finger from side to side, slowly enough to be seen."""
    devtools = page.context.new_cdp_session(page)
    touch = lambda kind, *points: devtools.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x in points]})
    touch("touchStart", start)
    for step in range(1, 11):
        touch("touchMove", start + (end - start) * step / 10)
    touch("touchEnd")


LEFTS = "[...document.querySelectorAll('[data-kind=page]')].map((page) => page.getBoundingClientRect().left)"


@pytest.mark.parametrize("language, start, end", [("en", 100, 380), ("ar", 290, 10)])
def test_swipes_lead_back_page_by_page(visit, language, start, end):
    visit = visit(has_touch=True, locale=language)
    page = visit.open("/navigation")
    visit.link("Lisbon").click()
    visit.link("Sister city").click()
    visit.wait_until(lambda: visit.path == "/navigation/lisbon/macau", "the sister city is open")
    visit.wait_for_module("swipe")
    visit.wait_for_rest()
    for path in ["/navigation/lisbon", "/navigation", "/"]:
        swipe(page, start, end)
        visit.wait_until(lambda: visit.path == path, f"the address is {path}")
        visit.wait_for_rest()
        visit.settle()
        assert page.evaluate(LEFTS)[-1] == 0
        assert not page.evaluate("document.querySelector('[data-kind=page]:not([data-state])').getAttribute('style')")
    swipe(page, start, end)
    visit.settle()
    assert visit.path == "/"
    # The browser's history is that of the back button.
    page.go_forward()
    visit.wait_until(lambda: heading(page, "Navigation").is_visible(), "forward leads to the list")


def test_a_swiped_page_stays_away_until_the_server_answers(visit, network):
    network.latency = 1
    visit = visit(network.origin, has_touch=True)
    page = visit.open("/navigation/lisbon")
    visit.wait_for_module("swipe")
    swipe(page, 100, 380)
    visit.wait_for_rest()
    assert page.evaluate(LEFTS)[-2:] == [0, PHONE["width"]]
    visit.wait_until(lambda: visit.path == "/navigation", "the server has answered")
    page.locator("[data-kind=page]").nth(2).wait_for(state="detached")
    assert page.evaluate(LEFTS)[-1] == 0


def test_a_page_without_a_back_button_is_not_swiped(visit):
    visit = visit(has_touch=True)
    page = visit.open("/navigation")
    visit.link("A page without a back button").click()
    heading(page, "Unsaved").wait_for()
    visit.wait_for_module("swipe")
    swipe(page, 100, 380)
    visit.settle()
    assert page.evaluate(LEFTS)[-1] == 0
    page.get_by_role("button", name="Save").click()
    visit.wait_until(lambda: visit.path == "/navigation", "the button leads back")
