"""Solves the tiles of `puzzlegen.generators.blank` from the statement alone; the template of a validator."""

from puzzlegen.core.certificate import Certificate, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.core.question import NoFacts
from puzzlegen.formats.blank import QUESTIONS, Query, Statement
from puzzlegen.validators.kits.answers import fingerprint


def certify(statement: Statement, query: Query) -> Certificate:
    """Find every number from 1 to (tiles + 1) that no tile shows; the difficulty is the number of tiles."""
    tiles = statement.tiles
    last = len(tiles) + 1
    missing = [str(number) for number in range(1, last + 1) if number not in tiles]
    if any(not 1 <= number <= last for number in tiles):
        verdict = Verdict.UNSOLVABLE  # then the tiles are not what the question says
    else:
        verdict = Verdict.UNIQUE if len(missing) == 1 else Verdict.AMBIGUOUS
    return Certificate(
        verdict=verdict,
        answers=tuple(missing[:2]),
        method="enumeration",
        effort={"tiles": len(tiles)},
        difficulty=len(tiles),
        unit=QUESTIONS[type(query)].unit,
        # No symmetry but the identity: another order of the tiles is another search for the eye.
        canonical=fingerprint(tiles),
        structure=f"{len(tiles)} tiles",
    )


def certify_why(statement: Statement, query: Query, answer: str, why: NoFacts) -> Faults:  # noqa: ARG001
    """The explanation says no more than the proof does, so that there are no facts to judge."""
    return ()
