"""Keyboard shortcuts, the order of the Tab key, and the link that skips the tabs."""

import re

import pytest

from visit import DESKTOP

# What has the focus: a card by its text, a field by its name.
FOCUSED = """() => {
    const { activeElement } = document;
    return activeElement.matches('[role=group]') ? activeElement.innerText : activeElement.ariaLabel ?? activeElement.placeholder ?? null;
}"""


@pytest.fixture
def texts(family, request):
    """The texts of three moments of this test, the newest first."""
    texts = [f"{request.node.name} {number}" for number in (1, 2, 3)]
    for text in reversed(texts):
        family.people["ada"].publish(text)
    return texts


@pytest.fixture
def window(enter):
    window = enter("ada", viewport=DESKTOP)
    # The first page has no shortcuts.
    window.open().locator("[data-shortcut='0:j']").wait_for(state="attached")
    window.settle()
    return window


def press(window, key, focused):
    window.page.keyboard.press(key)
    window.wait_until(lambda: re.search(focused, window.page.evaluate(FOCUSED) or ""), f"{key} moves the focus to {focused}")


def test_tabs_come_first_and_can_be_skipped(window):
    page = window.page
    skip = page.get_by_role("button", name="Skip to Content")
    page.keyboard.press("Tab")
    assert skip.evaluate("node => node === document.activeElement && getComputedStyle(node).clipPath === 'none'")
    page.keyboard.press("Enter")
    window.wait_until(lambda: page.evaluate("document.activeElement.matches('[data-kind=scroll]')"), "the content has the focus")
    assert skip.evaluate("node => getComputedStyle(node).clipPath !== 'none'")
    # What follows is in the content.
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('[role=tabpanel]')")
    order = page.evaluate("""() => ['[data-kind=skip]', '[role=tab]', '[role=tabpanel]'].map(selector =>
        [...document.querySelectorAll('*')].indexOf(document.querySelector(selector)))""")
    assert order == sorted(order)


def test_keys_move_between_moments_and_act_on_the_focused_one(texts, window):
    page = window.page
    for text in texts:
        press(window, "j", text)
    press(window, "k", texts[1])
    assert page.evaluate("() => { const { top } = document.activeElement.getBoundingClientRect(); return top >= 0 && top < innerHeight; }")
    heart = window.heart(texts[1])
    page.keyboard.press("l")
    window.wait_until(lambda: heart.get_attribute("aria-pressed") == "true", "it is liked")
    page.keyboard.press("l")
    window.wait_until(lambda: heart.get_attribute("aria-pressed") == "false", "it is liked no more")
    page.keyboard.press("c")
    window.wait_until(lambda: page.evaluate(FOCUSED) == "Comment", "the field for a comment has the focus")
    window.wait_until(lambda: re.match(r"/moment-\d+", window.path), "the moment is open")
    # A field gets the keys itself.
    page.keyboard.type("jn/?")
    window.settle()
    assert page.get_by_role("textbox", name="Comment").input_value() == "jn/?"
    assert page.get_by_role("dialog").count() == 0
    page.evaluate("document.activeElement.blur()")
    like = page.get_by_role("button", name="Like").and_(page.locator(":visible"))
    page.keyboard.press("l")
    window.wait_until(lambda: like.first.get_attribute("aria-pressed") == "true", "the moment of the page is liked, not one behind it")
    page.keyboard.press("c")
    window.wait_until(lambda: page.evaluate(FOCUSED) == "Comment", "the field has the focus again")


def test_a_key_opens_the_composer_from_each_tab_but_not_beneath_a_sheet(window):
    page = window.page
    for tab in ("Account", "Timeline"):
        page.get_by_role("tab", name=tab).click()
        window.settle()
        for key in ("Control+n", "Alt+n", "Shift+n"):
            page.keyboard.press(key)
        window.settle()
        assert page.get_by_role("dialog").count() == 0
        page.keyboard.press("n")
        page.get_by_role("dialog").get_by_role("textbox", name="Text").wait_for()
        window.settle()
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text("Previous moment").wait_for()
    window.wait_for_path("/shortcuts")
    page.keyboard.press("n")
    page.keyboard.press("j")
    window.settle()
    assert page.get_by_role("dialog").count() == 1
    page.get_by_role("button", name="Close").click()
    page.get_by_role("dialog").wait_for(state="detached")


def test_a_key_right_after_a_tap_on_a_tab_is_for_that_tab(window):
    page = window.page
    page.get_by_role("tab", name="Friends").click()
    page.locator("[data-shortcut='0:/']").wait_for(state="attached")
    page.get_by_role("tab", name="Timeline").click()
    window.settle()
    # The button with the shortcut is covered until the server has answered.
    page.get_by_role("tab", name="Friends").click()
    press(window, "/", "Name or handle")


def test_a_slash_searches_where_there_is_a_search(window):
    page = window.page
    page.keyboard.press("/")
    window.settle()
    assert page.evaluate(FOCUSED) is None
    page.get_by_role("tab", name="Friends").click()
    window.settle()
    press(window, "/", "Name or handle")
    page.keyboard.type("ben/")
    window.wait_until(lambda: page.get_by_role("searchbox").input_value() == "ben/", "the field has the keys")
    # The search of a hidden tab is not the one that is meant.
    page.get_by_role("tab", name="Notifications").click()
    page.get_by_role("tab", name="Notifications", selected=True).wait_for()
    window.settle()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    window.settle()
    assert page.evaluate(FOCUSED) is None
