"""Replays the conformance records of a folder and prints what each leads to, or its defect."""

import json
import sys
from pathlib import Path

from tripolis.core.errors import RecordError
from tripolis.core.record import write
from tripolis.core.replay import replay
from tripolis.games import find

records = Path(sys.argv[1], "records")
for list_of in ("index.json", "broken.json"):
    for case in json.loads((records / list_of).read_text("utf-8")):
        text = (records / case["file"]).read_bytes()
        try:
            match = replay(text, find)
        except RecordError as error:
            print(case["file"], error.message)
        else:
            assert write(match).encode() == text
            print(case["file"], json.dumps(match.game.summary(match.state)))
