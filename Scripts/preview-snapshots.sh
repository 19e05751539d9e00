#!/usr/bin/env bash
# Compares pictures of the apps' previews with those in Apps/*/Previews. Those that differ are in Apps/*/Previews/differences, beside the
# old ones. With --update it replaces them; look at each.
#
#     Scripts/preview-snapshots.sh [--update]
set -u
cd "$(dirname "$0")/.."
swift build --product oriel || exit
oriel=$(swift build --show-bin-path)/oriel
status=0
# Each folder, and a program that links its modules.
for row in Kit:moments Moments:moments Items:items Treehole:treehole; do
    app=Apps/${row%:*}
    # Dates are in the time zone of the program, as there is no browser that names its own.
    TZ=UTC "$oriel" previews --product "${row#*:}" --force-resolved-versions --snapshots "$app/Previews" \
        --only "$app/Sources" --variant light "$@" || status=1
done
if [[ " $* " == *" --update "* ]]; then
    Scripts/setup.sh browser && .venv/bin/python Scripts/reduce-pictures.py Apps/*/Previews || exit
fi
exit $status
