"""What judges `logic/round_robin`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure

_HIDDEN: Final = -1


def other_numbers(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The sides numbered otherwise."""
    order = rng.sample(range(len(statement["sides"])), len(statement["sides"]))

    def renamed(what: Any) -> Any:
        if isinstance(what, int):
            return what if what == _HIDDEN else order[what]
        return [renamed(one) for one in what]

    sides = [statement["sides"][order.index(place)] for place in range(len(order))]
    asked = {field: what if field in ("task", "round") else renamed(what) for field, what in query.items()}
    return {**statement, "sides": sides, "rounds": renamed(statement["rounds"])}, asked


def other_cards(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The cards of a round in another order, and some turned around; what is lettered, too."""
    rounds = [
        [card[::-1] if rng.random() < 0.5 else card for card in rng.sample(cards, len(cards))]
        for cards in statement["rounds"]
    ]
    asked = dict(query)
    if "options" in query:
        asked["options"] = rng.sample(query["options"], len(query["options"]))
    return {**statement, "rounds": rounds}, asked


def hidden_places(statement: Statement, query: Statement) -> float:
    """Hidden places, each with all who could be there."""
    hidden = sum(side == _HIDDEN for cards in statement["rounds"] for card in cards for side in card)
    return float(hidden * len(statement["sides"]))


DISGUISES: Final = (other_numbers, other_cards)
MEASURE: Final = Measure("hidden places, times sides", hidden_places)
