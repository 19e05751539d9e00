"""What moves by itself: animations, spinners and timelines."""

import pytest

from visit import CHANGES


def seen_percentages(page, tap=""):
    """Notes the percentage on each frame, until it has reached its end. In the middle, it taps another button."""
    return page.evaluate(
        """tap => new Promise(done => {
            const press = title => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === title)?.click();
            const label = [...document.querySelectorAll('span')].find(({ textContent }) => /^\\d+\\s?%$/.test(textContent));
            const seen = [];
            const look = () => {
                const value = parseInt(label.textContent);
                if (value > 40 && !(seen.at(-1) > 40)) press(tap);
                seen.push(value);
                if (value === 85) done(seen);
                else requestAnimationFrame(look);
            };
            look();
            press('Fill');
            setTimeout(() => done(seen), 10_000);
        })""",
        tap,
    )


def test_what_appears_moves_from_its_first_state(visit):
    visit = visit()
    page = visit.open("/streams")
    lane = page.get_by_role("img", name="A", exact=True)
    # In each frame, as the first look from outside may come late.
    lane.evaluate("""lane => {
        window.places = [];
        const look = () => {
            const marble = [...lane.querySelectorAll("*")].find(node => !node.children.length && node.textContent.trim() === "1");
            if (marble) places.push(marble.getBoundingClientRect().x);
            requestAnimationFrame(look);
        };
        look();
    }""")
    page.get_by_role("button", name="Send to A").click()
    visit.wait_until(lambda: page.evaluate("places.length > 0 && places[0] - places.at(-1) > 30"), "the marble moves to the left")
    # It begins at the trailing end, and leaves when it has arrived.
    box = lane.bounding_box()
    assert page.evaluate("places[0]") > box["x"] + box["width"] * 0.6
    lane.get_by_text("1").wait_for(state="detached")


# Taps a button, stops all animations in the first frame with a matched view, and returns the number of matched views.
STOP = """(title) => new Promise((done) => {
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === title).click();
    const look = () => {
        const all = document.getAnimations();
        if (!all.some(({ effect }) => effect.target?.matches("[data-match]"))) return requestAnimationFrame(look);
        for (const animation of all) animation.pause();
        done(document.querySelectorAll("[data-match]").length);
    };
    look();
})"""
# The boxes of the matched views at a part of their time.
MATCHES_AT = """(part) => {
    for (const animation of document.getAnimations()) animation.currentTime = part * animation.effect.getComputedTiming().endTime;
    return [...document.querySelectorAll("[data-match]")].map((view) => {
        const { x, y, width, height } = view.getBoundingClientRect();
        return [x, y, width, height];
    });
}"""


def test_a_matched_view_moves_from_the_place_of_the_other(visit):
    visit = visit()
    page = visit.open("/transitions")
    visit.wait_for_module("match")
    tile = page.locator("[data-match]")

    def place():
        box = tile.bounding_box()
        return [box["x"], box["y"], box["width"], box["height"]]

    def moves(title, start):
        assert page.evaluate(STOP, title) == 2
        # The old view and the new one are at the same place at each time.
        begin, middle, end = (page.evaluate(MATCHES_AT, part) for part in (0, 0.5, 0.9999))
        for boxes in (begin, middle, end):
            assert boxes[0] == pytest.approx(boxes[1], abs=1)
        assert begin[0] == pytest.approx(start, abs=1)
        assert middle[0] == pytest.approx([(a + b) / 2 for a, b in zip(start, end[0])], abs=1)
        page.evaluate("() => { for (const animation of document.getAnimations()) animation.finish(); }")
        visit.wait_until(lambda: tile.count() == 1, "the old view leaves")
        assert place() == pytest.approx(end[0], abs=1)

    small = place()
    assert small[2:] == pytest.approx([60, 60], abs=0.5)
    moves("Grow", small)
    large = place()
    assert large[2] > 200 and large[3] == pytest.approx(120, abs=0.5)
    moves("Shrink", large)
    assert place() == pytest.approx(small, abs=0.5)


def test_views_of_the_first_page_enter_before_a_script_runs(visit):
    visit = visit()
    visit.context.add_init_script("""
        window.entered = [];
        addEventListener("animationstart", ({ target, animationName }) => entered.push([animationName, target.textContent]), true);
    """)
    page = visit.open("/animation")
    page.get_by_text("Good morning").wait_for()
    visit.wait_until(lambda: page.evaluate("entered.length") == 2, "the text and the symbol enter")
    assert page.evaluate("entered.some(([name, text]) => name.startsWith('enter') && text === 'Good morning')")
    # The page ends as it would without motion.
    visit.wait_until(lambda: page.evaluate("document.getAnimations().every(animation => !animation.animationName)"), "all have entered")
    assert page.get_by_text("Good morning").evaluate("node => getComputedStyle(node).opacity") == "1"


def test_what_has_entered_does_not_enter_again(visit):
    visit = visit()
    visit.context.add_init_script("""
        window.entered = 0;
        addEventListener("animationstart", ({ animationName }) => entered += animationName.startsWith("enter"), true);
    """)
    page = visit.open("/animation")
    visit.wait_until(lambda: page.evaluate("entered") == 2, "the text and the symbol enter")
    visit.wait_until(lambda: page.locator("[class*=enter]").count() == 0, "their classes go")
    frames = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

    page.emulate_media(media="print")
    page.evaluate(frames)
    page.emulate_media(media="screen")
    page.evaluate(frames)
    page.evaluate("document.querySelector('#oriel').style.display = 'none'")
    page.evaluate(frames)
    page.evaluate("document.querySelector('#oriel').style.display = ''")
    page.evaluate(frames)

    assert page.evaluate("entered") == 2


def test_a_spinner_of_the_first_page_turns(visit):
    visit = visit()
    page = visit.open("/animation")
    spinner = page.get_by_role("img", name="Spinner")
    angles = set()

    def turns():
        angles.add(spinner.evaluate("node => getComputedStyle(node).transform"))
        return len(angles) > 5

    visit.wait_until(turns, "the spinner turns")
    visit.wait_until(
        lambda: spinner.evaluate("node => node.getAnimations()[0]?.effect.getTiming().iterations") == float("inf"), "it never ends")


def test_an_animatable_view_shows_what_is_between(visit):
    page = visit().open("/motion")
    seen = seen_percentages(page)
    assert (seen[0], seen[-1]) == (20, 85)
    assert seen == sorted(seen)
    assert any(30 < value < 75 for value in seen)


def test_another_change_on_the_way_does_not_make_it_jump(visit):
    visit = visit()
    page = visit.open("/motion")
    seen = seen_percentages(page, tap="Like")
    assert (seen[0], seen[-1]) == (20, 85)
    assert any(50 < value < 80 for value in seen), seen
    visit.wait_until(lambda: page.get_by_text("1", exact=True).is_visible(), "the other tap has been answered")


def test_a_timeline_moves_until_it_is_paused(visit):
    visit = visit()
    page = visit.open("/motion")
    orbit = page.get_by_role("switch", name="Orbit")
    orbit.click()
    known = visit.count(CHANGES)
    visit.wait_until(lambda: visit.count(CHANGES) > known + 20, "the server sends its motion")
    orbit.click()
    # No more frames come.
    visit.settle()
