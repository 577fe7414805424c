"""What judges `logic/round_robin`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Measure
from puzzlegen.formats.logic.round_robin import HIDDEN, Board, Opponent, Query, When


def other_numbers(board: Board, query: Query, rng: Random) -> tuple[Board, Query]:
    """The sides numbered otherwise."""
    order = rng.sample(range(len(board.sides)), len(board.sides))

    def renamed(what: Any) -> Any:
        if isinstance(what, int):
            return what if what == HIDDEN else order[what]
        return tuple(map(renamed, what))

    sides = tuple(board.sides[order.index(place)] for place in range(len(order)))
    asked = "match" if isinstance(query, When) else "options"
    query = replace(query, **{asked: renamed(getattr(query, asked))})
    if isinstance(query, Opponent):
        query = replace(query, side=renamed(query.side))
    return replace(board, sides=sides, rounds=renamed(board.rounds)), query


def other_cards(board: Board, query: Query, rng: Random) -> tuple[Board, Query]:
    """The cards of a round in another order, and some turned around; what is lettered, too."""
    rounds = tuple(
        tuple(card[::-1] if rng.random() < 0.5 else card for card in rng.sample(cards, len(cards)))
        for cards in board.rounds
    )
    if not isinstance(query, When):
        query = replace(query, options=tuple(rng.sample(query.options, len(query.options))))
    return replace(board, rounds=rounds), query


def hidden_places(board: Board, query: Query) -> float:
    """Hidden places, each with all who could be there."""
    hidden = sum(side == HIDDEN for cards in board.rounds for card in cards for side in card)
    return float(hidden * len(board.sides))


DISGUISES: Final = (other_numbers, other_cards)
MEASURE: Final = Measure("hidden places, times sides", hidden_places)
