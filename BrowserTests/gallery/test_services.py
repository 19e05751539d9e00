"""Modules of Apple's that a page has by its browser and by the server: the connection, drafts, PDF files."""

import re
from urllib.parse import unquote

import pytest
from visit import DESKTOP, PHONE

# Keeps the addresses that the page opens.
OPENED = "window.opened = []; window.open = (address) => { opened.push(address); return {}; };"


@pytest.mark.allows_errors
def test_a_page_knows_when_its_browser_was_not_connected(visit, network):
    window = visit(network.origin, viewport=PHONE)
    page = window.open("/connection")
    page.get_by_text("Connected", exact=True).wait_for()
    page.get_by_text("None", exact=True).wait_for()

    network.cut()
    page.get_by_role("status").wait_for()
    network.mend()

    page.get_by_role("status").wait_for(state="hidden")
    page.get_by_text("None", exact=True).wait_for(state="detached")
    page.get_by_text("Connected", exact=True).wait_for()
    # The interruption is over, and has a length.
    page.get_by_text("second").wait_for()
    assert page.get_by_text("Not over").count() == 0
    window.screenshot("connection-back")


def test_the_draft_of_a_mail_goes_to_the_mail_program(visit):
    window = visit(viewport=PHONE)
    window.page.add_init_script(OPENED)
    page = window.open("/drafts")
    page.get_by_label("Subject").fill("Two boats & a dog?")
    page.get_by_role("button", name="Write a mail").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Two boats & a dog?").wait_for()
    sheet.get_by_text("harbour@example.org").wait_for()
    window.wait_for_rest()
    window.screenshot("drafts-mail")

    sheet.get_by_role("button", name="Open").click()

    sheet.wait_for(state="detached")
    page.get_by_text("The mail program has the draft").wait_for()
    window.wait_until(lambda: page.evaluate("opened.length"), "the draft is opened")
    [address] = page.evaluate("opened")
    assert address.startswith("mailto:harbour@example.org?subject=Two%20boats%20%26%20a%20dog%3F&body=")
    assert unquote(address).endswith("We arrive at high water, with a boat of 9 metres.")


def test_a_draft_is_cancelled_and_another_is_a_message(visit):
    window = visit(viewport=DESKTOP)
    window.page.add_init_script(OPENED)
    page = window.open("/drafts")
    page.get_by_role("button", name="Write a mail").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Cancel").click()
    sheet.wait_for(state="detached")
    outcome = page.get_by_test_id("outcome")
    window.wait_until(lambda: outcome.inner_text() == "The mail was cancelled", "the delegate learns of it")

    page.get_by_role("button", name="Write a message").click()
    sheet.get_by_text("+49 30 1234").wait_for()
    window.wait_for_rest()
    window.screenshot("drafts-message")
    sheet.get_by_role("button", name="Open").click()

    window.wait_until(lambda: outcome.inner_text() == "The messages program has the text", "the delegate learns of it")
    window.wait_until(lambda: page.evaluate("opened.length"), "the message is opened")
    [address] = page.evaluate("opened")
    assert unquote(address) == "sms:+49 30 1234?&body=We arrive at high water, with a boat of 9 metres."


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_pages_of_a_pdf_file_are_as_wide_as_their_view(visit, viewport):
    window = visit(viewport=viewport)
    page = window.open("/pdf-files")
    pages = page.get_by_role("img", name=re.compile(r"^\d . 2$"))
    window.wait_until(lambda: pages.count() == 2, "both pages are drawn")
    window.wait_until(
        lambda: pages.first.evaluate("node => (node.querySelector('img') ?? node).naturalWidth > 0"), "the first is loaded")
    first, second = (pages.nth(index).bounding_box() for index in range(2))
    assert first["width"] == second["width"] > 300
    # They have the proportions of the paper.
    assert abs(first["height"] / first["width"] - 560 / 420) < 0.02
    assert second["y"] >= first["y"] + first["height"]
    window.screenshot(f"pdf-files-{viewport['width']}")


def test_the_texts_of_a_pdf_file_are_searched(visit):
    window = visit(viewport=PHONE)
    page = window.open("/pdf-files")
    found = page.get_by_test_id("found")
    window.wait_until(lambda: found.inner_text() == "2 pages", "the texts are read")
    for words, answer in [("tides", "On page 1 and 2"), ("pontoon", "On page 2"), ("anchor", "No page has “anchor”")]:
        page.get_by_placeholder("Search the guide").fill(words)
        window.wait_until(lambda: found.inner_text() == answer, answer)
