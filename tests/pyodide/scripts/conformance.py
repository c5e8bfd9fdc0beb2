"""Replays the conformance records that lie at /data; prints each file that differs, and a count."""

import json
from pathlib import Path

from tripolis.core.errors import RecordError
from tripolis.core.record import write
from tripolis.core.replay import replay
from tripolis.games import find

DATA = Path("/data/records")
checked = 0
for case in json.loads((DATA / "index.json").read_text("utf-8")):
    text = (DATA / case["file"]).read_text("utf-8")
    match = replay(text, find)
    positions = match.game.summary(match.state)["positions"]
    if write(match) != text or positions != case["positions"]:
        print(case["file"])
    checked += 1
for case in json.loads((DATA / "broken.json").read_text("utf-8")):
    try:
        replay((DATA / case["file"]).read_bytes(), find)
        print(case["file"])
    except RecordError as error:
        if error.line not in {case["line"], *case.get("also", [])}:
            print(case["file"])
    checked += 1
print(checked)
