# make play    open the six games on this machine     make test    every check and test
# make site    write the folder to publish, site/     make bench   print the figures

PYTHON ?= python3
PORT ?= 8000
venv := .venv/bin

.PHONY: help
help:
	@sed -n 's/^# //p' $(firstword $(MAKEFILE_LIST)) | head -n 2

.venv: requirements-dev.txt
	$(PYTHON) -m venv .venv
	$(venv)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch .venv
