#!/usr/bin/env bash
# Writes the documentation of the named modules, or else of those app code sees, as static pages to .build/docs.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=("$@")
[[ $# -gt 0 ]] || modules=(OrielUI OrielCore OrielCombine OrielMacros OrielServer OrielTesting GraphQL GraphQLServer WebPush)
scratch=$PWD/.build/docs-build
# The compiler writes a module's symbols only when it compiles it, so they stay beside the build.
symbols=$scratch/symbol-graphs

rm -rf .build/docs
mkdir -p .build/docs "$symbols"
for module in "${modules[@]}"; do
    # A door that only re-exports has a page of its own and none for what comes from elsewhere.
    if [[ $module == OrielUI ]]; then
        printf '{"metadata": {"formatVersion": {"major": 0, "minor": 6, "patch": 0}, "generator": "%s"},
            "module": {"name": "%s", "platform": {}}, "symbols": [], "relationships": []}' "$0" "$module" \
            >"$symbols/$module.symbols.json"
        continue
    fi
    swift build --scratch-path "$scratch" --target "$module" \
        -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$symbols"
done
for module in "${modules[@]}"; do
    mkdir -p "$symbols/$module"
    cp "$symbols/$module.symbols.json" "$symbols/$module"
    catalogue=$(find Sources -type d -name "$module.docc")
    docc convert ${catalogue:+"$catalogue"} \
        --additional-symbol-graph-dir "$symbols/$module" \
        --fallback-display-name "$module" --fallback-bundle-identifier "oriel.$module" \
        --transform-for-static-hosting --hosting-base-path "$module" \
        --output-path ".build/docs/$module"
done
printf 'To read: python3 -m http.server --directory .build/docs, then open /%s/documentation/%s/\n' \
    "${modules[0]}" "${modules[0],,}"
