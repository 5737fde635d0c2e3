# The two commands: `make play` serves the table on http://localhost:8000,
# `make test` installs what it needs and checks everything.

PYTHON ?= python3
# Another interpreter gets an environment of its own: PYTHON=python3.13 has .venv-python3.13.
VENV := .venv$(addprefix -,$(filter-out python python3,$(notdir $(PYTHON))))
BIN := $(VENV)/bin
PORT ?= 8000
TSC := node_modules/.bin/tsc

GAME ?= venice
N ?= 100

.PHONY: play test tests test-without-browser fast slow wheel lint bench soak coverage docs mutants browser \
	postgres caddy tcc clean

play: $(VENV)/.play
	$(BIN)/igroteka serve --port $(PORT)

# The tests start some hundred Pythons: what one has compiled the others read, also where the
# environment says not to keep it.
test soak: export PYTHONDONTWRITEBYTECODE =

# A good third of their time they wait for browsers and servers: four at a time keep two cores busy.
# Files go to them in the order of tests/conftest.py: what takes long first.
PYTEST := $(BIN)/python -m pytest -n 4 --dist loadfile --no-loadscope-reorder

test: $(VENV)/.test browser postgres caddy tcc $(TSC)
	$(MAKE) --jobs 2 lint tests

tests:
	$(PYTEST) -m "not soak"

# For a machine without a browser, or another Python: make test-without-browser PYTHON=python3.13
test-without-browser: $(VENV)/.test postgres caddy tcc
	$(PYTEST) -m "not soak and not browser"

# Compile this checkout in place: bots think two to three times as fast. `slow` takes it back.
fast: $(VENV)/.fast
	$(BIN)/python -m scripts.compiled --in-place
	$(BIN)/igroteka --version

slow:
	$(PYTHON) -m scripts.compiled --take-away

# A compiled wheel for this machine, in dist/: installed into an empty environment, and tried there.
wheel: $(VENV)/.test
	$(BIN)/python -m scripts.compiled_wheel dist

lint: $(VENV)/.test $(TSC)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(TSC) --project tsconfig.json

# Longer runs: thousands of whole games of each kind, and games during which everything is killed.
soak: $(VENV)/.test browser postgres
	$(BIN)/python -m pytest -n 2 -m soak

# Which test proves which rule.
coverage: $(VENV)/.test
	$(BIN)/python -m scripts.rules_coverage

# The site, build/site/index.html: nothing is asked of the network, a broken link fails.
docs: $(VENV)/.docs
	$(BIN)/python -m scripts.site

# How fast: our games, interpreted and compiled, beside other libraries; many games at once.
bench: $(VENV)/.bench
	$(BIN)/python -m bench.speed --compiled
	$(BIN)/python -m bench.vector

# Break the rules of a game at N random places, one at a time: make mutants GAME=venice N=500
mutants: $(VENV)/.mutants
	$(BIN)/python -m scripts.mutants $(GAME) --number $(N)

# A browser for the page's tests, from the system's package manager where there is none.
browser:
	@sh scripts/install-browser

# A PostgreSQL for the tests of several servers; they start it themselves, on a free port.
postgres:
	@sh scripts/install-postgres

# A proxy for the test of the whole arrangement of compose.yaml.
caddy: $(BIN)/python
	@sh scripts/install-caddy $(BIN)

# A C compiler that is quick, for the test of the compiled build.
tcc:
	@sh scripts/install-tcc

$(BIN)/python:
	@echo "Setting up, once: a minute or two, then it starts by itself …"
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml
	$(BIN)/pip install --quiet --editable '.[web]'
	touch $@

$(VENV)/.fast: $(BIN)/python pyproject.toml
	$(BIN)/pip install --quiet --editable '.[web,compile]'
	touch $@ $(VENV)/.play

$(VENV)/.test: $(BIN)/python pyproject.toml
	$(BIN)/pip install --quiet --editable '.[test]'
	touch $@ $(VENV)/.play $(VENV)/.docs

$(VENV)/.docs: $(BIN)/python pyproject.toml
	$(BIN)/pip install --quiet --editable '.[docs]'
	touch $@

$(VENV)/.bench: $(BIN)/python pyproject.toml
	$(BIN)/pip install --quiet --editable '.[test,bench]'
	touch $@

$(VENV)/.mutants: $(BIN)/python pyproject.toml
	$(BIN)/pip install --quiet --editable '.[test,mutants]'
	touch $@

# TypeScript only reads the page's scripts; they are served as they are, so a host needs no Node.
$(TSC): package.json
	@sh scripts/install-node
	npm install --loglevel=error
	touch $@

clean: slow
	rm -rf .venv .venv-* node_modules build .mypy_cache .ruff_cache .pytest_cache .hypothesis
