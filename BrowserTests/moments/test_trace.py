"""A change restyles what it concerns, not the page. Chromium counts; the counts do not depend on the speed of the machine."""

from tracing import traced
from visit import CHANGES


def test_a_like_restyles_its_card_only(visit, changing_demo):
    window = visit(changing_demo.origin)
    page = window.open()
    heart = page.get_by_role("button", name="Like").nth(1)
    heart.scroll_into_view_if_needed()
    window.settle()
    assert page.evaluate("document.querySelectorAll('#oriel *').length") > 2000

    known = window.count(CHANGES)
    with traced(page) as trace:
        heart.click()
        window.wait_until(lambda: window.count(CHANGES) > known, "the like is drawn")
        window.settle()

    # The page has 4,500 elements with those that style rules add.
    assert max(trace.restyled) <= 150, trace.restyled
    assert 0 < trace.boxes <= 120, trace.boxes
