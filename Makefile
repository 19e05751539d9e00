# The commands of this repository. `make` alone lists them.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

sources := $(wildcard Sources Plugins Templates Tests Benchmarks Examples Apps Package.swift)
# Ours use Swift Testing only.
test_flags := --disable-xctest
address_sanitizer := --sanitize=address --scratch-path .build/address-sanitizer
# The server, and the program beside it that decodes photos. A dependency between the two would link libvips into the
# server. Takes further flags.
build_moments = for program in moments-photos moments; do swift build $(1) --product $$program; done

# Builds for tests are linked by LLD.
swift-test check-manifest samples conformance browser-test test check: export PATH := $(CURDIR)/Scripts/toolchain:$(PATH)

PREFIX ?= /usr/local

.PHONY: help setup install run cluster test-cluster release items treehole gallery samples test swift-test check-manifest client graphql conformance fuzz browser-test check check-long format lint bench bench-browser bench-sessions bench-load bench-graphql bench-moments bench-growth bench-scale bench-compile pictures previews stranger docs

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what the build needs (Debian, Ubuntu)
	@Scripts/setup.sh

# What makes files in the folder `to`: nothing, or sudo.
as_root = $$(mkdir -p "$$to"/bin "$$to"/share 2>/dev/null && [ -w "$$to"/bin ] && [ -w "$$to"/share ] || echo sudo)

# Beside the program, the sources that packages depend on, and the versions of their packages, which the build has chosen. What earlier
# versions had is removed.
install: setup ## Build oriel, and put it and the sources of Oriel into PREFIX (/usr/local), with sudo if need be
	swift build -c release --static-swift-stdlib --product oriel
	@to="$(DESTDIR)$(PREFIX)"; share="$$to/share/oriel"; as_root=$(as_root); \
	$$as_root install -D -s "$$(swift build -c release --show-bin-path)/oriel" "$$to/bin/oriel"; \
	$$as_root rm -rf "$$share"; $$as_root mkdir -p "$$share"; \
	$$as_root cp -R --parents $(sources) Package.resolved BrowserTests/layout/Fixtures Docs/SwiftUICompatibility.md Docs/Compatibility Scripts README.md LICENSE THIRD-PARTY.md "$$share"; \
	echo "Installed $$to/bin/oriel; its sources are in $$share"

# ARGS holds further options; --no-demo among them begins with an empty server and a sign-up.
run: setup ## Build and start Moments, with demo data in data/
	$(call build_moments)
	@exec "$$(swift build --show-bin-path)/moments" --demo --workers 2 --toggle isLikeButtonForMomentEnabled $(ARGS)

cluster: setup ## Build and start Moments on three servers with one PostgreSQL behind HAProxy, with demo data
	@Scripts/setup.sh tests
	$(call build_moments)
	@exec Scripts/cluster.sh 8080 $(ARGS)

