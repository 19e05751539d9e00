"""What a browser does while something happens: the elements it restyles, the boxes the client reads, its long tasks."""

from contextlib import contextmanager

COUNT_BOXES = """() => {
    const isCounting = 'boxesRead' in window;
    window.boxesRead = 0;
    window.longTasks = [];
    if (isCounting) return;
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((entry) => entry.duration)))
        .observe({ type: 'longtask' });
    const read = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
        window.boxesRead++;
        return read.call(this);
    };
}"""


class Trace:
    """The passes of style work in Chromium, each as its count of elements."""

    def __init__(self, page):
        self.page = page
        self.restyled = []

    def count_boxes(self):
        self.page.evaluate(COUNT_BOXES)

    @property
    def boxes(self):
        return self.page.evaluate("window.boxesRead")

    @property
    def long_tasks(self):
        """The durations of all tasks over 50 ms, in milliseconds."""
        return self.page.evaluate("window.longTasks")


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
    trace.restyled = [
        event["args"]["elementCount"]
        for event in events
        if event["name"] == "UpdateLayoutTree" and "elementCount" in event.get("args", {})
    ]
