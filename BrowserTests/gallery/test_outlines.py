"""Outlines in a real browser."""

import pytest


@pytest.fixture
def page(visit):
    visit = visit(viewport={"width": 390, "height": 900})
    return visit.open("/outline")


def test_a_row_opens_with_its_children_further_in(page):
    folder = page.get_by_role("button", name="Documents").first
    assert folder.get_attribute("aria-expanded") == "false"
    folder.click()
    page.get_by_role("button", name="Letters").click()
    letter = page.get_by_text("To Ada")
    letter.wait_for()
    assert folder.get_attribute("aria-expanded") == "true"
    texts = [page.get_by_text(name, exact=True).first.bounding_box()["x"] for name in ("Documents", "Letters", "To Ada")]
    assert [round(b - a) for a, b in zip(texts, texts[1:])] == [20, 20]


def test_the_whole_row_is_the_target(page):
    row = page.locator("[data-kind=row]:has([data-role=outline])").first.bounding_box()
    page.mouse.click(row["x"] + row["width"] / 2, row["y"] + 3)
    page.get_by_role("button", name="Letters").wait_for()


def test_the_keyboard_opens_a_row(page):
    page.get_by_role("button", name="Pictures").first.focus()
    page.keyboard.press("Enter")
    page.get_by_text("Porto").first.wait_for()
    page.keyboard.press("Space")
    page.get_by_text("Porto").first.wait_for(state="detached")


def test_an_arrow_opens_a_row_that_can_be_selected(page):
    rows = page.locator("[data-role=selectable]")
    rows.first.click(position={"x": 40, "y": 20})
    page.get_by_text("Selected: Documents").wait_for()
    assert rows.count() == 3
    rows.first.get_by_role("button").click()
    rows.nth(1).get_by_text("Letters").wait_for()
    # The arrow does not select.
    rows.nth(2).click(position={"x": 60, "y": 20})
    page.get_by_text("Selected: Taxes").wait_for()
