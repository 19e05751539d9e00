"""Moments on three machines behind HAProxy, with two databases, all on this machine."""

import contextlib
import http.client
import json
import os
import pathlib
import shutil
import signal
import tempfile
import urllib.request

from balancer import NAMES, Balancer
from clock import Clock
from databases import REPAIR, Databases
from disks import Disk
from links import Links
from live_server import ARTIFACTS, Server
from moments_server import LIKES, program
from waiting import free_port, wait_until

# Of a disk of a machine, in megabytes.
DISK = 32
# What a person reads to see whether a machine has data.
PROBE = "{ viewer { timeline(first: 1) { nodes { id title } } } }"


class Machine(Server):
    """A server with a network, a disk and a clock of its own. Its port stays the same."""

    patience = 300
    # It serves on before it ends.
    ending = 60

    def __init__(self, name, photos, databases, program):
        self.name = name
        self.links = Links({node.port: free_port() for node in databases.nodes})
        self.disk = Disk(f"machine-{name}", DISK)
        self.clock = Clock(photos.parent / f"clock-{name}")
        data, temporary = self.disk.folder / "data", self.disk.folder / "temporary"
        for folder in (data, temporary):
            folder.mkdir()
        (data / "photos").symlink_to(photos)
        hosts = ",".join(f"127.0.0.1:{port}" for port in self.links.ports.values())
        database = f"postgres://moments@{hosts}/postgres?target_session_attrs=read-write"
        arguments = ("--data", str(data), "--database", database, "--workers", "2", "--trust-forwarded", "--no-demo", *LIKES)
        # The default, so that the balancer notices an end.
        variables = {**self.clock.variables, "TMPDIR": str(temporary), "ORIEL_DRAIN_TIMEOUT": ""}
        super().__init__(f"cluster-{name}", program, arguments, variables)

    def signal(self, number):
        """Sends a signal to all its processes."""
        for process in (self.process.pid, *self.workers):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def is_whole(self):
        return self.process.poll() is None and len(self.workers) == 2 and self.answers()

    def reads(self, token):
        """Whether a person gets a page of the timeline from this machine."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = urllib.request.Request(f"{self.origin}/graphql", json.dumps({"query": PROBE}).encode(), headers)
        with contextlib.suppress(OSError, http.client.HTTPException), urllib.request.urlopen(request, timeout=15) as response:
            answer = json.load(response)
            return "errors" not in answer and answer["data"]["viewer"] is not None

    def stop(self):
        # Nobody uses it any more.
        if self.process and self.process.poll() is None:
            self.kill()
        super().stop()
        self.links.close()
        self.disk.remove()


class Cluster:
    def __init__(self, is_synchronous=True):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="moments-cluster-"))
        self.machines = []
        self.balancer = None
        # Of a person who has signed up.
        self.token = None
        self.databases = Databases(is_synchronous)
        photos = self.folder / "photos"
        photos.mkdir()
        try:
            # The first makes the tables.
            for name in NAMES:
                self.machines.append(Machine(name, photos, self.databases, program()))
            self.port = free_port()
            ports = {machine.name: machine.port for machine in self.machines}
            self.balancer = Balancer(self.port, ports, self.folder, ARTIFACTS / "cluster-haproxy.log")
        except BaseException:
            self.stop()
            raise

    def database_ended(self, node):
        for machine in self.machines:
            machine.links.send("lose", node.port)

    def database_started(self, node):
        for machine in self.machines:
            machine.links.send("find", node.port)

    def wait_until_whole(self):
        """Waits until all machines run, with data, and the standby follows."""
        self.databases.wait_for_standby()
        for machine in self.machines:
            self.wait_for(machine)

    def wait_for(self, machine):
        wait_until(machine.is_whole, f"machine {machine.name} has both workers", REPAIR, 0.2)
        if self.token:
            wait_until(lambda: machine.reads(self.token), f"machine {machine.name} has data", REPAIR, 0.2)
        wait_until(lambda: self.balancer.has(machine.name), f"the balancer has machine {machine.name}", REPAIR, 0.2)

    def stop(self):
        for machine in self.machines:
            # A frozen one would not end.
            machine.signal(signal.SIGCONT)
            machine.stop()
        if self.balancer:
            self.balancer.stop()
        self.databases.remove()
        shutil.rmtree(self.folder, ignore_errors=True)
