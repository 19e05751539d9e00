"""Programs start with one line and end with a code that says how it went."""

import re
import selectors
import signal
import socket
import urllib.error
import urllib.request

import pytest
from waiting import PATIENCE, free_port, wait_until
from socket_client import Socket, hello


def get(port, path="/healthz", **headers):
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def live_socket(port):
    """A socket with a session, welcomed."""
    token = re.search(r'"token":"([^"]+)"', get(port, "/")[1]).group(1)
    client = Socket(port)
    assert client.status == 101
    client.send(hello(token))
    opcode, content = client.next()
    assert (opcode, content[0]) == (2, 1)
    return client


def complains(process):
    """The one line a program that cannot start leaves on standard error."""
    code, errors = process.end()
    assert code not in (0, None) and code > 0, errors
    lines = errors.splitlines()
    assert len(lines) == 1, errors
    assert lines[0].lower().startswith("error: ")
    return lines[0]


# MARK: Starting


def test_it_says_where_it_listens(start):
    port = free_port()
    process = start("--port", str(port))
    assert process.first_line() == f"Listening on http://127.0.0.1:{port}"
    assert get(port) == (200, "ok\n")


def test_any_free_port_will_do(start):
    port = start("--port", "0").port
    assert port > 0
    assert get(port)[0] == 200


@pytest.mark.parametrize("name", ["Counter", "Gallery", "Members"])
def test_help_lists_the_options_and_their_variables(start, name):
    process = start("--help", name=name)
    output, errors = process.process.communicate(timeout=PATIENCE)
    assert process.process.returncode == 0 and errors == ""
    for option in (
        "--host", "--port", "--log-level", "--public-url", "--allow-host", "--trust-forwarded", "--max-sessions",
        "--max-sessions-per-address", "--max-connections", "--max-connections-per-address", "--request-timeout",
        "--min-upload-rate", "--shutdown-timeout", "--session-timeout", "--max-frame-size", "--max-message-rate",
        "--max-upload-size", "--max-upload-total",
    ):
        assert option in output, option
        assert f"[{option.replace('--', 'ORIEL_').replace('-', '_').upper()}" in re.sub(r"\s+", " ", output), option
    # An app with a command of its own says itself what it wants said.
    assert name == "Members" or "ORIEL_KEY" in output


def test_variables_are_options(start):
    port = free_port()
    process = start(ORIEL_PORT=str(port), ORIEL_HOST="127.0.0.1", ORIEL_METRICS="no", ORIEL_ALLOW_HOST="app.example")
    assert process.first_line() == f"Listening on http://127.0.0.1:{port}"
    # What is no route is a page of the app.
    assert "oriel_sessions" not in get(port, "/metrics")[1]
    assert get(port, "/", Host="app.example")[0] == 200
    assert get(port, "/", Host="evil.example")[0] == 421


def test_numbers_may_have_a_port_of_their_own(start):
    numbers = free_port()
    port = start("--port", "0", "--metrics-port", str(numbers)).port
    wait_until(lambda: connects(numbers), "the numbers have their port")
    assert "oriel_sessions" in get(numbers, "/metrics")[1]
    assert get(numbers, "/metrics", Host="evil.example")[0] == 421
    # Where they would be otherwise there is no page either.
    assert get(port, "/metrics")[0] == 404


