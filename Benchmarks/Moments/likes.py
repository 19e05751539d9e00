"""What a like costs the browser, in a timeline of 200 moments of which the page has the first rows.

    ORIEL_MOMENTS=.build/release/moments python Benchmarks/Moments/likes.py
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "BrowserTests" / folder) for folder in (".", "moments")]
sys.path.append(str(ROOT / "Benchmarks" / "Browser"))

from figures import HERE, chromium, report, report_median  # noqa: E402
from moments_server import Family  # noqa: E402
from tracing import traced, wait_for_rest  # noqa: E402
from visit import CHANGES, PHONE, PHONE_AGENT  # noqa: E402
from window import Window  # noqa: E402

MOMENTS, LIKES, TAPS = 200, 12, 50

# The longest time between two frames while a heart is tapped in each of 50 frames, and for half a second after that.
FREEZE = """async (heart) => {
    const frame = () => new Promise(requestAnimationFrame);
    let longest = 0;
    let last = await frame();
    const note = (now) => {
        longest = Math.max(longest, now - last);
        last = now;
    };
    for (let tap = 0; tap < %d; tap++) {
        heart.click();
        note(await frame());
    }
    for (const end = last + 500; last < end;) note(await frame());
    return longest;
}""" % TAPS


def measure(window):
    page = window.page
    painted, confirmed, restyled, style_times, tasks, boxes = [], [], [], [], [], []
    for number in range(MOMENTS, MOMENTS - LIKES, -1):
        heart = window.heart(f"Moment {number}")
        heart.scroll_into_view_if_needed()
        window.settle()
        wait_for_rest(page)
        known = window.count(CHANGES)
        # A tap shows the other state of the heart at once; the row of people comes with the server's answer.
        page.evaluate("""() => {
            window.likes = {
                painted: benchmark.next('click', document.body, () => document.querySelector('[data-tapped]') !== null),
                confirmed: benchmark.next('click', document.body, () => document.querySelector('[data-tapped]') === null),
            };
        }""")
        with traced(page) as trace:
            heart.click(delay=60)
            painted.append(page.evaluate("likes.painted"))
            confirmed.append(page.evaluate("likes.confirmed"))
            window.wait_until(lambda: window.count(CHANGES) > known, "the like is drawn")
            window.settle()
        restyled.append(sum(trace.restyled))
        style_times.append(trace.style_time)
        tasks.append(trace.longest_task)
        boxes.append(trace.boxes)
    report_median("moments.like.painted", painted)
    report_median("moments.like.confirmed", confirmed)
    # In all passes, those of the heart's animation included.
    report_median("moments.like.restyled", restyled, "elements")
    report_median("moments.like.style_time", style_times)
    report_median("moments.like.boxes", boxes, "boxes")
    report("moments.like.longest_task", max(tasks), "ms")


def main():
    family = Family("bench-likes")
    try:
        family.fill_timelines(MOMENTS)
        with chromium() as browser:
            window = Window(browser.new_context(viewport=PHONE, user_agent=PHONE_AGENT), family.origin, "moments")
            window.page.add_init_script(path=HERE / "clock.js")
            window.sign_in(family.tokens["dan"])
            window.open()
            window.settle()
            measure(window)
            heart = window.heart(f"Moment {MOMENTS}")
            heart.scroll_into_view_if_needed()
            window.settle()
            wait_for_rest(window.page)
            report("moments.like.longest_freeze_of_50_taps", heart.evaluate(FREEZE), "ms")
    finally:
        family.stop()


if __name__ == "__main__":
    main()
