"""Gzip a file at the highest compression, reproducibly: the same input gives the same bytes."""

import gzip
import sys
from pathlib import Path

source, target = map(Path, sys.argv[1:])
target.write_bytes(gzip.compress(source.read_bytes(), compresslevel=9, mtime=0))
