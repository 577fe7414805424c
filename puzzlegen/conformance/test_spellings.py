"""Whether answers to a family's questions are read, however they are framed, and no other answer is taken for right."""

import tomllib
from functools import cache
from importlib.resources import files

import pytest

from puzzlegen import catalog
from puzzlegen.conformance import golden
from puzzlegen.core.family import Level
from puzzlegen.core.item import BoundingBoxes, Key
from puzzlegen.scoring.score import Outcome, score

NO_ANSWERS = ("I cannot tell.", "I'm sorry, I can't help with that.", "Answer: unknown", "\\boxed{?}", "不知道。", "")


@cache
def _frames() -> tuple[str, ...]:
    text = files("puzzlegen.conformance").joinpath("spellings.toml").read_text("utf-8")
    return tuple(frame for table in tomllib.loads(text).values() for frame in table["any"])


def _spelled(key: Key) -> tuple[str, ...]:
    """The answer as the instruction asks for it, and its other spellings."""
    answer = key.answer
    if isinstance(answer, BoundingBoxes):
        return ("; ".join(str(list(box)) for box in answer.boxes) or "[]",)
    text = getattr(answer, "letter", None) or answer.text  # type: ignore[union-attr]
    return (text.split(" ± ")[0], *key.accepted[:2])


@pytest.mark.whole
def test_answers_are_read_in_every_frame(row: catalog.Row, level: Level) -> None:
    """The right one is right, that of another item is right only if it is the same; what is no answer is unparsed."""
    made = golden.first(row.name, level)
    for one, other in zip(made, (*made[1:], made[0]), strict=True):
        right, foreign = _spelled(one.key), _spelled(other.key)
        for frame in _frames():
            for spelled in right:
                response = frame.replace("{}", spelled)
                assert score(one.item, one.key, response).outcome is Outcome.RIGHT, (one.key.answer, response)
            response = frame.replace("{}", foreign[0])
            found = score(one.item, one.key, response)
            same = score(one.item, one.key, f"Answer: {foreign[0]}").outcome is Outcome.RIGHT
            assert same or found.outcome is not Outcome.RIGHT, (one.key.answer, response)
        for response in NO_ANSWERS:
            assert score(one.item, one.key, response).outcome is Outcome.UNPARSED, (one.key.answer, response)
