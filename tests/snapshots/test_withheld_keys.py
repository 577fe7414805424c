from types import SimpleNamespace

import msgspec
import pytest

from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues.matchsticks import Spell
from puzzlegen.snapshots import pipeline, selection


def test_no_key_is_a_word_that_is_said_for_want_of_an_answer():
    loaded = selection.loaded("cues/matchsticks")
    params = loaded.levels[Level.HARD]
    puzzle = next(found for found in (_spelling(loaded, params, n) for n in range(200)) if found)
    for key, refused in (("NOTHING", True), ("Hidden", True), ("SOMETHING", False)):
        told = msgspec.structs.replace(puzzle, answer=key)
        family = msgspec.structs.replace(loaded, generator=SimpleNamespace(invent=lambda *_, told=told: told))
        if refused:
            with pytest.raises(Rejected, match="for want of an answer"):
                pipeline.draft(family, Level.HARD, params, Stream("draft"))
        else:
            assert pipeline.draft(family, Level.HARD, params, Stream("draft")).answer == key


def _spelling(loaded, params, number):
    try:
        puzzle = pipeline.invent(loaded, Level.HARD, params, Stream.for_item("cues/matchsticks", 1, "", 1, number, 0))
    except Rejected:
        return None
    return puzzle if isinstance(puzzle.query, Spell) else None
