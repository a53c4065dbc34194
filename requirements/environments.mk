# Environments and what they are made from: the lock beside this file that each is held to. Read by the Makefile above.

$(VENV)/playing: requirements/tafelrunde.lock
	@python=$$(sh building/find-python.sh $(PYTHON)) || exit 1; "$$python" building/environment.py $(VENV)

# Large, and wanted by few: each has a lock and an environment of its own, which runs what .venv does.
ray peers training: %: install $(VENV)-%/ready
	@$(VENV)-$*/bin/python building/start.py --wait

$(VENV)-%/ready: requirements/%.lock
	@echo "Installing what $* needs in $(VENV)-$*"
	@python=$$(sh building/find-python.sh $(PYTHON)) || exit 1; "$$python" -m venv $(VENV)-$*
	@$(VENV)-$*/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$*.lock
	@touch $@

$(VENV)/developing: $(VENV)/playing
	@echo "Installing what development needs"
	@$(PIP) --require-hashes -r requirements/tafelrunde.lock
	@touch $@

lock: $(VENV)/playing
	@$(PIP) uv
	@PATH="$$PWD/$(BIN):$$PATH" $(BIN)/python building/lock.py
