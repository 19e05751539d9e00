#!/usr/bin/env bash
# Checks the client's modules: no import cycles, no module without an importer, no quoted name that the bundle shortens.
set -euo pipefail
cd "$(dirname "$0")/../Sources/OrielClient/Modules"

fail() {
    printf 'lint-client: %s\n' "$@" >&2
    exit 1
}

# Lines such as "events.js nodes.js": the first module imports the second.
imports=$(grep -oE "from '\./[a-z-]+\.js'" -- *.js | sed -E "s/:from '\.\// /; s/'\$//")

tsort <<<"$imports" >/dev/null || fail \
    "the modules above import each other in a cycle; move what both need into a module of its own"
for module in *.js; do
    [[ $module =~ ^(late|start|worker)\.js$ ]] || grep -q " $module\$" <<<"$imports" || grep -q "import('./$module')" late.js later.js device.js embed.js watch.js || fail \
        "nothing imports Sources/OrielClient/Modules/$module; import it or delete it"
done

# The bundle shortens element._control, but not element['_control'] or '_control' in element.
members=$(grep -oE '"_\w+"' ../Bundle/members.json | tr -d '"' | paste -sd '|')
! grep -nE "['\"]($members)['\"]" -- *.js || fail "a member is named in quotes above; the bundle has another name for it"
