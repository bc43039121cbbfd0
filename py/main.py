"""Entry point of the worker that runs the application."""

from polyscript import xworker

from tabletop.web.page import receive

xworker.onmessage = receive
