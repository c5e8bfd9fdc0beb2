"""Says which Python this is, where it runs, and the arguments that it was given."""

import sys

import tripolis

print(sys.version)
print(sys.platform, tripolis.__version__, *sys.argv[1:])
