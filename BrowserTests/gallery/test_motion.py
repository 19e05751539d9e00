"""What moves by itself: animations, spinners and timelines."""

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
