"""Texts whose letters go over to others, one by one."""

import pytest

from wire import Frame

STYLES = ("p { margin: 0; font: 20px/30px monospace; width: max-content } [data-client=letters] { position: absolute; inset: 0 }"
          "[data-client=letters] > i { position: absolute; white-space: pre; font-style: normal }")

# Each letter above the text: what it is, how far it is moved at the beginning and at the end, and whether it can be seen then.
LETTERS = """() => [...document.querySelectorAll('[data-client=letters] > i')].map((letter) => {
    const frames = letter.getAnimations()[0]?.effect.getKeyframes() ?? [];
    const moved = ({ transform }) => (transform && transform !== 'none' ? Math.sign(new DOMMatrix(
        transform.replace(/[\\d.]+em/, '10px')).m42) || Math.sign(new DOMMatrix(transform.replace(/em/g, 'px')).m41) : 0);
    const seen = ({ opacity }) => opacity !== '0';
    return [letter.textContent, ...frames.slice(0, 2).map((frame) => [seen(frame), moved(frame)])];
})"""
STAYS = [True, 0]
BELOW, ABOVE, HIDDEN = [False, 1], [False, -1], [False, 0]


@pytest.fixture
def text(client):
    """Opens a page with a text, and returns a function that changes it with an animation and tells its letters."""

    def open(first, kind="up", **options):
        page, server = client.page(f"<p data-letters={kind}>{first}</p>", styles=STYLES, **options)
        # The module is loaded when the text is there.
        page.wait_for_function("performance.getEntriesByName(location.origin + '/oriel/client/letters.js').length")
        server.settle()
        frames = iter(range(1, 100))

        def change(*texts, timing=1):
            for next_text in texts:
                server.send(Frame(next(frames)).define_timing(1, 100_000).timing(timing).text(1, next_text))
            server.settle()
            return sorted(page.evaluate(LETTERS))

        return page, server, change

    return open


def finish(page):
    page.evaluate("() => document.getAnimations().forEach((animation) => animation.finish())")
    page.wait_for_function("!document.querySelector('[data-client=letters]')")


def test_digits_that_change_roll_up(text):
    page, _, change = text("12 likes")
    letters = change("13 likes")
    assert ["2", STAYS, ABOVE] in letters
    assert ["3", BELOW, STAYS] in letters
    assert len(letters) == 9
    assert [letter for letter, *frames in letters if [False, 1] in frames or [False, -1] in frames] == ["2", "3"]


def test_digits_roll_down_if_they_count_down(text):
    _, _, change = text("2", kind="down")
    assert change("1") == [["1", ABOVE, STAYS], ["2", STAYS, BELOW]]


def test_the_direction_follows_the_number(text):
    _, _, change = text("1,002", kind="count")
    assert ["3", BELOW, STAYS] in change("1,003")
    assert ["1", ABOVE, STAYS] in change("1,001")


def test_a_digit_more_comes_in_front(text):
    _, _, change = text("9 likes")
    letters = change("10 likes")
    assert ["1", BELOW, STAYS] in letters and ["0", BELOW, STAYS] in letters and ["9", STAYS, ABOVE] in letters
    # The others go to the right by one letter.
    assert [frames for letter, *frames in letters if letter == "l"] == [[[True, -1], STAYS]]


def test_letters_fade(text):
    _, _, change = text("a", kind="fade")
    assert change("b") == [["a", STAYS, HIDDEN], ["b", HIDDEN, STAYS]]


def test_nothing_moves_for_people_who_want_less_motion(text):
    page, _, change = text("1")
    page.emulate_media(reduced_motion="reduce")
    assert change("2") == [["1", STAYS, HIDDEN], ["2", HIDDEN, STAYS]]


def test_a_change_without_timing_is_seen_at_once(text):
    page, _, change = text("1")
    assert change("2", timing=0) == []
    assert page.inner_text("p") == "2"


def test_the_letters_leave_when_they_have_arrived(text):
    page, _, change = text("1")
    change("2")
    finish(page)
    assert page.inner_html("p") == "2"
    assert page.evaluate("document.querySelector('p').style.cssText") == ""


def test_the_next_change_begins_with_what_the_text_was(text):
    page, server, change = text("1")
    assert change("2", "3") == [["2", STAYS, ABOVE], ["3", BELOW, STAYS]]
    server.send(Frame(3).splice(1, 1, 0, "4"))
    assert page.inner_html("p") == "34"


def test_a_text_without_the_attribute_is_patched_rightly_meanwhile(text):
    page, server, change = text("1")
    change("25")
    server.send(Frame(2).no_attribute(1, "data-letters").splice(1, 2, 0, "7"))
    assert page.inner_html("p") == "257"


def test_screen_readers_and_copies_have_the_text_alone(text):
    page, _, change = text("1")
    change("2")
    assert page.locator("[data-client=letters]").get_attribute("aria-hidden") == "true"
    assert page.evaluate("document.querySelector('p').firstChild.data") == "2"


def test_a_long_text_changes_at_once(text):
    _, _, change = text("x" * 80)
    assert change("y" * 80) == []


def test_letters_are_where_those_of_the_text_are(text):
    page, _, change = text("office 9")
    change("office 10")
    places = page.evaluate("""() => {
        const node = document.querySelector('p').firstChild;
        const range = document.createRange();
        const layer = [...document.querySelectorAll('[data-client=letters] > i')];
        return [...node.data].map((letter, index) => {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const { left, top } = range.getBoundingClientRect();
            return layer.some((drawn) => drawn.textContent === letter && Math.abs(drawn.offsetLeft
                + drawn.offsetParent.getBoundingClientRect().left - left) < 1
                && Math.abs(drawn.offsetTop + drawn.offsetParent.getBoundingClientRect().top - top) < 1);
        });
    }""")
    assert all(places) and len(places) == 9
