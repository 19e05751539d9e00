"""An app of UIKit alone: a split view controller with collections, a search, a refresh, a map, toolbars and popovers."""

import pytest
from visit import DESKTOP, PHONE

TABLET = {"width": 820, "height": 1180}


def row(page, name):
    return page.locator("[data-kind=row]").filter(has_text=name)


def box(locator):
    """The edges of what is drawn: left, top, right, bottom."""
    return locator.evaluate("""node => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return [left, top, right, bottom];
    }""")


def is_selected(stops, name):
    stop = stops.get_by_role("button", name=name)
    return "true" in (stop.get_attribute("aria-pressed"), stop.get_attribute("aria-selected"))


def popover(visit):
    """Waits until a popover is in its place, and returns it."""
    dialog = visit.page.get_by_role("dialog")
    dialog.wait_for()
    visit.wait_until(lambda: dialog.get_attribute("data-client") == "beside", "it has its place")
    visit.wait_for_rest()
    return dialog


@pytest.mark.sample("Trailbook")
def test_columns_are_side_by_side_in_a_wide_window(visit, check):
    window = visit(viewport=DESKTOP)
    page = window.open()
    page.get_by_text("No trail chosen").wait_for()
    page.get_by_text("3 trails").wait_for()
    check(window, "trailbook-wide-empty")

    # The arrow of a row has a distance from its edge.
    edges = row(page, "Dune Path").evaluate("""node => [node, [...node.querySelectorAll('[data-kind=symbol]')].at(-1)]
        .map(part => part.getBoundingClientRect().right)""")
    assert 12 <= edges[0] - edges[1] <= 20

    # The label that says that there are no trails is in front of the list, and hidden.
    row(page, "Dune Path").click()
    stops = page.get_by_test_id("stops")
    stops.get_by_role("button", name="Lighthouse").wait_for()
    row(page, "Salt Marsh Loop").wait_for()
    window.wait_until(lambda: row(page, "Dune Path").get_attribute("aria-current") == "true", "the row is selected")
    check(window, "trailbook-wide")

    # The columns of the page have one height, and the toolbar is at the lower edge.
    star = box(page.get_by_role("button", name="Star", exact=True))
    assert DESKTOP["height"] - star[3] < 44


@pytest.mark.sample("Trailbook")
def test_pages_follow_each_other_on_a_phone(visit, check):
    window = visit(viewport=PHONE)
    page = window.open()
    page.get_by_role("heading", name="Trails").wait_for()
    check(window, "trailbook-phone")
    row(page, "Ridge Walk").click()
    page.get_by_role("heading", name="Ridge Walk").wait_for()
    page.get_by_test_id("stops").get_by_role("button", name="Cairn").wait_for()
    check(window, "trailbook-phone-trail")
    page.get_by_role("button", name="Star", exact=True).click()
    page.get_by_role("button", name="Unstar").wait_for()
    page.go_back()
    row(page, "Ridge Walk").get_by_text("★").wait_for()

    # The selection is taken back, so the same trail can be opened again.
    row(page, "Ridge Walk").click()
    page.get_by_role("button", name="Unstar").wait_for()
    page.get_by_role("button", name="Trails").click()
    page.get_by_text("3 trails").wait_for()


@pytest.mark.sample("Trailbook")
def test_a_search_shows_what_it_finds(visit, check):
    window = visit(viewport=PHONE)
    page = window.open()
    field = page.get_by_placeholder("Search trails")
    field.fill("ridge")
    row(page, "Dune Path").wait_for(state="detached")
    assert page.get_by_text("Coast").count() == 0
    page.get_by_text("1 trail", exact=True).wait_for()
    check(window, "trailbook-search")
    field.fill("xyz")
    page.get_by_text("No trails for “xyz”").wait_for()
    check(window, "trailbook-search-empty")
    page.get_by_role("button", name="Cancel").click()
    row(page, "Dune Path").wait_for()
    page.get_by_text("3 trails").wait_for()


@pytest.mark.sample("Trailbook")
def test_stops_are_selected_in_the_collection_and_on_the_map(visit):
    window = visit(viewport=PHONE)
    page = window.open()
    row(page, "Dune Path").click()
    stops = page.get_by_test_id("stops")
    first = stops.get_by_role("button", name="Lighthouse")
    first.wait_for()
    page.get_by_role("button", name="Next stop").click()

    def selected():
        return [name for name in ("Lighthouse", "Old Pier", "Village") if is_selected(stops, name)]

    window.wait_until(lambda: selected() == ["Lighthouse"], "the first stop is selected")
    page.get_by_role("button", name="Next stop").click()
    window.wait_until(lambda: selected() == ["Old Pier"], "the second stop is selected")

    # The last stop is outside of the visible part; selecting it scrolls there.
    for _ in range(3):
        page.get_by_role("button", name="Next stop").click()
    window.wait_until(lambda: selected() == ["Village"], "the last stop is selected")
    window.wait_until(lambda: 0 <= box(stops.get_by_role("button", name="Village"))[0] < 390 - 100, "the last stop is visible")
    window.wait_for_rest()
    window.screenshot("trailbook-phone-last")


