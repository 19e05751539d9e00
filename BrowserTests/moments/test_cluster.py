"""Three machines with one database behind a balancer, as `make cluster` starts them."""

import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import threading
import time

import pytest

from live_server import ARTIFACTS, ROOT
from moments_server import LIKES, PHOTOS, Client, Family, Refused, program
from visit import MOUNT
from waiting import PATIENCE, free_port, wait_until

pytestmark = pytest.mark.one_machine("it starts machines of its own")

PROXIES = ROOT / ".build" / "proxies" / "usr" / "sbin"


class Cluster:
    """The script, and a family that has signed up through the balancer."""

    def __init__(self, balancer):
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        ARTIFACTS.mkdir(parents=True, exist_ok=True)
        self.log = ARTIFACTS / f"cluster-{balancer}.log"
        ports = " ".join(str(free_port()) for _ in range(3))
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [ROOT / "Scripts" / "cluster.sh", str(self.port), "--no-demo", *LIKES],
                env={**os.environ, "MOMENTS": str(program()), "CLUSTER_BALANCER": balancer, "CLUSTER_PORTS": ports},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        try:
            self.begin()
        except BaseException:
            # Nobody else knows it, and it would slow down the tests that follow.
            self.stop()
            raise

    def begin(self):
        # A database and three servers, one after the other.
        wait_until(self.is_ready, "the cluster is ready", 600)
        self.machines = {name: int(pid) for name, pid in re.findall(r"Machine (\w+): .* process (\d+),", self.log.read_text())}
        ada = Client(self.origin).sign_up("ada", Family.names["ada"], Family.password)
        ben = Client(self.origin).sign_up("ben", Family.names["ben"], Family.password, ada.invite())
        ada.befriend(ben, "ada", "ben")
        self.people = {"ada": ada, "ben": ben}

    def is_ready(self):
        assert self.process.poll() is None, self.log.read_text()
        return "Moments: " in self.log.read_text()

    def stop(self):
        # Not SIGINT: a shell that was started in the background ignores it.
        self.process.terminate()
        self.process.wait(180)


@pytest.fixture(params=["haproxy", "nginx"])
def cluster(request):
    if request.param == "nginx" and not shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:{PROXIES}"):
        pytest.skip("this system has no package nginx")
    cluster = Cluster(request.param)
    yield cluster
    cluster.stop()


def machine_of(window, cluster):
    """The machine that the cookie of a browser names, if it runs."""
    cookie = window.find_cookie("moments_machine")
    return cookie["value"] if cookie and cookie["value"] in cluster.machines else None


@pytest.mark.allows_errors
def test_a_page_goes_on_at_another_machine(cluster, visit):
    assert len(cluster.machines) == 3
    window = visit(cluster.origin)
    window.sign_in(cluster.people["ben"].token)
    page = window.open()
    window.compose()
    page.get_by_role("textbox", name="Text").fill("Begun at one machine")
    window.settle()
    machine = window.wait_until(lambda: machine_of(window, cluster), "the cookie names a machine")

    # Twice, so that the page comes to each machine.
    for _ in range(2):
        mounts = window.count(MOUNT)
        os.kill(cluster.machines.pop(machine), signal.SIGKILL)
        window.wait_until(lambda mounts=mounts: window.count(MOUNT) > mounts, "another machine has built the page")
        window.settle()
        machine = window.wait_until(lambda: machine_of(window, cluster), "the cookie names a machine that runs")
        assert page.get_by_role("textbox", name="Text").input_value() == "Begun at one machine"
    window.wait_until(page.get_by_role("button", name="Publish").is_enabled, "it can be published")
    window.publish()
    window.card("Begun at one machine").wait_for()

    # What the others hear is told through the database.
    cluster.people["ada"].publish("Heard at the last")
    window.wait_for_text("Heard at the last")
    titles = [moment["title"] for moment in cluster.people["ada"].timeline()]
    assert titles.count("Begun at one machine") == 1


def has_ended(process):
    """Whether a process has ended, though the script may not have looked yet."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_no_answer_is_lost_when_machines_stop(cluster):
    answered, lost = [], []
    is_over = threading.Event()

    def ask(person):
        while not is_over.is_set():
            try:
                answered.append(len(person.timeline()))
            except (OSError, http.client.HTTPException, AssertionError, Refused) as error:
                lost.append(error)

    # They keep no cookie, so each request can go to any machine.
    askers = [threading.Thread(target=ask, args=(person,)) for person in cluster.people.values() for _ in range(3)]
    for asker in askers:
        asker.start()
    try:
        # Until one is left.
        for name in ("one", "two"):
            count = len(answered)
            wait_until(lambda count=count: len(answered) >= count + 20, "people are answered")
            os.kill(cluster.machines[name], signal.SIGTERM)
            wait_until(lambda name=name: has_ended(cluster.machines[name]), f"machine {name} has ended")
        count = len(answered)
        wait_until(lambda: len(answered) >= count + 20, "people are answered by the last machine")
    finally:
        # Otherwise they would ask for ever.
        is_over.set()
        for asker in askers:
            asker.join()
    assert not lost, lost[:5]


def test_large_files_pass(cluster):
    ada = cluster.people["ada"]
    # A decoder stops at the end of the picture.
    photo = ada.upload((PHOTOS / "grey.jpg").read_bytes() + bytes(15 << 20))
    address = ada.publish("A large file", photos=[photo["id"]])["images"][0]["url"]
    # Whichever machine is asked.
    for _ in range(4):
        status, body = ada.request(address)
        assert status == 200 and body


def test_events_come_at_once(cluster):
    ben, ada = cluster.people["ben"], cluster.people["ada"]
    connection = http.client.HTTPConnection("127.0.0.1", cluster.port, timeout=PATIENCE)
    headers = {**ben.headers, "Content-Type": "application/json", "Accept": "text/event-stream"}
    connection.request("POST", "/graphql", json.dumps({"query": "subscription { changes { kind } }"}), headers)
    response = connection.getresponse()
    assert response.status == 200

    # Lines without an event come, too.
    deadline = time.monotonic() + PATIENCE

    def next_kind():
        while True:
            line = response.readline().decode()
            assert line, "the stream has ended"
            assert time.monotonic() < deadline, "the event does not come"
            if line.startswith("data: {"):
                return json.loads(line.removeprefix("data: "))["data"]["changes"]["kind"]

    assert next_kind() == "SUBSCRIBED"
    ada.publish("Heard by a program")
    # Before it may come what happened before, of which this machine may just have heard: that the two are friends.
    while next_kind() != "MOMENT_PUBLISHED":
        pass
    connection.close()