def connects(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
        return True
    except OSError:
        return False


def test_numbers_are_for_programs_on_the_same_machine(start):
    port = start("--port", "0").port
    assert get(port, "/metrics")[0] == 200
    assert get(port, "/metrics", **{"X-Forwarded-For": "127.0.0.1"})[0] == 403


def test_an_option_wins_over_its_variable(start):
    port = free_port()
    process = start("--port", str(port), ORIEL_PORT="1")
    assert process.first_line().endswith(f":{port}")


# MARK: Not starting


@pytest.mark.parametrize("name", ["Counter", "Members"])
def test_an_address_in_use(start, name):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = complains(start("--port", str(port), name=name))
    assert line.lower() == (
        f"error: cannot listen on 127.0.0.1:{port}: the port is in use; choose another one with --port"
    )


@pytest.mark.parametrize("name", ["Counter", "Members"])
@pytest.mark.parametrize("arguments, expected", [
    (["--prot", "80"], "--prot"),
    (["--port", "http"], "http"),
    (["--port", "70000"], "--port is 70000; expected 0 to 65535"),
    (["--port=-1"], "--port is -1; expected 0 to 65535"),
    (["--port"], "--port"),
    (["--log-level", "loud"], "loud"),
    (["--max-sessions", "0"], "--max-sessions is 0; expected 1 to 10000000"),
    (["--public-url", "ftp://x"], "ftp://x"),
    (["surplus"], "surplus"),
])
def test_a_bad_option(start, arguments, expected, name):
    assert expected in complains(start(*arguments, name=name))


@pytest.mark.parametrize("variables, expected", [
    ({"ORIEL_PORT": "http"}, "ORIEL_PORT is 'http'; expected a whole number"),
    ({"ORIEL_LOG_LEVEL": "loud"}, "ORIEL_LOG_LEVEL is 'loud'; expected one of"),
    ({"ORIEL_METRICS": "perhaps"}, "ORIEL_METRICS is 'perhaps'; expected 'true' or 'false'"),
    ({"ORIEL_PUBLIC_URL": "nowhere"}, "ORIEL_PUBLIC_URL is 'nowhere'"),
    ({"ORIEL_KEY": "short"}, "ORIEL_KEY has 5 characters; expected at least 32"),
])
def test_a_bad_variable(start, variables, expected):
    line = complains(start(**variables))
    assert expected in line
    assert "short" not in line


def test_an_address_this_machine_does_not_have(start):
    line = complains(start("--host", "192.0.2.1", "--port", "0"))
    assert "this machine has no such address; choose one with --host" in line


# MARK: Stopping


@pytest.mark.parametrize("name", ["Counter", "Members"])
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it_gracefully(start, sent, name):
    process = start("--port", "0", "--log-level", "critical", name=name)
    client = live_socket(process.port)

    process.process.send_signal(sent)

    # 1001: going away.
    assert client.close_code() == 1001
    client.connection.close()
    code, errors = process.end()
    assert (code, errors) == (0, "")


def test_it_stops_although_nobody_answers(start):
    process = start("--port", "0", "--log-level", "critical")
    port = process.port
    silent = [live_socket(port) for _ in range(3)]
    idle = socket.create_connection(("127.0.0.1", port))

    process.process.terminate()

    assert process.end(timeout=PATIENCE)[0] == 0
    idle.close()
    for client in silent:
        client.connection.close()


@pytest.mark.parametrize("workers", ["0", "2"])
def test_it_serves_while_a_balancer_looks_away(start, workers):
    process = start("--port", "0", "--workers", workers, "--drain-timeout", "600", "--log-level", "critical")
    port = process.port
    before = live_socket(port)

    process.process.terminate()
    wait_until(lambda: get(port) == (503, "stopping\n"), "health checks fail")
    after = live_socket(port)
    # The second does not wait.
    process.process.terminate()

    for client in (before, after):
        assert client.close_code() == 1001
        client.connection.close()
    assert process.end() == (0, "")


@pytest.mark.parametrize("workers", ["0", "2"])
def test_it_ends_after_the_drain(start, workers):
    process = start("--port", "0", "--workers", workers, "--drain-timeout", "1", "--log-level", "critical")
    assert get(process.port)[0] == 200

    process.process.terminate()

    assert process.end() == (0, "")


def test_a_drain_can_be_interrupted(start):
    process = start("--port", "0", "--drain-timeout", "600", "--log-level", "critical")
    assert get(process.port)[0] == 200

    process.process.send_signal(signal.SIGINT)

    assert process.end() == (0, "")


def test_its_port_is_free_at_once(start):
    # The system gives ports above this to outgoing connections, such as those of other tests.
    first = start("--port", str(free_port()), "--log-level", "critical")
    port = first.port
    client = live_socket(port)
    first.process.terminate()
    client.close_code()
    client.connection.close()
    assert first.end()[0] == 0

    assert start("--port", str(port)).port == port


# MARK: Living long


def resident_memory(process):
    """In bytes."""
    with open(f"/proc/{process.process.pid}/statm") as file:
        return int(file.read().split()[1]) * 4096


def number(port, name):
    found = re.search(rf"^{name} (\S+)$", get(port, "/metrics")[1], re.MULTILINE)
    return float(found.group(1)) if found else 0


def test_memory_is_back_when_500_sessions_have_ended(start):
    process = start(
        "--port", "0", "--attach-timeout", "2", "--resume-timeout", "2", "--max-sessions-per-address", "1000",
        "--log-level", "critical", "--workers", "0",
    )
    port = process.port

    def visit(count):
        clients = []
        with selectors.DefaultSelector() as readable:
            for _ in range(count):
                clients.append(live_socket(port))
                readable.register(clients[-1].connection, selectors.EVENT_READ, clients[-1])
                # On a slow machine, the first are there for longer than the server waits for an answer.
                for key, _ in readable.select(0):
                    key.data.answer_pings()
        assert number(port, "oriel_sessions") == count
        for client in clients:
            client.connection.close()
        wait_until(lambda: number(port, "oriel_sessions") == number(port, "oriel_sockets") == 0, "all are gone")

    # What is made once is made by the first of them.
    visit(20)
    before = resident_memory(process)
    visit(500)
    # What has been freed is given back within seconds.
    wait_until(lambda: resident_memory(process) < 1.2 * before, "the memory is back")


def test_500_pages_opened_and_closed_leave_nothing_behind(start):
    # A page whose socket comes too late would have a second session.
    process = start(
        "--port", "0", "--attach-timeout", "5", "--resume-timeout", "1", "--max-sessions-per-address", "1000",
        "--log-level", "critical", "--workers", "0",
    )
    port = process.port

    def visit(count):
        for index in range(count):
            # Every other one is left without a socket ever.
            if index % 2:
                get(port, "/")
            else:
                live_socket(port).connection.close()
        wait_until(lambda: number(port, "oriel_sessions") == number(port, "oriel_sockets") == 0, "all are gone")

    # What is made once is made by the first of them.
    visit(100)
    before = resident_memory(process)
    visit(500)
    assert number(port, "oriel_sessions_opened_total") == number(port, "oriel_sessions_ended_total") == 600
    # A page of the counter takes some hundred kilobytes; of 500 nothing may stay once the heap is trimmed, seconds later.
    wait_until(lambda: resident_memory(process) - before < 8 << 20, "the memory is back")
