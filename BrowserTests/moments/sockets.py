"""A client of GraphQL over WebSockets (graphql-transport-ws), which needs the standard library only."""

import base64
import json
import os
import socket
import struct
import urllib.parse

from waiting import PATIENCE


class Closed(Exception):
    """The server has closed the socket."""

    def __init__(self, code, reason=""):
        super().__init__(f"{code} {reason}")
        self.code = code


class GraphQLSocket:
    """A socket of a program or, with `cookie` and `page`, of a page of an origin."""

    def __init__(self, origin, path="/graphql", cookie=None, page=None, headers=None):
        parts = urllib.parse.urlsplit(origin)
        self.socket = socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE)
        fields = {
            "Host": parts.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Protocol": "graphql-transport-ws",
            **(headers or {}),
        }
        if cookie:
            fields["Cookie"] = cookie
        if page:
            fields["Origin"] = page
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        self.socket.sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            byte = self.socket.recv(1)
            assert byte, answer
            answer += byte
        self.status = int(answer.split()[1])

    def close(self):
        self.socket.close()

    def send(self, **message):
        self.send_frame(1, json.dumps(message).encode())

    def send_frame(self, kind, data):
        mask = os.urandom(4)
        length = struct.pack(">B", 0x80 | len(data)) if len(data) < 126 else struct.pack(">BH", 0x80 | 126, len(data))
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def take(self, count):
        data = b""
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            if not more:
                raise Closed(1006)
            data += more
        return data

    def receive(self):
        """The next message; `Closed` if there is none."""
        while True:
            first, length = self.take(2)
            length &= 127
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            data = self.take(length)
            if first & 15 == 8:
                raise Closed(struct.unpack(">H", data[:2])[0], data[2:].decode())
            # A ping, without an answer to which the server closes the socket.
            if first & 15 == 9:
                self.send_frame(10, data)
            if first & 15 == 1:
                return json.loads(data)

    def begin(self, token=None):
        """Connects, with a token in the first message or without."""
        self.send(type="connection_init", payload={"Authorization": f"Bearer {token}"} if token else None)
        message = self.receive()
        assert message == {"type": "connection_ack"}, message
        return self

    def subscribe(self, query, id="1"):
        self.send(id=id, type="subscribe", payload={"query": query})

    def data(self):
        """The data of the next response."""
        message = self.receive()
        assert message["type"] == "next" and "errors" not in message["payload"], message
        return message["payload"]["data"]
