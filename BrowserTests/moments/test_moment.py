"""The page of one moment: its comments, its photos, and what becomes of it."""

import pytest

from moments_server import PHOTOS
from visit import DESKTOP, MOUNT


def field(window):
    return window.page.get_by_role("textbox", name="Comment")


def test_it_opens_by_address_and_leads_back(enter, moment):
    id, text = moment
    window = enter("ben")
    page = window.open(f"/moment-{id}")
    page.get_by_role("group", name="Moment by Ada Lovelace").wait_for()
    page.get_by_role("group", name="Moment by Ada Lovelace").get_by_text(text, exact=True).wait_for()
    page.get_by_text("No comments yet").wait_for()
    page.get_by_role("button", name="Moments").click()
    window.wait_until(lambda: window.path == "/", "the timeline is open")

    window.card(text).get_by_role("link", name="Comment").click()
    window.wait_until(lambda: window.path == f"/moment-{id}", "the moment is open")
    field(window).wait_for()
    page.go_back()
    window.wait_until(lambda: window.path == "/", "the timeline is open again")
    window.heart(text).wait_for()


def test_comment_reply_and_delete(enter, family, moment):
    id, text = moment
    family.people["ada"].comment(id, "What do you say?")
    window = enter("ben")
    page = window.open(f"/moment-{id}")
    window.write_comment("Nothing much")
    mine = page.get_by_role("group", name="Comment by Ben Okri")
    mine.get_by_text("Nothing much").wait_for()
    window.wait_until(lambda: field(window).input_value() == "", "the field is empty again")

    page.get_by_role("button", name="Reply to Ada Lovelace").click()
    page.get_by_text("Replying to Ada Lovelace").wait_for()
    window.write_comment("But this")
    page.get_by_text("Ben Okri to Ada Lovelace").wait_for()

    # Only one's own can be deleted.
    assert page.get_by_role("button", name="Delete comment").count() == 2
    # The list scrolls to the new comment.
    window.tap(mine.filter(has_text="Nothing much").get_by_role("button", name="Delete comment"))
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    window.wait_until_gone("Nothing much")
    kept = next(moment for moment in family.people["ada"].timeline() if moment["id"] == id)
    assert [comment["text"] for comment in kept["comments"]["nodes"]] == ["What do you say?", "But this"]

    # The list knows what its page has learned.
    page.get_by_role("button", name="Moments").click()
    window.card(text).get_by_role("link", name="Comments: 2").wait_for()


def test_a_half_typed_comment_survives_a_reload(enter, family, moment):
    id, _ = moment
    family.people["ada"].comment(id, "Tell me")
    window = enter("ben")
    page = window.open(f"/moment-{id}")
    page.get_by_role("button", name="Reply to Ada Lovelace").click()
    page.get_by_text("Replying to Ada Lovelace").wait_for()
    field(window).press_sequentially("I would say th")
    # Drafts are saved at most every 300 milliseconds.
    window.wait_until(lambda: family.people["ben"].comment_draft(id) == "I would say th", "the draft is saved")
    window.open(f"/moment-{id}")
    page.get_by_text("Replying to Ada Lovelace").wait_for()
    assert field(window).input_value() == "I would say th"


def test_a_moment_deleted_meanwhile_says_so_and_leaves_the_list(enter, family, moment):
    id, text = moment
    window = enter("ben")
    page = window.open()
    window.card(text).get_by_role("link", name="Comment").click()
    field(window).wait_for()
    family.people["ada"].delete(id)
    page.get_by_text("Moment not available").wait_for()
    page.get_by_role("button", name="Back").click()
    window.wait_until(lambda: window.path == "/", "the timeline is open")
    page.get_by_role("group", name="Profile of Ben Okri").wait_for()
    window.wait_until_gone(text)


def test_a_moment_that_never_was_says_so(enter):
    window = enter("ben")
    page = window.open("/moment-987654")
    page.get_by_text("Moment not available").wait_for()
    page.get_by_role("button", name="Back").click()
    window.wait_until(lambda: window.path == "/", "the timeline is open")


