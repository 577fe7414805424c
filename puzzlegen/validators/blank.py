"""Solves the tiles of `puzzlegen.generators.blank` from the statement alone; the template of a validator."""

from hashlib import blake2b

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import read


class _Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[int, ...]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every number from 1 to (tiles + 1) that no tile shows; the difficulty is the number of tiles."""
    try:
        tiles = msgspec.convert(statement, _Tiles).tiles
    except msgspec.ValidationError as error:
        raise MalformedStatement(f"the statement is not a row of tiles: {error}") from error
    if query != {"task": "missing"}:
        raise MalformedStatement("the query must be {'task': 'missing'}")
    last = len(tiles) + 1
    missing = [str(number) for number in range(1, last + 1) if number not in tiles]
    if any(not 1 <= number <= last for number in tiles):
        verdict = Verdict.UNSOLVABLE  # then the tiles are not what the question says
    else:
        verdict = Verdict.UNIQUE if len(missing) == 1 else Verdict.AMBIGUOUS
    # No symmetry but the identity: another order of the tiles is another search for the eye.
    canonical = blake2b(repr(tiles).encode(), digest_size=16).hexdigest()
    return Certificate(
        verdict=verdict,
        answers=tuple(missing[:2]),
        method="enumeration",
        effort={"tiles": len(tiles)},
        difficulty=len(tiles),
        unit="tiles",
        canonical=canonical,
        structure=f"{len(tiles)} tiles",
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:  # noqa: ARG001
    """The explanation says no more than the proof does, so that there are no facts to judge."""
    read(why, "explanation")
    return ()
