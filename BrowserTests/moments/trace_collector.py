"""A collector of traces on this machine: OTLP over HTTP, as JSON."""

import http.server
import json
import threading


class TraceCollector:
    """Receives spans, and answers with a status that the test sets."""

    def __init__(self):
        self.spans = []
        self.resources = []
        self.status = 200
        collector = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                assert self.path == "/v1/traces" and self.headers["Content-Type"] == "application/json"
                if collector.status == 200:
                    collector.take(body)
                self.send_response(collector.status)
                self.send_header("Content-Length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/v1/traces"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def take(self, body):
        for resource in body["resourceSpans"]:
            self.resources.append({entry["key"]: entry["value"] for entry in resource["resource"]["attributes"]})
            for scope in resource["scopeSpans"]:
                self.spans += scope["spans"]

    def named(self, part):
        return [span for span in self.spans if part in span["name"]]

    def ancestors(self, span):
        """The names of a span and of those it is in, innermost first, as far as they have arrived."""
        by_id = {entry["spanId"]: entry for entry in self.spans}
        names = []
        while span:
            names.append(span["name"])
            span = by_id.get(span.get("parentSpanId"))
        return names

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
