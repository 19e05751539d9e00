"""Moments with its data in PostgreSQL, which two servers share."""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading

import pytest

from moments_server import PHOTOS, Family, Moments, Refused, program
from postgresql_server import PostgreSQL
from processes import children
from visit import MOUNT
from waiting import free_port, wait_until

pytestmark = pytest.mark.one_machine("it starts machines of its own")


@pytest.fixture
def postgresql():
    server = PostgreSQL()
    yield server
    server.stop()


@pytest.fixture
def family(postgresql):
    family = Family("postgresql", "--database", postgresql.url, "--workers", "2")
    yield family
    family.stop()


@pytest.fixture
def other(family, postgresql, tmp_path):
    """Another server with the same database and the same photos; nothing else is shared."""
    server = Moments("postgresql-other", "--no-demo", "--database", postgresql.url, *data_beside(family, tmp_path))
    yield server
    server.stop()


def data_beside(family, folder):
    """The option for a data folder of another machine, which has the same photos."""
    data = folder / "data"
    data.mkdir()
    (data / "photos").symlink_to(family.data / "photos")
    return "--data", str(data)


def test_two_servers_share_a_timeline(family, other, visit):
    assert not (family.data / "moments.sqlite").exists()
    here, there = visit(family.origin), visit(other.origin)
    here.sign_in(family.tokens["ada"])
    there.sign_in(family.tokens["ben"])
    here.open()
    there.open()

    moment = family.people["cleo"].publish("Nobody sees this of me: we are no friends")["id"]
    family.people["ada"].publish("Hello from one server")
    here.wait_for_text("Hello from one server")
    there.wait_for_text("Hello from one server")
    assert there.card("Nobody sees this").count() == 0

    other.client(family.tokens["ben"]).comment(family.people["ada"].timeline()[0]["id"], "Heard at the other")
    here.card("Hello from one server").get_by_text("Heard at the other").wait_for()
    family.people["cleo"].delete(moment)


@pytest.mark.allows_errors
def test_addresses_of_photos_hold_at_both_servers(family, other):
    ada = family.people["ada"]
    photo = ada.upload((PHOTOS / "grey.jpg").read_bytes())["id"]
    address = ada.publish("A photo", photos=[photo])["images"][0]["url"]
    path = address.removeprefix(family.origin)
    for server in (family, other):
        assert server.client(family.tokens["ada"]).request(path)[0] == 200
    # The secret is in the database only.
    assert not (family.data / "secret").exists()


def test_a_machine_with_another_secret_does_not_start(family, postgresql, tmp_path):
    data = data_beside(family, tmp_path)
    (tmp_path / "data" / "secret").write_bytes(bytes(32))
    command = [program(), "--port", str(free_port()), "--no-demo", "--database", postgresql.url, *data]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode != 0 and "is not that of the database" in done.stderr, done


