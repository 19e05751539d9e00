"""Tables in a real browser."""

import pytest

from visit import DESKTOP


@pytest.fixture
def page(visit):
    visit = visit(viewport=DESKTOP)
    return visit.open("/data-table")


def names(page):
    return [cell.inner_text() for cell in page.locator("[role=cell]:first-child").all()]


def test_cells_stand_below_their_headers(page):
    for name in ("Name", "Distance", "Kind"):
        header = page.get_by_role("columnheader", name=name)
        index = header.evaluate("node => [...node.parentNode.children].indexOf(node)")
        cell = page.get_by_role("row").nth(1).get_by_role("cell").nth(index)
        assert abs(header.bounding_box()["x"] - cell.bounding_box()["x"]) < 0.5
    # Numbers end where their header ends.
    header, cell = page.get_by_role("columnheader", name="Moons"), page.get_by_role("row").nth(1).get_by_role("cell").nth(2)
    boxes = [header.bounding_box(), cell.bounding_box()]
    assert boxes[0]["width"] == 80
    assert abs(boxes[0]["x"] - boxes[1]["x"]) < 0.5


def test_a_header_sorts_and_says_how(page):
    moons = page.get_by_role("columnheader", name="Moons")
    assert page.get_by_role("columnheader", name="Distance").get_attribute("aria-sort") == "ascending"
    moons.get_by_role("button").click()
    page.locator("[role=columnheader][aria-sort=ascending]", has_text="Moons").wait_for()
    assert names(page)[-1] == "Saturn"
    moons.get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.locator("[role=columnheader][aria-sort=descending]", has_text="Moons").wait_for()
    assert names(page)[0] == "Saturn"
    assert page.locator("[aria-sort]").count() == 1


def test_rows_are_selected_by_pointer_and_keyboard(page):
    page.get_by_role("row", name="Venus").click()
    page.get_by_text("Selected: Venus").wait_for()
    page.get_by_role("row", name="Mars").focus()
    page.keyboard.press("Enter")
    page.get_by_text("Selected: Mars, Venus").wait_for()
    assert page.locator("[role=row][aria-selected=true]").count() == 2


def test_headers_stay_at_the_top(visit):
    visit = visit(viewport={"width": 1200, "height": 320})
    page = visit.open("/data-table")
    header = page.get_by_role("columnheader", name="Name")
    top = header.bounding_box()["y"]
    page.get_by_role("row", name="Neptune").scroll_into_view_if_needed()
    assert page.get_by_role("table").evaluate("node => node.scrollTop") > 0
    assert header.bounding_box()["y"] == top


def test_a_phone_shows_the_first_column(visit):
    visit = visit(viewport={"width": 390, "height": 844})
    page = visit.open("/data-table")
    page.get_by_text("Neptune", exact=True).wait_for()
    assert page.get_by_role("columnheader").count() == 0
    assert page.get_by_text("4,495 million km").count() == 0


def divider(page, name):
    return page.get_by_role("columnheader", name=name).get_by_role("separator")


def width(page, name):
    return page.get_by_role("columnheader", name=name).bounding_box()["width"]


def pull(page, handle, x):
    box = handle.bounding_box()
    start = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + x / 2, start[1], steps=3)
    page.mouse.move(start[0] + x, start[1], steps=3)


