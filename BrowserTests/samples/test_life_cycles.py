"""Apps by who starts them: the delegates of UIKit, and an app of SwiftUI with a delegate."""

import re

import pytest


def hide(page, is_hidden=True):
    """Has the page believe that it is behind another one, or in front again."""
    page.evaluate("""is => {
        Object.defineProperty(document, 'hidden', { value: is, configurable: true });
        Object.defineProperty(document, 'visibilityState', { value: is ? 'hidden' : 'visible', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }""", is_hidden)


@pytest.mark.sample("Fieldnotes")
def test_a_scene_delegate_shows_screens_of_both_kinds(visit, check):
    visit = visit()
    page = visit.open()
    page.get_by_role("heading", name="Fieldnotes").wait_for()
    check(visit, "fieldnotes")

    page.get_by_role("button", name="Oystercatchers").click()
    text = page.get_by_role("textbox", name="Text")
    visit.wait_until(lambda: text.input_value() == "Two pairs at the old pier.", "the note is shown")
    page.get_by_text("6 words").wait_for()
    # The text fills what the other views leave.
    assert page.get_by_placeholder("Title").bounding_box()["y"] < 120
    text.fill("Three pairs, and a young one.")
    page.get_by_text("6 words").wait_for()
    page.get_by_role("switch", name="Pinned").click()
    check(visit, "fieldnotes-note")
    page.get_by_role("button", name="Fieldnotes").click()
    page.get_by_text("Three pairs, and a young one.").wait_for()
    page.get_by_text("Pinned").wait_for(state="detached")

    page.get_by_role("button", name="Compose").click()
    page.get_by_placeholder("Title").fill("Seals")
    page.get_by_role("heading", name="Seals").wait_for()
    page.get_by_role("button", name="Fieldnotes").click()
    page.get_by_role("button", name="Seals").click()
    page.get_by_role("button", name="Trash").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Tide").wait_for()
    page.get_by_role("button", name="Seals").wait_for(state="detached")


@pytest.mark.sample("Teahouse")
def test_a_delegate_learns_what_happens_to_the_app(visit, check):
    visit = visit()
    page = visit.open("/brew/assam")
    page.get_by_text("4 minutes").wait_for()
    page.get_by_text("Opened").wait_for()
    # From the Info.plist and the asset catalogue.
    page.get_by_text("Version 2.1").wait_for()
    brew = page.get_by_role("button", name="Assam", exact=True)
    *_, hue = re.findall(r"[\d.]+", brew.evaluate("node => getComputedStyle(node).color"))
    assert 120 < float(hue) < 180, "green"
    check(visit, "teahouse")

    hide(page)
    page.get_by_text("Went to the background").wait_for()
    page.get_by_text("Paused").wait_for()
    hide(page, False)
    page.get_by_text("Came back").wait_for()
    page.get_by_role("button", name="Go on").click()
    page.get_by_text("4 minutes").wait_for()

    page.get_by_role("button", name="Sencha", exact=True).click()
    page.get_by_text("2 minutes").wait_for()
    favourite = page.get_by_role("button", name="Favourite: Rooibos")
    stored = page.evaluate("JSON.stringify(localStorage)")
    favourite.click()
    visit.wait_until(lambda: favourite.get_attribute("aria-pressed") == "true", "the tea is a favourite")
    visit.wait_until(lambda: page.evaluate("JSON.stringify(localStorage)") != stored, "the browser has stored it")
    visit.reload()
    visit.wait_until(lambda: favourite.get_attribute("aria-pressed") == "true", "the favourite is remembered")
