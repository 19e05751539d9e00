"""Waiting for conditions, and free ports."""

import random
import socket
import time


# How many seconds a test waits for what must happen. No test waits for what must not, so only one that falls takes so long, and a machine
# with much else to do is no reason to fall.
PATIENCE = 60
# The same for a build of a package, which several suites and their browsers slow down.
BUILD_PATIENCE = 600


def wait_until(condition, what, timeout=PATIENCE, pause=0.02):
    """Waits until the condition is true, and returns its result."""
    deadline = time.monotonic() + timeout
    while True:
        if result := condition():
            return result
        assert time.monotonic() < deadline, f"{what}: not within {timeout} s"
        time.sleep(pause)


def free_port():
    """Returns a free port.

    It is below those that the system gives to outgoing connections and to port 0 (from 32768), so that it stays free until a server
    listens, and while a server is started again.
    """
    while True:
        port = random.randrange(20000, 32000)
        if is_free(port):
            return port


def is_free(port):
    """Whether no process listens on a port."""
    with socket.socket() as listener:
        # As servers do; connections that were closed before do not keep a port.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
