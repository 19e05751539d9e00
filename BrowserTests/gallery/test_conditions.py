"""Pages on paper, in the colours of a contrast theme, and with large texts."""

import re

import pytest

from server import addresses, addresses_arranged_by_text_size
from shown import BROKEN_WORDS, WIDTH, enlarge
from visit import DESKTOP, PHONE

# The colour of a theme as a page gets it.
SYSTEM_COLOR = """(name) => {
    const probe = document.createElement("i")
    probe.style = `forced-color-adjust:none;background-color:${name}`
    document.body.append(probe)
    const color = getComputedStyle(probe).backgroundColor
    probe.remove()
    return color
}"""


def sheets(page):
    """How many sheets of paper a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))


def style(page, selector, name, pseudo=None):
    return page.locator(selector).first.evaluate(
        "(node, [name, pseudo]) => getComputedStyle(node, pseudo)[name]", [name, pseudo])


# MARK: Paper

def test_a_list_is_printed_whole_and_without_bars(visit):
    page = visit().open()
    assert sheets(page) > 1
    page.emulate_media(media="print")
    last = page.locator("[data-kind=row]").last
    assert last.bounding_box()["y"] > 844
    assert page.evaluate("document.scrollingElement.scrollHeight") > last.bounding_box()["y"]
    assert page.locator("h1").is_visible()
    assert not page.locator("input[type=search]").is_visible()


def test_a_page_is_printed_without_those_below(visit):
    visit = visit()
    page = visit.open()
    visit.link("Counter").click()
    page.get_by_role("button", name="Add").wait_for()
    assert sheets(page) == 1
    page.emulate_media(media="print")
    assert page.get_by_role("button", name="Add").is_visible()
    assert not page.get_by_text("Observed object").is_visible()
    assert not page.get_by_role("button", name="Source").is_visible()


@pytest.mark.parametrize("address, rows", [("rows", 40), ("pickers", 8)])
def test_the_bar_of_a_view_is_printed_after_its_rows(visit, address, rows):
    page = visit(viewport=PHONE).open(f"/{address}")
    page.emulate_media(media="print")
    visible = page.locator("[data-kind=row]:visible")
    assert visible.count() >= rows
    ends = visible.evaluate_all("(rows) => rows.map((row) => row.getBoundingClientRect().bottom)")
    content, bar = page.locator("[data-kind=beneath]"), page.locator("[data-kind=beneath] + *")
    assert bar.is_visible()
    # Whole, and in front of nothing.
    assert PHONE["height"] < max(ends) <= content.bounding_box()["y"] + content.bounding_box()["height"] <= bar.bounding_box()["y"]
    # Browsers round this height.
    assert page.evaluate("document.scrollingElement.scrollHeight") + 1 > bar.bounding_box()["y"] + bar.bounding_box()["height"]


def test_the_shortcut_prints_a_long_collection_from_its_beginning(visit):
    visit = visit()
    page = visit.open("/rows")
    visit.wait_for_module("print")
    page.evaluate("""() => {
        window.print = () => {
            const rows = [...document.querySelectorAll("[data-kind=row]")].filter(row => row.checkVisibility({ visibilityProperty: true }))
            window.printed = [rows[0].innerText, rows.length]
        }
    }""")
    page.keyboard.press("Control+p")
    visit.wait_until(lambda: page.evaluate("window.printed"), "the page is printed")
    first, count = page.evaluate("printed")
    assert first.startswith("Row 0\n")
    assert count > 600
    # The space of the 99,000 rows that are not in the page would be 3,900 sheets.
    assert 15 < sheets(page) < 50
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    visit.wait_until(lambda: page.locator("[data-kind=row]").count() < 200, "the page has few rows again")


def test_a_sheet_is_printed_instead_of_the_page_behind_it(visit):
    page = visit().open("/sheets")
    page.get_by_role("button", name="Sheet", exact=True).click()
    page.get_by_role("dialog").wait_for()
    assert sheets(page) == 1
    page.emulate_media(media="print")
    assert style(page, "dialog[open]", "visibility") == "visible"
    assert style(page, "[data-kind=page] [data-kind=list]", "visibility") == "hidden"


def test_what_scrolls_sideways_does_not_widen_a_printed_page(visit):
    visit = visit()
    page = visit.open("/lazy-stacks")
    page.emulate_media(media="print")
    visit.settle()
    assert page.get_by_text("Adaptive columns").bounding_box()["x"] >= 0
    tiles = page.get_by_text(re.compile(r"^\d+$")).evaluate_all(
        "tiles => tiles.map(tile => tile.getBoundingClientRect()).filter(({ left, right }) => left >= 0 && right <= innerWidth).length")
    # The 48 of the grid, and the first ones of the row.
    assert tiles >= 50


def test_a_chart_that_is_wider_than_the_paper_is_printed_whole(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/bar-charts")
    page.emulate_media(media="print")
    visit.wait_for_rest()
    # As a browser lays out a page for paper: the server is not asked.
    left, right, before = page.evaluate("""() => {
        const edge = () => Math.max(...[...document.querySelectorAll("[style*='--laid'] *")].filter(node => node.checkVisibility())
            .map(node => node.getBoundingClientRect()).filter(({ width, height }) => width > 3 && height > 3).map(({ right }) => right))
        const page = document.getElementById("oriel")
        dispatchEvent(new Event("beforeprint"))
        const before = edge() - page.getBoundingClientRect().left
        page.style.width = "300px"
        const edges = [page.getBoundingClientRect().left, edge(), before]
        page.style.width = ""
        dispatchEvent(new Event("afterprint"))
        return edges
    }""")
    assert before > 400
    assert right - left <= 301
    assert page.locator("[style*='--laid']").count() == 0


def test_paper_is_white_in_the_dark(visit):
    page = visit(color_scheme="dark").open("/lists")
    page.emulate_media(media="print")
    assert style(page, "body", "backgroundColor") == "rgba(0, 0, 0, 0)"
    assert style(page, "[data-kind=row] span", "color") == "rgb(0, 0, 0)"


# MARK: Contrast themes

def test_switches_have_the_colours_of_a_theme(visit):
    page = visit(forced_colors="active").open("/toggles")
    highlight = page.evaluate(SYSTEM_COLOR, "Highlight")
    canvas = page.evaluate(SYSTEM_COLOR, "Canvas")
    assert style(page, "input[role=switch]:checked", "backgroundColor") == highlight
    assert style(page, "input[role=switch]:not(:checked)", "backgroundColor") == canvas
    assert style(page, "input[role=switch]:not(:checked)", "boxShadow") != "none"


def test_tracks_and_segments_have_the_colours_of_a_theme(visit):
    visit = visit(forced_colors="active")
    page = visit.open("/values")
    highlight = page.evaluate(SYSTEM_COLOR, "Highlight")
    assert style(page, "[data-kind=progress][data-style=bar] > [data-kind=track]", "backgroundColor", "::before") == highlight
    page = visit.open("/pickers")
    assert style(page, "[data-style=segmented] > [aria-checked=true]", "backgroundColor") == highlight
    assert style(page, "[data-kind=picker][data-style=menu]", "backgroundColor", "::after") == page.evaluate(SYSTEM_COLOR, "CanvasText")
    page = visit.open("/buttons")
    assert style(page, "button[data-style=bordered]", "outlineStyle") == "solid"


def test_selected_rows_have_the_colours_of_a_theme(visit):
    visit = visit(forced_colors="active")
    page = visit.open("/data-table")
    highlight = page.evaluate(SYSTEM_COLOR, "Highlight")
    row = page.locator("[data-kind=row][data-role=selectable]").first
    row.click()
    visit.wait_until(lambda: row.get_attribute("aria-current") == "true", "the row is selected")
    assert row.evaluate("row => getComputedStyle(row).backgroundColor") == highlight


def test_omitted_rows_leave_an_invisible_space(visit):
    visit = visit(forced_colors="active")
    page = visit.open("/rows")
    visit.settle()
    assert style(page, "[data-kind=rows][style*='--trail']", "borderBlockEndColor") == page.evaluate(SYSTEM_COLOR, "Canvas")


def test_symbols_that_are_masks_have_the_colour_of_the_text_around_them(visit):
    visit = visit(forced_colors="active")
    page = visit.open("/symbols")
    page.get_by_placeholder("Symbols").fill("circle.fill")
    script = """() => [...document.querySelectorAll("[data-kind=symbol]")]
        .filter(symbol => getComputedStyle(symbol).maskImage !== "none")
        .map(symbol => [getComputedStyle(symbol).backgroundColor, getComputedStyle(symbol.parentElement).color])"""
    visit.wait_until(lambda: page.evaluate(script), "symbols with erased parts are shown")
    assert all(own == around for own, around in page.evaluate(script))


def test_letters_of_a_gradient_can_be_read_in_the_colours_of_a_theme(visit):
    page = visit(forced_colors="active").open("/gradients")
    fills = page.evaluate("""() => [...document.querySelectorAll("#oriel span")].filter(text => text.innerText)
        .map(text => getComputedStyle(text)).filter(style => style.webkitBackgroundClip === "text")
        .map(style => [style.webkitTextFillColor, style.color])""")
    assert fills
    assert all(fill == color for fill, color in fills)


def test_the_focus_in_a_menu_is_visible_in_the_colours_of_a_theme(visit):
    page = visit(forced_colors="active").open("/menus")
    page.get_by_role("button", name="Actions").press("Enter")
    page.keyboard.press("ArrowDown")
    item = page.locator("[role=menu]:popover-open :focus")
    item.wait_for()
    assert item.evaluate("item => getComputedStyle(item).outlineStyle") == "solid"


def test_what_an_app_draws_keeps_its_colours(visit):
    visit = visit(color_scheme="light")
    page = visit.open("/shapes")
    script = "() => [...document.querySelectorAll('#oriel div:empty')].map(node => getComputedStyle(node).backgroundColor)"
    usual = page.evaluate(script)
    assert len(set(usual)) > 2
    page.emulate_media(forced_colors="active")
    assert page.evaluate(script) == usual


# MARK: Large texts

def test_text_styles_have_the_sizes_of_a_phone(visit):
    page = visit().open("/texts")
    for size, title in [(13, 31), (16, 34), (22, 40), (26, 44), (31, 48), (38, 52), (44, 56), (50, 60)]:
        enlarge(page, size)
        found = float(style(page, "h1", "fontSize")[:-2])
        assert abs(found - title) < 0.7, f"{found} instead of {title} at {size}"


def test_words_are_whole_where_they_fit(visit):
    page = visit().open("/")
    enlarge(page, 26)
    assert page.evaluate(BROKEN_WORDS) == []
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390


def test_words_that_only_screen_readers_read_are_whole(visit):
    # Some read line by line.
    visit = visit(java_script_enabled=False)
    for address in ("bar-charts", "dates", "accessibility"):
        assert visit.open(f"/{address}", is_live=False).evaluate(BROKEN_WORDS) == [], address


def test_short_words_of_every_page_are_whole_at_the_largest_size(visit):
    def broken(page):
        return page.evaluate(BROKEN_WORDS, PHONE["width"] / 2)

    # A page without scripts is open sooner. It has not reported its text size, so pages that the app arranges by that size, and those with
    # broken words, are opened with scripts, too.
    quiet = visit(java_script_enabled=False)
    enlarge(quiet.page)
    arranged = addresses_arranged_by_text_size()
    candidates = arranged + [
        address for address in addresses() if address not in arranged and broken(quiet.open(f"/{address}", is_live=False))]
    live = visit()
    enlarge(live.page)
    found = {address: words for address in candidates if (words := broken(live.open(f"/{address}")))}
    assert found == {}


# MARK: Reading direction

def test_no_page_is_wider_than_the_window_from_right_to_left(visit):
    # The pages are opened one after the other in one window, as the server sends them: a page without scripts is open sooner.
    visit = visit(java_script_enabled=False, locale="ar")
    wide = {}
    for address in addresses():
        page = visit.open(f"/{address}", is_live=False)
        assert page.evaluate("document.documentElement.dir") == "rtl", address
        if (width := page.evaluate(WIDTH)) > PHONE["width"]:
            wide[address] = width
    assert wide == {}


# MARK: Rows and bars with large texts

def test_a_value_is_below_its_label_if_texts_are_large(visit):
    page = visit().open("/forms")
    label, value = (page.get_by_text(text, exact=True) for text in ("Plan", "Free"))
    assert abs(label.bounding_box()["y"] - value.bounding_box()["y"]) < 5
    enlarge(page, 33)
    assert value.bounding_box()["y"] > label.bounding_box()["y"] + 20
    assert abs(label.bounding_box()["x"] - value.bounding_box()["x"]) < 2


def test_bars_keep_their_place(visit):
    page = visit().open("/counter")
    enlarge(page)
    assert float(style(page, "[data-kind=bar] [data-kind=title] > span", "fontSize")[:-2]) == 23
    assert page.locator("[data-kind=bar]").last.bounding_box()["height"] < 60


def test_the_button_of_a_date_is_inside_its_row_if_texts_are_large(visit):
    page = visit().open("/dates")
    enlarge(page)
    rooms = page.locator("[data-kind=row] button[data-role=date]").evaluate_all("""(buttons) => buttons.map((button) =>
        button.closest("[data-kind=row]").getBoundingClientRect().bottom - button.getBoundingClientRect().bottom)""")
    assert rooms and min(rooms) > 0


def test_the_note_of_a_page_without_scripts_leaves_room_for_the_page(visit):
    visit = visit(java_script_enabled=False)
    enlarge(visit.page)
    page = visit.open("/counter", is_live=False)
    assert 0 < page.locator("#oriel-noscript").bounding_box()["height"] < PHONE["height"] / 4
