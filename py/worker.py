"""The entry of the worker in which computer opponents think."""

from tabletop.web.worker_side import answer

__export__ = ["answer"]
