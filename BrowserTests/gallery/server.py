"""The Gallery as a process of its own, and a network to it that can be slow or cut."""

import asyncio
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request

ROOT = pathlib.Path(__file__).parents[2]
ARTIFACTS = ROOT / "BrowserTests" / "artifacts"
PAGES = ROOT / "Examples" / "Gallery" / "Pages" / "Gallery" / "GalleryPage.swift"
KEY = "a key of the browser tests, long enough"
# Small enough that a file larger than that is quickly made.
MAX_UPLOAD_SIZE = 3_000_000


def addresses():
    """The addresses of all pages, from the enumeration that lists them."""
    cases = PAGES.read_text().split("public enum GalleryPage")[1].split("public var id")[0]
    found = re.findall(r"^    case (\w+)(?: = \"([\w-]+)\")?$", cases, re.MULTILINE)
    return [value or name for name, value in found]


def program():
    path = pathlib.Path(os.environ.get("ORIEL_GALLERY", ROOT / ".build" / "debug" / "Gallery"))
    assert path.exists(), f"{path} is missing; `make browser-test` builds it, or `swift build --product Gallery`"
    return path


def wait_until(condition, what, timeout=20, pause=0.02):
    """Waits until something holds, and gives what the condition gave."""
    deadline = time.monotonic() + timeout
    while True:
        if result := condition():
            return result
        assert time.monotonic() < deadline, f"{what}: not within {timeout} s"
        time.sleep(pause)


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Gallery:
    """A running Gallery; started again, it listens on the same port with the same key."""

    def __init__(self, name):
        self.port = free_port()
        ARTIFACTS.mkdir(parents=True, exist_ok=True)
        self.log = ARTIFACTS / f"{name}.log"
        self.process = None
        self.temporary_folder = tempfile.mkdtemp(prefix="oriel-gallery-")
        self.start("w")

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self, mode="a"):
        environment = {
            **os.environ,
            "ORIEL_KEY": KEY,
            "ORIEL_MAX_SESSIONS_PER_ADDRESS": "2000",
            "ORIEL_MAX_UPLOAD_SIZE": str(MAX_UPLOAD_SIZE),
            "TMPDIR": self.temporary_folder,
        }
        with self.log.open(mode) as log:
            self.process = subprocess.Popen(
                [program(), "--port", str(self.port)], env=environment, stdout=log, stderr=subprocess.STDOUT
            )
        wait_until(self.answers, f"the Gallery answers; its log is {self.log}")

    def answers(self):
        assert self.process.poll() is None, f"the Gallery has ended:\n{self.log.read_text()[-2000:]}"
        try:
            with urllib.request.urlopen(f"{self.origin}/healthz", timeout=1) as response:
                return response.status == 200
        except OSError:
            return False

    def kill(self):
        """Ends the process without giving it a chance to say goodbye."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.end()
        shutil.rmtree(self.temporary_folder, ignore_errors=True)

    def end(self):
        if self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def metric(self, name):
        """A number of /metrics, summed over its labels."""
        with urllib.request.urlopen(f"{self.origin}/metrics", timeout=5) as response:
            lines = response.read().decode().splitlines()
        return sum(float(line.split()[-1]) for line in lines if re.match(rf"{name}(\{{| )", line))


class Network:
    """Hands bytes on between browser and server, late if wanted, or not at all."""

    def __init__(self, target):
        self.target = target
        self.latency = 0.0
        # Bytes a second, each way; none for as many as there are.
        self.speed = None
        self.is_cut = False
        self.port = free_port()
        self.writers = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        listener = socket.create_server(("127.0.0.1", self.port))
        # What the kernel takes in advance counts as sent, so a slow network has to be a narrow one.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32768)
        self.server = self.call(asyncio.start_server(self.accept, sock=listener))

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def call(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(10)

    async def accept(self, reader, writer):
        self.writers.add(writer)
        if self.is_cut:
            return writer.transport.abort()
        try:
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            return writer.transport.abort()
        self.writers.add(there_writer)
        await asyncio.gather(self.pass_on(reader, there_writer), self.pass_on(there_reader, writer))

    async def pass_on(self, reader, writer):
        """Each piece arrives as much later as it was sent, in the order in which it was sent."""
        pieces = asyncio.Queue()

        async def deliver():
            while (piece := await pieces.get())[1]:
                await asyncio.sleep(max(0, piece[0] - self.loop.time()))
                writer.write(piece[1])
            writer.close()

        delivery = asyncio.create_task(deliver())
        try:
            while data := await reader.read(65536 if self.speed is None else 8192):
                if self.speed is not None:
                    await asyncio.sleep(len(data) / self.speed)
                pieces.put_nowait((self.loop.time() + self.latency, data))
        except OSError:
            pass
        pieces.put_nowait((0, b""))
        try:
            await delivery
        except OSError:
            pass
        finally:
            self.writers.discard(writer)

    def cut(self):
        """Breaks all connections and lets none be made."""

        async def abort():
            self.is_cut = True
            for writer in self.writers:
                writer.transport.abort()
            self.writers.clear()

        self.call(abort())

    def mend(self):
        self.is_cut = False

    def close(self):
        self.cut()

        async def end():
            self.server.close()
            tasks = asyncio.all_tasks() - {asyncio.current_task()}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        self.call(end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)