def test_a_divider_resizes_its_column_under_the_pointer(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/data-table")
    visit.wait_for_module("divider")
    name, distance, moons = (width(page, title) for title in ("Name", "Distance", "Moons"))
    pull(page, divider(page, "Distance"), 60)
    # The browser shows the width before the server knows it: of the header and of the rows.
    assert abs(width(page, "Distance") - distance - 60) <= 1
    cell = page.get_by_role("row").nth(1).get_by_role("cell").nth(1)
    assert abs(cell.bounding_box()["width"] - distance - 60) <= 1
    page.mouse.up()
    visit.wait_until(lambda: page.get_by_role("table").get_attribute("style") in (None, ""), "the server has the widths")
    assert abs(width(page, "Distance") - distance - 60) <= 1
    # The column before it keeps its width, and the fixed one, too.
    assert abs(width(page, "Name") - name) <= 1
    assert width(page, "Moons") == moons
    # The header was not sorted by the drag.
    assert page.get_by_role("columnheader", name="Distance").get_attribute("aria-sort") == "ascending"
    visit.screenshot("table-resized")


def test_a_column_does_not_get_narrower_than_its_minimum(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/data-table")
    visit.wait_for_module("divider")
    pull(page, divider(page, "Distance"), -600)
    assert width(page, "Distance") == 120
    page.mouse.up()
    visit.wait_until(lambda: page.get_by_role("table").get_attribute("style") in (None, ""), "the server has the widths")
    assert width(page, "Distance") == 120


def test_arrow_keys_resize_a_column(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/data-table")
    visit.wait_for_module("divider")
    handle = divider(page, "Name")
    before = width(page, "Name")
    handle.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")
    visit.wait_until(lambda: abs(width(page, "Name") - before + 40) <= 2, "the column is 40 points narrower")
    visit.wait_until(
        lambda: handle.get_attribute("aria-valuenow") == str(round(width(page, "Name"))), "the divider tells the width"
    )
    page.keyboard.press("Home")
    visit.wait_until(lambda: width(page, "Name") == 10, "the column has the least width")


def test_fixed_columns_and_the_last_one_have_no_divider(page):
    assert divider(page, "Moons").count() == 0
    assert divider(page, "Kind").count() == 0


@pytest.fixture
def outline(visit):
    visit = visit(viewport=DESKTOP)
    visit.open("/outline-table")
    return visit


def start(window, name):
    """Where the text of a row begins."""
    cell = window.page.get_by_role("row", name=name).get_by_text(name, exact=True)
    return cell.evaluate("""node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().left;
    }""")


def test_rows_begin_at_one_place_and_those_below_them_further_in(outline):
    assert start(outline, "Antarctica") == start(outline, "Europe") == start(outline, "Oceania")
    assert start(outline, "Malta") == start(outline, "Europe") + 20
    outline.screenshot("outline-table")


def test_a_row_shows_and_hides_those_below_it(outline):
    page = outline.page
    page.get_by_role("row", name="Oceania").get_by_role("button").click()
    page.get_by_role("row", name="Samoa").wait_for()
    assert start(outline, "Samoa") == start(outline, "Oceania") + 20
    page.get_by_role("row", name="Europe").get_by_role("button").click()
    page.get_by_role("row", name="Malta").wait_for(state="detached")


def headers(page):
    """The texts of the headers at one moment, without the menu in each of them."""
    return page.get_by_role("columnheader").locator("[data-kind=content]").all_inner_texts()


def test_columns_are_shown_and_hidden_by_a_menu_of_the_headers(outline):
    page = outline.page
    assert headers(page) == ["Name", "Area"]
    for name, expected in [("Capital", ["Name", "Area", "Capital"]), ("Area", ["Name", "Capital"])]:
        page.get_by_role("columnheader", name="Name").click(button="right")
        page.locator("[role=menu]:popover-open").get_by_role("menuitemcheckbox", name=name).click()
        outline.wait_until(lambda: headers(page) == expected, f"the columns are {expected}")
    outline.wait_until(lambda: page.get_by_role("cell", name="Valletta").is_visible(), "the cells follow")
    outline.screenshot("outline-table-columns")


def test_a_header_is_dragged_to_the_place_of_another_one(outline):
    page = outline.page
    outline.wait_for_module("drag")
    source, target = (page.get_by_role("columnheader", name=name) for name in ("Name", "Area"))
    source.locator("[data-lift]").drag_to(target.locator("[data-drop]"))
    outline.wait_until(lambda: headers(page) == ["Area", "Name"], "the columns have changed places")
    # The menu does the same for those who cannot drag.
    page.get_by_role("columnheader", name="Area").click(button="right")
    page.locator("[role=menu]:popover-open").get_by_role("menuitem", name="Move Forward").click()
    outline.wait_until(lambda: headers(page) == ["Name", "Area"], "the columns are in their first order")


@pytest.fixture
def crew(visit):
    visit = visit(viewport=DESKTOP)
    visit.open("/section-table")
    return visit


def rows(page):
    """The first cells of all rows but that of the headers."""
    return [row.get_by_role("cell").first.inner_text().strip() for row in page.get_by_role("row").all()[1:]]


def test_headers_of_sections_are_rows_as_wide_as_the_table(crew):
    page = crew.page
    assert rows(page) == ["Port watch", "Bligh", "Fryer", "Starboard watch", "Christian", "Peckover", "Reserve", "Nelson"]
    header, row = (page.get_by_role("row", name=name) for name in ("Port watch", "Bligh"))
    assert header.bounding_box()["width"] == row.bounding_box()["width"]
    assert header.bounding_box()["y"] + header.bounding_box()["height"] <= row.bounding_box()["y"] + 0.5
    crew.screenshot("section-table")


def test_a_section_of_a_table_is_closed_by_its_header(crew):
    page = crew.page
    header = page.get_by_role("row", name="Reserve").get_by_role("button")
    assert header.get_attribute("aria-expanded") == "true"
    header.click()
    page.get_by_role("row", name="Nelson").wait_for(state="detached")
    assert header.get_attribute("aria-expanded") == "false"


def test_a_row_is_dragged_to_another_section(crew):
    page = crew.page
    crew.wait_for_module("drag")
    page.get_by_text("Bligh", exact=True).drag_to(page.get_by_text("Peckover", exact=True))
    expected = ["Port watch", "Fryer", "Starboard watch", "Bligh", "Christian", "Peckover", "Reserve", "Nelson"]
    crew.wait_until(lambda: rows(page) == expected, "the row is in the other section")
