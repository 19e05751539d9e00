"""Firefox and WebKitGTK, driven by the WebDriver protocol."""

import base64
import itertools
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import urllib.error
import urllib.request

from waiting import free_port, wait_until


class DriverError(Exception):
    """A command that the browser has refused."""


class Browser:
    """A window of a browser."""

    def command(self, name, **parameters):
        raise NotImplementedError

    def open(self, address):
        self.command("navigate", url=address)

    def show(self, html):
        """Shows a page without a server."""
        path = pathlib.Path(self.folder) / "page.html"
        path.write_text(html)
        self.open(path.as_uri())

    def resize(self, width, height):
        """Gives the page a size; the window is larger by its bars.

        On a busy machine the page may know its size only some time after the window has got it.
        """
        window = None

        def fits():
            nonlocal window
            inner_width, inner_height, *outer = self.run("return [innerWidth, innerHeight, outerWidth, outerHeight]")
            if [inner_width, inner_height] == [width, height] and outer == window:
                return True
            window = [outer[0] - inner_width + width, outer[1] - inner_height + height]
            self.command("resize", width=window[0], height=window[1])
            return False

        wait_until(fits, f"the page is {width} by {height}")

    def run(self, script, *arguments):
        """Runs the body of a function in the page, and returns its result."""
        return self.command("run", script=script, args=list(arguments))

    def value(self, function, argument=None):
        """Calls a function of the page with an argument, and returns its result."""
        return self.run(f"return ({function})(arguments[0])", argument)

    def wait_for_frames(self):
        """Waits until the page has been drawn and nothing has come for 100 ms."""
        script = """const [done] = arguments;
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))"""
        self.command("wait", script=script, args=[])

    def click(self, x, y):
        moves = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0},
        ]
        self.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves})

    def type(self, text):
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keyboard", "actions": keys})

    def act(self, *sources):
        self.command("act", actions=list(sources))

    def screenshot(self):
        return base64.b64decode(self.command("screenshot"))


class Firefox(Browser):
    """Firefox, by its own protocol, which has the commands of WebDriver."""

    NAMES = {
        "navigate": "WebDriver:Navigate", "run": "WebDriver:ExecuteScript",
        "wait": "WebDriver:ExecuteAsyncScript", "act": "WebDriver:PerformActions",
        "resize": "WebDriver:SetWindowRect", "screenshot": "WebDriver:TakeScreenshot",
    }

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="oriel-firefox-")
        port = free_port()
        settings = {"marionette.port": port, "ui.prefersReducedMotion": 1, "layout.css.devPixelsPerPx": "1.0",
            # As on phones and on most desktops: bars that take no room.
            "ui.useOverlayScrollbars": 1,
        }
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in settings.items()]
        (pathlib.Path(self.folder) / "user.js").write_text("\n".join(lines))
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", self.folder],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self.numbers = itertools.count(1)
        self.socket = wait_until(lambda: connected(port), "Firefox answers", 60)
        self.receive()
        self.send("WebDriver:NewSession", {})

    def command(self, name, **parameters):
        return self.send(self.NAMES[name], parameters)

    def send(self, name, parameters):
        message = json.dumps([0, next(self.numbers), name, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self.receive()
        if error:
            raise DriverError(f"{name}: {error['error']}: {error['message']}")
        return result.get("value") if isinstance(result, dict) and "value" in result else result

    def receive(self):
        """Returns the next message: its length in bytes, a colon, and JSON."""
        length = b""
        while (byte := self.socket.recv(1)) != b":":
            assert byte, "Firefox has closed the connection"
            length += byte
        text = b""
        while len(text) < int(length):
            part = self.socket.recv(int(length) - len(text))
            assert part, "Firefox has closed the connection"
            text += part
        return json.loads(text)

    def close(self):
        self.socket.close()
        end(self.process)
        shutil.rmtree(self.folder, ignore_errors=True)


def connected(port):
    try:
        return socket.create_connection(("127.0.0.1", port), timeout=60)
    except OSError:
        return None


class WebKit(Browser):
    """WebKitGTK's MiniBrowser, by WebDriver, on a screen in memory."""

    NAMES = {
        "navigate": "url", "run": "execute/sync", "wait": "execute/async", "act": "actions", "resize": "window/rect", "screenshot": "screenshot",
    }

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="oriel-webkit-")
        self.port = free_port()
        self.screen, display = start_screen()
        environment = {**os.environ, "DISPLAY": display, "LANG": "en_US.UTF-8", "LANGUAGE": "en_US"}
        self.process = subprocess.Popen(
            ["WebKitWebDriver", f"--port={self.port}"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_until(self.is_ready, "WebKitWebDriver answers", 60)
        options = {"binary": str(mini_browser()), "args": ["--automation"]}
        capabilities = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        self.session = None
        self.session = self.request("POST", "session", {"capabilities": {"alwaysMatch": capabilities}})["sessionId"]

    def is_ready(self):
        try:
            return self.request("GET", "status")["ready"]
        except OSError:
            return False

    def command(self, name, **parameters):
        method = "GET" if name == "screenshot" else "POST"
        return self.request(method, f"session/{self.session}/{self.NAMES[name]}", parameters)

    def request(self, method, path, body=None):
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/{path}", data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise DriverError(f"{path}: {value['error']}: {value['message']}") from None

    def close(self):
        self.request("DELETE", f"session/{self.session}")
        end(self.process)
        end(self.screen)
        shutil.rmtree(self.folder, ignore_errors=True)


def start_screen():
    """Starts a screen in memory. Returns its process and its name, which it writes into a pipe once it is ready."""
    read, write = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "2000x2000x24", "-nolisten", "tcp"],
        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        return process, ":" + pipe.readline().strip()


def mini_browser():
    """The browser of WebKitGTK; its folder depends on the version and the processor."""
    return sorted(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))[-1]


def end(process):
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
