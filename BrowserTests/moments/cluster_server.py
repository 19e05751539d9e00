"""Three machines behind HAProxy with a database of their own, in the place of one server: `ORIEL_CLUSTER=1`."""

import atexit
import functools
import os
import pathlib
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor

from balancer import NAMES, Balancer
from live_server import ARTIFACTS, Server
from postgresql_server import PostgreSQL
from waiting import free_port

IS_CLUSTER = os.environ.get("ORIEL_CLUSTER") == "1"


@functools.cache
def postgresql():
    """The server with all databases of a run."""
    server = PostgreSQL("-c", "max_connections=600")
    atexit.register(server.stop)
    return server


class Machine(Server):
    # The first fills the demo.
    patience = 300

    @property
    def metrics_origin(self):
        # Behind a balancer, they need a port of their own.
        return f"http://127.0.0.1:{self.arguments[self.arguments.index('--metrics-port') + 1]}"


class ClusterServer:
    """It has what tests use of `Server`. A folder that is copied from that of another, ended one begins with the same data."""

    def __init__(self, name, program, arguments=(), environment=None):
        """The arguments begin with `--data` and the folder that the machines share."""
        _, data, *self.arguments = arguments
        self.name, self.program, self.data, self.environment = name, program, pathlib.Path(data), environment
        # Of the balancer; chosen when the machines have theirs.
        self.port = None
        # What belongs to one machine, and to the balancer.
        self.files = pathlib.Path(tempfile.mkdtemp(prefix="moments-machines-"))
        self.log = ARTIFACTS / f"{name}-balancer.log"
        self.machines = {}
        self.balancer = None
        if "--api-url" in self.arguments:
            # Its data is on another server, which is a cluster.
            self.machine_names = NAMES[:1]
        else:
            self.machine_names = NAMES
            self.make_database()
        self.start("w")

    # MARK: The database

    @property
    def note(self):
        """The file in a data folder with the name of its database."""
        return self.data / "database"

    @property
    def url(self):
        return f"postgres:///{self.note.read_text()}?host={postgresql().folder}&user=moments"

    @property
    def place(self):
        """The options by which commands find the data."""
        return ["--data", str(self.data), "--database", self.url]

    def make_database(self):
        self.data.mkdir(exist_ok=True)
        template = self.note.read_text() if self.note.exists() else "template1"
        name = f"moments_{os.urandom(6).hex()}"
        postgresql().query(f"CREATE DATABASE {name} TEMPLATE {template}")
        self.note.write_text(name)
        for folder in ("photos", "outbox"):
            (self.data / folder).mkdir(exist_ok=True)

    def execute(self, sql):
        postgresql().query(sql, database=self.note.read_text())

    # MARK: The machines

    def arguments_of(self, name):
        if "--api-url" in self.arguments:
            return ["--data", str(self.data), *self.arguments]
        data = self.files / name
        if not data.exists():
            data.mkdir()
            for folder in ("photos", "outbox"):
                (data / folder).symlink_to(self.data / folder)
        return ["--data", str(data), "--database", self.url, "--workers", "2", "--trust-forwarded", "--metrics-port", str(free_port()), *self.arguments]

    def start(self, mode="a"):
        def begin(name):
            if name in self.machines:
                self.machines[name].start()
            else:
                self.machines[name] = Machine(f"{self.name}-{name}", self.program, self.arguments_of(name), self.environment)

        # The first makes the tables.
        first, *others = self.machine_names
        begin(first)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(begin, others))
        ports = {name: machine.port for name, machine in self.machines.items()}
        self.port = self.port or free_port()
        self.balancer = Balancer(self.port, ports, self.files, self.log)

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def answers(self):
        return self.balancer.answers()

    # Returns a metric summed over its labels and all machines.
    metric = Server.metric

    def metrics_of_all(self):
        """The lines of /metrics of all machines; None if a worker is missing in them."""
        parts = [machine.metrics_of_all() for machine in self.machines.values()]
        return None if None in parts else [line for part in parts for line in part]

    def last_lines(self):
        return "".join(machine.last_lines() for machine in self.machines.values())

    def kill(self):
        """All of it but the database, at once."""
        self.balancer.stop()
        for machine in self.machines.values():
            machine.kill()

    def end(self):
        # First, or pages would go from each machine to the next.
        if self.balancer.process.poll() is None:
            self.balancer.stop()
        for machine in self.machines.values():
            machine.end()

    def stop(self):
        self.end()
        for machine in self.machines.values():
            machine.stop()
        shutil.rmtree(self.files, ignore_errors=True)
