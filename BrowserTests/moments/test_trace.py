"""A change restyles what it concerns, not the page. Chromium counts; the counts do not depend on the speed of the machine."""

import pytest

from moments_server import Family
from tracing import traced, wait_for_rest
from visit import CHANGES


@pytest.fixture(scope="module")
def long_family(first_family):
    """People whose timeline has 200 moments."""
    family = Family("long-family", template=first_family)
    family.fill_timelines(200)
    yield family
    family.stop()


@pytest.fixture
def long_timeline(visit, long_family):
    """Opens the long timeline as a person."""

    def open_timeline(handle):
        window = visit(long_family.origin)
        window.sign_in(long_family.tokens[handle])
        window.open()
        window.settle()
        return window

    return open_timeline


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
    wait_for_rest(page)
    nodes = page.evaluate("document.querySelectorAll('#oriel *').length")
    assert nodes > 450

    known = window.count(CHANGES)
    with traced(page) as trace:
        heart.click()
        window.card("Moment 18").get_by_role("img", name="Liked by Ben Okri", exact=True).wait_for()
        window.wait_until(lambda: window.count(CHANGES) > known, "the like is drawn")
        window.settle()

    assert max(trace.restyled) <= 120, trace.restyled


def test_the_space_of_rows_that_are_not_there_restyles_no_row(long_timeline):
    window = long_timeline("ben")
    page = window.page
    window.wait_until(lambda: page.evaluate("document.querySelectorAll('[data-kind=rows] *').length") > 350, "rows are there")
    window.settle()
    wait_for_rest(page)

    with traced(page) as trace:
        page.evaluate("""() => {
            document.querySelector('[data-kind=rows]').style.cssText = '--lead: 100px; --trail: 2000px; transition: all 1s';
        }""")
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    assert max(trace.restyled) <= 20, trace.restyled
    # It is there at once, whatever else the change animates.
    borders = page.evaluate("""() => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(document.querySelector('[data-kind=rows]'));
        return [borderTopWidth, borderBottomWidth];
    }""")
    assert borders == ["100px", "2000px"]


def test_a_like_in_a_long_timeline_is_cheap(long_timeline):
    window = long_timeline("dan")
    for number in (200, 199, 198):
        heart = window.heart(f"Moment {number}")
        heart.scroll_into_view_if_needed()
        window.settle()
        wait_for_rest(window.page)
        known = window.count(CHANGES)
        with traced(window.page) as trace:
            heart.click()
            window.wait_until(lambda: window.count(CHANGES) > known, "the like is drawn")
            window.settle()
        # The press and the like are one frame, two or three; only the like itself reads the boxes around it.
        assert trace.boxes <= 24
        # The frames of the heart's animation restyle fewer than 10.
        assert sum(count for count in trace.restyled if count > 10) <= 200, trace.restyled
        assert max(trace.restyled) <= 120


def test_fast_taps_leave_no_pile_of_fading_nodes(long_timeline):
    window = long_timeline("ada")
    heart = window.heart("Moment 200")
    # What the page loads and draws at first is not part of the taps.
    window.page.wait_for_load_state("networkidle")
    window.settle()
    wait_for_rest(window.page)
    with traced(window.page) as trace:
        # A person may give and take back 120 likes in a minute.
        most = heart.evaluate("""async heart => {
            let most = 0;
            for (let tap = 0; tap < 50; tap++) {
                heart.click();
                await new Promise(requestAnimationFrame);
                most = Math.max(most, document.querySelectorAll('[data-client=leaving]').length);
            }
            return most;
        }""")
        window.settle()
    # Each look of the heart and its background, and the row of people.
    assert most <= 20
    assert max(trace.restyled) <= 120, trace.restyled


def test_fifty_fast_taps_end_as_the_last_one_says(long_timeline):
    window = long_timeline("cleo")
    heart = window.heart("Moment 200")
    heart.evaluate("""async heart => {
        for (let tap = 0; tap < 51; tap++) {
            heart.click();
            await new Promise(requestAnimationFrame);
        }
    }""")
    # Events are handled in their order: what this tap adds is drawn after all taps on the other heart.
    window.heart("Moment 199").click()
    liked = "Liked by 克莱奥"
    window.card("Moment 199").get_by_role("img", name=liked, exact=True).wait_for()

    likes = window.card("Moment 200").get_by_role("img", name=liked, exact=True)
    # What was taken back fades away.
    leaving = window.page.locator("[data-client=leaving], [data-tapped]")
    window.wait_until(lambda: leaving.count() == 0 and likes.count() == 1, "the last like is the only one")
    window.settle()
    assert likes.count() == 1
    assert heart.get_attribute("aria-pressed") == "true"
