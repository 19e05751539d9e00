"""Mentions: suggestions while typing, links in texts, and notifications."""

import re

import pytest


@pytest.fixture
def people(family, visit):
    def enter(handle, path="/", **options):
        window = visit(family.origin, **options)
        window.sign_in(family.tokens[handle])
        window.open(path)
        return window

    return enter


def test_a_mentioned_friend_is_suggested_notified_and_led_to(people):
    ada, ben = people("ada"), people("ben")
    ada.compose()
    text = ada.page.get_by_role("textbox", name="Text")
    text.press_sequentially("On the hill with @be")
    ada.page.get_by_role("button", name="Mention Ben Okri").wait_for()
    ada.settle()
    ada.screenshot("mention-suggestions")
    ada.tap(ada.page.get_by_role("button", name="Mention Ben Okri"))
    ada.wait_until(lambda: text.input_value() == "On the hill with @ben ", "the handle is completed")
    text.press_sequentially("and sun")
    ada.wait_until(lambda: text.input_value() == "On the hill with @ben and sun", "typing goes on")
    ada.publish()

    link = ben.card("On the hill with").get_by_role("link", name="@ben")
    link.wait_for()
    ben.settle()
    ben.screenshot("mention-card")
    ben.open("/notifications")
    ben.page.get_by_text("mentioned you").first.wait_for()
    ben.settle()
    ben.screenshot("mention-notification")

    ada.tap(ada.card("On the hill with").get_by_role("link", name="@ben"))
    ada.page.get_by_role("heading", name="Ben Okri").first.wait_for()
    ada.settle()
    ada.screenshot("mention-person")


def test_a_handle_of_no_friend_stays_text(people, family):
    family.people["ben"].publish("Greetings to @eve and mail@ada.org")
    ada = people("ada")
    ada.wait_for_text("Greetings to @eve and mail@ada.org")
    assert ada.card("Greetings to").get_by_role("link", name=re.compile("@")).count() == 0


def test_a_comment_mentions_with_the_keyboard(people, family):
    moment = family.people["ada"].publish("Who comes along?")["id"]
    ada = people("ada", f"/moment/{moment}")
    field = ada.page.get_by_role("textbox", name=re.compile("[Cc]omment"))
    field.click()
    field.press_sequentially("You, @cle")
    chip = ada.page.get_by_role("button", name="Mention 克莱奥")
    chip.wait_for()
    ada.settle()
    ada.screenshot("mention-comment")
    chip.focus()
    ada.page.keyboard.press("Enter")
    ada.wait_until(lambda: field.input_value() == "You, @cleo ", "the handle is completed")
    ada.wait_until(lambda: field.evaluate("field => field === document.activeElement"), "the field has the focus again")
    ada.page.keyboard.press("Control+Enter")
    ada.page.get_by_role("link", name="@cleo").wait_for()
    cleo = people("cleo", "/notifications")
    cleo.page.get_by_text("mentioned you").first.wait_for()
