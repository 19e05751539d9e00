#!/usr/bin/env python3
"""A release Gallery under load: events, pages, handed-over connections, memory, a killed worker.

Events and pages are measured with one worker and with two in alternation.
"""

import asyncio
import os
import pathlib
import re
import resource
import signal
import statistics
import subprocess
import sys
import time
import urllib.request

ROOT = pathlib.Path(__file__).parents[2]
sys.path += [str(ROOT / "BrowserTests"), str(ROOT / "BrowserTests" / "process"), str(ROOT / "Benchmarks" / "Browser")]

from figures import report  # noqa: E402
from live_page import LivePage, node  # noqa: E402
from waiting import wait_until  # noqa: E402

ROUNDS = 3
SECONDS = 4
IDLE_PAGES = int(os.environ.get("ORIEL_IDLE_PAGES", 10_000))
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("ORIEL_")}


class Gallery:
    def __init__(self, workers, *arguments, spares=0):
        arguments = [*arguments, *([] if spares else ["--max-sessions", "1000000"])]
        self.process = subprocess.Popen(
            [
                os.environ["ORIEL_GALLERY"], "--port", "0", "--workers", str(workers), "--log-level", "critical",
                "--max-sessions-per-address", "1000000", "--max-message-rate", "1000000",
                "--max-connections-per-address", "19000", *arguments,
            ],
            stdout=subprocess.PIPE, text=True, env=CLEAN,
        )
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1])
        wait_until(lambda: self.metric("oriel_workers") == workers + spares, "all workers serve", 30)

    def metric(self, name):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as response:
            return float(re.search(rf"^{name} (\S+)$", response.read().decode(), re.MULTILINE)[1])

    @property
    def workers(self):
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return sorted(int(number) for task in tasks for number in task.read_text().split())

    @staticmethod
    def number(pid):
        """Returns the number of a worker, with which its session names begin."""
        return int(re.search(rb'"id":(\d+)', pathlib.Path(f"/proc/{pid}/environ").read_bytes())[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(30)


def private_memory(pid):
    """Returns the private memory of a process, in bytes."""
    text = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    return 1024 * sum(int(number) for number in re.findall(r"^Private_\w+:\s+(\d+) kB", text, re.MULTILINE))


async def open_pages(port, count, path, at_once=8):
    pages = []

    async def some():
        while len(pages) < count:
            page = LivePage(port, path)
            pages.append(page)
            await page.load()
            await page.connect()

    await asyncio.gather(*(some() for _ in range(at_once)))
    return pages


async def events(port):
    """Returns the answered taps per second, with pages that always have a pending tap."""
    pages = await open_pages(port, 16, "/counter")
    add = node(pages[0].html, "text", "Add")
    deadline = time.monotonic() + SECONDS

    async def use(page):
        while time.monotonic() < deadline:
            # Many taps per round trip, to keep the cost of this client small compared with that of the server.
            for _ in range(50):
                last = page.tap(add)
            await page.until(lambda: page.answered >= last)
        return page.event

    began = time.monotonic()
    count = sum(await asyncio.gather(*(use(page) for page in pages)))
    seconds = time.monotonic() - began
    for page in pages:
        page.close()
    return count / seconds


async def pages(port):
    """Returns the pages per second over persistent connections."""
    deadline = time.monotonic() + SECONDS
    request = f"GET /counter HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Encoding: gzip\r\n\r\n".encode()

    async def load():
        count = 0
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while time.monotonic() < deadline:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(int(re.search(rb"content-length: (\d+)", head, re.IGNORECASE)[1]))
            count += 1
        writer.close()
        return count

    began = time.monotonic()
    count = sum(await asyncio.gather(*(load() for _ in range(16))))
    return count / (time.monotonic() - began)


async def handover(port):
    """Returns the additional time of a request whose connection is handed over, in milliseconds."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)

    async def ask(worker):
        began = time.perf_counter()
        writer.write(f"GET /oriel/download/{worker}nobodysticket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(re.search(rb"content-length: (\d+)", head, re.IGNORECASE)[1]))
        return 1000 * (time.perf_counter() - began)

    stays = [await ask("AAAB") for _ in range(500)]
    moves = [await ask(["AAAB", "AAAC"][index % 2]) for index in range(500)]
    writer.close()
    return statistics.median(moves) - statistics.median(stays)


async def death(gallery):
    """Returns the seconds until the pages of a killed worker are back, and the longest wait of the other worker's pages."""
    everybody = await open_pages(gallery.port, 100, "/observed-object")
    field = node(everybody[0].html, "placeholder", "Name")
    for page in everybody[::2]:
        number = page.type(field, "Ada Love")
        await page.until(lambda: page.answered >= number)
    victim = gallery.workers[0]
    number = gallery.number(victim)
    lost = [page for page in everybody if page.worker == number]
    others = [page for page in everybody if page.worker != number]
    is_over = asyncio.Event()

    async def longest():
        most = 0
        while not is_over.is_set():
            for page in others:
                began = time.monotonic()
                await page.ping()
                most = max(most, time.monotonic() - began)
        return most

    async def back(page):
        mounts = page.mounts
        await page.until(lambda: page.is_lost)
        await page.connect_again()
        await page.until(lambda: page.mounts > mounts)

    silence = asyncio.create_task(longest())
    began = time.monotonic()
    os.kill(victim, signal.SIGKILL)
    await asyncio.gather(*(back(page) for page in lost))
    seconds = time.monotonic() - began
    is_over.set()
    result = seconds, await silence
    for page in everybody:
        page.close()
    return result


async def idle(gallery):
    """Reports the memory of idle sessions, and the latency of a tap while they are open."""
    before = sum(private_memory(pid) for pid in gallery.workers)
    everybody = await open_pages(gallery.port, IDLE_PAGES, "/counter", at_once=32)
    await asyncio.sleep(15)
    assert gallery.metric("oriel_sockets") == IDLE_PAGES
    after = sum(private_memory(pid) for pid in gallery.workers)
    report("load.idle.sockets", IDLE_PAGES, "sockets")
    report("load.idle.memory", (after - before) / IDLE_PAGES / 1000, "KB/session")
    add = node(everybody[0].html, "text", "Add")
    times = []
    for page in everybody[:: max(1, IDLE_PAGES // 200)]:
        began = time.perf_counter()
        number = page.tap(add)
        await page.until(lambda: page.answered >= number)
        times.append(1000 * (time.perf_counter() - began))
    report("load.idle.tap.median", statistics.median(times), "ms")
    report("load.idle.tap.most", max(times), "ms")
    for page in everybody:
        page.close()


async def isolation(gallery):
    """Reports the costs of a process per session: its memory, and the time until a page is loaded."""
    times = []
    everybody = []
    for _ in range(20):
        page = LivePage(gallery.port, "/counter")
        began = time.perf_counter()
        await page.load()
        times.append(1000 * (time.perf_counter() - began))
        await page.connect()
        everybody.append(page)
        # Gives the next spare worker time to start.
        await asyncio.sleep(0.5)
    report("load.isolation.page.median", statistics.median(times), "ms")
    await asyncio.sleep(10)
    used = {page.worker for page in everybody}
    figures = [private_memory(pid) / 1e6 for pid in gallery.workers if gallery.number(pid) in used]
    report("load.isolation.private.median", statistics.median(figures), "MB/session")
    began = time.perf_counter()
    crowd = [LivePage(gallery.port, "/counter") for _ in range(20)]
    await asyncio.gather(*(page.load() for page in crowd))
    report("load.isolation.20-at-once", time.perf_counter() - began, "s")
    for page in everybody:
        page.close()


def main():
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for name, measure, unit in [("events", events, "events/s"), ("pages", pages, "pages/s")]:
        figures = {1: [], 2: []}
        for _ in range(ROUNDS):
            for workers in (1, 2):
                with Gallery(workers, "--attach-timeout", "1") as gallery:
                    figures[workers].append(asyncio.run(measure(gallery.port)))
        for workers in (1, 2):
            report(f"load.{name}.{workers}-workers", statistics.median(figures[workers]), unit)
        ratios = [two / one for one, two in zip(figures[1], figures[2])]
        report(f"load.{name}.ratio", statistics.median(ratios), "times")
    with Gallery(2) as gallery:
        report("load.second-worker.private", private_memory(gallery.workers[1]) / 1e6, "MB")
        report("load.handover", asyncio.run(handover(gallery.port)), "ms")
        seconds, silence = asyncio.run(death(gallery))
        report("load.death.back", seconds, "s")
        report("load.death.longest-wait-of-others", 1000 * silence, "ms")
    with Gallery(2) as gallery:
        asyncio.run(idle(gallery))
    with Gallery(1, "--isolation", "session", spares=2) as gallery:
        asyncio.run(isolation(gallery))


if __name__ == "__main__":
    main()
