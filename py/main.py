"""The entry of the worker in which the application lives."""

from polyscript import xworker

from tabletop.web.page import receive

xworker.onmessage = receive
