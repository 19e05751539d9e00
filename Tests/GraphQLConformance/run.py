#!/usr/bin/env python3
"""Runs a corpus against an engine and prints what conforms.
  run.py --cmd 'engine gqlconf' [cases.jsonl …]     JSON Lines protocol (README.md)
  run.py --http http://127.0.0.1:4000/graphql […]   a server that serves schema/moments.graphql over schema/moments.data.json
  run.py --cmd '…' --robust                         documents no engine may crash or hang on
Options: --level spec|ref|message (which level decides the exit code; default spec), --show N, --timeout S, --json FILE, --filter PREFIX, --no-streams
The last line reads 'N passed, N failed'. Only the standard library is needed."""
import argparse, collections, http.client, json, os, pathlib, queue, re, shlex, subprocess, sys, threading, time, urllib.parse
from compare import message_compare, ref_compare, spec_compare

HERE = pathlib.Path(__file__).parent


class Stdio:
    """One engine process; restarted when it dies or hangs."""

    def __init__(self, cmd, timeout):
        self.cmd, self.timeout, self.p, self.restarts = shlex.split(cmd), timeout, None, 0
        sdl, data = (HERE / "schema/moments.graphql").read_text(), json.loads((HERE / "schema/moments.data.json").read_text())
        self.setup = {"id": "setup", "cmd": "schema", "name": "moments", "sdl": sdl, "data": data}
        self.tiny = {"id": "tiny", "cmd": "schema", "name": "tiny", "sdl": "type Query { hello: String }", "data": {"query": {"hello": "tiny"}}}
        self.defs = []
        self.start()

    def start(self):
        self.p = subprocess.Popen(self.cmd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.q = queue.Queue()
        threading.Thread(target=self.pump, args=(self.p, self.q), daemon=True).start()
        r = self.send(self.setup, 30)
        if not r.get("ok"):
            sys.exit(f"the engine rejects the conformance schema: {json.dumps(r)[:1000]}")
        for d in [self.tiny, *self.defs]:
            self.send(d, 30)

    def define(self, c):
        """A case file may bring schemas of its own: a line with cmd = define."""
        d = {"id": c["name"], "cmd": "schema", "name": c["name"], "sdl": c["sdl"], "data": c.get("data", {})}
        self.defs.append(d)
        r = self.send(d, 30)
        if not r.get("ok"):
            print(f"- schema {c['name']} rejected: {json.dumps(r)[:300]}")

    @staticmethod
    def pump(p, q):
        for line in p.stdout:
            q.put(line)
        q.put(None)

    def send(self, m, timeout=None):
        try:
            self.p.stdin.write(json.dumps(m, ensure_ascii=False).encode("utf-8", "surrogatepass") + b"\n")
            self.p.stdin.flush()
            line = self.q.get(timeout=timeout or self.timeout)
        except (BrokenPipeError, OSError):
            line = None
        except queue.Empty:
            self.p.kill()
            self.p.wait()
            return {"crash": f"no answer within {timeout or self.timeout} s", "dead": True}
        if line is None:
            return {"crash": f"the process ended with status {self.p.wait()}", "dead": True}
        try:
            r = json.loads(line)
        except ValueError as x:
            return {"crash": f"the answer is not JSON: {x}: {line[:80]!r}"}
        if r.get("id") != m["id"]:
            return {"crash": f"answered id {r.get('id')!r}", "dead": True}
        return r

    def ask(self, case):
        m = {k: case[k] for k in ("id", "cmd", "schema", "query", "variables", "operationName", "validate") if k in case}
        if case["cmd"] == "schema":
            m["sdl"], m["name"] = m.pop("query"), "case"
            m.pop("schema", None)
        t = time.perf_counter()
        r = self.send(m)
        self.last = time.perf_counter() - t
        if r.get("dead"):
            self.p.kill()
            self.restarts += 1
            self.start()
        return r

    def close(self):
        self.p.stdin.close()
        self.p.wait(5)


class Http:
    """POSTs each case. Judges the status code and media type as well."""

    def __init__(self, url, timeout, token=None):
        self.u, self.timeout, self.token, self.restarts, self.c = urllib.parse.urlsplit(url), timeout, token, 0, None

    def ask(self, case):
        body = {"query": case["query"], **({"variables": case["variables"]} if "variables" in case else {}), **({"operationName": case["operationName"]} if "operationName" in case else {})}
        sub = "stream" in case["expect"]
        h = {"Content-Type": "application/json", "Accept": "text/event-stream" if sub else "application/graphql-response+json"}
        if self.token:
            h["Authorization"] = "Bearer " + self.token
        for attempt in (1, 2):
            try:
                self.c = self.c or http.client.HTTPConnection(self.u.hostname, self.u.port, timeout=self.timeout)
                self.c.request("POST", self.u.path, json.dumps(body, ensure_ascii=False).encode("utf-8", "surrogatepass"), h)
                r = self.c.getresponse()
                raw = r.read()
                break
            except Exception as x:  # noqa: BLE001
                self.c = None
                if attempt == 2:
                    return {"crash": f"{type(x).__name__}: {x}"}
        ct = r.getheader("Content-Type", "")
        if sub:
            if "text/event-stream" not in ct:
                return {"crash": f"Content-Type {ct} for a subscription"}
            events = re.findall(r"event: ?next\r?\ndata: ?(.*?)\r?\n\r?\n", raw.decode())
            if not re.search(r"event: ?complete\r?\n", raw.decode()):
                return {"crash": "the event stream has no complete event"}
            return {"stream": [json.loads(e) for e in events]}
        try:
            j = json.loads(raw)
        except ValueError:
            return {"crash": f"HTTP {r.status}, body is not JSON: {raw[:80]!r}"}
        if "application/graphql-response+json" not in ct:
            return {"crash": f"Content-Type is {ct!r}"}
        has = isinstance(j, dict) and "data" in j
        if has and not 200 <= r.status < 300 or not has and not 400 <= r.status < 500:
            return {"crash": f"HTTP {r.status} with{'' if has else 'out'} data"}
        return {"response": j}

    def close(self):
        pass


def robust_cases():
    """Hostile or merely large documents: the answer may be a result or an error, but must come, and the process must live on."""
    n = 100_000
    yield "deep selections", "{a" * n
    yield "deep balanced selections", "{self" * 5_000 + "}" * 5_000
    yield "deep list literal", "{ probe { json(v: " + "[" * n + "]" * n + ") } }"
    yield "deep open list literal", "{ probe { json(v: " + "[" * n
    yield "deep object literal", "{ probe { json(v: " + "{a:" * n + "1" + "}" * n + ") } }"
    yield "deep type", "query ($v: " + "[" * n + "Int" + "]" * n + ") { hello }"
    yield "deep inline fragments", "{" + "... {" * 20_000 + "hello" + "}" * 20_000 + "}"
    yield "valid depth 500", "{ probe {" + " self {" * 500 + " int(v: 1) " + "}" * 500 + "} }"
    yield "many aliases", "{" + " ".join(f"a{i}: hello" for i in range(20_000)) + "}"
    yield "same field repeated", "{" + " hello" * 3_000 + "}"
    yield "same object repeated", "{" + " viewer { name friends { name } }" * 400 + "}"
    yield "fragment chain", "{ ...F0 } " + " ".join(f"fragment F{i} on Query {{ ...F{i + 1} }}" for i in range(5_000)) + " fragment F5000 on Query { hello }"
    yield "fragment fan-out", "{ ...F0 } " + " ".join(f"fragment F{i} on Query {{ ...F{i + 1} ...F{i + 1} x{i}: hello }}" for i in range(40)) + " fragment F40 on Query { hello }"
    yield "long fragment cycle", "{ ...F0 } " + " ".join(f"fragment F{i} on Query {{ ...F{(i + 1) % 3000} }}" for i in range(3_000))
    yield "overlap fan-out", "{ " + "probe { self { " * 0 + " ".join("viewer { bestFriend { bestFriend { bestFriend { bestFriend { name id } } } } }" for _ in range(200)) + " }"
    deep = "x: int(v: 1)"
    for i in range(12):
        deep = f"self {{ {deep} }} self {{ {deep} }}"
    yield "overlap doubling", "{ probe { " + deep + " } }"
    yield "overlap through fragments", "{ probe { ...A0 } } " + " ".join(f"fragment A{i} on Probe {{ self {{ ...A{i + 1} ...B{i + 1} }} }} fragment B{i + 1} on Probe {{ self {{ ...A{i + 2} ...B{i + 2} }} }}" for i in range(18)) + " fragment A18 on Probe { int } fragment A19 on Probe { int } fragment B19 on Probe { int }"
    yield "many directives", "{ hello " + "@trace " * 20_000 + "}"
    yield "many variables", "query (" + " ".join(f"$v{i}: Int" for i in range(10_000)) + ") { hello }"
    yield "many operations", " ".join(f"query Q{i} {{ hello }}" for i in range(5_000))
    yield "megabyte string", '{ probe { string(v: "' + "x" * 1_000_000 + '") } }'
    yield "megabyte block string", '{ probe { string(v: """' + "  line\n" * 150_000 + '""") } }'
    yield "megabyte comment", "#" + "x" * 1_000_000 + "\n{ hello }"
    yield "megabyte name", "{ " + "a" * 1_000_000 + " }"
    yield "megabyte commas", "," * 1_000_000 + "{ hello }"
    yield "long digits", "{ probe { float(v: " + "9" * 20_000 + ") } }"
    yield "long exponent", "{ probe { float(v: 1e" + "9" * 5_000 + ") } }"
    yield "introspection bomb", "{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }"
    yield "many errors", "{" + " ".join(f"nope{i}" for i in range(5_000)) + "}"
    yield "wide suggestion search", "{" + " ".join(f"viewe{i} {{ id }}" for i in range(1_000)) + "}"


def robust(engine, show):
    bad = ok = 0
    for name, q in robust_cases():
        r = engine.ask({"id": name, "cmd": "execute", "schema": "moments", "query": q, "expect": {"phase": "any"}})
        alive = engine.ask({"id": "alive", "cmd": "execute", "schema": "moments", "query": "{ hello }", "expect": {"phase": "ok"}})
        took = 0
        good = "crash" not in r and alive.get("response", {}).get("data") == {"hello": "world"}
        ok, bad = ok + good, bad + (not good)
        print(f"  {'ok  ' if good else 'FAIL'} {name}{'' if good else ': ' + str(r.get('crash', 'the engine no longer answers { hello }'))}")
    return ok, bad


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--cmd"); p.add_argument("--http"); p.add_argument("--token"); p.add_argument("--robust", action="store_true")
    p.add_argument("--level", default="spec", choices=["spec", "ref", "message"]); p.add_argument("--show", type=int, default=20); p.add_argument("--timeout", type=float, default=10)
    p.add_argument("--filter", default=""); p.add_argument("--no-streams", action="store_true"); p.add_argument("--json"); p.add_argument("cases", nargs="*")
    a = p.parse_args()
    engine = Stdio(a.cmd, a.timeout) if a.cmd else Http(a.http, a.timeout, a.token)
    if a.robust:
        ok, bad = robust(engine, a.show)
        engine.close()
        print(f"{ok} passed, {bad} failed")
        return bad
    rows, fails, per, crashes = [], [], collections.defaultdict(lambda: [0, 0, 0, 0]), 0
    t0 = time.perf_counter()
    for f in a.cases or [HERE / "cases/public.jsonl"]:
        for line in open(f, encoding="utf-8", newline="\n"):
            c = json.loads(line)
            if c["cmd"] == "define":
                if a.cmd:
                    engine.define(c)
                continue
            if not c["category"].startswith(a.filter):
                continue
            if a.http and (c["cmd"] != "execute" or c.get("validate") is False or c.get("schema") != "moments"):
                continue
            if a.no_streams and ("stream" in c["expect"] or c["category"] == "subscribe"):
                continue
            y = engine.ask(c)
            s = spec_compare(c, y)
            r = s or ref_compare(c, y)
            m = r or message_compare(c, y)
            k = per[c["category"] if not c["category"].startswith("validate.") else c["category"]]
            for i, v in enumerate((True, not s, not r, not m)):
                k[i] += v
            crashes += "crash" in y
            decisive = {"spec": s, "ref": r, "message": m}[a.level]
            if decisive:
                fails.append((c, decisive, y))
            rows.append({"id": c["id"], "spec": s, "ref": r, "message": m})
    engine.close()
    for c, why, y in fails[:a.show]:
        print(f"- {c['id']}: {why[:300]}\n    query {json.dumps(c['query'], ensure_ascii=False)[:200]}" + (f"\n    variables {json.dumps(c['variables'], ensure_ascii=False)[:120]}" if c.get("variables") else ""))
    print(f"\n{'category':42} {'cases':>6} {'spec':>7} {'ref':>7} {'message':>8}")
    tot = [0, 0, 0, 0]
    for k in sorted(per):
        v = per[k]
        tot = [x + y for x, y in zip(tot, v)]
        print(f"{k:42} {v[0]:6} {v[1]:7} {v[2]:7} {v[3]:8}")
    pct = lambda n: f"{100 * n / max(tot[0], 1):.2f}%"
    print(f"{'all':42} {tot[0]:6} {pct(tot[1]):>7} {pct(tot[2]):>7} {pct(tot[3]):>8}   crashes {crashes}, restarts {engine.restarts}, {time.perf_counter() - t0:.1f} s")
    if a.json:
        json.dump(rows, open(a.json, "w"))
    n = {"spec": 1, "ref": 2, "message": 3}[a.level]
    print(f"{tot[n]} passed, {tot[0] - tot[n]} failed")
    return tot[0] - tot[n]


if __name__ == "__main__":
    sys.setrecursionlimit(20_000)
    sys.exit(1 if main() else 0)
