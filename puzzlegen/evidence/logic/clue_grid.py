"""What judges `logic/clue_grid`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from collections.abc import Callable
from math import factorial, log2
from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure
from puzzlegen.facts.logic.clue_scenes import ANIMALS, SCENES, THINGS

_ONE_WAY: Final = ("next", "before")


def dealt_anew(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Cards and names in another order, on cards as well, where it does not matter there."""
    mixed = {field: rng.sample(statement[field], len(statement[field])) for field in ("animals", "things", "cards")}
    mixed["cards"] = [
        {**card, "one": card["other"], "other": card["one"]}
        if card["relation"] not in _ONE_WAY and card["other"] not in statement["hues"] and rng.random() < 0.5
        else card
        for card in mixed["cards"]
    ]
    return {**statement, **mixed}, query


def seen_from_behind(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The places in the opposite order; a table is turned as well."""
    size = len(statement["hues"])
    turn = rng.randrange(size) if SCENES[statement["scene"]] == "ring" else size - 1

    def turned(card: Statement) -> Statement:
        if card["relation"] in _ONE_WAY:
            return {**card, "one": card["other"], "other": card["one"]}
        return card

    return _changed(statement, query, lambda name: name, lambda place: (turn - place) % size, turned)


def other_names(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Other animals, things and colours."""
    hues = ("red", "yellow", "green", "blue", "purple", "orange")
    things = next(kind for kind in THINGS if {*statement["things"]} <= {*kind})
    renamed = {
        old: new for pool in (ANIMALS, things, hues) for old, new in zip(pool, rng.sample(pool, len(pool)), strict=True)
    }
    return _changed(statement, query, renamed.__getitem__, lambda place: place, lambda card: card)


def _changed(
    statement: Statement,
    query: Statement,
    name: Callable[[str], str],
    place: Callable[[int], int],
    turned: Callable[[Statement], Statement],
) -> tuple[Statement, Statement]:
    def card(shown: Statement) -> Statement:
        return turned({**shown, "one": name(shown["one"]), "other": name(shown["other"])})

    hues: list[str] = [""] * len(statement["hues"])
    for at, hue in enumerate(statement["hues"]):
        hues[place(at)] = name(hue)
    asked: dict[str, Any] = {**query}
    asked |= {field: name(query[field]) for field in ("name", "thing") if field in query}
    if "place" in query:
        asked["place"] = place(query["place"])
    if "options" in query:
        asked["options"] = [name(one) if isinstance(one, str) else card(one) for one in query["options"]]
    return {
        **statement,
        "hues": hues,
        "animals": [name(one) for one in statement["animals"]],
        "things": [name(one) for one in statement["things"]],
        "seen": [[name(one), place(at)] for one, at in statement["seen"]],
        "cards": [card(one) for one in statement["cards"]],
    }, asked


def arrangements(statement: Statement, query: Statement) -> float:
    """The arrangements there would be without the cards, as a power of two."""
    seen = {name for name, _ in statement["seen"]}
    waiting = [sum(name not in seen for name in statement[group]) for group in ("animals", "things")]
    return sum(log2(factorial(number)) for number in waiting)


DISGUISES: Final = (dealt_anew, seen_from_behind, other_names)
MEASURE: Final = Measure("arrangements without the cards, as a power of two", arrangements)