@pytest.mark.allows_errors
def test_a_new_program_takes_over_on_command(family, visit):
    window = visit(family.origin)
    window.sign_in(family.tokens["ben"])
    page = window.open()
    window.compose()
    page.get_by_role("textbox", name="Text").fill("Begun in the old workers")
    window.settle()
    before, mounts = set(family.workers), window.count(MOUNT)
    done = subprocess.run([program(), "reload", "--data", family.data], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0 and f"process {family.process.pid}" in done.stdout, done
    wait_until(lambda: len(family.workers) == 2 and not before & set(family.workers), "new workers serve", 120)
    window.wait_until(lambda: window.count(MOUNT) > mounts, "a new worker has built the page")
    window.settle()
    window.publish()
    window.card("Begun in the old workers").wait_for()


def test_nothing_acknowledged_is_lost_when_the_database_crashes(postgresql, family, other, visit):
    window = visit(other.origin)
    window.sign_in(family.tokens["ben"])
    window.open()
    acknowledged, refused = [], []
    is_stopped = threading.Event()

    def write(client, name):
        number = 0
        while not is_stopped.is_set():
            number += 1
            try:
                client.publish(f"{name} {number}")
                acknowledged.append(f"{name} {number}")
            except (Refused, AssertionError) as error:
                refused.append(error)

    writers = [
        threading.Thread(target=write, args=(server.client(family.tokens[handle]), handle))
        # Each may publish 30; Ada keeps hers.
        for server, handle in ((family, "ben"), (other, "cleo"), (family, "dan"))
    ]
    for writer in writers:
        writer.start()
    try:
        wait_until(lambda: len(acknowledged) >= 6, "moments are published")
        postgresql.crash()
        before = len(acknowledged)
        wait_until(lambda: refused, "a moment is refused")
        postgresql.start()
        wait_until(lambda: len(acknowledged) >= before + 3, "moments are published again")
    finally:
        # Otherwise they would write for ever.
        is_stopped.set()
        for writer in writers:
            writer.join()

    kept = postgresql.query("SELECT replace(text, ' ', '_') FROM moment ORDER BY id")
    missing = [title for title in acknowledged if title.replace(" ", "_") not in kept]
    assert not missing
    # The page goes on, too, and hears of what comes now.
    family.people["ada"].publish("After the crash")
    window.wait_for_text("After the crash")


def test_writes_go_on_after_another_machine_held_their_lock(postgresql, family):
    # As a machine that does not answer any more, for longer than a write waits.
    lock = "SELECT 'held' FROM pg_advisory_lock(hashtext('moments'), hashtext('public'));\n"
    with postgresql.session() as holder:
        holder.stdin.write(lock)
        holder.stdin.flush()
        assert holder.stdout.readline() == "held\n"
        status, body = family.people["ada"].post('mutation { publishMoment(input: { title: "Too late" }) { id } }')
        assert status == 200 and b"BUSY" in body, body
    for number in range(4):
        family.people["ada"].publish(f"Afterwards {number}")


@pytest.mark.allows_errors
def test_a_family_moves_to_postgresql(postgresql, start_family, start, visit):
    family = start_family()
    ada = family.people["ada"]
    ada.publish("Before the move", photos=[ada.upload((PHOTOS / "grey.jpg").read_bytes())["id"]])
    command = [program(), "migrate", "--to", postgresql.url, "--data", family.data]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert refused.returncode == 1 and "in use" in refused.stderr + refused.stdout, refused
    family.end()

    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert "person: 5" in done.stdout and "moment: 1" in done.stdout, done.stdout
    server = start("--no-demo", "--database", postgresql.url, "--data", str(family.data))
    window = visit(server.origin)
    window.sign_in(family.tokens["ben"])
    window.open()
    photo = window.card("Before the move").locator("img[src*='/photos/']").last
    window.wait_until(lambda: photo.evaluate("image => image.complete && image.naturalWidth > 0"), "the photo is there")


def test_commands_of_the_operator_use_the_database(family, postgresql, tmp_path):
    def run(*arguments):
        command = [program(), *arguments, "--database", postgresql.url, "--data", family.data]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        return done.returncode, done.stdout + done.stderr

    status, text = run("people")
    assert status == 0 and "ada" in text and "eve" in text, text
    status, text = run("check")
    assert status == 0 and "All is well." in text, text


@pytest.mark.allows_errors
def test_a_family_comes_back_from_the_backup_of_its_database(family, postgresql, start, visit, tmp_path):
    ada = family.people["ada"]
    ada.publish("Before the fire", photos=[ada.upload((PHOTOS / "grey.jpg").read_bytes())["id"]])
    backups, data = tmp_path / "backups", tmp_path / "restored"

    def run(command, *arguments, database=postgresql.url):
        command = [program(), command, *arguments, "--database", database]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        return done.returncode, done.stdout + done.stderr

    status, text = run("backup", backups, "--data", family.data)
    assert status == 0 and "Backed up 5 people, 1 moments and 3 files" in text, text
    family.end()
    status, text = run("restore", backups, "--data", data)
    assert status == 1 and "has tables already" in text and not data.exists(), text

    postgresql.query("CREATE DATABASE other")
    other = postgresql.url.replace("///postgres?", "///other?")
    status, text = run("restore", backups, "--data", data, database=other)
    assert status == 0 and "Restored 5 people, 1 moments" in text and "and --database" in text, text
    status, text = run("check", "--data", data, database=other)
    assert status == 0 and "All is well." in text, text

    # The sign-in is in the backup, too.
    server = start("--no-demo", "--database", other, "--data", str(data))
    window = visit(server.origin)
    window.sign_in(family.tokens["ben"])
    window.open()
    photo = window.card("Before the fire").locator("img[src*='/photos/']").last
    window.wait_until(lambda: photo.evaluate("image => image.complete && image.naturalWidth > 0"), "the photo is there")


# CREATE TABLE waits until the advisory lock 7 is free.
STALL = """
    CREATE SCHEMA aside;
    CREATE FUNCTION aside.wait() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(7); END';
    CREATE EVENT TRIGGER stall ON ddl_command_start WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION aside.wait();
    CREATE SCHEMA elsewhere
"""


@pytest.mark.allows_errors
@pytest.mark.parametrize("is_machine", [True, False], ids=["machine", "program"])
def test_a_restore_that_is_killed_says_how_to_go_on(family, postgresql, tmp_path, is_machine):
    family.people["ada"].publish("Before the fire")
    backups = tmp_path / "backups"
    postgresql.query("CREATE DATABASE other")
    postgresql.query(STALL, "other")
    other = postgresql.url.replace("///postgres?", "///other?") + "&options=-csearch_path%3Delsewhere"

    def command(*arguments, database=other):
        return [program(), *arguments, "--database", database]

    def run(*arguments, database=other):
        done = subprocess.run(command(*arguments, database=database), capture_output=True, text=True, timeout=120, check=False)
        return done.returncode, done.stdout + done.stderr

    def sessions(condition="TRUE"):
        return postgresql.query(f"SELECT pid FROM pg_stat_activity WHERE application_name = 'pg_restore' AND {condition}")

    status, text = run("backup", backups, "--data", family.data, database=postgresql.url)
    assert status == 0, text
    holder = subprocess.Popen(postgresql.command("other"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with holder:
        print("SELECT pg_advisory_lock(7) IS NULL;", file=holder.stdin, flush=True)
        assert holder.stdout.readline() == "f\n"
        restore = subprocess.Popen(command("restore", backups, "--data", tmp_path / "killed"))
        try:
            wait_until(lambda: sessions("wait_event = 'advisory'"), "pg_restore makes the first table")
            programs = children(restore.pid)
            assert programs
            restore.kill()
            # As if the machine had ended.
            for child in programs if is_machine else []:
                os.kill(child, signal.SIGKILL)
        finally:
            restore.kill()
            restore.wait()
        holder.stdin.close()
    # The database's server notices that the program is gone, or lets it go on.
    wait_until(lambda: not sessions(), "pg_restore has ended")
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname IN ('elsewhere', 'public')"
    assert (postgresql.query(tables, "other") == ["0"]) == is_machine

    status, text = run("restore", backups, "--data", tmp_path / "new")
    assert status == 1 and "a restore leaves them that was interrupted" in text and not (tmp_path / "new").exists(), text
    postgresql.query(re.search(r"in this order: (.*)", text)[1], "other")
    schemas = "SELECT nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema)' ORDER BY 1"
    assert postgresql.query(schemas, "other") == ["aside", "elsewhere", "public"]

    status, text = run("restore", backups, "--data", tmp_path / "new")
    if not is_machine:
        # Nothing had told pg_restore to stop. The rows are there, but nobody has compared them, so they are not used.
        assert status == 1 and "has tables already" in text, text
        postgresql.query("DROP SCHEMA elsewhere CASCADE", "other")
        postgresql.query("CREATE SCHEMA elsewhere", "other")
        status, text = run("restore", backups, "--data", tmp_path / "new")
    assert status == 0 and "Restored 5 people, 1 moments" in text, text
    status, text = run("check", "--data", tmp_path / "new")
    assert status == 0 and "All is well." in text, text


def make_certificate(folder, name):
    """A certificate for localhost, which is its own authority, and its key."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    certificate, key = folder / f"{name}.pem", folder / f"{name}.key"
    subprocess.run([*command, *names, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    key.chmod(0o600)
    if os.geteuid() == 0:
        shutil.chown(key, "postgres")
    return certificate, key


@pytest.mark.allows_errors
@pytest.mark.skipif(not shutil.which("openssl"), reason="this system has no openssl")
def test_connections_are_encrypted_and_the_certificate_is_checked(monkeypatch, tmp_path):
    # Its socket has the number of the port in its name.
    port = free_port()
    monkeypatch.setenv("PGPORT", str(port))
    with tempfile.TemporaryDirectory(prefix="moments-tls-") as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        (own, key), (other, _) = make_certificate(folder, "own"), make_certificate(folder, "other")
        options = {"listen_addresses": "127.0.0.1", "ssl": "on", "ssl_cert_file": own, "ssl_key_file": key}
        database = PostgreSQL(*(word for option, value in options.items() for word in ("-c", f"{option}={value}")))

        def url(root, host="localhost"):
            return f"postgres://moments@{host}:{port}/postgres?sslmode=verify-full&sslrootcert={root}"

        try:
            family = Family("tls", "--database", url(own))
            try:
                family.people["ada"].publish("In secret")
                sessions = "FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'moments'"
                assert database.query(f"SELECT DISTINCT ssl {sessions}") == ["t"]
            finally:
                family.stop()
            for address, problem in ((url(other), "certificate verify failed"), (url(own, "127.0.0.1"), "does not match")):
                command = [program(), "--no-demo", "--port", str(free_port()), "--data", tmp_path / "data", "--database", address]
                done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
                assert done.returncode != 0 and problem in done.stdout + done.stderr, done
        finally:
            database.stop()
