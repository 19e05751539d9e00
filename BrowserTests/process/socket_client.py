"""A WebSocket by hand: enough to open one and to read how it is closed."""

import base64
import os
import socket
import struct

from waiting import PATIENCE


class Socket:
    """An open socket of a server, without a hello."""

    def __init__(self, port, headers=None):
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Origin": f"http://127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **(headers or {}),
        }
        text = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.connection.sendall(f"GET /oriel/socket HTTP/1.1\r\n{text}\r\n".encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])

    def fill(self):
        data = self.connection.recv(65536)
        if not data:
            raise EOFError("the server has closed the connection")
        self.buffer += data

    def take(self, count):
        while len(self.buffer) < count:
            self.fill()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send(self, payload, opcode=2):
        mask = os.urandom(4)
        length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
        body = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.connection.sendall(bytes([0x80 | opcode]) + length + mask + body)

    def next(self):
        """Opcode and content of the next message."""
        first, length = self.take(2)
        if length == 126:
            length, = struct.unpack(">H", self.take(2))
        elif length == 127:
            length, = struct.unpack(">Q", self.take(8))
        return first & 0x0F, self.take(length)

    def answer_pings(self):
        """Reads what has come, and answers pings, as a browser does: the server closes the socket of a client that is silent for long."""
        self.fill()
        while self.buffer:
            opcode, content = self.next()
            if opcode == 9:
                self.send(content, opcode=10)

    def close_code(self):
        """Reads until the server says goodbye, and gives the code."""
        while True:
            opcode, content = self.next()
            if opcode == 8:
                return struct.unpack(">H", content[:2])[0]


def integer(value):
    """As the wire writes numbers."""
    data = b""
    while value >= 0x80:
        data += bytes([value & 0x7F | 0x80])
        value >>= 7
    return data + bytes([value])


def string(text):
    data = text.encode()
    return integer(len(data)) + data


def hello(token, path="/"):
    """The first message of a page that was just loaded."""
    environment = integer(390) + integer(844) + b"\0" + integer(17 * 16) + string("en") + string("UTC")
    return b"\x01" + integer(1) + string(token) + integer(0) + string("") + environment + string(path) + integer(0)
