"""Puzzles of panels, cells and pieces in disguise are the same puzzles."""

from random import Random

import pytest

from puzzlegen import catalog
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.evidence.matrices.disguises_b import DISGUISES
from puzzlegen.snapshots import pipeline


@pytest.mark.parametrize("level", USUAL_LEVELS)
@pytest.mark.parametrize("name", DISGUISES)
def test_a_disguise_changes_nothing_that_counts(name: str, level: Level) -> None:
    loaded = catalog.load(name)
    rng = Random(f"{name} {level}")
    put_on = dict.fromkeys(DISGUISES[name], 0)
    for index in range(80):
        if all(count > 7 for count in put_on.values()):
            break
        try:
            stream = Stream.for_item(name, 1, f"disguises {level}", 1, index, 0)
            drafted = pipeline.draft(loaded, level, loaded.levels[level], stream)
        except Rejected:
            continue
        plain = loaded.validator.certify(drafted.statement, drafted.query)
        if plain.verdict is not Verdict.UNIQUE:
            continue
        for disguise in put_on:
            found = disguise(drafted.statement, drafted.query, rng)
            if found is None:
                continue
            statement, query = found
            other = loaded.validator.certify(statement, query)
            assert (other.verdict, len(other.answers)) == (Verdict.UNIQUE, 1)
            assert (other.canonical, other.structure) == (plain.canonical, plain.structure), disguise.__name__
            assert other.difficulty == plain.difficulty
            put_on[disguise] += 1
    assert all(put_on.values())
