"""A server of PostgreSQL in a temporary folder."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

from waiting import PATIENCE, wait_until

# PostgreSQL does not run as root.
USER = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


def programs():
    """The folder of its newest version's programs."""
    folders = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    assert folders, "PostgreSQL is missing; `Scripts/setup.sh tests` installs it"
    return folders[-1]


class PostgreSQL:
    def __init__(self, *options):
        """`options` are those of the program."""
        self.options = options
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="moments-postgresql-"))
        self.data = self.folder / "data"
        if USER:
            shutil.chown(self.folder, "postgres")
        first = ["-U", "moments", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        subprocess.run([*USER, programs() / "initdb", "-D", self.data, *first], check=True, capture_output=True, cwd="/tmp")
        self.process = None
        try:
            self.start()
        except BaseException:
            self.stop()
            raise

    @property
    def url(self):
        return f"postgres:///postgres?host={self.folder}&user=moments"

    def start(self):
        command = [programs() / "postgres", "-D", self.data, "-k", self.folder, "-c", "listen_addresses=", *self.options]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen([*USER, *command], stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd="/tmp")
        ready = [programs() / "pg_isready", "-q", "-h", self.folder, "-U", "moments"]
        wait_until(lambda: subprocess.run(ready, check=False).returncode == 0, "PostgreSQL answers")

    def command(self, database="postgres"):
        return [programs() / "psql", "-h", self.folder, "-U", "moments", "-d", database, "-AtX"]

    def query(self, sql, database="postgres"):
        """The first column of a statement's rows, as text."""
        return subprocess.run([*self.command(database), "-c", sql], check=True, capture_output=True, text=True).stdout.split()

    def session(self):
        """A process that runs the statements of its input, with one connection, until that ends; a context."""
        return subprocess.Popen(self.command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def crash(self):
        """Ends it at once: what is not on the disk is lost."""
        os.kill(int((self.data / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def stop(self):
        if self.process and self.process.poll() is None:
            try:
                self.crash()
            except FileNotFoundError:
                # It has not come so far.
                self.process.terminate()
                self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
