"""How long an event takes from one machine to a browser at another, one JSON object per line.

Three machines with one PostgreSQL, all on this computer. A program likes a moment at the first machine, and takes the likes back; a page at
the second shows who likes it.

    ORIEL_MOMENTS=.build/release/moments python Benchmarks/Moments/machines.py
"""

import os
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / folder) for folder in ("BrowserTests", "BrowserTests/moments", "Benchmarks/Browser")]
# Servers of the tests are clusters.
os.environ["ORIEL_CLUSTER"] = "1"

from figures import chromium, report  # noqa: E402
from moments_server import COOKIE, Client, Family  # noqa: E402
from waiting import wait_until  # noqa: E402

# Of each person, whom the server lets like 120 moments in a short time.
LIKES = 80
# How long a person waits for the next event, in seconds: what the last one has moved is at rest then.
PAUSE = 0.7

# Notes the time of each change of a card, in seconds since 1970. What leaves is marked first, and removed when it has faded out.
NOTE_CHANGES = """card => {
    window.changes = [];
    const note = () => changes.push((performance.timeOrigin + performance.now()) / 1000);
    new MutationObserver(note).observe(card, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def percentile(times, share):
    return sorted(times)[int(len(times) * share)]


def measure(family, page):
    """Returns the times from the beginning of a request, and from its answer, to the change of the page, in milliseconds."""
    moment = family.people["ada"].timeline(1)[0]["id"]
    origin = family.machines[next(iter(family.machines))].origin
    since_request, since_answer = [], []
    for number in range(LIKES):
        for handle in ("ben", "cleo", "dan"):
            program = Client(origin, family.tokens[handle])
            page.evaluate("() => { changes.length = 0; }")
            began = time.time()
            program.like(moment, number % 2 == 0)
            answered = time.time()
            changed = wait_until(lambda: page.evaluate("() => changes[0] ?? null"), "the page shows the event", pause=0.01)
            since_request.append((changed - began) * 1000)
            since_answer.append((changed - answered) * 1000)
            time.sleep(PAUSE)
    return since_request, since_answer


def main():
    family = Family("bench-machines")
    try:
        family.people["ada"].publish("A walk by the river")
        _, second, _ = family.machines.values()
        with chromium() as browser:
            context = browser.new_context(viewport={"width": 390, "height": 844})
            context.add_cookies([{"name": COOKIE, "value": family.tokens["ada"], "url": second.origin}])
            page = context.new_page()
            with page.expect_websocket() as socket:
                page.goto(second.origin)
            socket.value.wait_for_event("framereceived")
            card = page.get_by_role("group", name="Moment").first
            card.wait_for()
            card.evaluate(NOTE_CHANGES)
            # The first of them opens connections.
            Client(second.origin, family.tokens["ben"]).timeline(1)
            for name, times in zip(("request", "answer"), measure(family, page)):
                report(f"moments.machines.event-after-{name}.median", statistics.median(times), "ms")
                report(f"moments.machines.event-after-{name}.p99", percentile(times, 0.99), "ms")
    finally:
        family.stop()


if __name__ == "__main__":
    main()
