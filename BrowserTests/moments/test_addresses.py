"""Addresses of sheets and viewers, tabs as steps of history, and keys that send."""

import pytest

from moments_server import PHOTOS
from visit import DESKTOP


@pytest.mark.parametrize(
    ("page_path", "button", "path", "name"),
    [
        ("/", "New moment", "/new", "New moment"),
        ("/friends", "Add a friend", "/friends/add", "Add a friend"),
        ("/account", "Edit profile", "/account/edit", "Edit profile"),
    ],
)
def test_a_sheet_has_an_address(enter, page_path, button, path, name):
    window = enter("ben")
    page = window.open(page_path)
    page.get_by_role("button", name=button).first.click()
    page.get_by_role("dialog", name=name).wait_for()
    window.wait_for_path(path)

    window.reload()
    page.get_by_role("dialog", name=name).wait_for()
    assert window.path == path

    page.go_back()
    page.get_by_role("dialog").wait_for(state="detached")
    window.wait_for_path(page_path)


def test_a_photo_has_an_address(enter, family):
    ada = family.people["ada"]
    photos = [ada.upload((PHOTOS / name).read_bytes())["id"] for name in ("orientation-1.jpg", "progressive.jpg")]
    text = "Two with addresses"
    id = ada.publish(text, photos=photos)["id"]
    window = enter("ben")
    page = window.open()
    window.tap(window.card(text).get_by_role("button", name="Photo 2 of 2"))
    page.get_by_role("dialog").get_by_text("2 of 2", exact=True).wait_for()
    window.wait_for_path(f"/moment-{id}/photo-2")

    # Whoever opens it gets the photo above its moment.
    window.open(f"/moment/{id}/photo/2")
    page.get_by_role("dialog").get_by_text("2 of 2", exact=True).wait_for()
    window.wait_for_path(f"/moment-{id}/photo-2")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("dialog").wait_for(state="detached")
    window.wait_for_path(f"/moment-{id}")


def test_tabs_are_steps_and_lead_to_their_roots(enter, moment):
    id, text = moment
    window = enter("ben", viewport=DESKTOP)
    page = window.open()
    window.card(text).get_by_role("link", name="Comment").click()
    window.wait_for_path(f"/moment-{id}")
    page.get_by_role("tab", name="Friends").click()
    window.wait_for_path("/friends")
    page.get_by_role("tab", name="Account").click()
    window.wait_for_path("/account")

    page.go_back()
    window.wait_for_path("/friends")
    page.get_by_role("tab", name="Friends", selected=True).wait_for()
    window.reload()
    page.get_by_role("tab", name="Friends", selected=True).wait_for()
    page.go_back()
    window.wait_for_path(f"/moment-{id}")
    page.get_by_role("textbox", name="Comment").wait_for()
    page.get_by_role("tab", name="Timeline").click()
    window.wait_for_path("/")


def test_a_tap_on_the_selected_tab_scrolls_to_the_top(enter, family):
    for number in range(8):
        family.people["dan" if "dan" in family.people else "ada"].publish(f"Tall {number}\n\n\n\n\nand on")
    window = enter("ada", viewport=DESKTOP)
    page = window.open()
    scrolled = "() => Math.max(...[...document.querySelectorAll('[data-kind=scroll]')].map(e => e.scrollTop), scrollY)"
    page.mouse.move(600, 400)
    page.mouse.wheel(0, 900)

    def has_scrolled():
        before = page.evaluate(scrolled)
        window.settle()
        return 200 < before == page.evaluate(scrolled)

    window.wait_until(has_scrolled, "the page has scrolled, and stopped")
    page.get_by_role("tab", name="Timeline").click()
    window.wait_until(lambda: page.evaluate(scrolled) == 0, "the page is at its top")


@pytest.mark.parametrize("key", ["Control+Enter", "Meta+Enter"])
def test_a_key_sends(enter, family, moment, key):
    id, _ = moment
    window = enter("ben", viewport=DESKTOP)
    page = window.open(f"/moment-{id}")
    field = page.get_by_role("textbox", name="Comment")

    def write():
        # The field is created again when the browser has reported its width.
        field.fill("Sent by a key")
        return page.locator("button:enabled[aria-label=Send]").is_visible()

    window.wait_until(write, "the comment can be sent")
    page.keyboard.press(key)
    page.get_by_role("group", name="Comment by Ben Okri").get_by_text("Sent by a key").wait_for()

    window.open()
    window.compose()
    text = page.get_by_role("textbox", name="Text")
    window.wait_until(lambda: text.evaluate("element => element === document.activeElement"), "the text has the focus")
    page.keyboard.type(f"Published by {key}")
    page.locator("button:enabled", has_text="Publish").wait_for()
    page.keyboard.press(key)
    page.get_by_role("dialog").wait_for(state="detached")


def test_a_sent_comment_is_in_view(enter, family, moment):
    id, _ = moment
    for number in range(15):
        family.people["ada"].comment(id, f"Before it, number {number}\nwith\nlines")
    window = enter("ben")
    page = window.open(f"/moment-{id}")
    window.write_comment("The last one")
    mine = page.get_by_role("group", name="Comment by Ben Okri")
    mine.wait_for()
    window.wait_until(lambda: mine.bounding_box()["y"] < page.viewport_size["height"] - 100, "it is in view")


def test_a_browser_without_scripts_is_told(browser, family):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(family.origin)
    notice = page.locator("#oriel-noscript")
    notice.wait_for()
    assert "JavaScript is off" in notice.inner_text()
    context.close()
