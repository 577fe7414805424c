"""Which items people judge: a sample of all, or of those that a model got wrong."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from puzzlegen.core.errors import WrongUsage
from puzzlegen.releases.reviewed import Sampled, sample
from puzzlegen.scoring import reading
from puzzlegen.study.questions import Question


class NothingWrong(WrongUsage):
    """The model has no wrong response to any item."""


def sampled(questions: Mapping[str, Question], size: int, seed: int) -> dict[str, Question]:
    """Id -> question, of the sample."""
    chosen = sample((Sampled.of(one.item) for one in questions.values()), size, seed)
    return {name: questions[name] for name in chosen}


class Mistakes(msgspec.Struct, frozen=True):
    """The name of a file of responses, and item id -> the response, of those that are not right."""

    name: str
    responses: dict[str, str]


def mistakes(questions: Mapping[str, Question], path: Path) -> Mistakes:
    """The first responses in a file that are there and not right.

    Raises:
        BadPredictions: the file cannot be read.
        NothingWrong: there are none.
    """
    (given,) = reading.predictions((path,))
    wrong = {
        name: response
        for name, response in given.responses.items()
        if response is not None and name in questions and not questions[name].right(response)
    }
    if not wrong:
        raise NothingWrong(
            f"{path} has no wrong response to any of the {len(questions)} items: nothing is to be labelled."
        )
    return Mistakes(given.name, wrong)
