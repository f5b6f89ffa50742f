# Parlor. `make` alone tells what there is to make.
.DEFAULT_GOAL := help
.PHONY: help run test soak portability build install uninstall deb screenshots bench pot clean

# Where `make install` puts Parlor: it is to run from PREFIX, and lies in DESTDIR for the time being.
PREFIX ?= /usr/local
DESTDIR ?=
export PREFIX DESTDIR

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 22

run: ## build Parlor and start it; ARGS='...' are its arguments
	@scripts/dependencies run
	swift build -c release --product parlor
	@scripts/run $(ARGS)

test: ## check everything that is checked before a change is taken
	@scripts/test

soak: ## attack Parlor for a long time; ARGS='...' are the parts, SEED=N repeats a run
	@scripts/dependencies soak
	swift build -c release --build-tests
	swift build -c release --product parlor
	@scripts/soak $(ARGS)

portability: ## try Parlor on other releases of Debian; ARGS='...' are the releases
	@scripts/dependencies portability
	@scripts/portability $(ARGS)

build: ## build Parlor, to be installed
	@scripts/dependencies run
	swift build -c release --product parlor

# Through sudo what was built is taken as it is: the superuser may have no Swift, and would own what it builds.
install: $(if $(SUDO_UID),,build) ## put Parlor into PREFIX=/usr/local; DESTDIR=... for packages
	@scripts/install install

uninstall: ## take away what `make install` put there
	@scripts/install uninstall

deb: build ## make a Debian package
	@scripts/dependencies deb
	@scripts/deb

screenshots: ## take pictures of all screens, and update docs/screenshots; ARGS='...' take others
	@scripts/dependencies test
	swift build --product parlor-screenshots
	@scripts/screenshots $(ARGS)

bench: ## measure the frames of everything that moves; ARGS='...' are the motions
	@scripts/dependencies test
	swift build -c release --product parlor-bench
	@scripts/bench $(ARGS)

pot: ## gather the texts for translators, after a text was added or changed
	@scripts/dependencies run
	@scripts/pot

clean: ## remove what was built
	rm -rf .build
