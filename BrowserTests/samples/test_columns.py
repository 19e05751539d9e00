"""An app in three columns: next to each other in a wide window, one after another on a phone."""

import pytest
from visit import DESKTOP


def choose(page, name):
    page.locator("[data-kind=row]").filter(has_text=name).click()


@pytest.mark.sample("Postbox")
def test_columns_follow_the_selection_in_a_wide_window(visit, check):
    window = visit(viewport=DESKTOP)
    page = window.open()
    page.get_by_text("No folder chosen").wait_for()
    page.get_by_text("No letter chosen").wait_for()

    choose(page, "Inbox")
    choose(page, "Library")
    page.get_by_text("Please return them by Friday.").wait_for()
    window.wait_until(lambda: page.locator("[data-kind=badge] > span").first.inner_text() == "2", "the letter counts as read")
    check(window, "postbox-wide")

    # The titles of the columns are at one height, also that of the stack in the detail.
    titles = [page.get_by_role("heading", name=name).bounding_box()["y"] for name in ("Postbox", "Inbox", "Two books are due")]
    assert max(titles) - min(titles) < 1, titles

    choose(page, "Archive")
    choose(page, "Last summer")
    page.get_by_text("The photos are here.").wait_for()


@pytest.mark.sample("Postbox")
def test_columns_open_one_after_another_on_a_phone(visit, check):
    window = visit()
    page = window.open()
    choose(page, "Inbox")
    choose(page, "The boat")
    page.get_by_text("bring a rope").wait_for()
    window.wait_until(lambda: page.url.endswith("/inbox/1"), "the letter has an address")
    check(window, "postbox-phone")

    page.get_by_role("button", name="Details").click()
    page.get_by_text("Number").wait_for()
    window.link("Answer").click()
    page.get_by_text("Dear Marta,").wait_for()

    # The way back is the browser's, and the button of each page.
    page.go_back()
    page.get_by_text("bring a rope").wait_for()
    page.get_by_role("button", name="Inbox").click()
    page.locator("[data-kind=row]").filter(has_text="Two books are due").wait_for()
    page.go_back()
    page.get_by_text("Trash").wait_for()
    window.wait_until(lambda: page.url.rstrip("/").count("/") == 2, "the first column has the address of the app")

    # The second column is as it was left.
    choose(page, "Inbox")
    page.get_by_text("Recipe").wait_for()
