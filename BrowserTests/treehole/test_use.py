"""What members do: write, comment, vote, and see what others do at once."""

import json
import pathlib
import re

import pytest
from playwright.sync_api import expect

from live_server import ROOT
from treehole_server import Treehole
from window import Window

PHOTO = ROOT / "Apps" / "Moments" / "Tests" / "MomentsMediaTests" / "Photos" / "orientation-7.jpg"


@pytest.fixture
def treehole():
    """A server for each test, because an address can sign in only ten times in a minute."""
    server = Treehole("use")
    yield server
    server.stop()


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
    # The server has not enabled the button whose shortcut this is.
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


def test_a_new_reply_moves_its_post_to_the_top(visit):
    """In an open list by the last reply, also where the post was not loaded."""
    writer = Window(visit())
    writer.open()
    number = writer.publish("Which of these is the newest?")
    writer.publish("Not this one")
    reader = Window(visit(), role="moderator")
    page = reader.open()
    page.get_by_role("radio", name="Last reply").or_(page.get_by_role("tab", name="Last reply")).first.click()
    first = page.get_by_role("group", name=re.compile(r"^Post \d+$")).first
    expect(first).not_to_contain_text("Which of these is the newest?")
    writer.open(f"/post-{number}")
    writer.field("comment").fill("This one")
    writer.button("send").click()
    expect(first).to_contain_text("Which of these is the newest?")
    expect(first.get_by_role("link", name=re.compile("omments: 1"))).to_be_visible()


def test_ones_own_posts_are_exported(visit):
    window = Window(visit())
    page = window.open()
    number = window.publish("Something to take home", tag="tests", choices=["Yes", "No"])
    window.open("/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export my posts").click()
    assert download.value.suggested_filename == "Treehole.json"
    posts = json.loads(pathlib.Path(download.value.path()).read_text())
    post = next(post for post in posts if post["number"] == number)
    assert (post["text"], post["tag"], post["choices"]) == ("Something to take home", "tests", ["Yes", "No"])
    # Those of others are not in the file.
    assert not any(post["text"].startswith("To the person who held the door") for post in posts)


def test_a_post_is_found_by_its_number(visit):
    window = Window(visit())
    page = window.open("/search")
    page.get_by_role("textbox", name="Search posts").fill("#4")
    card = page.get_by_role("group", name="Post 4", exact=True)
    card.wait_for()
    card.get_by_role("link", name="#4", exact=True).click()
    page.get_by_text("I like it. It is my good-night music.").wait_for()
    assert page.url.endswith("/search/post-4")


def test_a_jump_to_a_floor_marks_it(visit):
    window = Window(visit())
    page = window.open("/post-4")
    window.button("thread").click()
    window.item("jump").click()
    dialog = page.get_by_role("alertdialog")
    dialog.get_by_role("textbox", name="Floor").fill("3")
    dialog.get_by_role("button", name="Jump", exact=True).click()
    dialog.wait_for(state="detached")
    expect(page.get_by_role("group", name="Comment 3")).to_be_in_viewport()


def test_a_shake_and_a_button_draw_other_posts(visit):
    window = Window(visit())
    page = window.open("/wander")
    cards = page.get_by_role("group", name=re.compile(r"^Post \d+$"))
    cards.first.wait_for()

    def numbers():
        return cards.evaluate_all("nodes => nodes.map(node => node.ariaLabel)")

    def is_drawn_anew(draw, old):
        draw()
        window.visit.settle()
        return numbers() not in ([], old)

    shaken = """() => window.dispatchEvent(
        new DeviceMotionEvent('devicemotion', { acceleration: { x: 30, y: 0, z: 0 } }))"""
    old = numbers()
    # Another order may by chance be the same, and the first second of a page counts as no shake.
    window.visit.wait_until(lambda: is_drawn_anew(lambda: page.evaluate(shaken), old), "a shake draws others")
    old = numbers()
    window.visit.wait_until(lambda: is_drawn_anew(window.button("again").click, old), "the button draws others")


def test_a_moderator_bans_a_writer_without_learning_who_it_is(visit, treehole):
    """The writer is a member of their own, because a ban is for all that they write."""
    moderator = Window(visit(), role="moderator")
    page = moderator.open("/settings")
    page.get_by_role("button", name="Create an invitation code").click()
    code = page.get_by_text(re.compile(r"^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$")).inner_text()
    rude = Window(visit())
    written = rude.visit.open("/")
    written.get_by_role("textbox", name="Invitation code").fill(code)
    written.get_by_role("button", name="Sign in", exact=True).click()
    written.get_by_role("tab", name="Timeline").wait_for()
    number = rude.publish("Something that nobody wants to read")
    member = Window(visit())
    member.open(f"/post-{number}")
    member.button("post").click()
    member.item("report").click()
    member.page.get_by_role("dialog").get_by_role("button", name="Send", exact=True).click()
    member.page.get_by_role("dialog").wait_for(state="detached")

    moderator.open("/settings/reports")
    report = page.get_by_role("group").filter(has_text="Something that nobody wants to read").last
    report.get_by_role("button", name="Hide and ban", exact=True).click()
    question = page.get_by_role("alertdialog")
    question.get_by_text("Nobody learns who it is").wait_for()
    question.get_by_role("button", name="Hide and ban", exact=True).click()
    report.wait_for(state="detached")

    member.open()
    assert member.page.get_by_text("Something that nobody wants to read").count() == 0
    rude.open("/settings")
    written.get_by_text(re.compile("^You cannot write now")).wait_for()
    rude.open()
    rude.button("new").click()
    rude.field("text").fill("Once more")
    rude.button("publish").click()
    written.get_by_role("dialog").get_by_text(re.compile("^You cannot write here for some days")).wait_for()


def test_a_device_code_lets_another_browser_in(visit):
    window = Window(visit())
    page = window.open("/settings")
    window.button("device").click()
    code = page.get_by_text(re.compile(r"^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$")).inner_text()
    other = visit()
    other.open("/").get_by_role("textbox", name="Invitation code").fill(code.lower().replace("-", " "))
    other.page.get_by_role("button", name="Sign in", exact=True).click()
    other.page.get_by_role("tab", name="Timeline").wait_for()
