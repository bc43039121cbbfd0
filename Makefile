# make play    open the games on this machine (PORT=8001 for another port than 8000)
# make dev     open the sources as they are: pages reload when you save (PORT=8011 for another port than 8010)
# make site    write the folder to publish, site/
# make check   check layout, rules and types, and run the quick tests (GAME=wizards-garden: those of one game)
# make test    run the checks and a good sample of the tests (minutes)
# make test-all  run everything (hours), or some PARTS: checks javascript python wasm chromium firefox webkit faults
# make format  lay out all sources as the tests want them, and write what is made of them
# make words   write all that a translator needs, words.pot
# make lock    pin what checks and tests the project
# make bench   print the figures: start-up, sizes, engines
# make clean   remove all that was built or installed here

PYTHON ?= python3
PORT ?= 8000

venv := .venv/bin
build := static/build
installed := node_modules/.package-lock.json
# Folders are listed too: theirs is the date that changes when a file is removed.
package := $(shell find py/tabletop -not -path '*/__pycache__*')
page := $(shell find index.html manifest.webmanifest pyscript.toml LICENSE py/main.py py/opponents.py \
	static -type f -not -path '$(build)/*')

.PHONY: help
help:
	@sed -n 's/^# make/make/p' $(firstword $(MAKEFILE_LIST))

.PHONY: play
play: site
	@$(PYTHON) tools/serve.py site --port $(PORT)

.PHONY: dev
dev: PORT := 8010
dev: $(build)/icons.json $(build)/tokens.css $(build)/games.json
	@$(PYTHON) -m tools.dev --port $(PORT)

.PHONY: site
site: site/sw.js

$(installed): package.json package-lock.json .npmrc
	npm ci
	@touch $@

$(build)/fonts.css: tools/vendor.mjs tools/lean_glue.mjs tools/lean_wasm.mjs tools/lean_data.mjs tools/wasm_reader.mjs \
		$(wildcard tools/types/build/vendor/*) $(installed)
	node tools/vendor.mjs $(build)

# Hosts that pack it by themselves would send a part of it only unpacked.
$(build)/pyodide/pyodide.asm.wasm.packed: tools/gzipped.py $(build)/fonts.css
	$(PYTHON) tools/gzipped.py $(build)/pyodide/pyodide.asm.wasm $@

$(build)/pyodide/python_stdlib.zip: tools/trim.py tools/slim.py tools/run_in_wasm.mjs $(build)/fonts.css
	node tools/run_in_wasm.mjs tools.trim node_modules/pyodide/python_stdlib.zip $@

$(build)/icons.json: static/icons.txt static/own-icons.json tools/icons.mjs static/js/table/outline.js \
		$(build)/fonts.css
	node tools/icons.mjs static/icons.txt static/own-icons.json $@

$(build)/tokens.css: static/themes.json tools/tokens.mjs $(build)/fonts.css
	node tools/tokens.mjs static/themes.json $@

$(build)/tabletop.pack: tools/pack.py $(package)
	$(PYTHON) tools/pack.py py/tabletop $@

$(build)/games.json: tools/pages.py tools/books.py pyscript.toml $(package)
	$(PYTHON) tools/pages.py $(build)

$(build)/snapshot/layers.json: tools/snapshot.mjs tools/apart.mjs tools/snapshot.py tools/slim.py tools/thin.py tools/layers.mjs \
		tools/still.mjs tools/wasm_reader.mjs static/layers.mjs static/files.mjs $(build)/tabletop.pack $(build)/pyodide/python_stdlib.zip \
		$(wildcard py/tabletop/games/*/*.bin)
	node tools/snapshot.mjs $(build) $(build)/snapshot

$(build)/THIRD-PARTY.md: tools/notices.mjs package-lock.json $(build)/fonts.css $(build)/icons.json \
		$(wildcard tools/licences/*)
	node tools/notices.mjs $@

site/sw.js: tools/site.mjs $(page) $(build)/icons.json $(build)/tokens.css $(build)/games.json \
		$(build)/pyodide/pyodide.asm.wasm.packed $(build)/tabletop.pack $(build)/snapshot/layers.json $(build)/THIRD-PARTY.md
	node tools/site.mjs site

.venv: requirements-dev.txt
	$(PYTHON) -m venv .venv
	$(venv)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch .venv

.PHONY: test test-all
test-all: export TESTS := all
test test-all: .venv $(installed)
	tools/browsers.sh
	$(venv)/python -m tools.test $(PARTS)

.PHONY: check
check: .venv $(installed)
	@$(venv)/python -m tools.check $(GAME)

.PHONY: format
format: .venv $(installed)
	$(venv)/ruff check --quiet --fix-only --select I .
	$(venv)/ruff format --quiet .
	$(venv)/python -m tools.page_types
	npx stylelint --fix "static/css/*.css"
	npx prettier --log-level warn --write .

.PHONY: bench
bench: .venv site
	tools/browsers.sh
	PYTHONPATH=py $(venv)/python -m bench $(PARTS)

.PHONY: words
words: .venv
	PYTHONPATH=. $(venv)/pybabel --quiet extract --mapping tools/babel.cfg --no-default-keywords --no-location \
		--keyword t --keyword t_count:1,2 --keyword tCount:1,2 --keyword later \
		--project "Six Gardens" --output words.pot py/tabletop static/js

.PHONY: lock
lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install --quiet pip-tools==7.6.2
	.venv-lock/bin/pip-compile --quiet --strip-extras --allow-unsafe --generate-hashes \
		--no-header --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements-dev.txt requirements-dev.in
	rm -rf .venv-lock

.PHONY: clean
clean:
	rm -rf .venv .venv-lock node_modules words.pot $(build) site site.new .mypy_cache .ruff_cache .pytest_cache .hypothesis
