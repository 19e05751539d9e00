"""A server in its own process."""

import http.client
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import urllib.request

from processes import children
from waiting import PATIENCE, free_port, is_free, wait_until

ROOT = pathlib.Path(__file__).parents[1]
# Two runs of a suite with different numbers of workers may be active at the same time.
ARTIFACTS = ROOT / "BrowserTests" / "artifacts" / f"workers-{os.environ.get('ORIEL_WORKERS', '0')}"


class Server:
    """A running server. After a restart it listens on the same port."""

    # The maximum duration of a start, in seconds.
    patience = PATIENCE
    # The same of an end. The server itself gives up after 15.
    ending = 30
    # The servers that no test has stopped.
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
        try:
            self.start("w")
        except BaseException:
            # Nobody else knows it, and it would slow down the tests that follow.
            self.stop()
            raise

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    # Where its metrics are.
    metrics_origin = origin

    def start(self, mode="a"):
        environment = {
            **os.environ,
            "ORIEL_MAX_SESSIONS_PER_ADDRESS": "2000",
            # No balancer has to notice an end, unless a test says so.
            "ORIEL_DRAIN_TIMEOUT": "0",
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
        """Returns name and exit code, and the last log lines, of each server that has exited unexpectedly."""
        ended = [server for server in cls.expected if server.process.poll() is not None]
        return [(f"{server.log.name}: exit code {server.process.returncode}", server.last_lines()) for server in ended]

    def last_lines(self):
        return self.log.read_text(errors="replace")[-4000:]

    def answers(self):
        assert self.process.poll() is None, f"the server has ended:\n{self.last_lines()}"
        try:
            with urllib.request.urlopen(f"{self.origin}/healthz", timeout=10) as response:
                return response.status == 200
        except (OSError, http.client.HTTPException):
            return False

    @property
    def workers(self):
        """The process ids of its workers."""
        return children(self.process.pid)

    def kill(self):
        """Kills the process (SIGKILL), without a graceful shutdown."""
        Server.expected.discard(self)
        self.process.kill()
        self.process.wait()
        # The workers share the port, and the system ends them a little later.
        wait_until(lambda: is_free(self.port), "the killed server's workers have ended")

    def stop(self):
        self.end()
        shutil.rmtree(self.temporary_folder, ignore_errors=True)

    def end(self):
        Server.expected.discard(self)
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(self.ending)
        except subprocess.TimeoutExpired:
            self.kill()

    def metric(self, name):
        """Returns a metric of /metrics, summed over its labels and all workers.

        The worker that is asked leaves out those that do not answer it within a second, so it is asked until all have.
        """
        lines = wait_until(self.metrics_of_all, "all workers tell their metrics")
        return total(name, lines)

    def metrics_of_all(self):
        """The lines of /metrics; None if a worker is missing in them."""
        with urllib.request.urlopen(f"{self.metrics_origin}/metrics", timeout=PATIENCE) as response:
            lines = response.read().decode().splitlines()
        return lines if total("oriel_workers", lines) >= len(self.workers) else None


def total(name, lines):
    """The sum of a metric over its labels."""
    return sum(float(line.split()[-1]) for line in lines if re.match(rf"{name}(\{{| )", line))
