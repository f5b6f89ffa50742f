# Parlor. `make` without a target lists all targets.
.DEFAULT_GOAL := help
.PHONY: help run test soak portability build install uninstall deb dist screenshots bench pot clean

# `make install` installs to PREFIX, or stages the files in DESTDIR.
PREFIX ?= /usr/local
DESTDIR ?=
export PREFIX DESTDIR

# The program runs without the Swift toolchain (see Package.swift).
export PARLOR_STANDALONE = 1

help: ## list all targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 22

run: ## build and start Parlor; ARGS='...' are its arguments
	@scripts/dependencies run
	swift build -c release --product parlor
	@scripts/run $(ARGS)

test: ## run all checks that a change has to pass
	@scripts/test

soak: ## run the soak tests; ARGS='...' selects parts, SEED=N repeats a run
	@scripts/dependencies soak
	swift build -c release -Xswiftc -enable-testing --build-tests
	swift build -c release -Xswiftc -enable-testing --product parlor
	@scripts/soak $(ARGS)

portability: ## test Parlor on other releases of Debian; ARGS='...' selects releases
	@scripts/dependencies portability
	@scripts/portability $(ARGS)

build: ## build Parlor for installation
	@scripts/dependencies run
	swift build -c release --product parlor

# With sudo, nothing is built: the superuser may have no Swift toolchain, and would own the built files.
install: $(if $(SUDO_UID),,build) ## install Parlor to PREFIX=/usr/local; DESTDIR=... for packages
	@scripts/install install

uninstall: ## remove the installed files
	@scripts/install uninstall

deb: build ## make a Debian package
	@scripts/dependencies deb
	@scripts/deb

dist: ## pack the current commit as a source archive
	@scripts/dependencies dist
	@scripts/dist

screenshots: ## take pictures of all scenes and update docs/screenshots; ARGS='...' are options
	@scripts/dependencies screenshots
	swift build --product parlor-screenshots
	@scripts/screenshots $(ARGS)

bench: ## measure start-up, memory, words, frames and calls of all animations; ARGS='...' selects
	@scripts/dependencies test
	swift build -c release --product parlor
	swift build -c release --product parlor-bench
	@scripts/bench $(ARGS)

pot: ## update the translation files after a text was added or changed
	@scripts/dependencies run
	@scripts/pot

clean: ## remove the build folder
	rm -rf .build
