"""A folder of candidates with the answers of people who do not exist, so that the family can be tried anywhere."""

import atexit
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
import numpy as np
from PIL import Image

from puzzlegen.core.stream import Stream
from puzzlegen.materials import approvals, proposals
from puzzlegen.materials.approvals import Answer, Categorised, Checked
from puzzlegen.materials.candidates import Candidates

COLOURS = ((200, 40, 40), (40, 60, 200), (230, 180, 30), (150, 40, 160), (20, 120, 120), (60, 140, 60))
_LETTER = """kind = "letter"
answer = "{answer}"
pictures = ["{name}.png"]
source = "made for a test"
licence = "CC0-1.0"
author = "A. Painter"
proposed_by = "person"

[en]
question = "Which of the boxes is the largest one?"
options = ["the red one", "the blue one", "the yellow one", "the purple one"]
explanation = "It covers most of the picture."

[zh]
question = "哪一个方框最大？"
options = ["红色的", "蓝色的", "黄色的", "紫色的"]
explanation = "它在图中占得最多。"
"""


def picture(key: int, sizes: Sequence[int] = (50, 80, 60, 40), side: int = 320) -> np.ndarray:
    """Boxes of these sizes on pale ground, a quarter of the picture for each: (side, side, 3)."""
    rng = Stream("candidate", key)
    drawn = np.full((side, side, 3), 235, np.uint8)
    half = side // 2
    for place, size in enumerate(sizes):
        x = half * (place % 2) + 8 + rng.below(half - size - 16)
        y = half * (place // 2) + 8 + rng.below(half - size - 16)
        drawn[y : y + size, x : x + size] = COLOURS[place]
    return drawn


def write(folder: Path, name: str, text: str, *pictures: np.ndarray) -> None:
    """A candidate with its pictures, the first of which is called like it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    for number, pixels in enumerate(pictures):
        Image.fromarray(pixels).save(folder / f"{name}{f'-{number}' if number else ''}.png")


def choice(folder: Path, name: str, key: int, right: int) -> None:
    """A candidate for a letter, of which the option with this number is right."""
    sizes = [40 + 8 * ((key + place) % 4) for place in range(4)]
    sizes[right] = 110
    write(folder, name, _LETTER.format(name=name, answer="ABCD"[right]), picture(key, sizes))


def person(number: int) -> str:
    """The id of somebody."""
    return blake2b(str(number).encode(), digest_size=8).hexdigest()


def answered(folder: Path, name: str, responses: Mapping[int, str | None], seconds: int = 20) -> list[Answer]:
    """What these people answer to a candidate, by turns in its languages."""
    candidate = proposals.read(folder).named(name)
    languages = list(candidate.proposal.words)
    return [
        Answer(
            candidate.shown(languages[turn % len(languages)]),
            languages[turn % len(languages)],
            person(number),
            response,
            "",
            False,
            seconds + turn,
        )
        for turn, (number, response) in enumerate(responses.items())
    ]


def approve(folder: Path, answers: Sequence[Answer], category: str = "Cue insight") -> None:
    """Put all candidates of a folder into a category, call them checked, and let these answers be all."""
    there = proposals.read(folder).candidates
    approvals.note(folder, [Categorised(one.digest, category, approvals.HAND) for one in there])
    approvals.note(folder, [Checked(one.digest, approvals.OURSELVES, ()) for one in there])
    (folder / approvals.ANSWERS).write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in answers))


@cache
def material() -> Candidates:
    """A few candidates of every level that two people approved in each language."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    answers: list[Answer] = []
    for number in range(15):
        name, right = f"boxes-{number:02}", number % 4
        choice(folder, name, number, right)
        seconds = (20, 90, 300)[number // 5]
        answers += answered(folder, name, dict.fromkeys(range(4), "ABCD"[right]), seconds)
    approve(folder, answers)
    return Candidates.of(folder)
