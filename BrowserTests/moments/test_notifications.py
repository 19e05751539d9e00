"""What others do is told at once, counts until it is seen, and is told only to those it is for."""

import re

import pytest

from moments_server import Refused
from waiting import wait_until

UNREAD = re.compile("Unread$")


@pytest.fixture(autouse=True)
def nothing_unread(family):
    # A window that was just closed could still read what is to come.
    wait_until(lambda: family.metric("oriel_sockets") == 0, "no window is connected")
    family.people["ada"].read_notifications()


def open_list(window):
    page = window.open("/notifications")
    page.get_by_role("heading", name="Notifications", exact=True).wait_for()
    return page


def rows(page):
    return page.get_by_role("tabpanel").get_by_role("link")


def hide(page, is_hidden=True):
    """Has the page believe that it is behind another one, or in front again."""
    page.evaluate("""is => {
        Object.defineProperty(document, 'hidden', { value: is, configurable: true });
        Object.defineProperty(document, 'visibilityState', { value: is ? 'hidden' : 'visible', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }""", is_hidden)


def test_deeds_of_others_count_on_the_tab_until_they_are_seen(enter, family, moment):
    id, text = moment
    ada, ben, cleo = (family.people[handle] for handle in ("ada", "ben", "cleo"))
    question = ada.comment(id, "What do you think?")
    window = enter("ada")
    page = window.open()
    window.wait_for_unread(0)
    ben.like(id)
    window.wait_for_unread(1)
    cleo.comment(id, "很好")
    window.wait_for_unread(2)
    ben.comment(id, "A lot", reply_to=question)
    window.wait_for_unread(3)
    # What one does oneself is no news.
    ada.comment(id, "Thank you")
    ben.comment(id, "Any time")
    window.wait_for_unread(4)

    page.get_by_role("tab", name="Notifications").click()
    window.wait_for_unread(0)
    window.wait_until(lambda: ada.unread_count == 0, "the server knows that they are read")
    assert window.notification("Ben Okri liked your moment", text).filter(has_text=UNREAD).count() == 1
    both = window.notification("Ben Okri and 克莱奥 commented on your moment", "Any time")
    assert both.filter(has_text=UNREAD).count() == 1
    assert window.notification("Ben Okri replied to your comment", "A lot").filter(has_text=UNREAD).count() == 1
    # Once more, they are no news any more.
    open_list(window)
    window.notification("Ben Okri liked your moment", text).wait_for()
    assert rows(page).filter(has_text=UNREAD).count() == 0
    window.wait_for_unread(0)


def test_deeds_of_others_appear_in_the_open_list(enter, family, moment):
    id, text = moment
    ben, cleo = family.people["ben"], family.people["cleo"]
    question = family.people["ada"].comment(id, "Who is there?")
    window = enter("ada")
    page = open_list(window)
    deeds = [
        (lambda: ben.like(id), "Ben Okri liked your moment", text),
        (lambda: cleo.comment(id, f"One more for {text}"), "克莱奥 commented on your moment", f"One more for {text}"),
        (lambda: ben.comment(id, f"Me, {text}", reply_to=question), "Ben Okri replied to your comment", f"Me, {text}"),
    ]
    for deed, sentence, about in deeds:
        deed()
        row = window.notification(sentence, about)
        row.filter(has_text=UNREAD).wait_for()
        assert rows(page).first.inner_text() == row.inner_text()
    # They were seen as soon as they came.
    window.wait_until(lambda: family.people["ada"].unread_count == 0, "they are read")
    window.wait_for_unread(0)


def test_what_several_people_do_is_one_row(visit, start_family):
    family = start_family()
    ada, ben, cleo, dan = (family.people[handle] for handle in ("ada", "ben", "cleo", "dan"))
    ada.read_notifications()
    id, other = ada.publish("A day at the sea")["id"], ada.publish("A day in the hills")["id"]
    window = visit(family.origin)
    window.sign_in(family.tokens["ada"])
    page = open_list(window)
    ben.like(id)
    row = window.notification("Ben Okri liked your moment", "A day at the sea")
    row.wait_for()
    cleo.like(id)
    window.notification("克莱奥 and Ben Okri liked your moment", "A day at the sea").wait_for()
    cleo.like(other)
    dan.like(id)
    window.notification("Dan Brown, 克莱奥 and 1 more liked your moment", "A day at the sea").wait_for()
    likes = rows(page).filter(has_text="liked your moment")
    window.wait_until(lambda: likes.count() == 2, "the earlier row has gone")
    assert "Dan Brown" in rows(page).first.inner_text()
    # The one whose like is taken back is counted no more, and the row goes to where it belongs.
    dan.like(id, is_liked=False)
    window.notification("克莱奥 and Ben Okri liked your moment", "A day at the sea").wait_for()
    window.wait_until(lambda: "A day in the hills" in rows(page).first.inner_text(), "the later like is first")
    dan.comment(id, "Which sea?")
    ben.comment(id, "The black one")
    row = window.notification("Ben Okri and Dan Brown commented on your moment", "The black one")
    row.filter(has_text=UNREAD).wait_for()
    window.tap(row)
    window.wait_for_path(f"/notifications/moment-{id}")
    window.wait_until(lambda: ada.unread_count == 0, "all of the group is read")


def test_a_like_taken_back_was_none(enter, family, moment):
    id, text = moment
    family.people["ben"].like(id)
    window = enter("ada")
    window.open()
    window.wait_for_unread(1)
    family.people["ben"].like(id, is_liked=False)
    window.wait_for_unread(0)
    family.people["cleo"].like(id)
    open_list(window)
    window.notification("克莱奥 liked your moment", text).wait_for()
    assert window.notification("Ben Okri liked your moment", text).count() == 0


