"""`python3 -m tabletop`: the headless command."""

import sys

from tabletop.headless.command import main

sys.exit(main(sys.argv[1:]))
