# One command per task; `make` alone says which.

SWIFT ?= swift
FORMATTED = Package.swift Sources Plugins Tests Benchmarks/Package.swift Benchmarks/Sources Examples/Runner \
  Examples/DrawnApps/Package.swift Examples/DrawnApps/Sources Examples/DrawnApps/iOS Examples/Consumer/Package.swift Examples/Consumer/Sources
# What `make demo` replays, a file or a folder, and what else `gspec run` must know about it (--dpi, --size-mm).
TRACE ?=
ARGS ?=
# Where `make install` installs to; DESTDIR goes before it.
PREFIX ?= /usr/local
DESTDIR ?=

# Two at a time, in this order: the longest first.
CHECKS = check-consumer \
  'prove --pairs 4000 --specs 300 --changes 40 --latencies 60 --unreachable 300' \
  'hands --specs 400 --touches 400 --only unseen,unseen-prefer,unreachable-wins,never-wins,witness-claims,witness-sentence,witness-hand,needless,sentence' \
  check-without-libyaml check-embedded check-allocations check-apps lint-specs check-lsp check-faults check-pages check-web check-preview

.PHONY: help set-up test check prove demo bench docs format install uninstall dist

help:
	@echo "make test    set up what is missing, then every check and every test"
	@echo "make prove   hold the conflict analysis to brute force and to hands, at length"
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
test prove: export GSPEC_TESTS = 1

test: set-up
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)
	@$(SWIFT) package dump-package | grep treatAllWarnings >/dev/null || { echo "error: warnings are no errors: see Package.swift"; exit 1; }
	SWIFT=$(SWIFT) Scripts/run-tests
	GSPEC=$$($(SWIFT) build -c release --show-bin-path)/gspec Scripts/side-by-side $(CHECKS)
	Scripts/check-walk

prove: set-up
	Scripts/prove
	Scripts/hands
	GSPEC_AGREEMENT_SPECS=30 Scripts/run-tests --filter GeneratedAgreementTests

demo: set-up
	$(SWIFT) build -c release --product gspec
	@ARGS="$(ARGS)" Scripts/demo $(TRACE)

bench: set-up
	$(SWIFT) build -c release --product gspec
	$(SWIFT) run -c release --package-path Benchmarks Benchmarks --gspec "$$($(SWIFT) build -c release --show-bin-path)/gspec"
	Scripts/prove --cost

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
