"""1,849 rows scroll without a blank."""

import statistics

# Counts, from frame to frame, for how long no row is in the middle of the list; points apart, as there is space between rows.
WATCH = """() => {
    const list = [...document.querySelectorAll('[data-kind=scroll]')].find(node => node.scrollHeight > 4 * node.clientHeight);
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
}"""
# Moves the list to a place, and returns after how many milliseconds there are rows.
JUMP = """fraction => new Promise(done => {
    const start = performance.now();
    blanks.list.scrollTop = fraction * (blanks.list.scrollHeight - blanks.list.clientHeight);
    const look = () => {
        const time = performance.now() - start;
        if (blanks.isBlank() && time < 10_000) requestAnimationFrame(look); else done(time);
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


def test_rows_are_there_after_a_jump(visit):
    visit = visit(locale="en-GB")
    page = visit.open()
    page.evaluate(WATCH)
    times = [page.evaluate(JUMP, fraction) for fraction in (0.5, 0.1, 0.9, 0.3, 1, 0.7, 0, 0.45, 0.65, 0.2)]
    print(f"\nrows after a jump: median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms")
    # A machine with much else to do is slower.
    assert max(times) < 3000, times


def test_rows_are_there_after_flicks(visit):
    visit = visit(locale="en-GB")
    page = visit.open()
    page.evaluate(WATCH)
    for _ in range(3):
        page.evaluate(FLICK)
    visit.settle()
    longest, frames, place = page.evaluate("[blanks.longest, blanks.frames, blanks.list.scrollTop]")
    print(f"\nlongest blank in 3 flicks: {longest:.0f} ms, {frames} frames")
    assert place > 9_000
    assert longest < 1000


def test_the_last_row_is_reached(visit):
    visit = visit(locale="en-GB")
    page = visit.open()
    page.evaluate(WATCH)
    last = page.get_by_role("button", name="Star Flag: Wales", exact=True)
    # The end moves while lengths of rows become known.
    visit.wait_until(lambda: page.evaluate(JUMP, 1) and last.is_visible(), "the last row is on the screen")
