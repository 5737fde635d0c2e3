# The two commands: `make play` serves the table on http://localhost:8000,
# `make test` installs what it needs and checks everything.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
TSC := node_modules/.bin/tsc

GAME ?= venice
N ?= 100

.PHONY: play test lint bench soak coverage mutants browser postgres caddy clean

play: $(VENV)/.play
	$(BIN)/igroteka serve --port $(PORT)

test: $(VENV)/.test browser postgres caddy lint
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not soak"

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

bench: $(VENV)/.bench
	$(BIN)/python -m bench.speed

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

$(BIN)/python:
	@echo "Setting up, once: a minute or two, then it starts by itself …"
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml
	$(BIN)/pip install --quiet --editable '.[web]'
	touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml
	$(BIN)/pip install --quiet --editable '.[test]'
	touch $@ $(VENV)/.play

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

clean:
	rm -rf $(VENV) node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