def test_what_one_window_has_shown_is_read_in_the_other(enter, family, moment):
    seen, other = enter("ada"), enter("ada")
    other.open()
    family.people["ben"].like(moment[0])
    other.wait_for_unread(1)
    open_list(seen)
    other.wait_for_unread(0)


class TestNobodyLooks:
    """Where nobody looks, nothing is read."""

    def check(self, enter, family, moment):
        watcher = enter("ada")
        watcher.open()
        family.people["ben"].like(moment)
        watcher.wait_for_unread(1)
        # By now whoever thinks that it was seen has said so.
        family.people["cleo"].like(moment)
        watcher.wait_for_unread(2)
        return watcher

    def test_a_list_that_was_closed_reads_nothing(self, enter, family, moment):
        window = enter("ada")
        open_list(window).close()
        self.check(enter, family, moment[0])

    def test_a_list_behind_another_page_reads_when_it_comes_back(self, enter, family, moment):
        window = enter("ada")
        page = open_list(window)
        hide(page)
        window.settle()
        watcher = self.check(enter, family, moment[0])
        hide(page, False)
        watcher.wait_for_unread(0)


def test_a_tap_leads_to_the_moment_and_back(enter, family, moment):
    id, text = moment
    window = enter("ada")
    page = open_list(window)
    family.people["ben"].comment(id, f"Look at {text}")
    window.tap(window.notification("Ben Okri commented on your moment", f"Look at {text}"))
    window.wait_for_path(f"/notifications/moment-{id}")
    page.get_by_role("group", name="Moment by Ada Lovelace").get_by_text(text, exact=True).wait_for()
    page.get_by_role("group", name="Comment by Ben Okri").get_by_text(f"Look at {text}", exact=True).wait_for()
    page.get_by_role("button", name="Notifications").click()
    window.wait_for_path("/notifications")
    window.notification("Ben Okri commented on your moment", f"Look at {text}").wait_for()


def test_all_can_be_marked_as_read(enter, family, moment):
    id, text = moment
    window = enter("ada")
    page = open_list(window)
    everything = page.get_by_role("button", name="Mark all as read")
    assert everything.is_disabled()
    family.people["ben"].like(id)
    row = window.notification("Ben Okri liked your moment", text)
    row.filter(has_text=UNREAD).wait_for()
    everything.click()
    row.filter(has_not_text=UNREAD).wait_for()
    window.wait_until(everything.is_disabled, "there is nothing left to mark")


def test_a_wish_to_be_friends_is_told_and_granted(visit, start_family):
    family = start_family()
    ada, eve = (visit(family.origin) for _ in range(2))
    for window, handle in [(ada, "ada"), (eve, "eve")]:
        family.people[handle].read_notifications()
        window.sign_in(family.tokens[handle])
    eve.open()
    open_list(ada)
    family.people["eve"].ask_to_be_friends("ada")
    ada.notification("Eve Stranger wants to be friends").filter(has_text=UNREAD).wait_for()
    # The row grows when the answer is offered, and a button that moves is missed.
    ada.tap(ada.page.get_by_role("button", name="Accept Eve Stranger"))
    ada.wait_for_text("You are now friends.")
    eve.wait_for_unread(1)
    eve.page.get_by_role("tab", name="Notifications").click()
    eve.tap(eve.notification("Ada Lovelace is now your friend"))
    eve.page.get_by_role("group", name="Profile of Ada Lovelace").wait_for()


def test_only_friends_are_told_of_each_other(visit, start_family):
    family = start_family()
    ada, ben, cleo, dan = (family.people[handle] for handle in ("ada", "ben", "cleo", "dan"))
    moment = ada.publish("Who knows whom?")["id"]
    ben.comment(moment, "I know Ada")
    windows = [visit(family.origin) for _ in range(2)]
    for window, handle in zip(windows, ("ada", "ben")):
        window.sign_in(family.tokens[handle])
        open_list(window)
    author, window = windows
    author.notification("Ben Okri commented on your moment", "I know Ada").wait_for()

    # Ben does not know Cleo, nor what she says. Dan and he will be friends.
    cleo.comment(moment, "I know Ada, too")
    author.notification("克莱奥 and Ben Okri commented on your moment", "I know Ada, too").wait_for()
    ben.befriend(dan, "ben", "dan")
    window.notification("Dan Brown is now your friend").wait_for()
    dan.comment(moment, "I know Ben and Ada")
    window.notification("Dan Brown commented on Ada Lovelace’s moment", "I know Ben and Ada").wait_for()
    assert window.notification("克莱奥").count() == 0

    # What is between friends is gone when they are none.
    ada.unfriend(ben)
    window.notification("Dan Brown commented on Ada Lovelace’s moment").wait_for(state="detached")
    author.notification("Dan Brown and 克莱奥 commented on your moment").wait_for()
    # Whoever has taken part is told nothing of a moment that is for them no more.
    dan.comment(moment, "I still know both")
    author.notification("Dan Brown and 克莱奥 commented on your moment", "I still know both").wait_for()
    dan.like(ben.publish("Nobody but Dan")["id"])
    window.notification("Dan Brown liked your moment", "Nobody but Dan").wait_for()
    assert window.notification("Dan Brown commented on Ada Lovelace’s moment").count() == 0
    with pytest.raises(Refused):
        ben.comment(moment, "May I?")
