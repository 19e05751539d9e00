"""Times that a user waits for and memory use of a running Moments server, one JSON object per line.

    ORIEL_MOMENTS=.build/release/moments python Benchmarks/Moments/run.py [data folder]
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "BrowserTests"), str(ROOT / "Benchmarks" / "Browser")]

from figures import chromium, report, report_median  # noqa: E402
from waiting import free_port, wait_until  # noqa: E402

PROGRAM = os.environ.get("ORIEL_MOMENTS", str(ROOT / ".build" / "release" / "moments"))
BROWSERS = 50
STARTS = 5
PAINTS = 9


class Running:
    """A process of the program with a data folder, in demo mode."""

    def __init__(self, data):
        self.port = free_port()
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [PROGRAM, "--data", data, "--demo", "--toggle", "isLikeButtonForMomentEnabled", "--port", str(self.port),
             "--log-level", "error", "--max-sessions-per-address", "1000"],
            stdout=subprocess.DEVNULL,
        )

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def page(self):
        try:
            with urllib.request.urlopen(self.address, timeout=5) as answer:
                return answer.read().decode()
        except OSError:
            return None

    def resident(self):
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024

    def stop(self):
        self.process.terminate()
        self.process.wait(20)


def first_start(data):
    """Measures the time from an empty data folder to the first page, including the creation of the demo data."""
    running = Running(data)
    wait_until(running.page, "the demo is filled", timeout=300)
    report("moments.first_start", time.monotonic() - running.began, "s")
    running.stop()


def cold_starts(data):
    times = []
    for _ in range(STARTS):
        running = Running(data)
        wait_until(running.page, "the first page", pause=0.002)
        times.append((time.monotonic() - running.began) * 1000)
        running.stop()
    report_median("moments.cold_start", times)


def first_paints(running, browser, settling):
    """Returns first contentful paints, each in a window that was opened `settling` seconds before the navigation."""
    firsts = []
    for _ in range(PAINTS):
        context = browser.new_context(viewport={"width": 390, "height": 844})
        page = context.new_page()
        time.sleep(settling)
        page.goto(running.address)
        paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
        firsts.append(wait_until(lambda: page.evaluate(paint), "something is painted"))
        context.close()
    return firsts[1:]


def paints(running):
    """Measures the time from the request to the first contentful paint of the home page, each with an empty cache."""
    with chromium() as browser:
        report_median("moments.first_contentful_paint", first_paints(running, browser, settling=1))
        # A newly opened window is still loading the browser's start page, which also takes time.
        report_median("moments.first_contentful_paint.new_window", first_paints(running, browser, settling=0))
    times = []
    for _ in range(30):
        began = time.monotonic()
        size = len(running.page())
        times.append((time.monotonic() - began) * 1000)
    report_median("moments.home_page", times)
    report("moments.home_page.html", size / 1000, "KB")


def elements(running):
    """Counts the elements of the home page when it shows 20 moments, and the pictures that are shown without the server."""
    with chromium() as browser:
        page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
        page.goto(running.address)
        counts = """() => [...'*,[role=group][aria-label^=Moment],img[data-kind=loader],img[data-kind=loader][data-state]'.split(',')]
            .map((selector) => document.querySelectorAll(`main ${selector}`).length)"""
        wait_until(lambda: page.evaluate(counts)[1] >= 20, "20 moments")
        every, moments, loading, shown = page.evaluate(counts)
        report("moments.home_page.moments", moments, "moments")
        report("moments.home_page.elements", every, "elements")
        report("moments.home_page.pictures", loading, "pictures")
        report("moments.home_page.pictures_shown_at_once", shown, "pictures")


def open_browsers(running):
    report("moments.memory.idle", running.resident() / 1e6, "MB")
    with chromium() as browser:
        for _ in range(BROWSERS):
            page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
            with page.expect_websocket() as socket:
                page.goto(running.address)
            socket.value.wait_for_event("framereceived")
        report("moments.memory.50_browsers", running.resident() / 1e6, "MB")
        # Gives the pages time to become idle.
        time.sleep(8)
        report("moments.memory.50_browsers_at_rest", running.resident() / 1e6, "MB")
        # All of them show it.
        page.get_by_role("button", name="Like").locator("visible=true").first.click()
        peak, deadline = 0, time.monotonic() + 6
        while time.monotonic() < deadline:
            peak = max(peak, running.resident())
            page.wait_for_timeout(20)
        report("moments.memory.50_browsers_after_a_like", peak / 1e6, "MB")


def main():
    given = sys.argv[1] if len(sys.argv) > 1 else None
    data = given or tempfile.mkdtemp(prefix="moments-bench-")
    try:
        if not given:
            first_start(data)
        cold_starts(data)
        for measure in (paints, elements, open_browsers):
            running = Running(data)
            try:
                wait_until(running.page, "the first page")
                measure(running)
            finally:
                running.stop()
    finally:
        if not given:
            shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main()
