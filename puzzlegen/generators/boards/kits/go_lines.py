"""Lines of play that show what becomes of an enclosed chain: the moves that need an answer, until none does any more.

A move of the side that loses *needs no answer* if the other side may pass after it and wins all the same. What needs
one is a try. Lines that follow tries only are short, where play to the very end can take twenty moves.
"""

from collections.abc import Iterator

from puzzlegen.generators.boards.kits.go_reading import Fight, Outcome, Reading


class Endless(Exception):
    """Tries lead round in circles."""


def tries(reading: Reading, fight: Fight, outcome: Outcome) -> list[tuple[int, ...]]:
    """The lines of all tries against a certain outcome, by the side to move; raises `Spent` or `Endless`."""
    return _tries(reading, fight, outcome, frozenset())


def refuted(reading: Reading, fight: Fight, outcome: Outcome) -> Iterator[tuple[int, ...]]:
    """The lines of all first moves that have this outcome; one that needs no answer stands alone."""
    for point, after in reading.moves(fight):
        if reading.outcome(after) == outcome:
            alone = reading.outcome(_passed(after)) == outcome
            yield (point,) if alone else (point, *_answered(reading, after, outcome, frozenset()))


def _tries(reading: Reading, fight: Fight, outcome: Outcome, way: frozenset[Fight]) -> list[tuple[int, ...]]:
    if fight in way:
        raise Endless
    if not fight.defender & reading.target:
        return []
    return [
        (point, *_answered(reading, after, outcome, way | {fight}))
        for point, after in reading.moves(fight)
        if reading.outcome(_passed(after)) != outcome
    ]


def _answered(reading: Reading, fight: Fight, outcome: Outcome, way: frozenset[Fight]) -> tuple[int, ...]:
    """The answer after which the longest try is shortest, and that try."""
    lines = []
    for point, after in reading.moves(fight):
        if reading.outcome(after) == outcome:
            try:
                lines.append((point, *max(_tries(reading, after, outcome, way), key=len, default=())))
            except Endless:
                continue
    if not lines:
        raise Endless
    return min(lines, key=len)


def _passed(fight: Fight) -> Fight:
    return Fight(fight.attacker, fight.defender, not fight.defending)
