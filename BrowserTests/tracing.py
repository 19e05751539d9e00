"""What a browser does while something happens: the elements it restyles, and the boxes the client reads."""

from contextlib import contextmanager

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
    """The passes of style work in Chromium, each as its count of elements."""

    def __init__(self, page):
        self.page = page
        self.restyled = []

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
    trace.restyled = [
        event["args"]["elementCount"]
        for event in events
        if event["name"] == "UpdateLayoutTree" and "elementCount" in event.get("args", {})
    ]
