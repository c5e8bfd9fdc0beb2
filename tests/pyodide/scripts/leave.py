"""Leaves with the exit code that it is given; raises IndexError when it is given none."""

import sys

print("leaving")
sys.exit(int(sys.argv[1]))
