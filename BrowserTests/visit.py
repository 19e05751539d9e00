"""Browser windows that visit a running server and record errors and frames."""

import os
import pathlib
import time
from contextlib import contextmanager

import pytest

from waiting import PATIENCE, wait_until
from wire import Message

ARTIFACTS = pathlib.Path(__file__).parent / "artifacts" / f"workers-{os.environ.get('ORIEL_WORKERS', '0')}"
PHONE = {"width": 390, "height": 844}
PHONE_AGENT = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"
DESKTOP = {"width": 1200, "height": 800}

WELCOME, CHANGES, MOUNT, SNAPSHOT = 1, 2, 3, 4
# How many seconds an event may go without an answer before a page counts as settled: the network may have been cut.
ANSWER_PATIENCE = 10
FAILED = pytest.StashKey()


# Blurs behind bars and cards are most of the work of a browser without a graphics processor: of a minute of taps and scrolling in Moments,
# half of the browser's processor time. Tests see what a user sees who wants less transparency; pictures for people have blurs.
OPAQUE = {"name": "prefers-reduced-transparency", "value": "reduce"}


class Visit:
    """A browser window with a page of a server, and the errors and frames it has received."""

    def __init__(self, context, origin, suite):
        self.context = context
        self.origin = origin
        self.suite = suite
        self.page = context.new_page()
        self.errors = []
        # The first byte of each frame, which is its type.
        self.frames = []
        # The number of the last event that the page has sent, and for each frame of changes that of the last event it answers.
        self.sent, self.answers = 0, []
        self.sockets = 0
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.note_line)
        self.page.on("websocket", self.note_socket)

    def reduce_transparency(self):
        """Has the page drawn without blurs."""
        self.context.new_cdp_session(self.page).send("Emulation.setEmulatedMedia", {"features": [OPAQUE]})

    def note_line(self, line):
        if line.type == "error":
            self.errors.append(f"{line.text} ({line.location.get('url', '')})")

    def note_socket(self, socket):
        self.sockets += 1
        socket.on("framesent", self.note_message)
        socket.on("framereceived", self.note_frame)
        socket.on("close", self.note_end)

    def note_end(self, socket):
        self.sockets -= 1

    def note_message(self, payload):
        for kind, *fields in Message(payload).items():
            if kind == "event":
                self.sent = max(self.sent, fields[0])
            elif kind == "hello" and not fields[0]["session"]:
                # A page that has just been loaded counts from 1.
                self.sent, self.answers = 0, []

    def note_frame(self, payload):
        frame = Message(payload)
        kind = frame.u8()
        self.frames.append(kind)
        if kind in (CHANGES, MOUNT):
            _, answered = frame.integer(), frame.integer()
            self.answers.append(answered)

    def count(self, kind):
        return self.frames.count(kind)

    def wait_until(self, condition, what, timeout=PATIENCE):
        def look():
            # Lets Playwright process pending browser events.
            self.page.wait_for_timeout(10)
            return condition()

        return wait_until(look, what, timeout, pause=0)

    def open(self, path="/", is_live=True):
        """Loads a page and waits until its session is connected."""
        welcomes = self.count(WELCOME)
        self.page.goto(self.origin + path)
        if is_live:
            self.wait_for_welcome(welcomes)
        return self.page

    def reload(self):
        """Loads the page again and waits until its session is connected."""
        welcomes = self.count(WELCOME)
        self.page.reload()
        self.wait_for_welcome(welcomes)

    def wait_for_welcome(self, known):
        self.wait_until(lambda: self.count(WELCOME) > known, "the page is connected")
        self.settle()

    def wait_for_mount(self, known):
        """Waits until a new session has replaced the page."""
        self.wait_until(lambda: self.count(MOUNT) > known, "the new session shows the page")
        self.settle()

    def wait_for_module(self, name):
        """Waits until a script that the page loads when it first needs it has been loaded."""
        loaded = f"performance.getEntriesByType('resource').some(entry => entry.name.endsWith('/{name}.js'))"
        self.wait_until(lambda: self.page.evaluate(loaded), f"{name}.js is loaded")
        self.settle()

    @property
    def awaits_answer(self):
        """Whether the server has not yet answered an event of a connected page."""
        return self.sockets > 0 and max(self.answers, default=0) < self.sent

    def settle(self):
        """Waits until every event is answered, and no WebSocket frame arrives during two animation frames and 100 ms."""
        deadline = time.monotonic() + ANSWER_PATIENCE
        while True:
            known = len(self.frames)
            self.page.evaluate("""() => new Promise(done =>
                requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))""")
            if len(self.frames) == known and (not self.awaits_answer or time.monotonic() > deadline):
                return

    def wait_for_rest(self):
        """Waits until what moves on the screen has arrived; spinners go on, and so does what a covered page holds back."""
        self.page.evaluate("""() => new Promise((done) => {
            const moves = ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity
                && effect.target?.checkVisibility();
            const look = () => document.getAnimations().some(moves) ? requestAnimationFrame(look) : done();
            look();
        })""")

    def link(self, name):
        """Returns the link, such as a row or a text, with this name."""
        return self.page.locator("[data-role=link]").filter(has=self.page.get_by_text(name, exact=True))

    @property
    def path(self):
        return self.page.evaluate("location.pathname")

    def screenshot(self, name):
        path = ARTIFACTS / self.suite / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)


@contextmanager
def visits(browser, request, suite, default_origin, window=Visit):
    """Yields a function that opens windows. At the end, none of the windows may have reported an error."""
    contexts, visits = [], []

    def begin(origin=None, viewport=PHONE, is_opaque=True, **options):
        origin = origin or default_origin()
        # The server renders the first page for the device that the browser's headers describe.
        if viewport["width"] < 700:
            options.setdefault("user_agent", PHONE_AGENT)
        context = browser.new_context(viewport=viewport, **options)
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        visits.append(window(context, origin, suite))
        if is_opaque:
            visits[-1].reduce_transparency()
        return visits[-1]

    yield begin
    failed = request.node.stash.get(FAILED, False)
    for index, visit in enumerate(visits):
        if failed and not visit.page.is_closed():
            visit.screenshot(f"failed/{request.node.name.replace('/', '_')}-{index}")
    for context in contexts:
        context.close()
    # Tests that cause errors on purpose have the marker `allows_errors`.
    if not failed and "allows_errors" not in request.keywords:
        errors = [error for visit in visits for error in visit.errors]
        assert not errors, errors
