"""What members do: write, comment, vote, and see what others do at once."""

import re

from playwright.sync_api import expect

from live_server import ROOT
from window import Window

PHOTO = ROOT / "Apps" / "Moments" / "Tests" / "MomentsMediaTests" / "Photos" / "orientation-7.jpg"


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


def test_a_picture_is_kept_without_what_the_camera_wrote(visit):
    window = Window(visit())
    page = window.open()
    window.button("new").click()
    window.field("text").fill("Seen from my window")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Add a picture").click()
    chooser.value.set_files(PHOTO)
    page.get_by_role("button", name="Remove the picture").wait_for()
    window.button("publish").click()
    card = page.get_by_role("group").filter(has_text="Seen from my window").last
    picture = card.get_by_role("img", name="Picture").locator("img").or_(card.locator("img")).first
    picture.wait_for()
    answer = page.request.get(picture.evaluate("image => image.src"))
    assert answer.headers["content-type"] == "image/webp"
    assert b"Exif" not in answer.body()
    # Who is not signed in gets no picture, even with its address.
    assert visit().page.request.get(answer.url).status == 401


def test_a_moderator_hides_a_comment_that_was_reported(visit):
    member = Window(visit())
    member.open()
    number = member.publish("A calm post")
    page = member.open(f"/post-{number}")
    member.field("comment").fill("A rude answer")
    member.button("send").click()
    page.get_by_text("Comments: 1").wait_for()
    page.get_by_role("button", name="Actions of comment 1").click()
    member.item("report").click()
    page.get_by_role("dialog").get_by_role("button", name="Send", exact=True).click()
    page.get_by_role("dialog").wait_for(state="detached")

    moderator = Window(visit(), role="moderator")
    reports = moderator.open("/settings/reports")
    report = reports.get_by_role("group").filter(has_text="A rude answer").last
    report.get_by_role("button", name="Hide", exact=True).click()
    reports.get_by_role("alertdialog").get_by_role("button", name="Hide", exact=True).click()
    report.wait_for(state="detached")

    page.get_by_text("A moderator has hidden this comment.").wait_for()
    assert page.get_by_text("A rude answer").count() == 0


def test_a_device_code_lets_another_browser_in(visit):
    window = Window(visit())
    page = window.open("/settings")
    window.button("device").click()
    code = page.get_by_text(re.compile(r"^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$")).inner_text()
    other = visit()
    other.open("/").get_by_role("textbox", name="Invitation code").fill(code.lower().replace("-", " "))
    other.page.get_by_role("button", name="Sign in", exact=True).click()
    other.page.get_by_role("tab", name="Timeline").wait_for()
