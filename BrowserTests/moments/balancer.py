"""HAProxy with the configuration of the repository, in front of servers on this machine."""

import contextlib
import csv
import http.client
import re
import shutil
import socket
import subprocess
import urllib.request

from live_server import ROOT
from waiting import PATIENCE, wait_until

CONFIGURATION = ROOT / "Apps" / "Moments" / "Deploy" / "haproxy.cfg"
NAMES = ("one", "two", "three")


class Balancer:
    def __init__(self, port, machines, folder, log):
        """`machines` are ports by names; `folder` is for its files."""
        self.port = port
        # Only to ask what it knows.
        self.socket = folder / "haproxy.socket"
        file = folder / "haproxy.cfg"
        file.write_text(self.configuration(machines))
        program = shutil.which("haproxy") or "/usr/sbin/haproxy"
        with log.open("a") as output:
            command = [program, "-n", "2000", "-f", file]
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        try:
            wait_until(self.answers, "the balancer answers")
        except BaseException:
            self.stop()
            raise

    def configuration(self, machines):
        text = CONFIGURATION.read_text().replace("bind :80\n", f"bind 127.0.0.1:{self.port}\n")
        text = text.replace("global\n", f"global\n    stats socket {self.socket}\n")
        for name in NAMES:
            line = rf"server {name} \S+ cookie {name}\n"
            new = f"server {name} 127.0.0.1:{machines[name]} cookie {name}\n" if name in machines else "\n"
            text, count = re.subn(line, new, text)
            assert count == 1, f"haproxy.cfg has no server {name}"
        return text

    def answers(self):
        assert self.process.poll() is None, "the balancer has ended"
        address = f"http://127.0.0.1:{self.port}/healthz"
        with contextlib.suppress(OSError, http.client.HTTPException), urllib.request.urlopen(address, timeout=10) as response:
            return response.status == 200

    def has(self, name):
        """Whether it sends requests to a machine."""
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(self.socket))
            connection.sendall(b"show stat\n")
            text = b"".join(iter(lambda: connection.recv(65536), b"")).decode()
        rows = csv.DictReader(text.removeprefix("# ").splitlines())
        return any(row["svname"] == name and row["status"].startswith("UP") for row in rows)

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)
