#!/usr/bin/env bash
# Bundles and minifies the client's modules: Sources/OrielClient/Modules to Sources/OrielClient/Bundle.
#
# client.js        the script that the server sends to browsers
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
# All supported browsers are newer than ES2022. The target keeps later versions of esbuild from writing newer syntax.
esbuild Modules/start.js --bundle --minify --format=esm --target=es2022 --charset=utf8 --legal-comments=none \
    --mangle-props='^_[a-z]' --mangle-cache=Bundle/members.json --outfile=Bundle/client.js --log-level=warning
sha256sum Modules/*.js Bundle/client.js Bundle/members.json >Bundle/client.sha256

printf 'Bundle/client.js: %d bytes, %d gzipped\n' "$(wc -c <Bundle/client.js)" "$(gzip -9n <Bundle/client.js | wc -c)"
