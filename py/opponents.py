"""The entry of the worker in which computer opponents think."""

from tabletop.web.worker_side import begin, go_on

__export__ = ["begin", "go_on"]
