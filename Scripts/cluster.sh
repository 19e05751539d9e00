#!/usr/bin/env bash
# Starts Moments as several machines would run it: PostgreSQL, three servers with two workers each, and a balancer in front of them, all on
# this machine, with demo data. Prints the addresses and the processes; Control+C ends everything, and all data goes.
#
#     Scripts/cluster.sh PORT [option of moments ...]
#
# The options are --demo by default. MOMENTS is the program; by default that of the debug build. CLUSTER_BALANCER is haproxy (the default)
# or nginx. CLUSTER_PORTS are the ports of the servers; by default any that are free. CLUSTER_LOGS is a folder for the logs at the end; by
# default none is kept.
set -eu
cd "$(dirname "$0")/.."
port=$1
shift
options=("$@")
[[ ${#options[@]} -gt 0 ]] || options=(--demo --toggle isLikeButtonForMomentEnabled)
moments=${MOMENTS:-.build/debug/moments}
names=(one two three)
balancer=${CLUSTER_BALANCER:-haproxy}
[[ $balancer =~ ^(haproxy|nginx)$ ]] || { echo "cluster.sh: CLUSTER_BALANCER is '$balancer'; expected haproxy or nginx" >&2; exit 1; }
program=$(PATH="$PATH:/usr/sbin:$PWD/.build/proxies/usr/sbin" command -v "$balancer") ||
    { echo "cluster.sh: $balancer is missing; 'Scripts/setup.sh tests' installs it" >&2; exit 1; }

folder=$(mktemp -d /tmp/moments-cluster.XXXXXX)
processes=()
# shellcheck disable=SC2317 # called by the trap
end() {
    trap - EXIT
    # Its input ends with this program.
    exec {database_input}>&- || true
    # Machines that are asked twice do not wait for the balancer.
    for _ in 1 2; do
        [[ ${#processes[@]} -eq 0 ]] || kill "${processes[@]}" 2>/dev/null || true
        sleep 0.3
    done
    wait
    [[ -z ${CLUSTER_LOGS:-} ]] || cp "$folder"/*.log "$CLUSTER_LOGS"
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 130' INT TERM

mkfifo "$folder/input" "$folder/output"
Scripts/postgresql.sh <"$folder/input" >"$folder/output" &
exec {database_input}>"$folder/input"
read -r database <"$folder/output"

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
answers() { python3 -c 'import sys, urllib.request; urllib.request.urlopen(f"http://127.0.0.1:{sys.argv[1]}/healthz", timeout=5)' "$1" 2>/dev/null; }

read -ra ports <<<"${CLUSTER_PORTS:-$(free_port) $(free_port) $(free_port)}"

case $balancer in
    haproxy) cp Apps/Moments/Deploy/haproxy.cfg "$folder/balancer" ;;
    nginx) cp Apps/Moments/Deploy/nginx.conf "$folder/balancer" ;;
esac
sed -i "s/bind :80$/bind 127.0.0.1:$port/; s/listen 80;/listen 127.0.0.1:$port;/; /listen \[::\]:80;/d" "$folder/balancer"
# What machines share of their data folders; the secret is in the database.
mkdir "$folder/photos" "$folder/outbox"
for index in "${!names[@]}"; do
    name=${names[$index]}
    own=${ports[$index]}
    mkdir "$folder/$name"
    ln -s ../photos ../outbox "$folder/$name"
    "$moments" --database "postgres:///postgres?host=$database&user=moments" --data "$folder/$name" --workers 2 --port "$own" \
        --trust-forwarded "${options[@]}" </dev/null >"$folder/$name.log" 2>&1 {database_input}>&- &
    process=$!
    processes+=("$process")
    # The first makes the tables and fills the demo.
    until answers "$own"; do
        kill -0 "$process" 2>/dev/null || { cat "$folder/$name.log" >&2; exit 1; }
        sleep 0.1
    done
    sed -i "s/10\.0\.0\.$((index + 1)):8080/127.0.0.1:$own/" "$folder/balancer"
    echo "Machine $name: http://127.0.0.1:$own, process $process, log $folder/$name.log"
done

case $balancer in
    haproxy) command=("$program" -n 2000 -f "$folder/balancer") ;;
    nginx)
        # What /etc/nginx/nginx.conf has on a host. As root, it would look for files as another user.
        {
            [[ $EUID -ne 0 ]] || echo "user root;"
            echo "daemon off; pid $folder/pid; error_log stderr; events { worker_connections 2000; }"
            echo "http { access_log off;"
            for name in client_body proxy fastcgi uwsgi scgi; do echo "${name}_temp_path $folder/$name;"; done
            echo "include $folder/balancer; }"
        } >"$folder/nginx.conf"
        command=("$program" -p "$folder" -e stderr -c "$folder/nginx.conf")
        ;;
esac
"${command[@]}" </dev/null >"$folder/$balancer.log" 2>&1 {database_input}>&- &
processes+=($!)
until answers "$port"; do
    kill -0 "${processes[-1]}" 2>/dev/null || { cat "$folder/$balancer.log" >&2; exit 1; }
    sleep 0.1
done
echo "PostgreSQL: $database"
echo "Moments: http://127.0.0.1:$port"
# Machines may end; this goes on.
sleep infinity &
processes+=($!)
wait $!
