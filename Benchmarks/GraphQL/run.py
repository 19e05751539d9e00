#!/usr/bin/env python3
"""Compares the GraphQL engine with graphql-js, and measures the memory of the server under load.

  run.py BENCH SERVER    the built programs graphql-bench and graphql-conformance

Prints the figures of both, one JSON object per line, then their ratios. Requires only the standard library.
"""
import http.client
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import threading
import time

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
HARNESS = ROOT / "Tests/GraphQLConformance/schema"
NODE = {**os.environ, "NODE_PATH": "/usr/share/nodejs"}


def query():
    """Returns the text of the query from the source of the Swift program."""
    source = (HERE / "TimelineData.swift").read_text()
    lines = re.search(r'static let query = """\n(.*?)\n\s*"""', source, re.S).group(1).split("\n")
    return "\n".join(line[8:] for line in lines)


def figures(command, **options):
    out = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, **options).stdout
    return {f["name"]: f for f in map(json.loads, out.splitlines())}


def response(command, **options):
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, **options).stdout)


def show(name, value, unit):
    print(json.dumps({"name": name, "value": round(value, 2), "unit": unit}), flush=True)


def server_memory(server):
    """Returns the peak resident memory of the server after 8,000 requests from 8 clients, in megabytes."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [server, "serve", "--schema", HARNESS / "moments.graphql", "--data", HARNESS / "moments.data.json", "--port", str(port)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    body = json.dumps({"query": query(), "variables": {"id": "0"}})

    def client(count):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        for _ in range(count):
            connection.request("POST", "/graphql", body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            data = answer.read()
            assert answer.status == 200, data

    try:
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        clients = [threading.Thread(target=client, args=(1000,)) for _ in range(8)]
        for c in clients:
            c.start()
        for c in clients:
            c.join()
        status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", status).group(1)) / 1024
    finally:
        process.terminate()
        process.wait(10)


def main():
    bench, server = sys.argv[1:3]
    ours = response([bench, "--response"])
    theirs = response(["node", HERE / "peer.cjs", query(), "--response"], env=NODE)
    if ours != theirs:
        sys.exit("The two engines do not give the same response.")
    show("graphql.response", len(json.dumps(ours, separators=(",", ":"))), "bytes")

    mine = figures([bench])
    peer = figures(["node", HERE / "peer.cjs", query()], env=NODE)
    for figure in [*mine.values(), *peer.values()]:
        show(figure["name"], figure["value"], figure["unit"])
    name = next(iter(peer)).rsplit(".", 1)[0]
    for stage in ("parse", "validate", "cached", "uncached", "loading.cached", "loading.uncached"):
        show(f"graphql-js / graphql, {stage}", peer[f"{name}.{stage}"]["value"] / mine[f"graphql.{stage}"]["value"], "times")
    show("graphql.server-memory", server_memory(server), "MB")


if __name__ == "__main__":
    main()
