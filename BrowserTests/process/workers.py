"""The processes of a server, and the pages in them."""

import pathlib
import re
import urllib.request

import processes
from live_page import LivePage


def children(process):
    """The processes of a supervisor's workers."""
    return processes.children(process.process.pid)


def worker_of(pid):
    """The number of a worker process, as its sessions' names begin."""
    variables = pathlib.Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    return int(re.search(rb'"id":(\d+)', next(line for line in variables if line.startswith(b"ORIEL_WORKER=")))[1])


def metric(process, name):
    with urllib.request.urlopen(f"http://127.0.0.1:{process.listening}/metrics") as response:
        return float(re.search(rf"^{name} (\S+)$", response.read().decode(), re.MULTILINE)[1])


async def open_pages(port, count, path):
    pages = [LivePage(port, path) for _ in range(count)]
    for page in pages:
        await page.load()
        await page.connect()
    return pages


async def come_back(page):
    """As the client does, which tries again if a connection is closed: it may have gone to the worker that was about to end."""
    await page.until(lambda: page.is_lost)
    mounts = page.mounts
    # That worker can even welcome the page before it ends.
    while page.mounts == mounts:
        await page.connect_again()
        assert page.end != 6, "the page was refused"
        await page.until(lambda: page.mounts > mounts or page.is_lost)
