# One command per task; `make` alone says which.

SWIFT ?= swift
FORMATTED = Package.swift Sources Plugins Tests Benchmarks/Package.swift Benchmarks/Sources Examples/Runner \
  Examples/DrawnApps/Package.swift Examples/DrawnApps/Sources Examples/DrawnApps/iOS Examples/Consumer/Package.swift Examples/Consumer/Sources
# What `make demo` replays, a file or a folder, and what else `gspec run` must know about it (--dpi, --size-mm).
TRACE ?=
ARGS ?=
# For scripts that run a gspec: the one that was built last.
BUILT = GSPEC=$$($(SWIFT) build -c release --show-bin-path)/gspec
# Nothing that is checked or measured here comes from the cache of an earlier gspec.
export GSPEC_CACHE_DIR =
# Where `make install` installs to; DESTDIR goes before it.
PREFIX ?= /usr/local
DESTDIR ?=

# Two at a time, in this order: the longest first, and beside one that waits for a browser one that computes. What takes long is in `make check`,
# at greater length in `make prove`. With DEEP, `make test` does what `make check` does, too, and all of it side by side.
DEEP ?=
CHECKS = check-allocations check-lsp lint-specs 'sanitize undefined'
# It builds what it checks itself, beside the build of the tests, during which a core is idle for minutes.
APART = check-embedded
DEEPER = check-web check-faults check-preview 'check-consumer --short native' \
  'prove --pairs 3000 --specs 250 --changes 30 --latencies 50 --unreachable 250' \
  check-pages check-apps 'hands --specs 300 --touches 400 $(KNOWN)' check-neovim \
  'agree --sequences 2000 --browser 200 --specs 4 --code 400' 'hands --wide --specs 300 --touches 300 $(KNOWN)'
KNOWN = --only unseen,unseen-prefer,unreachable-wins,never-wins,witness-claims,witness-sentence,witness-hand,needless,sentence

.PHONY: help set-up test check prove fuzz demo bench docs format install uninstall dist

help:
	@echo "make test    set up what is missing, then every test, and the checks that are quick"
	@echo "make check   the checks that take long: browsers, packages that use this one, faults of the system, random specs"
	@echo "make prove   compare the conflict analysis with brute force and hands, recognizers with each other, every use of the plugins: for hours"
	@echo "make fuzz    feed damaged input to everything that reads some, each target for FUZZ_SECONDS (60)"
	@echo "make demo    lint and compile the specs, replay recordings; TRACE=FILE replays yours"
	@echo "make bench   what a sample costs, beside what it could cost at least"
	@echo "make docs    write the generated pages and files again"
	@echo "make format  format every Swift file"
	@echo "make install    put gspec, completions and man pages below PREFIX (/usr/local)"
	@echo "make uninstall  take them away"
	@echo "make dist       an archive, a Debian package, an artifact bundle and checksums, in OUT (.build/dist)"

set-up:
	@Scripts/set-up

# See isTested in Package.swift.
test check prove: export GSPEC_TESTS = 1
# How many random cases the runtime and its reference are compared on; `make test` alone takes half of them.
test: export AGREEMENT_SEEDS ?= $(if $(DEEP),0..2000)
prove: export AGREEMENT_SEEDS ?= 0..10000

test: set-up
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)
	@$(SWIFT) package dump-package | grep treatAllWarnings >/dev/null || { echo "error: warnings are no errors: see Package.swift"; exit 1; }
	SWIFT=$(SWIFT) $(if $(DEEP),Scripts/side-by-side run-tests $(APART),Scripts/run-tests)
	$(BUILT) Scripts/side-by-side $(if $(DEEP),$(DEEPER)) $(CHECKS)
	$(if $(DEEP),$(BUILT) Scripts/check-walk)

check: set-up
	$(SWIFT) build -c release --product gspec
	$(BUILT) Scripts/side-by-side $(APART) $(DEEPER)
	$(BUILT) Scripts/check-walk

prove: set-up
	Scripts/check-consumer
	Scripts/check-walk
	Scripts/check-without-libyaml
	Scripts/prove
	$(BUILT) Scripts/check-bounds
	Scripts/hands
	Scripts/hands --wide
	Scripts/agree --sequences 200000 --browser 10000 --specs 40 --code 100000
	GSPEC_AGREEMENT_SPECS=30 Scripts/run-tests --filter AgreementTests
	$(BUILT) GSPEC_TOUCHES=all Scripts/check-web
	$(BUILT) GSPEC_TOUCHES=all Scripts/check-preview

fuzz: set-up
	Scripts/fuzz

demo: set-up
	$(SWIFT) build -c release --product gspec
	@ARGS="$(ARGS)" Scripts/demo $(TRACE)

bench: set-up
	$(SWIFT) build -c release --product gspec
	$(SWIFT) run -c release --package-path Benchmarks Benchmarks --gspec "$$($(SWIFT) build -c release --show-bin-path)/gspec"
	Scripts/prove --cost
	$(BUILT) Scripts/bench-web

docs:
	Scripts/record

format:
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

install:
	@SWIFT="$(SWIFT)" PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" GSPEC="$(GSPEC)" MANUAL="$(MANUAL)" Scripts/install

uninstall:
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install remove

dist:
	@SWIFT="$(SWIFT)" GSPEC="$(GSPEC)" MANUAL="$(MANUAL)" Scripts/dist
