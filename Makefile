# Parlor. `make` alone tells what there is to make.
.DEFAULT_GOAL := help
.PHONY: help run test screenshots bench clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 20

run: ## build Parlor and start it; ARGS='...' are its arguments
	@scripts/dependencies run
	swift build -c release --product parlor
	@scripts/run $(ARGS)

test: ## check everything that is checked before a change is taken
	@scripts/test

screenshots: ## take the pictures of docs/screenshots again; ARGS='...' take others
	@scripts/dependencies test
	swift build -c release
	@scripts/screenshots $(ARGS)

bench: ## measure the frames of everything that moves; ARGS='...' are the motions
	@scripts/dependencies test
	swift build -c release --product parlor-bench
	@scripts/bench $(ARGS)

clean: ## remove what was built
	rm -rf .build
