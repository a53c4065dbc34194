# Tafelrunde: `make play` to play, `make check` while working, `make test` before handing in.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -P -m pytest
GAME ?=

.NOTPARALLEL:
.PHONY: help play terminal start compile check test bench lint lock clean install begin quick pure builds served compiled coverage long steady mutants screens ray peers training page web format docs static release serve pictures lighthouse

help:
	@echo "make play      play in the browser (make play GAME=tokyo ARGS=--lan; ARGS=--no-browser shows the address only)"
	@echo "make terminal  play in the terminal (make terminal GAME=tokyo ARGS='--lang de')"
	@echo "make serve     the same server for others, with its log on the screen and no browser"
	@echo "make compile   wait until the rules are compiled; they play as plain Python until then"
	@echo "make check     lint, types and the quick tests"
	@echo "make test      lint, types, the tests on the pure and on the compiled build"
	@echo "make long      thousands of games on the compiled build"
	@echo "make steady    the tests again and again, until chance has had its turn (2 to 3 hours; Ctrl-C, and it goes on from there)"
	@echo "make ray       an environment with Ray in .venv-ray, for matches on a cluster and for make long"
	@echo "make peers     an environment with other people's games in .venv-peers, which make bench ARGS=batch measures beside ours"
	@echo "make training  an environment to learn in, .venv-training, with PyTorch (1.5 GB)"
	@echo "make coverage  which lines the tests on the pure build never reach"
	@echo "make mutants   small breaks in the rules: which of them does no test notice?"
	@echo "make bench     how fast the rules are"
	@echo "make page      build the page of the browser from web/"
	@echo "make web       types and tests of the page"
	@echo "make format    lay the page's sources out as make lint wants them"
	@echo "make pictures  every screen of the page, into the folder pictures (ARGS=sheet: many side by side)"
	@echo "make lighthouse  what Lighthouse says of the page's accessibility"
	@echo "make screens   the pictures of the terminal in the README"
	@echo "make release   what is published of a version, from the commit that its tag names, into dist"
	@echo "make docs      the documents as a site, into build/site"
	@echo "make static    the page without a server, as files for any host, into build/static"
	@echo "make lock      resolve the dependencies anew into the locks in requirements/"
	@echo "make clean     remove everything that make made"
	@echo "Another Python than the one found: make PYTHON=/path/to/python3 ..."

# The page, on this machine alone; what the rules are compiled for begins when the page is built.
play: start
	@TAFELRUNDE_BROWSER=$${TAFELRUNDE_BROWSER:-yes} TAFELRUNDE_LOG_LEVEL=$${TAFELRUNDE_LOG_LEVEL:-warning} \
		exec $(BIN)/tafelrunde serve $(if $(GAME),--game $(GAME)) $(ARGS)

serve: start
	@exec $(BIN)/tafelrunde serve $(ARGS)

start:
	@if test -e $(VENV)/playing; then python=$(BIN)/python; else python=$$(sh building/find-python.sh $(PYTHON)) || exit 1; fi; \
		"$$python" building/environment.py $(VENV) --page
	@$(BIN)/python building/start.py

terminal: $(VENV)/playing
	@$(BIN)/python building/start.py
	@$(BIN)/tafelrunde play $(GAME) $(ARGS)

bench: install $(VENV)/developing
	@$(BIN)/tafelrunde bench $(ARGS)

check: lint quick

# Compiling takes one core some minutes: it is begun first and waited for last.
# Without a C compiler there is less to test; in .ci/run that is an error. The last line says what was skipped, and why.
test: export SKIPPED_TESTS := $(CURDIR)/.cache/skipped.txt
test: begin lint web pure install
	@if $(BIN)/python -c 'import sys, tafelrunde; sys.exit(not tafelrunde.COMPILED)'; then \
		$(MAKE) --no-print-directory builds compiled; \
	else \
		$(MAKE) --no-print-directory builds served AND_NOT="and not compiler" && \
		echo "There is no C compiler here: the compiled build was not tested."; \
	fi
	@if test -s $(SKIPPED_TESTS); then echo "Skipped: $$(sort -u $(SKIPPED_TESTS) | paste -sd ';')"; fi

begin: $(VENV)/playing
	@rm -f .cache/skipped.txt
	@$(BIN)/python building/start.py --begin

