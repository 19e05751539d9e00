#!/usr/bin/env bash
# Bundles and minifies the client's modules: Sources/OrielClient/Modules to Sources/OrielClient/Bundle.
#
# client.js        the script that the server sends to browsers
# late.js          the script that each page loads after it
# others.js        the modules that client.js loads when they are first needed (Modules/later.js), one file for each
# worker.js        the service worker, which runs without a page
# members.json     the short names of members (see below), kept so that they stay the same
# client.sha256    checksums of the modules and of the bundle; a test in OrielServerTests compares them with the files
set -euo pipefail
# Sorts the files the same everywhere.
export LC_ALL=C
cd "$(dirname "$0")/../Sources/OrielClient"

# Members whose names begin with an underscore are private to the client: no name of the browser, the wire or the page begins with one, so
# the bundle shortens them. Properties that the client adds to elements must be named like this; members of its own objects may be.
# members.json maps the names to short ones. Names with the value false are reserved, because SVG elements have properties x, y, z and r. A
# test in BrowserTests/client checks that no short name is a property of Chromium's elements and events.
#
# With --inject, every file that is loaded later depends on start.js. Without it, esbuild would divide the client itself into what those
# files use and the rest. The result is in chunk.js, and start.js does nothing but import it.
#
# All supported browsers are newer than ES2022. The target keeps later versions of esbuild from writing newer syntax.
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
esbuild Modules/start.js Modules/late.js --bundle --splitting --inject:Modules/start.js --chunk-names='[name]' --outdir="$folder" --minify --format=esm \
    --target=es2022 --charset=utf8 --legal-comments=none --mangle-props='^_[a-z]' --mangle-cache=Bundle/members.json --log-level=warning
[[ $(<"$folder/start.js") == 'import"./chunk.js";' ]] || { echo "client.sh: start.js holds more than an import" >&2; exit 1; }
rm "$folder/start.js" Bundle/*.js
sed -i 's#"\./chunk\.js"#"./client.js"#g' "$folder"/*.js
mv "$folder/chunk.js" "$folder/client.js"
mv "$folder"/*.js Bundle
esbuild Modules/worker.js --outfile=Bundle/worker.js --minify --target=es2022 --charset=utf8 --legal-comments=none --log-level=warning
sha256sum Modules/*.js Bundle/*.js Bundle/members.json >Bundle/client.sha256

for file in Bundle/*.js; do printf '%s: %d bytes, %d gzipped\n' "$file" "$(wc -c <"$file")" "$(gzip -9n <"$file" | wc -c)"; done
