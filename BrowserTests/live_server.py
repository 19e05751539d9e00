"""A server as a process of its own."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import urllib.request

from waiting import free_port, wait_until

ROOT = pathlib.Path(__file__).parents[1]
# A suite may run twice at the same time, with different numbers of workers.
ARTIFACTS = ROOT / "BrowserTests" / "artifacts" / f"workers-{os.environ.get('ORIEL_WORKERS', '0')}"


class Server:
    """A running server; started again, it listens on the same port."""

    # Seconds that a start may take.
    patience = 20
    # Those that no test has ended.
    expected = set()

    def __init__(self, name, program, arguments=(), environment=None):
        self.program = program
        self.arguments = arguments
        self.environment = environment or {}
        self.port = free_port()
        ARTIFACTS.mkdir(parents=True, exist_ok=True)
        self.log = ARTIFACTS / f"{name}.log"
        self.process = None
        self.temporary_folder = tempfile.mkdtemp(prefix="oriel-server-")
        self.start("w")

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self, mode="a"):
        environment = {
            **os.environ,
            "ORIEL_MAX_SESSIONS_PER_ADDRESS": "2000",
            "TMPDIR": self.temporary_folder,
            **self.environment,
        }
        with self.log.open(mode) as log:
            self.process = subprocess.Popen(
                [self.program, "--port", str(self.port), *self.arguments], env=environment, stdout=log, stderr=subprocess.STDOUT
            )
        Server.expected.add(self)
        wait_until(self.answers, f"the server answers; its log is {self.log}", self.patience)

    @classmethod
    def ended_unexpectedly(cls):
        """What the servers have written last that have ended by themselves, by name and exit code."""
        ended = [server for server in cls.expected if server.process.poll() is not None]
        return [(f"{server.log.name}: exit code {server.process.returncode}", server.last_lines()) for server in ended]

    def last_lines(self):
        return self.log.read_text(errors="replace")[-4000:]

    def answers(self):
        assert self.process.poll() is None, f"the server has ended:\n{self.last_lines()}"
        try:
            with urllib.request.urlopen(f"{self.origin}/healthz", timeout=1) as response:
                return response.status == 200
        except OSError:
            return False

    @property
    def workers(self):
        """The processes of its workers."""
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return sorted(int(number) for task in tasks for number in task.read_text().split())

    def kill(self):
        """Ends the process without giving it a chance to say goodbye."""
        Server.expected.discard(self)
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.end()
        shutil.rmtree(self.temporary_folder, ignore_errors=True)

    def end(self):
        Server.expected.discard(self)
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
