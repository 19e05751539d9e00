#!/usr/bin/env bash
# Holds a built graphql-conformance against the public cases, the hostile documents, and GraphQL over HTTP, SSE and WebSockets.
# Usage: check.sh PROGRAM
set -euo pipefail
program=$(realpath "${1:?expected the path of a built graphql-conformance}")
cd "$(dirname "$0")"

echo "== public cases"
python3 run.py --cmd "'$program'" --level ref cases/public.jsonl
echo "== hostile documents"
python3 run.py --cmd "'$program'" --robust

echo "== GraphQL over HTTP, SSE and WebSockets"
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
log=$(mktemp)
"$program" serve --schema schema/moments.graphql --data schema/moments.data.json --port "$port" >"$log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -f "$log"' EXIT
for _ in {1..300}; do
    # Only a shell can tell whether a port is open without another program.
    (: <>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break
    kill -0 "$server" 2>/dev/null || { cat "$log" >&2; echo "check: the server ended before it listened" >&2; exit 1; }
    sleep 0.1
done
url=http://127.0.0.1:$port/graphql
python3 http_audit.py "$url" --ws "ws://127.0.0.1:$port/graphql" --partial '{ fail hello }' --subscription 'subscription { count }' \
    --longsub 'subscription { ticks }' --init-timeout 2 || { tail -n 50 "$log" >&2; exit 1; }
# The same cases over HTTP, without those of subscriptions, most of which do not accept a stream.
python3 run.py --http "$url" --level ref --no-streams cases/public.jsonl
kill -0 "$server" || { cat "$log" >&2; echo "check: the server ended while it was audited" >&2; exit 1; }