lint: $(VENV)/developing
	$(BIN)/ruff check
	$(BIN)/mypy
	@$(BIN)/python building/page.py --lint

# What the markers mean stands in pyproject.toml.
quick: $(VENV)/developing
	TAFELRUNDE_EXPECT=pure $(PYTEST) -n 2 --ignore=tests/server --ignore=tests/store -m "not slow and not many and not long" $(ARGS)

# What plays over a network, in a browser or into a database, and what builds wheels, has its turn with the compiled rules.
pure: $(VENV)/developing
	TAFELRUNDE_EXPECT=pure $(PYTEST) -n 2 --ignore=tests/builds --ignore=tests/server --ignore=tests/store --ignore=tests/page -m "not many and not long" $(ARGS)

builds: $(VENV)/developing
	TAFELRUNDE_EXPECT=pure $(PYTEST) -n 2 -m "not many and not long $(AND_NOT)" tests/builds $(ARGS)

served: $(VENV)/developing
	TAFELRUNDE_EXPECT=pure $(PYTEST) -n 2 -m "not many and not long $(AND_NOT)" tests/server tests/store tests/page $(ARGS)

# What is the same whether the rules are compiled or not: words, documents, the terminal. It is tested once, as plain Python.
ONCE := cli told test_architecture.py test_documents.py test_glossary.py test_guides.py test_homes.py test_lookup.py test_rules.py test_text.py test_told.py

# The compiled package, not the source tree.
compiled: install $(VENV)/developing
	TAFELRUNDE_EXPECT=compiled $(PYTEST) -n 2 -o pythonpath="tests building ." --ignore=tests/builds $(addprefix --ignore=tests/,$(ONCE)) -m "not long" tests $(ARGS)

long: install ray training lighthouse docs $(VENV)-release/ready $(VENV)/developing
	$(PYTEST) tests/builds -m long $(ARGS)
	TAFELRUNDE_EXPECT=compiled $(PYTEST) -n 2 -o pythonpath="tests building ." --ignore=tests/builds -m long tests $(ARGS)

# On the compiled rules where there are some; ARGS=tests/page takes only what lies there.
steady: install $(VENV)/developing
	@$(BIN)/python building/steady.py $(ARGS)

coverage: $(VENV)/developing
	TAFELRUNDE_EXPECT=pure $(PYTEST) -n 2 --ignore=tests/page -m "not many and not long" --cov $(ARGS)

mutants: $(VENV)/developing
	@PYTHONPATH=tests $(BIN)/python -P -m mutants $(ARGS)

screens: $(VENV)/developing
	@PYTHONPATH=src:building $(BIN)/python building/screens.py

# Of every screen, in a few sizes, languages and by day and night; ARGS=every takes all, ARGS="phone pl lobby" those, ARGS=sheet many side by side.
pictures: page $(VENV)/developing
	@PYTHONPATH=src:building $(BIN)/python building/gallery.py pictures $(ARGS) --build

lighthouse: page $(VENV)/developing
	@PYTHONPATH=src:building $(BIN)/python building/lighthouse.py $(ARGS)

page: $(VENV)/playing
	@$(BIN)/python building/page.py

web: $(VENV)/developing
	@PYTHONPATH=src:building $(BIN)/python building/page.py --check

format: $(VENV)/developing
	@$(BIN)/python building/page.py --format

# Compiled where that can be done.
install compile: $(VENV)/playing
	@$(BIN)/python building/start.py --wait

release: $(VENV)-release/ready
	@$(VENV)-release/bin/python building/release.py $(ARGS)

# Python for the browser comes with the page's other packages, what the rules import from PyPI.
static: $(VENV)/developing
	@PYTHONPATH=src:building $(BIN)/python building/static.py $(ARGS)
	@echo "The page is in build/static: any host of files serves it, python3 -m http.server -d build/static too"

# A warning is an error: a link that leads nowhere, a name that the reference does not find.
docs: $(VENV)-docs/ready
	$(VENV)-docs/bin/python -m sphinx -W --keep-going -q -d .cache/docs docs build/site
	@echo "The site is in build/site: open build/site/index.html"

include requirements/environments.mk

clean:
	rm -rf $(VENV) $(VENV)-* web/node_modules web/desks web/dist-gallery pictures src/tafelrunde/server/page
	rm -rf .cache .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