@pytest.mark.allows_errors
def test_a_half_typed_comment_survives_the_server(visit, start_family):
    family = start_family()
    id = family.people["ada"].publish("Still here")["id"]
    window = visit(family.origin)
    window.sign_in(family.tokens["ben"])
    page = window.open(f"/moment-{id}")
    field(window).click()
    page.keyboard.type("Half a ")
    window.settle()
    mounts = window.count(MOUNT)

    family.kill()
    page.get_by_role("status").wait_for()
    page.keyboard.type("wo")
    family.start()
    window.wait_until(lambda: window.count(MOUNT) > mounts, "the new server shows the page")
    window.settle()

    assert window.path == f"/moment-{id}"
    # The snapshot of an earlier draft can come first, and the answer to the text that the browser has kept after it.
    window.wait_until(lambda: field(window).input_value() == "Half a wo", "the draft is there")
    field(window).focus()
    page.keyboard.press("End")
    page.keyboard.type("rd")
    page.get_by_role("button", name="Send").click()
    page.get_by_role("group", name="Comment by Ben Okri").get_by_text("Half a word").wait_for()


class TestPhotos:
    @pytest.fixture
    def album(self, family, request):
        ada = family.people["ada"]
        names = ("orientation-1.jpg", "progressive.jpg", "text.png")
        photos = [ada.upload((PHOTOS / name).read_bytes())["id"] for name in names]
        text = f"Album of {request.node.name}"
        ada.publish(text, photos=photos)
        return text

    def open(self, window, album):
        window.open()
        window.tap(window.card(album).get_by_role("button", name="Photo 1 of 3"))
        viewer = window.page.get_by_role("dialog")
        viewer.get_by_text("1 of 3", exact=True).wait_for()
        # A finger on a viewer that still comes up, or whose photo has just come, is not what is tested here.
        window.wait_for_rest()
        window.settle()
        return viewer

    def test_keys_turn_them_over_and_escape_closes(self, enter, album):
        window = enter("ben", viewport=DESKTOP)
        viewer = self.open(window, album)
        for key, text in [("ArrowRight", "2 of 3"), ("ArrowRight", "3 of 3"), ("ArrowLeft", "2 of 3")]:
            window.page.keyboard.press(key)
            viewer.get_by_text(text, exact=True).wait_for()
        window.page.keyboard.press("Escape")
        viewer.wait_for(state="detached")
        assert window.card(album).is_visible()

    def test_a_swipe_turns_them_over(self, enter, album):
        window = enter("ben", has_touch=True, is_mobile=True)
        viewer = self.open(window, album)
        window.swipe((330, 600), (40, 605))
        viewer.get_by_text("2 of 3", exact=True).wait_for()
        window.swipe((60, 600), (330, 605))
        viewer.get_by_text("1 of 3", exact=True).wait_for()
        window.page.get_by_role("button", name="Close").tap()
        viewer.wait_for(state="detached")


class TestHeader:
    # The card itself leans; what lies on it moves at speeds of its own.
    POSE = """() => {
        const header = document.querySelector('[aria-label^="Profile of"]');
        return [header, ...header.querySelectorAll('*')].map(element => getComputedStyle(element).transform).join();
    }"""
    SCROLLED = "() => Math.max(...[...document.querySelectorAll('[data-kind=scroll]')].map(e => e.scrollTop), scrollY)"

    def test_it_tilts_and_springs_back(self, enter):
        window = enter("ben", viewport=DESKTOP)
        page = window.open()
        # What still comes in has another pose than at rest.
        window.wait_for_rest()
        box = page.get_by_role("group", name="Profile of Ben Okri").bounding_box()
        x, y = box["x"] + 200, box["y"] + 100
        rest = page.evaluate(self.POSE)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 120, y + 60, steps=8)
        window.wait_until(lambda: page.evaluate(self.POSE) != rest, "the header leans")
        page.mouse.up()
        window.wait_until(lambda: page.evaluate(self.POSE) == rest, "the header has sprung back")

    def test_the_page_stays_meanwhile(self, enter, family):
        for number in range(3):
            family.people["cleo"].publish(f"Long enough to scroll, part {number}\n\n\n\n\nand on")
        window = enter("cleo", has_touch=True, is_mobile=True)
        page = window.open()
        window.wait_for_rest()
        rest = page.evaluate(self.POSE)
        touch = window.touch((200, 250))
        for step in range(1, 9):
            touch.move((200 - 4 * step, 250 - 20 * step))
        window.wait_until(lambda: page.evaluate(self.POSE) != rest, "the header leans")
        assert page.evaluate(self.SCROLLED) == 0
        touch.end()
        window.wait_until(lambda: page.evaluate(self.POSE) == rest, "the header has sprung back")
        assert page.evaluate(self.SCROLLED) == 0
        # Below it, the same movement scrolls.
        window.swipe((200, 700), (200, 450))
        window.wait_until(lambda: page.evaluate(self.SCROLLED) > 50, "the page has scrolled")
