# Everything runs from this checkout: .uv holds the installer, .venv all the rest.
# PYTHON=python3.13 picks another interpreter for a new .venv; JOBS=8 runs tests on more cores.

PYTHON ?= python3
JOBS ?= 2
UV_VERSION := 0.13.8

# A bare `export` of QUICK lets `QUICK=1 make bench` and `make bench QUICK=1` both work.
export QUICK
export UV_PYTHON_DOWNLOADS := never
unexport VIRTUAL_ENV PYTHONHOME PYTHONPATH

BIN := .venv/bin
UV_PYTHON_BIN := .uv/bin/python
UV := .uv/bin/uv
UV_STAMP := .uv/.stamp-$(UV_VERSION)
VENV_STAMP := .venv/.stamp
ANCHORS_STAMP := .venv-anchors/.stamp
PYODIDE_STAMP := tests/pyodide/node_modules/.stamp
BENCH_STAMP := benchmarks/server/node_modules/.stamp
NPM := ../$(BIN)/python ../tools/npm.py
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup client api lessons play dev test test-client pictures test-long check lint audit bench bench-rules bench-house bench-server bench-client lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

setup: $(VENV_STAMP) $(PYODIDE_STAMP) client ## install everything into .venv (quick when up to date)

client: $(VENV_STAMP) ## build the browser client into the package, if it has changed
	@$(BIN)/python hatch_build.py

api: $(VENV_STAMP) ## the client's types, made anew from the server's messages and the games' views
	@$(BIN)/python tools/api_types.py

lessons: $(VENV_STAMP) ## what lessons and figures show, made anew by the rules
	@$(BIN)/python tools/lessons.py
	@$(BIN)/python tools/figures.py

dev: client ## the client with live reload, beside a running server (TRIPOLIS_SERVER=http://…)
	cd web && $(NPM) run dev

play: client ## start the server on a database in your data folder, and open a browser
	@$(BIN)/tripolis serve --open

test: lint setup test-client ## what must pass before a change goes in: lint, types, arrows, tests
	$(BIN)/pytest -n $(JOBS) --dist worksteal

test-client: client ## types and unit tests of the browser client
	cd web && $(NPM) run --silent check
	cd web && $(NPM) run --silent test

pictures: setup ## the pictures of the main screens, taken anew: look at each before it goes in
	RENEW=1 $(BIN)/pytest -q tests/browser/test_pictures.py

test-long: setup ## every test, also those that take minutes
	$(BIN)/pytest -n $(JOBS) --dist worksteal -m "" --hypothesis-profile=long

check: lint audit ## lint and types, and known faults in what the locks name

lint: $(VENV_STAMP) ## style, format, types, arrows between packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports --no-logo

audit: $(VENV_STAMP) ## known vulnerabilities in the locked packages
	$(BIN)/python tools/audit.py requirements.lock requirements-anchors.lock

bench: bench-rules bench-house bench-server bench-client ## all benchmarks; QUICK=1 for under a minute each

bench-rules: $(VENV_STAMP) $(ANCHORS_STAMP) ## the rules engines beside OpenSpiel
	$(BIN)/python benchmarks/rules.py

bench-house: $(VENV_STAMP) ## what cards and achievements of the set house are worth to players
	$(BIN)/python benchmarks/house.py

bench-server: $(VENV_STAMP) $(BENCH_STAMP) ## the server under load, beside boardgame.io, and what live tables take
	$(BIN)/python benchmarks/server/bench.py

bench-client: setup ## weight and quickness of the client on an emulated phone, and Lighthouse
	$(BIN)/python benchmarks/client

lock: $(UV_STAMP) ## resolve the dependencies anew (UPGRADE=1: to the latest)
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group dev pyproject.toml -o requirements.lock
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group anchors -o requirements-anchors.lock
	$(MAKE) --no-print-directory $(VENV_STAMP)
	cd tests/pyodide && ../../$(BIN)/python ../../tools/npm.py install --package-lock-only
	cd benchmarks/server && ../../$(BIN)/python ../../tools/npm.py install --package-lock-only
	cd web && $(NPM) install --package-lock-only
	cd benchmarks/client && ../../$(BIN)/python ../../tools/npm.py install --package-lock-only

clean: ## remove the environments and everything generated
	rm -rf .uv .venv .venv-anchors tests/pyodide/node_modules benchmarks/server/node_modules benchmarks/client/node_modules web/node_modules src/tripolis/static build dist
	rm -rf .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV_STAMP):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tripolis needs Python 3.11 or newer: make PYTHON=python3.13 ..." >&2; exit 1; }
	@rm -rf .uv
	$(PYTHON) -m venv .uv
	$(UV_PYTHON_BIN) -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

$(VENV_STAMP): $(UV_STAMP) pyproject.toml requirements.lock
	@[ -x $(BIN)/python ] || $(UV) venv --quiet -p $(UV_PYTHON_BIN) .venv
	$(UV) pip sync --quiet -p $(BIN)/python --require-hashes requirements.lock
	TRIPOLIS_NO_CLIENT=1 $(UV) pip install --quiet -p $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(ANCHORS_STAMP): $(UV_STAMP) requirements-anchors.lock
	@[ -x .venv-anchors/bin/python ] || $(UV) venv --quiet -p $(UV_PYTHON_BIN) .venv-anchors
	$(UV) pip sync --quiet -p .venv-anchors/bin/python --require-hashes requirements-anchors.lock
	@touch $@

$(PYODIDE_STAMP): $(VENV_STAMP) tests/pyodide/package.json tests/pyodide/package-lock.json
	cd tests/pyodide && ../../$(BIN)/python ../../tools/npm.py ci
	@touch $@

$(BENCH_STAMP): $(VENV_STAMP) benchmarks/server/package.json benchmarks/server/package-lock.json
	cd benchmarks/server && ../../$(BIN)/python ../../tools/npm.py ci
	@touch $@
