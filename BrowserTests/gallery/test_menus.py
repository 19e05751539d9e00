"""Menus act, and are where and as they should be. Toggles and pickers in menus are items with a tick."""

import pytest

from visit import PHONE


@pytest.fixture
def window(visit):
    window = visit(viewport=PHONE)
    window.open("/menus")
    return window


def menu(page):
    return page.locator("[role=menu]:popover-open")


def test_a_toggle_is_an_item_with_a_tick(window):
    page = window.page
    for checked, text in [("true", "Not sorted"), ("false", "Sorted by name")]:
        page.get_by_role("button", name="Actions").click()
        item = menu(page).get_by_role("menuitemcheckbox", name="Sort by name")
        assert item.get_attribute("aria-checked") == checked
        window.wait_for_rest()
        window.screenshot(f"menu-toggle-{checked}")
        # It looks as the items beside it.
        other = menu(page).get_by_role("menuitem", name="Rename")
        looks = [node.evaluate("""node => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const { left } = range.getBoundingClientRect();
            const { color, fontSize } = getComputedStyle(node);
            return [node.offsetHeight, node.offsetWidth, Math.round(left), color, fontSize];
        }""") for node in (item, other)]
        assert looks[0] == looks[1]
        item.click()
        page.get_by_text(text, exact=True).wait_for()
        window.wait_until(lambda: menu(page).count() == 0, "the menu is closed")


def test_options_are_items_of_which_one_has_a_tick(window):
    page = window.page
    page.get_by_role("button", name="More").click()
    items = menu(page).get_by_role("menuitemradio")
    assert [(item.inner_text(), item.get_attribute("aria-checked")) for item in items.all()] == [
        ("Small", "false"), ("Medium", "true"), ("Large", "false"),
    ]
    window.wait_for_rest()
    window.screenshot("menu-options")
    items.get_by_text("Large").click()
    page.get_by_text("Size: Large", exact=True).wait_for()
    window.wait_until(lambda: menu(page).count() == 0, "the menu is closed")


def test_the_keyboard_reaches_and_uses_them(window):
    page = window.page
    page.get_by_role("button", name="Actions").press("Enter")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    window.wait_until(lambda: page.evaluate("document.activeElement.role") == "menuitemcheckbox", "the toggle has the focus")
    page.keyboard.press("Enter")
    page.get_by_text("Not sorted", exact=True).wait_for()
    window.wait_until(lambda: menu(page).count() == 0, "the menu is closed")


@pytest.mark.parametrize("is_opaque", [True, False])
def test_what_is_behind_is_seen_only_by_those_who_want_it(visit, is_opaque):
    window = visit(viewport=PHONE, is_opaque=is_opaque)
    page = window.open("/menus")
    page.get_by_role("button", name="Actions").click()
    expect_background(menu(page), is_opaque)
    # A bar has its background while content is under it.
    expect_background(window.open("/lists").locator("[data-kind=bar]").last, is_opaque, "::before")


def expect_background(node, is_opaque, part=None):
    color, filter = node.evaluate("""(node, part) => {
        const { backgroundColor, backdropFilter } = getComputedStyle(node, part);
        return [backgroundColor, backdropFilter];
    }""", part)
    # A colour with an alpha component ends with it: rgba(…, 0.9), or color(srgb … / 0.9).
    assert ("/" in color or "rgba" in color) != is_opaque
    assert (filter == "none") == is_opaque


def test_menus_in_a_bar_have_the_texts_of_menus(visit):
    page = visit().open("/menus")
    for button, item, last in [("More", "Print", "Print"), ("Menus", "Rename", "Renaming")]:
        page.locator("header").get_by_role("button", name=button).click()
        label = page.locator(":popover-open").get_by_text(item)
        box = label.bounding_box()
        assert box["width"] > 30 and box["height"] > 15, "the text of the item is shown, not its icon alone"
        assert label.evaluate("node => getComputedStyle(node).fontWeight") == "400"
        label.click()
        page.get_by_text(f"Last: {last}").wait_for()


def test_the_button_of_a_menu_has_its_tint_and_an_item_the_colour_of_its_role(visit):
    page = visit(color_scheme="light").open("/menus")
    button = page.locator("header").get_by_role("button", name="More")
    assert "#34c759" in button.evaluate("node => getComputedStyle(node).getPropertyValue('--tint')"), "the tint is green"
    button.click()
    color = "node => getComputedStyle(node).color"
    assert page.get_by_role("menuitem", name="Remove").evaluate(color) == "rgb(255, 59, 48)"
    assert page.get_by_role("menuitem", name="Print").evaluate(color) == "rgb(0, 0, 0)"


def test_a_menu_with_room_at_neither_edge_of_its_button_is_centred(visit):
    visit = visit()
    page = visit.open("/menus")
    button = page.locator("header").get_by_role("button", name="Menus")
    button.click()
    visit.wait_for_rest()
    middles = [box["x"] + box["width"] / 2 for box in (button.bounding_box(), page.locator("[role=menu]:popover-open").bounding_box())]
    assert abs(middles[0] - middles[1]) < 1


def test_menus_act(visit):
    visit = visit()
    page = visit.open("/menus")
    page.get_by_role("button", name="Actions").click()
    page.get_by_role("menuitem", name="Rename").click()
    visit.wait_until(lambda: page.get_by_test_id("last").inner_text() == "Last: Rename", "the action was carried out")


def test_a_menu_picker_has_the_space_of_a_button(visit):
    page = visit().open("/pickers")
    # The space around the text: 13.5 on both sides and 13 for the chevrons, 8 above and below a line of 20.33.
    space = page.locator("[data-variant=button] > select").evaluate("""select => {
        const { font } = getComputedStyle(select);
        const text = document.createElement('span');
        Object.assign(text.style, { font, position: 'absolute' });
        document.body.append(text);
        text.textContent = select.selectedOptions[0].textContent;
        const { width, height } = select.getBoundingClientRect();
        return [width - text.getBoundingClientRect().width, height];
    }""")
    assert space == pytest.approx([40, 20.33 + 16], abs=0.2)
