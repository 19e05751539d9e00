#!/usr/bin/env bash
# Starts a server of PostgreSQL in a temporary folder and prints the folder: its socket is there, its user is moments. The server ends, and the
# folder goes, when standard input ends: with the program that started it, however that ends.
#
#     Scripts/postgresql.sh [option of postgres ...]
set -eu
# PostgreSQL does not run as root, and its user may not be able to read this file.
if [[ $EUID -eq 0 ]]; then
    text=$(<"$0")
    cd /
    exec runuser -u postgres -- bash -c "$text" postgresql.sh "$@"
fi
bin=$(find /usr/lib/postgresql -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -1)
if [[ -z $bin ]]; then
    echo "postgresql.sh: PostgreSQL is missing; 'Scripts/setup.sh tests' installs it" >&2
    exit 1
fi
server=
folder=$(mktemp -d /tmp/moments-postgresql.XXXXXX)
trap '[[ -z $server ]] || { kill -INT "$server"; wait "$server" || true; }; rm -rf "$folder"' EXIT
"$bin/initdb" -D "$folder/data" -U moments -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$folder/initdb.log"
"$bin/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= "$@" >"$folder/log" 2>&1 &
server=$!
until "$bin/pg_isready" -q -h "$folder" -U moments; do
    kill -0 "$server" || { cat "$folder/log" >&2; exit 1; }
    sleep 0.05
done
echo "$folder"
cat >/dev/null
