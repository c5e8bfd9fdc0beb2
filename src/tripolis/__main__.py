"""`python -m tripolis`."""

import sys

from tripolis.cli import main

sys.exit(main())
