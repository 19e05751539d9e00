"""Helpers that all benchmarks of a running Gallery share."""

import json
import os
import statistics
import sys
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path += [str(HERE.parents[1] / "BrowserTests" / folder) for folder in (".", "gallery", "client")]


def report(name, value, unit):
    """Prints a figure in the format of `make bench`."""
    print(json.dumps({"name": name, "value": round(value, 2), "unit": unit}), flush=True)


def report_median(name, values, unit="ms"):
    report(name, statistics.median(values), unit)


@contextmanager
def chromium(*arguments):
    with sync_playwright() as playwright:
        path = os.environ.get("ORIEL_CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(
            executable_path=path if os.path.exists(path) else None, args=["--no-sandbox", *arguments]
        )
        yield browser
        browser.close()


def open_live(browser, address, viewport=(1200, 800)):
    """Opens a page of the Gallery in a new browser context, and waits until it is connected."""
    context = browser.new_context(viewport={"width": viewport[0], "height": viewport[1]})
    page = context.new_page()
    page.add_init_script(path=HERE / "clock.js")
    with page.expect_websocket() as socket, page.expect_event("websocket"):
        page.goto(address)
    socket.value.wait_for_event("framereceived")
    page.evaluate("benchmark.rest()")
    return page
