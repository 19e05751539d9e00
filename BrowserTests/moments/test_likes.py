"""A like goes away again where the server says no, and nobody sees likes where they are turned off."""

import itertools
import threading
from contextlib import contextmanager

from moments_server import Refused
from waiting import BUILD_PATIENCE, wait_until


def is_pressed(heart):
    return heart.get_attribute("aria-pressed") == "true"


@contextmanager
def haste(client, moment):
    """Likes a moment and takes that back so often that the server refuses it, from before the block to its end.

    After one refusal, the next like is allowed half a second later, which is too early for a tap on a slow machine.
    """
    is_reached, is_over = threading.Event(), threading.Event()

    def like_on():
        for number in itertools.count(1):
            if is_over.is_set():
                return
            try:
                client.like(moment, is_liked=number % 2 == 1)
            except Refused:
                is_reached.set()
                is_over.wait(0.05)

    thread = threading.Thread(target=like_on, daemon=True)
    thread.start()
    try:
        wait_until(lambda: is_reached.is_set() or not thread.is_alive(), "the limit is reached", BUILD_PATIENCE)
        assert is_reached.is_set()
        yield
    finally:
        is_over.set()
        thread.join()


def test_a_refused_like_is_undone_with_a_message(enter, family):
    ada, dan = family.people["ada"], family.people["dan"]
    # Below the other one, which does not move when this one changes.
    other = ada.publish("In haste")["id"]
    moment = ada.publish("Not so fast")["id"]
    # Most of the likes, before a page has to show them.
    with haste(dan, other):
        pass
    window = enter("dan")
    page = window.open()
    heart = window.heart("Not so fast")
    heart.wait_for()
    message = page.get_by_text("Too many actions in a short time. Please wait a moment.")

    def is_liked():
        return next(entry["isLiked"] for entry in dan.timeline() if entry["id"] == moment)

    def is_refused():
        nonlocal was
        was = is_liked()
        window.wait_until(lambda: is_pressed(heart) == was, "the page knows what was liked meanwhile")
        heart.click()
        # It is accepted if it comes just when another like is allowed.
        window.wait_until(lambda: message.is_visible() or is_liked() != was, "the like is refused or accepted")
        return message.is_visible()

    was = False
    with haste(dan, other):
        wait_until(is_refused, "a like is refused")
    window.wait_until(lambda: is_pressed(heart) == was, "the heart is as before")
    page.get_by_role("button", name="OK").click()
    message.wait_for(state="detached")


def test_without_the_toggle_nobody_sees_likes(visit, start, demo_data):
    server = start("--demo", template=demo_data)
    window = visit(server.origin)
    page = window.open()
    page.get_by_role("group", name="Moment by Nora Whitfield").first.wait_for()
    assert page.get_by_role("button", name="Like").count() == 0
    assert page.get_by_role("img", name="Liked by").count() == 0
    assert "Liked by" not in server.client().request("/")[1].decode()
