"""The start of Items: soon, and with rows in the first page."""

import time
import urllib.request

from items_server import Items
from waiting import wait_until


def page(server):
    with urllib.request.urlopen(f"{server.origin}/", timeout=20) as response:
        return response.read().decode()


def test_start_and_first_rows():
    began = time.monotonic()
    server = Items("items-start")
    try:
        started = time.monotonic()
        # A page that comes before the data is read gets its rows later.
        wait_until(lambda: "Grinning face" in page(server), "a page has rows")
        ended = time.monotonic()
    finally:
        server.stop()
    print(f"\nstart: {1000 * (started - began):.0f} ms, a page with rows: {1000 * (ended - began):.0f} ms")
    # A second on a machine without much else to do, for a debug build.
    assert started - began < 5
