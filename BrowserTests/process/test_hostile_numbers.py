"""Numbers that no browser sends end neither the server nor anybody else's page."""

import math
import re
import struct

import pytest

from socket_client import Socket, hello, integer
from test_process import get

SCROLL, VISIBLE_RANGE, SIZE, MAGNIFY = 9, 10, 11, 19


def enter(port, path="/"):
    token = re.search(r'"token":"([^"]+)"', get(port, path)[1]).group(1)
    client = Socket(port)
    client.send(hello(token, path))
    assert client.next()[1][0] == 1
    return client


def event(number, node, kind, *values, before=b""):
    return b"\x02" + integer(number) + integer(2 * node) + bytes([kind]) + before + struct.pack(f"<{len(values)}f", *values)


def answers(client):
    """Whether the session still turns."""
    client.send(b"\x07")
    while True:
        opcode, content = client.next()
        if opcode == 2 and content[0] == 5:
            return True


@pytest.mark.parametrize("path", ["/rows", "/gestures", "/geometry", "/tabs", "/scrolling", "/lazy-stacks"])
def test_a_number_out_of_all_bounds(start, path):
    port = start("--port", "0", name="Gallery").port
    other = enter(port)
    client = enter(port, path)
    number = 0
    for value in (1e30, -3.4e38, 1e-45, -0.0):
        for node in range(1, 60):
            items = b""
            for kind, values in ((SCROLL, 6), (VISIBLE_RANGE, 2), (SIZE, 4)):
                number += 1
                items += event(number, node, kind, *[value] * values)
            number += 1
            items += event(number, node, MAGNIFY, *[value] * 6, before=b"\0")
            client.send(items)
        # After each value, as the server closes the socket of a client that is silent for 45 seconds.
        assert answers(client)
        assert answers(other)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_what_is_no_number_ends_the_connection_alone(start, value):
    port = start("--port", "0", name="Gallery").port
    other = enter(port)
    client = enter(port)
    client.send(event(1, 1, SCROLL, *[value] * 6))
    assert client.close_code() == 1002
    assert answers(other)
