"""Whatever was acknowledged is there after the server was killed, again and again."""

import http.client
import os
import signal
import threading

import pytest

from waiting import PATIENCE, wait_until

ROUNDS = 50 if os.environ.get("ORIEL_LONG") else 3
WORKER_ROUNDS = 20 if os.environ.get("ORIEL_LONG") else 3
# So many moments are acknowledged before the server is killed.
MOMENTS_PER_ROUND = 8

MOMENT = "query($id: ID!) { moment(id: $id) { title isLiked comments(first: 100) { nodes { id text } } } }"


class Writer(threading.Thread):
    """Publishes, comments and likes until the server exits or `is_stopped` is set."""

    def __init__(self, client, name, acknowledged):
        super().__init__(daemon=True)
        self.client = client
        self.name = name
        self.acknowledged = acknowledged
        self.failure = None
        self.is_stopped = threading.Event()

    def run(self):
        number = 0
        try:
            while not self.is_stopped.is_set():
                number += 1
                title = f"{self.name}, number {number}"
                id = self.client.publish(title)["id"]
                kept = {"title": title, "comments": [], "isLiked": False}
                self.acknowledged[id] = kept
                self.client.like(id)
                kept["isLiked"] = True
                for text in ("first", "second"):
                    kept["comments"].append((self.client.comment(id, text), text))
        except (OSError, http.client.HTTPException):
            # The end of the server, before or amid an answer.
            return
        except Exception as error:  # A thread cannot fail the test by itself.
            self.failure = error


def test_nothing_acknowledged_is_lost(start_family):
    family = start_family()
    everything = {handle: {} for handle in ("ada", "ben", "cleo", "dan")}
    for round in range(ROUNDS):
        written = {handle: {} for handle in everything}
        writers = [
            Writer(family.people[handle], f"{handle}, round {round}", kept) for handle, kept in written.items()
        ]
        for writer in writers:
            writer.start()
        wait_until(
            lambda: sum(map(len, written.values())) >= MOMENTS_PER_ROUND or any(writer.failure for writer in writers),
            "moments are published",
        )
        family.kill()
        for writer in writers:
            writer.join(PATIENCE)
            assert not writer.is_alive() and writer.failure is None, writer.failure
        family.start()
        for handle, kept in written.items():
            everything[handle].update(kept)
        # After the last start, what came before the earlier ones, too.
        for handle, kept in (everything if round == ROUNDS - 1 else written).items():
            for id, expected in kept.items():
                check(family.people[handle].ask(MOMENT, id=id)["moment"], expected)
    count = sum(len(kept) for kept in everything.values())
    print(f"\n{count} moments, {2 * count} comments at most, {ROUNDS} kills")


@pytest.mark.one_machine("it ends a worker that must have the connection")
def test_nothing_acknowledged_is_lost_with_a_worker(start_family):
    family = start_family("--workers", "2")
    for round in range(WORKER_ROUNDS):
        # A worker that keeps ending is started again after 30 seconds at most.
        workers = wait_until(lambda: len(workers := family.workers) == 2 and workers, "both workers run", 30 + PATIENCE)
        written = {handle: {} for handle in ("ada", "ben", "cleo", "dan")}
        writers = [Writer(family.people[handle], handle, kept) for handle, kept in written.items()]
        for writer in writers:
            writer.start()
        wait_until(
            lambda: sum(map(len, written.values())) >= MOMENTS_PER_ROUND or any(writer.failure for writer in writers),
            "moments are published",
        )

        os.kill(workers[round % 2], signal.SIGKILL)
        # Those whose connection was the worker's have ended; the others go on at the other worker.
        for writer in writers:
            writer.is_stopped.set()
        for writer in writers:
            writer.join(PATIENCE)
            assert not writer.is_alive() and writer.failure is None, writer.failure

        for handle, kept in written.items():
            for id, expected in kept.items():
                check(family.people[handle].ask(MOMENT, id=id)["moment"], expected)


def check(moment, expected):
    assert moment["title"] == expected["title"]
    assert moment["isLiked"] or not expected["isLiked"]
    comments = [(comment["id"], comment["text"]) for comment in moment["comments"]["nodes"]]
    assert comments[: len(expected["comments"])] == expected["comments"]
