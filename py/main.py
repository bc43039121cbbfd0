"""The page's entry."""

from tabletop.web.page import start

start()