@pytest.mark.sample("Trailbook")
def test_a_pin_of_the_map_selects_its_stop(visit, check):
    window = visit(viewport=DESKTOP)
    page = window.open()
    row(page, "Ridge Walk").click()
    stops = page.get_by_test_id("stops")
    stops.get_by_role("button", name="Hut").wait_for()
    area = page.locator("[data-variant=map]")
    pins = [area.get_by_role("button", name=name) for name in ("Quarry", "Cairn", "Hut")]

    def are_shown():
        # The map gets its place by constraints, which are worked out after it is there.
        left, top, right, bottom = box(area)
        edges = [box(pin) for pin in pins]
        return all(left <= edge[0] and edge[2] <= right and top <= edge[1] and edge[3] <= bottom for edge in edges)

    # All stops of the trail are in the part that the map shows, from the south-west to the north-east.
    window.wait_until(are_shown, "the map shows all pins")
    places = [box(pin) for pin in pins]
    assert places[0][0] < places[1][0] < places[2][0] and places[0][1] > places[1][1] > places[2][1]

    pins[2].click()

    window.wait_until(lambda: is_selected(stops, "Hut"), "its stop is selected")
    check(window, "trailbook-pin")


@pytest.mark.sample("Trailbook")
def test_an_alert_asks_and_another_answers(visit, check):
    window = visit(viewport=PHONE)
    page = window.open()
    row(page, "Ridge Walk").click()
    page.get_by_role("button", name="Report").click()
    alert = page.get_by_role("alertdialog")
    alert.get_by_role("textbox").fill("A fallen tree")
    check(window, "trailbook-report")
    alert.get_by_role("button", name="Send").click()
    alert.get_by_text("“A fallen tree” is sent.").wait_for()
    alert.get_by_role("button", name="OK").click()
    alert.wait_for(state="detached")


@pytest.mark.sample("Trailbook")
def test_a_trail_is_shared(visit, check):
    window = visit(viewport=PHONE)
    window.page.add_init_script("navigator.share = async (item) => { window.shared = item; };")
    page = window.open()
    row(page, "Dune Path").click()
    page.get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Dune Path, 9 km").wait_for()
    check(window, "trailbook-share")
    sheet.get_by_role("button", name="Share").click()
    window.wait_until(lambda: page.evaluate("window.shared?.text") == "Dune Path, 9 km", "the browser is asked")


@pytest.mark.sample("Trailbook")
def test_pulling_the_list_down_refreshes_it(visit):
    window = visit(viewport=PHONE)
    page = window.open()
    row(page, "Dune Path").hover()
    assert row(page, "Millstream").count() == 0
    # A wheel that turns at the top of a list pulls it down.
    page.mouse.wheel(0, -400)
    row(page, "Millstream").wait_for()
    page.get_by_text("4 trails").wait_for()


@pytest.mark.sample("Trailbook")
@pytest.mark.parametrize("viewport", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_popovers_point_to_buttons_of_bars(visit, check, viewport):
    window = visit(viewport=viewport)
    page = window.open()
    legend = page.get_by_role("button", name="Legend")
    legend.click()
    dialog = popover(window)
    left, top, right, bottom = box(dialog)
    assert (right - left, bottom - top) == (280, 120)
    # The toolbar is at the lower edge, so there is room above it alone.
    assert abs(bottom + 13 - box(legend)[1]) < 8
    check(window, f"trailbook-legend-{viewport['width']}")
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")

    row(page, "Dune Path").click()
    info = page.get_by_role("button", name="Info")
    info.click()
    dialog = popover(window)
    dialog.get_by_text("5 stops").wait_for()
    left, top, right, bottom = box(dialog)
    assert (right - left, bottom - top) == (220, 96)
    assert abs(top - 13 - box(info)[3]) < 8
    check(window, f"trailbook-info-{viewport['width']}")
    # A press beside it closes it.
    page.mouse.click(viewport["width"] / 2, viewport["height"] - 200)
    dialog.wait_for(state="detached")
    assert page.locator("[data-anchor]").count() == 0


@pytest.mark.sample("Trailbook")
def test_popovers_adapt_to_a_phone(visit, check):
    window = visit(viewport=PHONE)
    page = window.open()
    page.get_by_role("button", name="Legend").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("A favourite").wait_for()
    window.wait_until(lambda: sheet.get_attribute("data-client") == "sheet", "it is a sheet")
    window.wait_for_rest()
    assert box(sheet)[2] - box(sheet)[0] == 390
    check(window, "trailbook-legend-phone")
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")

    # The delegate of this one wants a popover everywhere.
    row(page, "Dune Path").click()
    page.get_by_role("button", name="Info").click()
    dialog = popover(window)
    left, top, right, bottom = box(dialog)
    assert (right - left, bottom - top) == (220, 96)
    check(window, "trailbook-info-phone")


@pytest.mark.sample("Trailbook")
def test_a_window_that_changes_its_width_keeps_the_trail(visit):
    window = visit(viewport=DESKTOP)
    page = window.open()
    row(page, "Ridge Walk").click()
    stops = page.get_by_test_id("stops")
    stops.get_by_role("button", name="Hut").wait_for()
    page.set_viewport_size(PHONE)
    window.wait_until(lambda: not row(page, "Ridge Walk").is_visible(), "the trail covers the list")
    stops.get_by_role("button", name="Hut").wait_for()
    window.wait_for_rest()
    window.screenshot("trailbook-narrowed")
    page.set_viewport_size(DESKTOP)
    row(page, "Ridge Walk").wait_for()
    stops.get_by_role("button", name="Hut").wait_for()
