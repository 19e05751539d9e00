"""The start of Items: soon, and with rows in the first page."""

import time
import urllib.request

from conftest import program
from live_server import Server


def test_start_and_first_page():
    began = time.monotonic()
    server = Server("items-start", program())
    started = time.monotonic()
    try:
        with urllib.request.urlopen(f"{server.origin}/", timeout=20) as response:
            page = response.read().decode()
        ended = time.monotonic()
    finally:
        server.stop()
    print(f"\nstart: {1000 * (started - began):.0f} ms, first page: {1000 * (ended - started):.0f} ms")
    # A second on a machine without much else to do, for a debug build.
    assert started - began < 5
    assert "Grinning face" in page
