"""Pages without a browser: many at once, each with its socket, as far as the wire is concerned."""

import asyncio
import os
import re
import struct
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser

from socket_client import integer, string

# In seconds. On a busy machine, a worker with an endless loop ends after a minute.
PATIENCE = 120

# Elements without an end tag.
VOID = {"img", "input", "br", "hr", "path", "circle", "rect", "ellipse", "line", "polyline", "polygon"}


class Nodes(HTMLParser):
    """Numbers the elements below #oriel as the client does, and finds the first with an attribute, or around a text that is tapped."""

    def __init__(self, attribute, value):
        super().__init__()
        self.wanted = (attribute, value)
        # Of the open elements: the number, and whether a tap is listened to.
        self.open = []
        self.depth = None
        self.count = 0
        self.found = None
        self.drawing = 0

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if self.depth is None:
            if attributes.get("id") == "oriel":
                self.depth = 0
            return
        if self.depth < 0:
            return
        # What is in a symbol has no numbers.
        if not self.drawing:
            self.count += 1
            if attributes.get(self.wanted[0]) == self.wanted[1] and self.found is None:
                self.found = self.count
        if tag not in VOID:
            self.open.append((self.count, int(attributes.get("data-e") or 0) & 1))
            self.depth += 1
            if self.drawing or attributes.get("data-kind") == "symbol":
                self.drawing += 1

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag):
        if self.depth is None or tag in VOID:
            return
        if self.open:
            self.open.pop()
        self.depth -= 1
        if self.drawing:
            self.drawing -= 1


    def handle_data(self, data):
        if self.wanted[0] == "text" and data.strip() == self.wanted[1] and self.found is None:
            self.found = next((number for number, hears in reversed(self.open) if hears), None)


def node(html, attribute, value, first=None):
    """The number of a node in a document, or in the markup of a mount whose first node has the given number."""
    parser = Nodes(attribute, value)
    parser.feed(html if first is None else f'<main id="oriel">{html}</main>')
    assert parser.found, f"no node has {attribute}={value}"
    return parser.found + (first or 1) - 1


class Reader:
    def __init__(self, data):
        self.data, self.place = data, 0

    def byte(self):
        self.place += 1
        return self.data[self.place - 1]

    def integer(self):
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def bytes(self):
        count = self.integer()
        self.place += count
        return self.data[self.place - count:self.place]

    def string(self):
        return self.bytes().decode()


def run_apart(coroutine):
    """Runs it on a thread of its own: on this one, Playwright may have an event loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


class LivePage:
    """One page: loaded, connected, and connected again when its worker is gone."""

    def __init__(self, port, path, source="127.0.0.1"):
        self.port, self.path = port, path
        # The address the connections come from.
        self.source = (source, 0)
        self.session, self.snapshot, self.event, self.answered = "", b"", 0, 0
        self.markup = ""
        self.welcomes = self.mounts = 0
        self.end = None
        self.arrived = asyncio.Event()
        self.pongs = asyncio.Queue()
        self.task = None

    @property
    def worker(self):
        """The number of the worker the page lives in."""
        from base64 import urlsafe_b64decode

        return int.from_bytes(urlsafe_b64decode((self.session or self.token)[:4]), "big")

    async def load(self):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=self.source)
        writer.write(f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            answer = (await reader.read()).decode()
        writer.close()
        assert answer.startswith("HTTP/1.1 200"), answer[:200]
        self.html = answer.split("\r\n\r\n", 1)[1]
        self.token = re.search(r'"token":"([^"]+)"', self.html)[1]

    async def connect(self):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=self.source)
        name = self.session or self.token
        self.writer.write(
            f"GET /oriel/socket?w={name[:4]} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        environment = integer(390) + integer(844) + b"\0" + integer(17 * 16) + string("en") + string("UTC")
        self.send(
            b"\x01" + integer(1) + string(self.token) + integer(0) + string(self.session) + environment + string(self.path)
            + integer(len(self.snapshot)) + self.snapshot
        )
        before = self.welcomes
        self.task = asyncio.create_task(self.listen())
        await self.until(lambda: self.welcomes > before or self.is_lost)

    async def connect_again(self):
        """Tries until it is welcome or refused, an eighth of a second after the loss at the earliest, as the client does."""
        async with asyncio.timeout(PATIENCE):
            while self.is_lost and self.end != 6:
                await asyncio.sleep(0.125)
                try:
                    await self.connect()
                except (asyncio.IncompleteReadError, ConnectionError):
                    pass

    async def until(self, condition):
        """Waits until a condition holds, looking after each message."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.arrived.clear()
                await self.arrived.wait()

    async def listen(self):
        try:
            while True:
                first, length = await self.reader.readexactly(2)
                if length == 126:
                    length, = struct.unpack(">H", await self.reader.readexactly(2))
                elif length == 127:
                    length, = struct.unpack(">Q", await self.reader.readexactly(8))
                content = await self.reader.readexactly(length)
                if first & 15 == 2:
                    self.take(Reader(content))
                elif first & 15 == 9:
                    # The server closes the socket of a page that does not answer its pings.
                    self.send(content, opcode=10)
                self.arrived.set()
        except (asyncio.IncompleteReadError, ConnectionError):
            self.writer.close()
            self.arrived.set()

    @property
    def is_lost(self):
        return self.task is not None and self.task.done()

    def take(self, frame):
        kind = frame.byte()
        if kind == 1:
            self.session = frame.string()
            self.welcomes += 1
        elif kind in (2, 3):
            frame.integer()
            self.answered = frame.integer()
            if kind == 3:
                self.first_node = frame.integer()
                self.markup = frame.string()
                self.mounts += 1
        elif kind == 4:
            self.snapshot = frame.bytes()
        elif kind == 5:
            self.pongs.put_nowait(None)
        elif kind == 6:
            self.end = frame.byte()

    def send(self, payload, opcode=2):
        mask = os.urandom(4)
        length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
        body = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.writer.write(bytes([0x80 | opcode]) + length + mask + body)

    def say(self, number, kind, payload):
        """Sends an event to a node."""
        self.event += 1
        self.send(b"\x02" + integer(self.event) + integer(2 * number) + bytes([kind]) + payload)
        return self.event

    def type(self, number, text):
        return self.say(number, 3, string(text))

    def tap(self, number):
        return self.say(number, 1, b"\x01" + struct.pack("<ff", 1, 1))

    async def ping(self):
        self.send(b"\x07")
        async with asyncio.timeout(PATIENCE):
            await self.pongs.get()

    def close(self):
        if self.task:
            self.task.cancel()
            self.writer.close()
