#!/usr/bin/env python3
"""Measures what `simulate.py` starts from, in a PostgreSQL of its own with the tables of Moments, and writes `costs.json`.

    Benchmarks/Scale/measure.py [PROGRAM]   PROGRAM is `moments`, by default that of the release build

The transactions are those of the store, one after the other: a lock, the rows, the announcement of the change, and the commit, which waits
for the disk. Each number is a median of several; the costs of rows are the slopes between transactions with different numbers of them.
"""

import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "BrowserTests"), str(ROOT / "BrowserTests/moments")]

from postgresql_server import PostgreSQL, programs  # noqa: E402

PEOPLE, FRIENDS, MOMENTS = 2_000, 150, 10_000
LOCK = "SELECT pg_advisory_xact_lock(hashtext('moments'), hashtext(current_schema()));"
NEWS = "INSERT INTO news (origin, payload) VALUES ('measure', repeat('x', 800));"


class Database(PostgreSQL):
    def run(self, sql):
        command = [programs() / "psql", "-h", self.folder, "-U", "moments", "-d", "postgres", "-qAtX", "-v", "ON_ERROR_STOP=1"]
        return subprocess.run(command, input=sql, check=True, capture_output=True, text=True).stdout.strip()

    def milliseconds(self, script, seconds=6):
        """The mean milliseconds of a transaction, one after the other."""
        with tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
            file.write(script)
            file.flush()
            pathlib.Path(file.name).chmod(0o644)
            means = []
            for _ in range(3):
                command = [programs() / "pgbench", "-h", self.folder, "-U", "moments", "-n", "-M", "prepared", "-T", str(seconds // 3)]
                output = subprocess.run([*command, "-f", file.name, "postgres"], check=True, capture_output=True, text=True).stdout
                means.append(next(float(line.split()[3]) for line in output.splitlines() if line.startswith("latency average")))
        return statistics.median(means)


def fill(database):
    """People in a ring, each a friend of those next to them."""
    database.run(f"""
        SET synchronous_commit = off;
        SET session_replication_role = replica;
        INSERT INTO person (id, handle, name, folded_name, password_hash, is_admin, created)
            SELECT n, 'person_' || n, 'Person ' || n, 'person ' || n, repeat('h', 100), n = 1, 0 FROM generate_series(1, {PEOPLE}) n;
        INSERT INTO friendship (person, friend, since)
            SELECT n, (n - 1 + d + {PEOPLE}) % {PEOPLE} + 1, 0
            FROM generate_series(1, {PEOPLE}) n, generate_series(-{FRIENDS // 2}, {FRIENDS // 2}) d WHERE d <> 0;
        INSERT INTO moment (id, author, type, text, visibility, created)
            SELECT n, n % {PEOPLE} + 1, 'PHOTOS', repeat('A text of usual length. ', 4), 'FRIENDS', n FROM generate_series(1, {MOMENTS}) n;
        UPDATE id_sequence SET last = {MOMENTS} WHERE name = 'moment';
        INSERT INTO timeline (owner, moment)
            SELECT friendship.friend, moment.id FROM moment JOIN friendship ON friendship.person = moment.author;
        INSERT INTO moment_like (moment, person, created)
            SELECT moment.id, moment.author % {PEOPLE} + d, d FROM moment, generate_series(1, 10) d WHERE moment.author + d < {PEOPLE};
        INSERT INTO comment (id, moment, author, text, created)
            SELECT moment.id * 3 + d, moment.id, moment.author % {PEOPLE} + 1, repeat('Some words. ', 4), 1 FROM moment, generate_series(0, 2) d;
        INSERT INTO notification (id, person, kind, actor, moment, is_read, created)
            SELECT moment.id * 5 + d, moment.author, 'LIKE', moment.author % {PEOPLE} + 1, moment.id, FALSE, 1
            FROM moment, generate_series(0, 4) d;
        SELECT setval('comment_number', {MOMENTS * 6}), setval('notification_number', {MOMENTS * 6});
        """)
    database.run("VACUUM ANALYZE")


def bytes_of_rows(database):
    sizes = {}
    for name, table in {
        "timeline row": "timeline",
        "friendship": "friendship",
        "moment": "moment",
        "like": "moment_like",
        "comment": "comment",
        "notification": "notification",
    }.items():
        size = database.run(f"""
            SELECT round(sum(pg_total_relation_size(c.oid)) / (SELECT count(*) FROM {table}))
            FROM pg_class c WHERE c.oid = '{table}'::regclass OR c.oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = '{table}'::regclass)
            """)
        sizes[name] = int(size)
    return sizes


def transaction(*statements):
    return "\n".join(["BEGIN;", LOCK, *statements, NEWS, "COMMIT;"])


def publishing(friends):
    return transaction(
        "INSERT INTO moment (author, type, text, visibility, created) VALUES (1, 'PHOTOS', repeat('x', 100), 'FRIENDS', 1) RETURNING id \\gset",
        f"INSERT INTO timeline (owner, moment) SELECT n, :id FROM generate_series(1, {friends}) n;",
    )


def milliseconds(database):
    commit = database.milliseconds(transaction("UPDATE heartbeat SET written = written + 1 WHERE id = 1;"))
    note = "INSERT INTO notification (person, kind, actor, moment, is_read, created) VALUES (1, 'LIKE', 2, :moment, FALSE, 1);"
    choose = f"\\set moment random(1, {MOMENTS})\n\\set person random(1, {PEOPLE})\n"
    like = database.milliseconds(
        choose + transaction("INSERT INTO moment_like (moment, person, created) VALUES (:moment, :person, 1) ON CONFLICT DO NOTHING;", note)
    )
    comment = database.milliseconds(
        choose + transaction("INSERT INTO comment (moment, author, text, created) VALUES (:moment, :person, repeat('x', 50), 1);", note, note, note)
    )
    few, many = database.milliseconds(publishing(10)), database.milliseconds(publishing(2_000))
    row = (many - few) / 1_990
    return {
        "commit": round(commit, 3),
        "like": round(max(like - commit, 0), 3),
        "comment": round(max(comment - commit, 0), 3),
        "publish": round(max(few - commit - 10 * row, 0), 3),
        "timeline row": round(row, 5),
    }


def make_tables(database, program):
    folder = tempfile.mkdtemp(prefix="moments-scale-")
    port = 21_000 + (time.time_ns() // 1000) % 9_000
    command = [program, "--no-demo", "--database", database.url, "--data", folder, "--port", str(port), "--host", "127.0.0.1"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1)
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("moments did not start")
    finally:
        server.terminate()
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def main():
    program = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release/moments").resolve()
    database = Database()
    try:
        make_tables(database, program)
        fill(database)
        costs = json.loads((pathlib.Path(__file__).parent / "costs.json").read_text())
        costs["bytes"].update(bytes_of_rows(database))
        costs["milliseconds"].update(milliseconds(database))
    finally:
        database.stop()
    text = json.dumps(costs, indent=2) + "\n"
    (pathlib.Path(__file__).parent / "costs.json").write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
