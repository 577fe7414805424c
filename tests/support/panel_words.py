"""What explanations of panels and pieces say."""

from collections import namedtuple

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import drafts, texts
from puzzlegen.core.family import USUAL_LEVELS, Level

ALL_LEVELS = (*USUAL_LEVELS, Level.EXTREME)
levels = pytest.mark.parametrize("level", ALL_LEVELS)


Shown = namedtuple("Shown", "statement query answer why")


def explained(family, level, count, seed=23):
    """Accepted drafts with what is said of them in English."""
    loaded = catalog.load(f"matrices/{family}")
    for one in drafts(loaded, level, seed, count):
        words = texts(loaded, one.draft)
        assert "{" not in words["en"][1] + words["zh"][1]
        why = plain(one.draft.puzzle.why)
        yield Shown(plain(one.statement), plain(one.query), one.answer, why), words["en"][1]
