"""A page with the client and a socket whose other end is the test."""

import json
import os
import re
import time
from pathlib import Path

import pytest

from waiting import PATIENCE
from wire import MODULES, SOURCES, Message, welcome

STYLES = SOURCES / "OrielWeb" / "Stylesheets" / "90-client.css"
ORIGIN = "https://oriel.test"

# The plain modules, or the scripts in the folder ORIEL_CLIENT, such as the bundle.
SCRIPTS = Path(os.environ.get("ORIEL_CLIENT", MODULES))
START = "client.js" if (SCRIPTS / "client.js").exists() else "start.js"

TEXTS = SOURCES / "OrielServer" / "Routes" / "ClientTexts.swift"


# The texts for the reasons of an end have the reasons' numbers as keys.
REASONS = dict(re.findall(r"const (\w+) = (\d+);", (MODULES / "reasons.js").read_text()))


def texts(language):
    """The client's own words, as the server writes them into a page."""
    english, chinese = (re.findall(r'"?\.?(\w+)"?: "([^"]+)"', part) for part in TEXTS.read_text().split("chinese")[:2])
    return {REASONS.get(key, key): text for key, text in (chinese if language.startswith("zh") else english)}


# As the server sends it, but for what Playwright and the script that counts need.
POLICY = ("default-src 'none'; script-src 'self' 'nonce-n' 'unsafe-eval'; style-src 'nonce-n'; "
          "style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'")

# Stands in for the browser's socket: keeps what the client says, and says what the test wants.
FAKE_SOCKET = """
window.sockets = [];
window.WebSocket = class {
    constructor(url) {
        this.url = new URL(url, location.href.replace('http', 'ws')).href;
        this.sent = [];
        this.readyState = 0;
        this.openedAt = Date.now();
        sockets.push(this);
    }
    send(bytes) { this.sent.push(Array.from(new Uint8Array(bytes))); }
    close(code) { this.closeCode = code ?? 1000; this.readyState = 3; }
    open() { this.readyState = 1; this.onopen?.({}); }
    receive(bytes) { this.onmessage?.({ data: new Uint8Array(bytes).buffer }); }
    drop() { this.readyState = 3; this.onclose?.({ code: 1006 }); }
};
"""

PAGE = """<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Start</title>
<meta name="viewport" content="width=device-width"><style nonce="n">{rules}</style>
<style nonce="n">{styles}</style></head><body style="margin:0">
<div id="oriel" data-nodes="{count}">{markup}</div>
<script type="application/json" id="oriel-session">{session}</script>
<script type="module" src="/oriel/client/{start}"></script>{late}</body></html>"""

LATE = '<script type="module" src="/oriel/client/late.js"></script>'


class Server:
    """The other end of the client's connection."""

    def __init__(self, page):
        self.page = page
        self.read = {}

    @property
    def sockets(self):
        return self.page.evaluate("sockets.length")

    def open(self):
        self.page.evaluate("sockets.at(-1).open()")

    def drop(self):
        self.page.evaluate("sockets.at(-1).drop()")

    def send(self, *frames, settle=True):
        """Sends frames and waits until they have been applied."""
        contents = [list(getattr(frame, "bytes", frame)) for frame in frames]
        self.page.evaluate("contents => contents.forEach(content => sockets.at(-1).receive(content))", contents)
        if settle:
            self.settle()

    def settle(self):
        self.page.evaluate("""() => new Promise(done =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))""")

    def wait_for_module(self, name):
        """Waits until a module that the page loads on first use is there."""
        self.page.wait_for_function("name => performance.getEntriesByType('resource').some(e => e.name.endsWith(`/${name}.js`))", arg=name)
        self.settle()

    def items(self, *names, socket=-1):
        """What has been said on a socket so far, of the named items only if names are given."""
        sent = self.page.evaluate("index => sockets.at(index).sent", socket)
        everything = [item for content in sent for item in Message(bytes(content)).items()]
        return [item for item in everything if not names or item[0] in names]

    def events(self, *kinds, socket=-1):
        """The events said so far, without their numbers."""
        return [item[2:] for item in self.items("event", socket=socket) if not kinds or item[3] in kinds]

    def wait_for(self, condition, timeout=PATIENCE):
        """Waits until something holds for what has been said, and returns it."""
        deadline = time.monotonic() + timeout
        while not (result := condition()):
            assert time.monotonic() < deadline, f"not said; said was {self.items()}"
            self.page.wait_for_timeout(10)
        return result


class Client:
    """Opens pages with the client in them."""

    def __init__(self, browser):
        self.browser = browser
        self.contexts, self.errors, self.expects_errors = [], [], False

    def context(self, **options):
        context = self.browser.new_context(**options)
        context.set_default_timeout(1000 * PATIENCE)
        self.contexts.append(context)
        return context

    def page(self, markup, connect=True, count=None, language="en", styles="", prepare=None, path="/", is_late=False, **options):
        """`is_late` is whether the page has the script that pages of a server load after the client."""
        context = self.context(**{"viewport": {"width": 800, "height": 600}, **options})
        page = context.new_page()
        session = json.dumps({"token": "token", "socket": "/oriel/socket?w=", "version": 1, "texts": texts(language)})

        def answer(route):
            if "/oriel/client/" in route.request.url:
                return route.fulfill(path=SCRIPTS / route.request.url.rsplit("/", 1)[1],
                                     content_type="text/javascript; charset=utf-8")
            nodes = "document.getElementById('oriel').getElementsByTagName('*').length"
            body = PAGE.format(language=language, rules=STYLES.read_text(), styles=styles, markup=markup, start=START,
                               late=LATE if is_late else "", session=session, count="COUNT")
            # How many nodes there are is what the browser makes of the markup, if the test does not say otherwise.
            number = nodes if count is None else count
            counting = f"<script nonce=n>document.getElementById('oriel').dataset.nodes = {number}</script>"
            return route.fulfill(body=body.replace("</body>", counting + "</body>"), headers={
                "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY})

        context.route(f"{ORIGIN}/**", answer)
        page.add_init_script(FAKE_SOCKET)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        if prepare:
            prepare(page)
        page.goto(ORIGIN + path)
        page.wait_for_function("window.sockets.length > 0")
        server = Server(page)
        if connect:
            server.open()
            server.send(welcome())
        return page, server


@pytest.fixture
def client(browser):
    client = Client(browser)
    yield client
    for context in client.contexts:
        context.close()
    if not client.expects_errors:
        assert client.errors == []
