"""The browser keeps the place in a page, and says when it has no network."""

import pytest


@pytest.mark.allows_errors
def test_the_page_says_at_once_that_the_browser_is_offline(visit):
    window = visit()
    page = window.open()
    window.wait_for_module("late")
    window.context.set_offline(True)
    notice = page.get_by_role("status").get_by_text("You are offline. What you do is sent when you are back.")
    notice.wait_for()
    window.context.set_offline(False)
    notice.wait_for(state="detached")


def test_a_reload_keeps_the_place_and_a_new_visit_does_not(visit):
    window = visit()
    page = window.open()
    scroller = """() => [...document.querySelectorAll('#oriel *')]
        .find((element) => element.scrollHeight > element.clientHeight + 400 && /auto|scroll/.test(getComputedStyle(element).overflowY))"""
    page.evaluate(f"({scroller})().scrollTo(0, 300)")
    window.settle()
    assert page.evaluate(f"({scroller})().scrollTop") == 300
    window.reload()
    window.wait_until(lambda: page.evaluate(f"({scroller})().scrollTop") == 300, "the page is where it was")
    window.open()
    window.settle()
    assert page.evaluate(f"({scroller})().scrollTop") == 0
