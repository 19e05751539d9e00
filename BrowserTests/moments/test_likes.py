"""A like goes away again where the server says no, and nobody sees likes where they are turned off."""

import pytest

from moments_server import Refused
from waiting import wait_until


def is_pressed(heart):
    return heart.get_attribute("aria-pressed") == "true"


def test_a_refused_like_is_undone_with_a_message(enter, family):
    moment = family.people["ada"].publish("Not so fast")["id"]
    window = enter("dan")
    page = window.open()
    heart = window.heart("Not so fast")
    heart.wait_for()
    message = page.get_by_text("Too many actions in a short time. Please wait a moment.")

    def is_refused():
        # More than are allowed in a minute, so that the next one is too many, too, unless it comes late.
        with pytest.raises(Refused):
            for number in range(1000):
                family.people["dan"].like(moment, is_liked=number % 2 == 0)
        nonlocal was
        was = is_liked()
        window.wait_until(lambda: is_pressed(heart) == was, "the page knows what was liked meanwhile")
        heart.click()
        window.wait_until(lambda: message.is_visible() or is_liked() != was, "the like is refused or accepted")
        return message.is_visible()

    def is_liked():
        return next(entry["isLiked"] for entry in family.people["dan"].timeline() if entry["id"] == moment)

    was = False
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
