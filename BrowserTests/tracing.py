"""What a browser does while something happens: the elements it restyles, and the boxes the client reads."""

from contextlib import contextmanager

from waiting import wait_until

COUNT_BOXES = """() => {
    const isCounting = 'boxesRead' in window;
    window.boxesRead = 0;
    if (isCounting) return;
    const read = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
        window.boxesRead++;
        return read.call(this);
    };
}"""


class Trace:
    """The passes of style work in Chromium, each as its count of elements, and how long the browser worked, in ms."""

    def __init__(self, page):
        self.page = page
        self.restyled = []
        self.style_time = 0
        self.longest_task = 0

    def read(self, events):
        styled = [event for event in events if event["name"] == "UpdateLayoutTree"]
        self.restyled = [event["args"]["elementCount"] for event in styled if "elementCount" in event.get("args", {})]
        self.style_time = sum(event.get("dur", 0) for event in styled) / 1000
        # Only the page's own thread does style work; other threads have long tasks, too.
        threads = {(event["pid"], event["tid"]) for event in styled}
        tasks = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads]
        self.longest_task = max((event.get("dur", 0) for event in tasks), default=0) / 1000

    def count_boxes(self):
        self.page.evaluate(COUNT_BOXES)

    @property
    def boxes(self):
        return self.page.evaluate("window.boxesRead")


@contextmanager
def traced(page):
    """Yields a trace that is complete after the block."""
    trace = Trace(page)
    trace.count_boxes()
    session = page.context.new_cdp_session(page)
    events, ends = [], []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda end: ends.append(end))
    session.send("Tracing.start", {
        "transferMode": "ReportEvents",
        "traceConfig": {"includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline"]},
    })
    yield trace
    session.send("Tracing.end")
    while not ends:
        page.wait_for_timeout(10)
    session.detach()
    trace.read(events)


def wait_for_rest(page):
    """Waits until the browser has nothing left to draw: on a slow machine, a page still restyles what it has loaded after it is still."""
    def is_at_rest():
        with traced(page) as trace:
            page.evaluate("new Promise(done => setTimeout(done, 200))")
        return max(trace.restyled, default=0) <= 10

    wait_until(is_at_rest, "the page is at rest")
