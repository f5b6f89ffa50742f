# Parlor. `make` without a target lists all targets.
.DEFAULT_GOAL := help
.PHONY: help run test soak portability build install uninstall deb tarball dist screenshots bench pot clean

# `make install` installs to PREFIX, or stages the files in DESTDIR.
PREFIX ?= /usr/local
bindir ?= $(PREFIX)/bin
datadir ?= $(PREFIX)/share
mandir ?= $(datadir)/man
DESTDIR ?=
# Removes the symbols of the built program. If empty, they are kept, for debug packages.
STRIP ?= strip
# The program contains the Swift runtime. The options of the toolchain's linker save memory (short lists of relocations, no exported
# symbols), and harden the program. If empty, it uses the runtime of the toolchain, and the default linker links it. The toolchain
# does not name the static libraries that FoundationEssentials needs.
PARLOR_LINKING ?= -static-stdlib -use-ld=lld -l_FoundationCollections -l_FoundationCShims -lswiftSynchronization \
  $(addprefix -Xlinker ,-z pack-relative-relocs -z now --build-id --no-export-dynamic --exclude-libs=ALL)
export PREFIX bindir datadir mandir DESTDIR STRIP PARLOR_LINKING

# Without a path for libraries beside the program.
release := swift build -c release --disable-local-rpath

help: ## list all targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 22

run: ## build and start Parlor; ARGS='...' are its arguments
	@scripts/dependencies --install run
	$(release) --product parlor
	@scripts/run $(ARGS)

test: ## run all checks that a change has to pass
	@scripts/test

soak: ## run the soak tests; ARGS='...' selects parts, SEED=N repeats a run
	@scripts/dependencies soak
	$(release) -Xswiftc -enable-testing --build-tests
	$(release) -Xswiftc -enable-testing --product parlor
	@scripts/soak $(ARGS)

portability: ## test Parlor on other releases of Debian; ARGS='...' selects releases
	@scripts/dependencies portability
	@scripts/portability $(ARGS)

build: ## build Parlor for installation
	@scripts/dependencies run
	$(if $(PARLOR_BUILD),,$(release) --product parlor)
	@scripts/stage

# With sudo, nothing is built: the superuser may have no Swift toolchain, and would own the built files.
install: $(if $(SUDO_UID),,build) ## install Parlor to PREFIX=/usr/local; DESTDIR=... for packages
	@scripts/install install

uninstall: ## remove the installed files
	@scripts/install uninstall

deb: ## make a Debian package and its source package
	@scripts/dependencies deb
	@scripts/deb

tarball: build ## pack the built program with an installer, for any distribution
	@scripts/tarball

dist: ## pack the current commit as a source archive
	@scripts/dependencies dist
	@scripts/dist

screenshots: ## take pictures of all scenes and update docs/screenshots; ARGS='...' are options
	@scripts/dependencies screenshots
	swift build --product parlor-screenshots
	@scripts/screenshots $(ARGS)

bench: ## measure start-up, memory, words, frames and calls of all animations; ARGS='...' selects
	@scripts/dependencies test
	$(release) --product parlor
	$(release) --product parlor-bench
	@scripts/bench $(ARGS)

pot: ## update the translation files after a text was added or changed
	@scripts/dependencies run
	@scripts/pot

clean: ## remove the build folder
	rm -rf .build
