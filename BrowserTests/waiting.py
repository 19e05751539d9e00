"""Waiting for conditions, and free ports."""

import socket
import time


def wait_until(condition, what, timeout=20, pause=0.02):
    """Waits until the condition is true, and returns its result."""
    deadline = time.monotonic() + timeout
    while True:
        if result := condition():
            return result
        assert time.monotonic() < deadline, f"{what}: not within {timeout} s"
        time.sleep(pause)


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]