release: setup ## Build the release for a host in .build/moments
	$(call build_moments,-c release --static-swift-stdlib)
	@bin="$$(swift build -c release --show-bin-path)"; folder=.build/moments; rm -rf $$folder; mkdir -p $$folder; \
	cp -R "$$bin"/moments "$$bin"/moments-photos "$$bin"/*.resources $$folder; \
	rm -rf $$folder/oriel_{GalleryPages,Items*,Treehole*}.resources $$folder/*Tests.resources; \
	echo "Built $$PWD/$$folder: copy the whole folder to the host"

items: setup ## Build and start Items, a catalogue of emoji
	swift run items $(ARGS)

# ARGS holds further options. moments-photos decodes the pictures of posts.
treehole: setup ## Build and start Treehole, a board without names, with demo data in treehole-data/
	for program in moments-photos treehole; do swift build --product $$program; done
	@exec "$$(swift build --show-bin-path)/treehole" --demo $(ARGS)

# A package of its own, which shares the build folder. With the same versions, SwiftPM keeps the checkouts as they are.
samples: setup ## Build the sample apps of Examples/Samples
	@Scripts/setup.sh samples
	@[ -e Package.resolved ] || swift package resolve
	@cp Package.resolved Examples/Samples
	swift build --package-path Examples/Samples --scratch-path .build --force-resolved-versions

gallery: setup ## Build and start the gallery of views
	swift run Gallery

checks := Scripts/api.py Scripts/compatibility.py Scripts/check-messages.py Scripts/check-manifest.py Scripts/check-samples.py \
	Benchmarks/Compile/check.py

# Building the tests builds every target, so the client targets that stand for app code are compiled too. The checks after them keep one core
# busy at most, so they run beside the tests, which do not use SwiftPM. All of them run, also after one has failed.
swift-test: setup ## Build everything, run every Swift test
	swift build --build-tests
	@Scripts/setup.sh checks
	@Scripts/setup.sh tests
	@log=$$(mktemp); (failed=0; for check in $(checks); do echo "+ $$check"; $$check || failed=1; done; exit $$failed) >"$$log" 2>&1 & checks=$$!; \
	outcome=0; Scripts/swift-tests.sh || outcome=1; \
	wait $$checks || outcome=1; cat "$$log"; rm "$$log"; exit $$outcome

check-manifest: setup ## Build and test packages outside of this one: that of README.md, those of oriel new, the samples of the guides
	@Scripts/setup.sh checks
	swift build --build-tests
	Scripts/check-manifest.py
	Scripts/check-samples.py

client: ## Bundle the client after a change to its modules
	@Scripts/setup.sh client
	@Scripts/client.sh

# In a package of these targets alone; see the end of Package.swift.
graphql: ## Build and test the GraphQL engine and its server, without anything else
	ORIEL_TARGETS="EncodingsTests GraphQLTests GraphQLServerTests" swift test --scratch-path .build/graphql $(test_flags)

# First the browser suite of Moments, with three machines in the place of each server. ARGS holds further options of the script that breaks a
# cluster, such as '--seconds 60 --people 20 --faults machine,failover --seed 7'. MOMENTS_NEXT is the program to which machines are replaced,
# by default the same. The history is in BrowserTests/artifacts.
test-cluster: setup ## Run the browser suite of Moments on a cluster, then break it while 200 people use it (an hour)
	@Scripts/setup.sh browser
	@Scripts/setup.sh tests
	$(call build_moments)
	.venv/bin/pytest --quiet BrowserTests/moments/test_cluster.py BrowserTests/cluster/test_checker.py
	ORIEL_CLUSTER=1 .venv/bin/pytest --quiet -rs BrowserTests/moments
	.venv/bin/python BrowserTests/cluster/run.py $(ARGS)

conformance: ## Run the conformance cases against the GraphQL engine and its server
	@Scripts/setup.sh conformance
	swift build --product graphql-conformance
	Tests/GraphQLConformance/check.sh "$$(swift build --show-bin-path)/graphql-conformance"

# FUZZ holds further options, such as '--seed 7 --count 500'.
fuzz: ## Compare the GraphQL engine with graphql-core on random requests
	@Scripts/setup.sh fuzz
	swift build --product graphql-conformance
	.venv/bin/python Tests/GraphQLConformance/fuzz/fuzz.py --cmd "$$(swift build --show-bin-path)/graphql-conformance" $(FUZZ)

browser-test: ## Run the tests that need a browser (Chromium, Python)
	@Scripts/setup.sh browser
	@Scripts/setup.sh tests
	swift build
	@$(MAKE) --no-print-directory samples
	export ORIEL_LAYOUT_FIXTURES="$$(swift build --show-bin-path)/oriel-layout-fixtures"; \
	Scripts/browser-tests.sh

test: swift-test conformance browser-test ## Run every test: Swift, GraphQL, then browser

check: lint test ## Run the checks that a change must pass: lint and test

check-long: setup fuzz ## Run the tests under AddressSanitizer, the long leak tests, the fuzzers, 50 kills of Moments and 50 edits
	swift build --build-tests $(address_sanitizer)
	ASAN_OPTIONS=detect_leaks=0 Scripts/swift-tests.sh $(address_sanitizer)
	ORIEL_LONG=1 swift test $(test_flags) --no-parallel --filter 'Leak|ClientFrameDecoder|AppPageAttack|MutatedProject'
	ORIEL_LONG=1 swift test --skip-build $(test_flags) --filter MutatedDocument
	@Scripts/setup.sh browser
	$(call build_moments)
	ORIEL_LONG=1 .venv/bin/pytest --quiet --capture=no BrowserTests/moments/test_resilience.py
	ORIEL_LONG=1 .venv/bin/pytest --quiet --capture=no BrowserTests/process/test_workers.py
	ORIEL_LONG=1 .venv/bin/pytest --quiet --capture=no BrowserTests/tool/test_edits.py

format: setup ## Format the sources
	swift format --in-place --parallel --recursive $(sources)

lint: setup ## Check the format, the scripts, the folders of OrielCore and the imports of the client
	swift format lint --strict --parallel --recursive $(sources)
	@Scripts/setup.sh checks
	@! find Scripts -type f ! -executable | sed 's/$$/: not executable; run chmod +x on it/' | grep .
	Scripts/lint-folders.py
	Scripts/lint-client.sh

bench: setup ## Run the benchmarks, one JSON object per line
	@swift build -c release --product oriel-bench >&2
	@"$$(swift build -c release --show-bin-path)/oriel-bench"

# What a person waits for, and what a session costs: the gallery as a program of its own, built for release.
gallery_benchmarks = @Scripts/setup.sh browser; \
	swift build -c release --product Gallery >&2; \
	export ORIEL_GALLERY="$$(swift build -c release --show-bin-path)/Gallery"; \
	ORIEL_WORKERS=0 .venv/bin/python Benchmarks/Browser/run.py

bench-browser: ## Benchmark the gallery in Chromium against pages written by hand and in React
	@Scripts/setup.sh react
	$(gallery_benchmarks) ordinary table keys rows

bench-compile: setup ## Time the type checker on 200 generated bodies of views, valid and not, and on the gallery
	@Scripts/setup.sh checks
	@swift build >&2
	@Benchmarks/Compile/run.py

bench-sessions: ## Measure the memory of a thousand sessions
	$(gallery_benchmarks) sessions

bench-load: ## Measure events and pages per second with one and two workers, memory, and the recovery from a killed worker
	@Scripts/setup.sh browser
	@swift build -c release --product Gallery >&2
	@ORIEL_GALLERY="$$(swift build -c release --show-bin-path)/Gallery" .venv/bin/python Benchmarks/Load/run.py

bench-graphql: ## Benchmark the GraphQL engine against graphql-js
	@Scripts/setup.sh graphql
	@swift build -c release --product graphql-bench >&2
	@swift build -c release --product graphql-conformance >&2
	@bin="$$(swift build -c release --show-bin-path)"; Benchmarks/GraphQL/run.py "$$bin/graphql-bench" "$$bin/graphql-conformance"

# The store has 10,000 people, 200,000 moments and 1,000,000 likes; it is made once, in .build, and takes 620 MB.
bench-moments: ## Benchmark Moments on a large store in SQLite and PostgreSQL, and the waiting times of a user
	@Scripts/setup.sh browser
	@Scripts/setup.sh tests
	@swift build -c release --product moments-bench >&2
	@$(call build_moments,-c release) >&2
	@bin="$$(swift build -c release --show-bin-path)"; "$$bin/moments-bench"; \
	ORIEL_WORKERS=0 ORIEL_MOMENTS="$$bin/moments" .venv/bin/python Benchmarks/Moments/run.py; \
	ORIEL_MOMENTS="$$bin/moments" .venv/bin/python Benchmarks/Moments/likes.py; \
	ORIEL_MOMENTS="$$bin/moments" .venv/bin/python Benchmarks/Moments/machines.py

# The largest database takes 8 GB in /tmp.
bench-growth: ## Benchmark Moments on PostgreSQL with 1,000, 10,000 and 100,000 people
	@Scripts/setup.sh tests
	@swift build -c release --product moments-bench >&2
	@"$$(swift build -c release --show-bin-path)/moments-bench" growth $(ARGS)

bench-scale: ## Measure the rows and transactions of Moments in PostgreSQL, and carry their costs on to ten million people
	@Scripts/setup.sh browser
	@Scripts/setup.sh tests
	@$(call build_moments,-c release) >&2
	@.venv/bin/python Benchmarks/Scale/measure.py "$$(swift build -c release --show-bin-path)/moments" >&2
	@.venv/bin/python Benchmarks/Scale/simulate.py

pictures: setup ## Take the pictures of the README again
	@Scripts/setup.sh browser
	swift build --product Gallery
	swift build --product items
	$(call build_moments)
	.venv/bin/python Scripts/pictures.py

# ARGS=--update replaces the pictures that differ.
previews: setup ## Compare pictures of the apps' previews
	Scripts/preview-snapshots.sh $(ARGS)

# ARGS holds further options of pytest. STRANGER_BINDS is described in the script.
stranger: setup ## Do what a new user does, in a bare Debian of its own (root, 40 minutes)
	@Scripts/setup.sh browser
	@Scripts/setup.sh stranger
	Scripts/stranger.sh $(ARGS)

docs: setup ## Write the guides and the documentation of the libraries to .build/docs, as pages that open from files
	@Scripts/setup.sh docs
	swift build
	.venv/bin/python Scripts/docs.py
