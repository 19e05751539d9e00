"""The growth of the server's memory per session, with 1,000 idle sessions of the keyed table with 20 rows."""

import asyncio
import json
import os
import re
import resource
import time
from html.parser import HTMLParser
from pathlib import Path

from figures import report
import wire

SESSIONS, KNOWN, ROWS = 1000, 50, 20
WELCOME, PATCHES, MOUNT = 1, 2, 3


def run(gallery):
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(measure(gallery))


async def measure(gallery):
    # The first sessions load what all sessions share, such as code pages.
    known = [await Session.open(gallery.port) for _ in range(KNOWN)]
    await asyncio.sleep(3)
    before = anonymous(gallery)
    began = time.monotonic()
    sessions = [await Session.open(gallery.port) for _ in range(SESSIONS)]
    # The faster sessions are opened, the more of them are active at the same time, and the more of the memory they release is
    # in partly used memory pages, which cannot be returned to the system. Only figures with the same rate are comparable.
    report("sessions.opened", SESSIONS / (time.monotonic() - began), "sessions/s")
    # Waits until each session has taken its snapshot and released what it can rebuild.
    await asyncio.sleep(12)
    assert gallery.metric("oriel_sessions") == KNOWN + SESSIONS
    assert gallery.metric("oriel_sockets") == KNOWN + SESSIONS
    report("sessions.anonymous", (anonymous(gallery) - before) / SESSIONS / 1000, "KB/session")
    for session in known + sessions:
        session.close()


def anonymous(gallery):
    """The resident bytes that no file backs. Code is left out, because a server at rest gives it back."""
    status = Path(f"/proc/{gallery.process.pid}/status").read_text()
    return int(re.search(r"RssAnon:\s+(\d+) kB", status)[1]) * 1024


class Nodes(HTMLParser):
    """Numbers the elements inside #oriel as the client does, and finds buttons by their text."""

    EMPTY = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}

    def __init__(self, page):
        super().__init__()
        self.depth, self.count, self.button, self.buttons = None, 0, None, {}
        self.session = json.loads(re.search(r'id="oriel-session">(.*?)</script>', page)[1])
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        if self.depth is None:
            self.depth = 0 if dict(attributes).get("id") == "oriel" else None
            return
        self.count += 1
        if tag not in self.EMPTY:
            self.depth += 1
        if tag == "button":
            self.button = self.count

    def handle_endtag(self, tag):
        if self.depth is None or tag in self.EMPTY:
            return
        self.depth -= 1
        if tag == "button":
            self.button = None
        if self.depth < 0:
            self.depth = None

    def handle_data(self, data):
        if self.button:
            self.buttons[data] = self.button


class Session:
    """The socket of a simulated browser."""

    @classmethod
    async def open(cls, port):
        self = cls()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        nodes = Nodes((await self.request(port, "/table")).decode())
        self.writer.close()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        await self.request(
            port, nodes.session["socket"], "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Origin: http://127.0.0.1:{port}",
        )
        self.applied, self.answered, self.frames = 0, 0, asyncio.Condition()
        environment = wire.integer(1200) + wire.integer(800) + b"\0" + wire.integer(256)
        self.send(
            b"\x01" + wire.integer(1) + wire.string(nodes.session["token"]) + wire.integer(0) + wire.string("")
            + environment + wire.string("en") + wire.string("UTC") + wire.string("/table") + wire.data(b"")
        )
        self.task = asyncio.create_task(self.listen())
        for number in range(1, ROWS + 1):
            tap = wire.integer(number) + wire.integer(wire.zigzag(nodes.buttons["Prepend a row"])) + b"\x01\x01" + bytes(8)
            self.send(b"\x02" + tap)
        async with self.frames:
            await asyncio.wait_for(self.frames.wait_for(lambda: self.answered == ROWS), 20)
        return self

    async def request(self, port, path, *headers):
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", *headers, "", ""]
        self.writer.write("\r\n".join(lines).encode())
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = re.search(r"content-length: (\d+)", head)
        return await self.reader.readexactly(int(length[1])) if length else b""

    def send(self, payload, opcode=2):
        """Sends one masked frame; a mask of zeros leaves the payload unchanged."""
        size = bytes([128 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self.writer.write(bytes([128 | opcode]) + size + bytes(4) + payload)

    async def listen(self):
        while True:
            first, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            payload = await self.reader.readexactly(size)
            match first & 15:
                case 2: await self.take(payload)
                case 9: self.send(payload, opcode=10)
                case 8: return

    async def take(self, payload):
        message = wire.Message(payload)
        if message.u8() not in (PATCHES, MOUNT):
            return
        async with self.frames:
            self.applied, self.answered = message.integer(), message.integer()
            self.frames.notify_all()
        self.send(b"\x03" + wire.integer(self.applied))

    def close(self):
        self.task.cancel()
        self.writer.close()
