"""A change restyles what it concerns, not the page. Chromium counts; the counts do not depend on the speed of the machine."""

from tracing import traced
from visit import CHANGES


def test_a_like_restyles_its_card_only(visit, start_family):
    family = start_family()
    # Fewer than a page of the list, so that nothing is loaded meanwhile.
    for number in range(19):
        family.people["ada"].publish(f"Moment {number}")
    window = visit(family.origin)
    window.sign_in(family.tokens["ben"])
    page = window.open()
    heart = window.heart("Moment 18")
    heart.scroll_into_view_if_needed()
    window.settle()
    nodes = page.evaluate("document.querySelectorAll('#oriel *').length")
    assert nodes > 700

    known = window.count(CHANGES)
    with traced(page) as trace:
        heart.click()
        window.card("Moment 18").get_by_role("group", name="Liked by Ben Okri", exact=True).wait_for()
        window.wait_until(lambda: window.count(CHANGES) > known, "the like is drawn")
        window.settle()

    assert max(trace.restyled) <= 120, trace.restyled
