"""The inspector of debug builds: a panel over the page, and a page of its own."""

import pytest

from accessibility import SCHEMES, violations
from visit import DESKTOP, PHONE


def open_panel(visit):
    """Opens the panel by its keys, and returns its frame when it shows the views of the page."""
    visit.wait_for_module("inspect")
    visit.page.keyboard.press("Alt+Shift+I")
    panel = visit.page.frame_locator("[data-client=inspector]")
    panel.get_by_role("treeitem").first.wait_for()
    return panel


# Whether the frame of the last tap is in the chart: after its update, or after one that came with it.
HAS_LAST_FRAME = """list => {
    const updates = [...list.children];
    const last = updates.findLastIndex(update => update.textContent.includes("tap button"));
    return updates.slice(last).some(update => update.querySelector(".sent"));
}"""


def row(panel, text):
    return panel.get_by_role("treeitem").filter(has_text=text)


def test_an_update_says_which_bodies_ran_and_why(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/buttons")
    panel = open_panel(visit)
    panel.get_by_role("tab", name="Updates").click()

    # The keyboard reaches what the panel covers.
    page.locator("#oriel").get_by_role("button", name="Bordered", exact=True).focus()
    page.keyboard.press("Enter")
    entry = panel.locator("#flushes button").first
    entry.wait_for()
    entry.click()

    details = panel.locator("#flush")
    details.get_by_text("Round trip").wait_for()
    # The page measures the way of the event after the frame has been painted.
    visit.wait_until(lambda: " ms" in details.locator("dl div").filter(has_text="To the paint").inner_text(), "the paint is timed")
    text = details.inner_text()
    assert "tap on button “Bordered”" in text
    assert "_taps" in details.locator("table").inner_text()
    assert "setText" in text
    # A body leads to its view.
    details.locator("td button").first.click()
    assert panel.get_by_role("tab", name="Views").get_attribute("aria-selected") == "true"
    panel.get_by_role("heading", level=2).first.wait_for()


def test_the_last_updates_are_on_one_axis(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/buttons")
    panel = open_panel(visit)
    panel.get_by_role("tab", name="Updates").click()
    timeline = panel.get_by_role("list", name="The last updates, oldest first")
    for count, name in enumerate(("Bordered", "Plain", "Borderless"), 1):
        page.locator("#oriel").get_by_role("button", name=name, exact=True).focus()
        page.keyboard.press("Enter")
        visit.wait_until(lambda count=count: timeline.locator("li").filter(has_text="tap button").count() == count, "the update is drawn")

    heads = timeline.get_by_role("button").filter(has_text="tap button")
    assert ["Bordered" in heads.nth(0).inner_text(), "Borderless" in heads.nth(2).inner_text()] == [True, True]
    # Bodies of the app, one in the content of another, and the frame after them. The last one changes the scale.
    visit.wait_until(lambda: timeline.evaluate(HAS_LAST_FRAME), "the last frame is drawn")
    boxes = timeline.locator("li").filter(has_text="tap button").first.locator(".flame span:not(.sent)")
    assert "ButtonsPage" in boxes.first.get_attribute("title")

    # One axis: an update that takes twice as long is twice as wide, and the zoom keeps that.
    widths = "all => all.map(box => box.getBoundingClientRect().width)"
    before = boxes.evaluate_all(widths)
    panel.get_by_label("Zoom").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    visit.wait_until(lambda: abs(boxes.evaluate_all(widths)[0] / before[0] - 2) < 0.1, "the zoom doubles the widths")

    heads.nth(0).click()
    assert heads.nth(0).get_attribute("aria-current") == "true"
    assert "Bordered" in panel.locator("#flush h2").inner_text()
    panel.get_by_label("App’s views only").uncheck()
    # However long the list below it is.
    assert panel.locator("#flush .flame").bounding_box()["height"] > 40
    assert "Bordered" in panel.locator("#flushes [aria-current=true]").inner_text()
    panel.get_by_text("The last updates over time").click()
    assert not timeline.is_visible()


def test_the_tree_shows_state_and_follows_the_page(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/toggles")
    panel = open_panel(visit)
    panel.get_by_placeholder("Find a view").fill("TogglesPage")
    row(panel, "TogglesPage").click()
    details = panel.locator("#details")
    details.get_by_text("State and properties").wait_for()
    assert "true" in details.inner_text() or "false" in details.inner_text()
    assert "colorScheme" in details.inner_text()

    # Keys move in the tree, and close a view.
    panel.get_by_placeholder("Find a view").fill("")
    rows = panel.get_by_role("treeitem").count()
    panel.get_by_role("treeitem").first.click()
    page.keyboard.press("ArrowLeft")
    visit.wait_until(lambda: panel.get_by_role("treeitem").count() < rows, "the view is closed")
    page.keyboard.press("ArrowRight")
    visit.wait_until(lambda: panel.get_by_role("treeitem").count() == rows, "the view is open")


def test_an_element_is_picked(visit):
    visit = visit(viewport=DESKTOP)
    page = visit.open("/buttons")
    panel = open_panel(visit)
    panel.get_by_role("button", name="Pick").click()
    # The panel is on the right, and the list of pages on the left.
    link = page.locator("[data-role=link]").first
    box = link.bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.locator("[data-client=mark]").first.wait_for()
    path = visit.path
    page.mouse.click(box["x"] + 10, box["y"] + 10)

    details = panel.locator("#details")
    details.get_by_text("Drawn by it").wait_for()
    # The page did not hear the click.
    assert visit.path == path
    visit.wait_until(lambda: "×" in details.locator("#frame").inner_text(), "the box is measured")
    assert panel.get_by_role("button", name="Pick").get_attribute("aria-pressed") == "false"
    panel.get_by_role("button", name="Close").click()
    visit.wait_until(lambda: page.locator("[data-client]").filter(visible=True).count() == 0, "nothing is left of the panel")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_window_of_its_own_is_sound(visit, viewport):
    visit = visit(viewport=viewport)
    visit.open("/toggles")
    visit.wait_for_module("inspect")
    inspector = visit.context.new_page()
    inspector.set_viewport_size({"width": max(viewport["width"], 390), "height": 800})
    inspector.goto(visit.origin + "/oriel/inspect")
    inspector.get_by_role("treeitem").first.wait_for()
    inspector.get_by_role("treeitem").filter(has_text="TogglesPage").first.click()
    inspector.get_by_text("State and properties").wait_for()
    # Updates, for the list and the chart; two that follow at once would have one frame.
    for toggle in (0, 1):
        visit.page.get_by_role("switch").nth(toggle).click()
        visit.wait_until(lambda: inspector.locator("#timeline .sent").count() == toggle + 1, "the frame is drawn")
    inspector.locator("#flushes button").first.evaluate("button => button.click()")
    for scheme in SCHEMES:
        inspector.emulate_media(color_scheme=scheme)
        for tab in ("Views", "Updates", "Warnings"):
            inspector.get_by_role("tab", name=tab).click()
            found = violations(inspector, scheme)
            assert not found, f"{tab}, {scheme}: " + "\n".join(found)
    inspector.get_by_role("tab", name="Updates").click()
    inspector.screenshot(path=f"{visit_folder(visit)}/inspector-updates-{viewport['width']}.png")
    assert inspector.evaluate("document.scrollingElement.scrollWidth") <= viewport["width"]
    # The updates so far have one place beside each other.
    timeline = inspector.locator("#timeline")
    assert timeline.evaluate("list => list.scrollWidth <= list.clientWidth")
    inspector.get_by_role("tab", name="Views").click()
    inspector.screenshot(path=f"{visit_folder(visit)}/inspector-{viewport['width']}.png")
    assert inspector.evaluate("document.scrollingElement.scrollWidth") <= viewport["width"]


def visit_folder(visit):
    visit.screenshot("inspected")
    from visit import ARTIFACTS

    return ARTIFACTS / visit.suite
