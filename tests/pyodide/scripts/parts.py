"""Prints the parts of the package that a script in here can reach, and what lies in /data."""

from pathlib import Path

import tripolis

print(*sorted(part.name for part in Path(tripolis.__path__[0]).iterdir()))
print(*sorted(file.name for file in Path("/data").iterdir()))
