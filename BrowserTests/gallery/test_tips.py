"""Tips, which each reader sees until they have closed them."""

import pytest

from visit import PHONE


@pytest.fixture
def window(visit):
    window = visit(viewport=PHONE)
    window.open("/tips")
    return window


def test_a_closed_tip_stays_away_until_it_is_forgotten_that_it_was_seen(window):
    page = window.page
    tip = page.get_by_text("Keep what you like")
    tip.wait_for()
    window.screenshot("tips")
    kept = "JSON.stringify({ ...localStorage })"
    before = page.evaluate(kept)
    page.get_by_role("button", name="Close").click()
    tip.wait_for(state="detached")
    # What the browser is to keep arrives after what it is to show.
    window.wait_until(lambda: page.evaluate(kept) != before, "the browser has kept that the tip was closed")
    window.reload()
    window.settle()
    assert tip.count() == 0
    page.get_by_role("button", name="Forget what was seen").click()
    tip.wait_for()


def test_an_action_of_a_tip_reaches_the_app(window):
    page = window.page
    page.get_by_role("button", name="More about stars").click()
    page.get_by_text("Chosen: more").wait_for()
    page.get_by_text("Keep what you like").wait_for(state="detached")


def test_a_tip_points_to_its_view(window):
    page = window.page
    page.get_by_role("button", name="Sort").click()
    popover = page.get_by_role("dialog")
    popover.get_by_text("Any order").wait_for()
    window.wait_until(lambda: popover.get_attribute("data-client") == "beside", "it has its place")
    window.wait_for_rest()
    button, box = page.locator("[data-anchor]").bounding_box(), popover.bounding_box()
    assert abs(box["y"] - (button["y"] + button["height"] + 13)) < 1
    window.screenshot("tips-popover")
    page.keyboard.press("Escape")
    popover.wait_for(state="detached")
