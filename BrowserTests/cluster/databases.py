"""Two servers of PostgreSQL, one of which follows the other, so that it can take its place."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

from disks import Disk
from links import Links
from postgresql_server import USER, programs
from processes import children
from waiting import PATIENCE, free_port, wait_until

# Of a disk of a database, in megabytes: PostgreSQL begins with 40, and its log takes 64 and more.
DISK = 320
# How many seconds a part of a cluster may take until it is whole again.
REPAIR = 240


class Unsuccessful(Exception):
    """A program of PostgreSQL has failed."""


class Node:
    """A server of PostgreSQL at a port, which stays the same."""

    def __init__(self, name):
        self.name = name
        self.disk = Disk(f"database-{name}", DISK)
        if USER:
            shutil.chown(self.disk.folder, "postgres")
        self.data = self.disk.folder / "data"
        self.port = free_port()
        self.process = None
        # Not on the disk that is filled.
        self.log = pathlib.Path(tempfile.mkstemp(prefix=f"moments-database-{name}-", suffix=".log")[1])

    def run(self, program, *arguments):
        command = [*USER, programs() / program, *arguments]
        done = subprocess.run(command, check=False, capture_output=True, text=True, cwd="/tmp")
        if done.returncode != 0:
            raise Unsuccessful(f"{program}: {done.stderr}")
        return done.stdout

    def make(self):
        self.run("initdb", "-D", self.data, "-U", "moments", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")

    def follow(self, port):
        """Begins again as a copy of another server, which it follows through a link."""
        shutil.rmtree(self.data, ignore_errors=True)
        source = f"host=127.0.0.1 port={port} user=moments application_name={self.name}"
        options = ["--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-sync"]
        self.run("pg_basebackup", "-D", self.data, "-d", source, *options)

    def start(self):
        deadline = time.monotonic() + REPAIR
        # One that was killed may have a process left for a moment, with which it refuses to start.
        while not self.begin():
            assert time.monotonic() < deadline, f"{self.name} does not start:\n{self.log.read_text(errors='replace')[-4000:]}"
            time.sleep(0.2)

    def begin(self):
        """Starts it once, and waits until it answers. Returns whether it runs."""
        options = ["-p", str(self.port), "-c", "listen_addresses=127.0.0.1", "-k", self.disk.folder, "-c", f"cluster_name={self.name}"]
        with self.log.open("a") as log:
            command = [*USER, programs() / "postgres", "-D", self.data, *options]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd="/tmp")
        what = f"{self.name} answers; its log is {self.log}"
        wait_until(lambda: self.process.poll() is not None or self.answers(), what, REPAIR)
        return self.process.poll() is None

    def answers(self):
        ready = [programs() / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-t", "5"]
        return subprocess.run(ready, check=False).returncode == 0

    def query(self, sql):
        """The first column of a statement's rows, as text."""
        arguments = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "moments", "-d", "postgres", "-AtXc", sql]
        return self.run("psql", *arguments).split("\n")[:-1]

    @property
    def main_process(self):
        try:
            return int((self.data / "postmaster.pid").read_text().split()[0])
        except OSError:
            return None

    def processes(self):
        """All of them, the main process first. Those of one that was killed are not found."""
        main = self.main_process
        if main is None:
            return []
        found = children(main)
        return [main, *found] if pathlib.Path(f"/proc/{main}").exists() else []

    def signal(self, number):
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def crash(self):
        """Ends it at once: what is in its memory only is lost."""
        if self.process.poll() is None:
            self.signal(signal.SIGKILL)
            # It stops with what it has started.
            self.process.send_signal(signal.SIGCONT)
            self.process.wait(PATIENCE)

    def freeze(self):
        self.signal(signal.SIGSTOP)

    def thaw(self):
        self.signal(signal.SIGCONT)
        self.process.send_signal(signal.SIGCONT)

    def remove(self):
        if self.process:
            self.crash()
        self.disk.remove()
        self.log.unlink(missing_ok=True)


class Databases:
    """The server that is written to, and the one that follows it: no transaction is acknowledged before both have it."""

    def __init__(self, is_synchronous=True):
        """Without synchronous replication a fail-over loses what was acknowledged, which the checker must find."""
        self.is_synchronous = is_synchronous
        self.primary, self.standby = Node("one"), Node("two")
        # The network between the two.
        self.links = Links({node.port: free_port() for node in self.nodes})
        try:
            self.primary.make()
            self.primary.start()
            self.add_standby()
        except BaseException:
            self.remove()
            raise

    @property
    def nodes(self):
        return sorted((self.primary, self.standby), key=lambda node: node.name)

    def add_standby(self):
        """Makes the other server a copy of the one that is written to, and waits until it follows."""
        self.standby.follow(self.links.ports[self.primary.port])
        self.standby.start()
        if self.is_synchronous:
            # The copy has this setting, too: after a fail-over, writes wait for the next standby.
            self.primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'")
            self.primary.query("SELECT pg_reload_conf()")
        self.wait_for_standby()

    def is_followed(self):
        state = "sync" if self.is_synchronous else "async"
        sql = "SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'"
        if not self.primary.answers():
            return False
        try:
            return self.primary.query(sql) == [state]
        except Unsuccessful:
            # For a moment it may have no connection left: machines that were cut off all come back.
            return False

    def wait_for_standby(self):
        wait_until(self.is_followed, "the standby follows", REPAIR, 0.2)

    def promote(self):
        """Makes the standby the server that is written to. The other must not run."""
        self.primary, self.standby = self.standby, self.primary
        self.primary.run("pg_ctl", "promote", "-D", self.primary.data, "-w", "-t", str(REPAIR))

    def remove(self):
        self.links.close()
        for node in (self.primary, self.standby):
            node.remove()
