"""What members do: write, comment, vote, and see what others do at once."""

import re

from playwright.sync_api import expect

from window import Window


def test_a_post_with_a_vote(visit):
    window = Window(visit())
    page = window.open()
    number = window.publish("Tea or coffee, says the browser?", tag="tests", choices=["Tea", "Coffee"])
    page.get_by_role("link", name=f"#{number}", exact=True).click()
    page.get_by_role("button", name="Tea", exact=True).click()
    page.get_by_text("100%").wait_for()
    assert page.url.endswith(f"/post-{number}")
    page.get_by_role("button", name="Tea", exact=True).wait_for(state="detached")


def test_a_comment_shows_in_another_window(visit):
    writer = Window(visit())
    writer.open()
    number = writer.publish("Does anybody read along?")
    reader = Window(visit(), role="moderator")
    reader.open(f"/post-{number}").get_by_text("No comments yet").wait_for()
    writer.open(f"/post-{number}")
    writer.field("comment").fill("Hello from me")
    # The server enables the button whose shortcut this is.
    expect(writer.button("send")).to_be_enabled()
    writer.page.keyboard.press("Meta+Enter")
    reader.page.get_by_text("Hello from me").wait_for()
    # The author of the post has the same name in its thread.
    assert reader.page.get_by_role("group", name="Comment 1").get_by_text("Author").count() == 1


def test_the_count_is_right_when_the_page_closes(visit):
    window = Window(visit())
    page = window.open()
    number = window.publish("How many comments has this?")
    page.get_by_role("link", name=f"#{number}", exact=True).click()
    window.field("comment").fill("One")
    window.button("send").click()
    page.get_by_text("Comments: 1").wait_for()
    page.go_back()
    page.get_by_role("group", name=f"Post {number}").get_by_role("link", name="Comments: 1").wait_for()


def test_a_tag_is_searched(visit):
    window = Window(visit())
    page = window.open()
    number = window.publish("Searched by its tag", tag="rare-tag")
    page.get_by_role("group", name=f"Post {number}").get_by_role("button", name=re.compile("rare-tag")).click()
    page.wait_for_url("**/search")
    page.get_by_role("group", name=f"Post {number}").wait_for()


def test_writing_is_discarded_only_after_a_question(visit):
    window = Window(visit())
    page = window.open()
    window.button("new").click()
    window.field("text").fill("Half a thought")
    window.button("cancel").click()
    page.get_by_text("Discard this post?").wait_for()
