"""No digit depends on how Python orders its sets."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = """
import msgspec
from puzzlegen.standing import exposure, poststratified, trend
from tests.standing.test_exposure import CUTOFF, arms
from tests.standing.test_trend import series
from tests.standing.simulated import asked, world

rng, there = world(3)
units, credits = asked(rng, there, 300, "i")
found = [poststratified.standing(there.reference(), "m", units, credits)]
units, credits = arms(0.3)
found += exposure.exposure(units, ["m"], [credits], CUTOFF)
there, units, files = series(5, 60)
found.append(trend.trend(units, [*files], [*files.values()], there.reference()))
print(msgspec.json.encode(found).decode())
"""


def told(seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", CODE], cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout


def test_two_hash_seeds_give_the_same_digits() -> None:
    first = told("1")
    assert '"exposed":{' in first
    assert first == told("2")
