"""Cases for the validators of the category counting, and short ways to ask."""

import json

import msgspec

from puzzlegen import catalog
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.snapshots import pipeline
from tests.support.judging import EVIDENCE

CORPUS = [
    json.loads(line)
    for file in sorted((EVIDENCE / "counting").glob("*.jsonl"))
    for line in file.read_text().splitlines()
]


def certify(family, statement, query):
    """The certificate of published data."""
    one = catalog.load_format(f"counting/{family}").puzzle(statement, query)
    return catalog.load_validator(f"counting/{family}").certify(one.statement, one.query)


def invented(family, level, index, attempts=50):
    """The first puzzle of an item that its generator does not reject."""
    loaded = catalog.load(f"counting/{family}")
    for attempt in range(attempts):
        rng = Stream(family, level, index, attempt, index=index)
        try:
            return pipeline.invent(loaded, level, loaded.generator.LEVELS[level], rng)
        except Rejected:
            continue
    raise AssertionError("no puzzle in so many attempts")


def accepted(family, level, number, question=object):
    """Puzzles that the validator accepts, so many with a question of this type."""
    made = drafts(catalog.load(f"counting/{family}"), level, 5, 8 * number)
    found = [one.draft.puzzle for one in made if isinstance(one.draft.query, question)][:number]
    assert len(found) == number
    return found


def false(family, puzzle, **facts):
    """What is false in an explanation once these facts are changed; nothing, if none are."""
    why = msgspec.structs.replace(puzzle.why, **facts)
    return catalog.load_validator(f"counting/{family}").certify_why(puzzle.statement, puzzle.query, puzzle.key, why)
