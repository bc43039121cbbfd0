# make play    open the six games on this machine (PORT=8001 for another port than 8000)
# make site    write the folder to publish, site/
# make test    run every check and test
# make format  lay out all sources as the tests want them
# make bench   print the figures: start-up, sizes, engines
# make clean   remove all that was built or installed here

PYTHON ?= python3
PORT ?= 8000

venv := .venv/bin
build := static/build
installed := node_modules/.package-lock.json
# Folders are listed too: theirs is the date that changes when a file is removed.
package := $(shell find py/tabletop -not -path '*/__pycache__*')
page := $(shell find index.html manifest.webmanifest pyscript.toml LICENSE py/main.py py/worker.py \
	static -type f -not -path '$(build)/*')

.PHONY: help
help:
	@sed -n 's/^# make/make/p' $(firstword $(MAKEFILE_LIST))

.PHONY: play
play: site
	@$(PYTHON) tools/serve.py site --port $(PORT)

.PHONY: site
site: site/sw.js

$(installed): package.json package-lock.json .npmrc
	npm ci
	@touch $@

$(build)/fonts.css: tools/vendor.mjs $(installed)
	node tools/vendor.mjs $(build)

$(build)/pyodide/python_stdlib.zip: tools/trim.py $(build)/fonts.css
	$(PYTHON) tools/trim.py node_modules/pyodide/python_stdlib.zip $@

$(build)/icons.json: static/icons.txt static/own-icons.json tools/icons.mjs $(build)/fonts.css
	node tools/icons.mjs static/icons.txt static/own-icons.json $@

$(build)/tokens.css: static/themes.json tools/tokens.mjs $(build)/fonts.css
	node tools/tokens.mjs static/themes.json $@

$(build)/tabletop.zip: tools/pack.py $(package)
	$(PYTHON) tools/pack.py py/tabletop $@

$(build)/games.json: tools/pages.py $(package)
	$(PYTHON) tools/pages.py $(build)

$(build)/snapshot/taken: tools/snapshot.mjs tools/snapshot.py $(build)/tabletop.zip \
		$(build)/pyodide/python_stdlib.zip
	node tools/snapshot.mjs $(build) $(build)/snapshot
	@touch $@

$(build)/THIRD-PARTY.md: tools/notices.mjs package-lock.json $(build)/fonts.css
	node tools/notices.mjs $@

site/sw.js: tools/site.mjs $(page) $(build)/icons.json $(build)/tokens.css $(build)/games.json \
		$(build)/tabletop.zip $(build)/snapshot/taken $(build)/THIRD-PARTY.md
	node tools/site.mjs site

.venv: requirements-dev.txt
	$(PYTHON) -m venv .venv
	$(venv)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch .venv

.PHONY: test
test: .venv $(installed)
	tools/browsers.sh
	$(venv)/python -m tools.test

.PHONY: format
format: .venv $(installed)
	$(venv)/ruff check --quiet --fix-only --select I .
	$(venv)/ruff format --quiet .
	npx prettier --log-level warn --write .

.PHONY: bench
bench: .venv site
	tools/browsers.sh
	PYTHONPATH=py $(venv)/python -m bench $(PARTS)

.PHONY: clean
clean:
	rm -rf .venv node_modules $(build) site site.new .mypy_cache .ruff_cache .pytest_cache .hypothesis
