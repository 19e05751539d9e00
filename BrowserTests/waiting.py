"""Waiting for conditions, and free ports."""

import functools
import itertools
import random
import socket
import time


# What keeps the ports of this process from others.
CLAIMS = []
# How many seconds a test waits for what must happen. No test waits for what must not, so only one that falls takes so long, and a machine
# with much else to do is no reason to fall.
PATIENCE = 60
# The same for a build of a package, which takes minutes on a fast machine, and for filling a demo.
BUILD_PATIENCE = 1800


def wait_until(condition, what, timeout=PATIENCE, pause=0.02):
    """Waits until the condition is true, and returns its result."""
    deadline = time.monotonic() + timeout
    while True:
        if result := condition():
            return result
        assert time.monotonic() < deadline, f"{what}: not within {timeout} s"
        time.sleep(pause)


def free_port():
    """Returns a free port, which no other process of tests gets and this one not again soon.

    It is below those that the system gives to outgoing connections and to port 0 (from 32768), so that it stays free until a server
    listens, and while a server is started again.
    """
    return next(port for port in own_ports() if is_free(port))


@functools.cache
def own_ports():
    """An endless iterator over ports that belong to this process: suites that run side by side would find the same ones free."""
    blocks = [range(first, first + 250) for first in range(20000, 32000, 250)]
    random.shuffle(blocks)
    for block in blocks:
        # A name without a file, which is free again when this process ends, however that ends.
        claim = socket.socket(socket.AF_UNIX)
        try:
            claim.bind(f"\0oriel-test-ports-{block.start}")
        except OSError:
            claim.close()
            continue
        CLAIMS.append(claim)
        return itertools.cycle(block)
    raise AssertionError("all ports for tests are taken by other processes of tests")


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
