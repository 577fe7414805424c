"""No explanation is believed that is not true: facts that say something else are refused."""

import re
from collections.abc import Collection, Iterator
from random import Random
from typing import Any, Final

from puzzlegen.catalog import Family
from puzzlegen.conformance.shown import Change, alternatives, dotted, nodes, replaced
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.snapshots.pipeline import AcceptedItem
from puzzlegen.snapshots.verify import crashes_as_malformed
from puzzlegen.words import say

CHANGES: Final = 24  # of the facts of an item
_FOREIGN: Final = "nobody asked"  # the name of a fact that no family has


def believed(family: Family, made: AcceptedItem, random: Random, but: Collection[str] = ()) -> Iterator[str]:
    """The changes of an item's facts that the validator believes, though the explanation says something else then.

    Args:
        family: with a validator that judges explanations.
        made: an item of it.
        random: which changes are tried.
        but: names of facts of which several are true.
    """
    wrong = list(changed(made.proof.why, random))
    for change in random.sample(wrong, min(CHANGES, len(wrong))):
        if fact(change) not in but and holds(family, made, change.data) and differs(family, made, change.data):
            yield f"{change.what}, of {made.proof.why}"


def fact(change: Change) -> str:
    """The name of the fact that was changed."""
    return re.split("[. ]", change.what)[0]


def holds(family: Family, made: AcceptedItem, why: Statement) -> bool:
    """True if the validator finds nothing wrong with these facts about an item."""
    try:
        with crashes_as_malformed():
            puzzle = _puzzle(family, made, why)
            return not family.validator.faults_of_why(puzzle.statement, puzzle.query, puzzle.key, puzzle.why)
    except MalformedStatement:
        return False


def differs(family: Family, made: AcceptedItem, why: Statement) -> bool:
    """True if an item's explanation reads otherwise with other facts; not if it cannot be written at all."""
    try:
        return explanation(family, made, why) != explanation(family, made, made.proof.why)
    except Exception:  # noqa: BLE001 - whatever it is, nobody reads such an explanation
        return False


def explanation(family: Family, made: AcceptedItem, why: Statement) -> str:
    """The English explanation of an item with other facts."""
    puzzle = _puzzle(family, made, why)
    return say(family.renderer.explain(puzzle.statement, puzzle.query, puzzle.key, puzzle.why), "en")


def _puzzle(family: Family, made: AcceptedItem, why: Statement) -> Puzzle:
    """An item's puzzle with other facts."""
    proof = made.proof
    return family.format.puzzle(proof.statement, proof.query, why, proof.certificate.answers[0])


def changed(why: Statement, random: Random) -> Iterator[Change]:
    """The facts with one of them changed: other values, lists shortened, lengthened and in another order."""
    data: dict[str, Any] = dict(why)
    known = [value for _, value in nodes(data)]
    yield Change(f"{_FOREIGN} is there", data | {_FOREIGN: 1})
    for path, value in nodes(data):
        name = dotted(path)
        if len(path) == 1:
            yield Change(f"{name} left out", {key: one for key, one in data.items() if key != path[0]})
        if isinstance(value, list) and value:
            place = random.randrange(len(value))
            yield Change(f"{name} without {place}", replaced(data, path, [*value[:place], *value[place + 1 :]]))
            yield Change(f"{name} with {place} twice", replaced(data, path, [*value[: place + 1], *value[place:]]))
            if value != value[::-1]:
                yield Change(f"{name} backwards", replaced(data, path, value[::-1]))
        elif isinstance(value, bool | int | float | str):
            like = [one for one in known if type(one) is type(value) and one != value]
            for instead in alternatives(value, like, random):
                yield Change(f"{name} = {instead!r}", replaced(data, path, instead))
