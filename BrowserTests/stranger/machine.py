"""A system in a folder, and the programs that run in it."""

import os
import pathlib
import signal
import subprocess

from live_server import ARTIFACTS
from waiting import is_free, wait_until

LOGS = ARTIFACTS / "stranger"
# Enters the system as one that was started does, not by chroot, in which browsers cannot make their sandbox.
ENTER = 'mount --rbind "$1" "$1" && cd "$1" && pivot_root . . && umount -l / && shift && exec "$@"'
PROXIES = ("http_proxy", "https_proxy", "no_proxy")
# How many seconds a command may take: a release build takes up to 20 minutes on two slow cores.
PATIENCE = 3600


class Machine:
    """A system in a folder, which shares the network with this one."""

    def __init__(self, root, user, home, path=""):
        self.root = pathlib.Path(root)
        self.user = user
        self.home = home
        self.variables = {
            "HOME": home, "USER": user, "LANG": "C.UTF-8",
            "PATH": ":".join(filter(None, ["/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin", path])),
            **{name: os.environ[name] for name in PROXIES if name in os.environ},
        }

    def file(self, path):
        """The path outside of the system of a path in the user's folder."""
        return self.root / self.home[1:] / path

    def command(self, line, folder, user=None):
        """What runs a line of a shell as a user."""
        return [
            "unshare", "--mount", "bash", "-c", ENTER, "bash", str(self.root), "chroot", f"--userspec={user or self.user}:", "/",
            "env", "-i", f"--chdir={self.home}/{folder}", *(f"{name}={value}" for name, value in self.variables.items()),
            "bash", "-c", line,
        ]

    def start(self, name, line, folder=""):
        return Running(name, line, self.command(f"exec {line}", folder))

    def run(self, name, line, folder="", status=0, user=None):
        """Runs a line until it ends, and returns what it prints."""
        running = Running(name, line, self.command(line, folder, user))
        try:
            found = running.process.wait(PATIENCE)
        finally:
            running.kill()
        assert found == status, f"expected exit code {status} from `{line}`, got {found}\n{running.tail}"
        return running.output

    def edit(self, path, old, new):
        """Replaces a text of a file, which occurs once."""
        file = self.file(path)
        text = file.read_text()
        assert text.count(old) == 1, f"expected {old} once in {path}"
        file.write_text(text.replace(old, new))


class Running:
    """A program, with its log in the artifacts of the browser tests."""

    def __init__(self, name, line, command, **options):
        LOGS.mkdir(parents=True, exist_ok=True)
        self.line = line
        self.log = LOGS / f"{name}.log"
        print(f"$ {line}", flush=True)
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, **options)

    @property
    def output(self):
        return self.log.read_text(errors="replace")

    @property
    def tail(self):
        return f"the end of {self.log}:\n" + "\n".join(self.output.splitlines()[-40:])

    def wait_for_port(self, port, patience=60):
        def look():
            assert self.process.poll() is None, f"expected `{self.line}` to listen on port {port}, but it ended\n{self.tail}"
            return not is_free(port)

        wait_until(look, f"`{self.line}` listens on port {port}", patience, pause=0.2)

    def stop(self, number):
        """Ends the program as its user does."""
        self.process.send_signal(number)
        try:
            status = self.process.wait(60)
        finally:
            self.kill()
        assert status == 0, f"expected exit code 0 from `{self.line}` after {signal.Signals(number).name}, got {status}\n{self.tail}"

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
