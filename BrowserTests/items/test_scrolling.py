"""1,849 rows scroll, and what has come to rest is filled by the next answers of the server.

For how many milliseconds the middle of the list was blank is printed; it depends on the machine.
"""

import statistics

from waiting import PATIENCE

# The most answers after which there are rows where the list has come to rest: one may be about a place just before,
# and one corrects the place when lengths of rows become known.
ANSWERS = 3

# Counts, from frame to frame, for how long no row is in the middle of the list; points apart, as there is space between rows.
# Returns whether the list is there.
WATCH = """() => {
    const list = [...document.querySelectorAll('[data-kind=scroll]')].find(node => node.scrollHeight > 4 * node.clientHeight);
    if (!list) return false;
    const { left, top, width, height } = list.getBoundingClientRect();
    const isBlank = () => ![0, 14].some(offset => document
        .elementsFromPoint(left + width / 2, top + height / 2 + offset)
        .some(node => node.closest('[role=group]') && list.contains(node.closest('[role=group]'))));
    window.blanks = { list, isBlank, longest: 0, since: null, frames: 0 };
    const look = now => {
        if (!isBlank()) blanks.since = null;
        else blanks.longest = Math.max(blanks.longest, now - (blanks.since ??= now));
        blanks.frames += 1;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return true;
}"""
# Moves the list to a place.
JUMP = "fraction => { blanks.list.scrollTop = fraction * (blanks.list.scrollHeight - blanks.list.clientHeight); }"
# Waits until there are rows in the middle, and returns after how many milliseconds; null means not within the limit.
FILL = """limit => new Promise(done => {
    const start = performance.now();
    const look = () => {
        const time = performance.now() - start;
        if (!blanks.isBlank()) done(time); else if (time > limit) done(null); else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""
# Scrolls as after a flick of a finger: 10,000 points per second at first, and slower and slower.
FLICK = """() => new Promise(done => {
    const { list } = blanks;
    const start = list.scrollTop;
    let begin;
    const step = now => {
        const time = now - (begin ??= now);
        list.scrollTop = start + 4000 * (1 - Math.exp(-time / 400));
        if (time < 1600) requestAnimationFrame(step); else done();
    };
    requestAnimationFrame(step);
})"""


def watch(visit):
    """Opens the list, waits until its rows have come, and begins to watch it."""
    page = visit.open()
    visit.wait_until(lambda: page.evaluate(WATCH), "the list is there")
    visit.settle()
    return page


def fill(visit, known):
    """Waits until there are rows in the middle, and returns the milliseconds and the number of answers that came.

    Answers to events up to the number `known` are about places where the list has not come to rest; they do not count.
    """
    time = visit.page.evaluate(FILL, 1000 * PATIENCE)
    assert time is not None, f"no rows within {PATIENCE} s"
    return time, sum(answered > known for answered in visit.answers)


def test_rows_are_there_after_a_jump(visit):
    visit = visit(locale="en-GB")
    page = watch(visit)
    times = []
    for fraction in (0.5, 0.1, 0.9, 0.3, 1, 0.7, 0, 0.45, 0.65, 0.2):
        # The page is settled, so all answers that come are about the jump.
        known = visit.sent
        page.evaluate(JUMP, fraction)
        time, answers = fill(visit, known)
        assert answers <= ANSWERS, fraction
        times.append(time)
        visit.settle()
    print(f"\nrows after a jump: median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms")


def test_rows_are_there_after_flicks(visit):
    visit = visit(locale="en-GB")
    page = watch(visit)
    for flick in range(3):
        page.evaluate(FLICK)
        _, answers = fill(visit, visit.sent)
        assert answers <= ANSWERS, flick
    visit.settle()
    longest, frames, place = page.evaluate("[blanks.longest, blanks.frames, blanks.list.scrollTop]")
    print(f"\nlongest blank in 3 flicks: {longest:.0f} ms, {frames} frames")
    assert place > 9_000


def test_the_last_row_is_reached(visit):
    visit = visit(locale="en-GB")
    page = watch(visit)
    last = page.get_by_role("button", name="Star Flag: Wales", exact=True)
    # The end moves while lengths of rows become known.
    def reach():
        page.evaluate(JUMP, 1)
        fill(visit, visit.sent)
        return last.is_visible()

    visit.wait_until(reach, "the last row is on the screen")
