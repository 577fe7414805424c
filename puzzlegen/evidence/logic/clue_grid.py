"""What judges `logic/clue_grid`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from collections.abc import Callable
from math import factorial, log2
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.facts.logic.clue_scenes import ANIMALS, SCENES, THINGS
from puzzlegen.formats.logic import clue_grid as form

_ONE_WAY: Final = ("next", "before")


def dealt_anew(shown: form.Clues, query: form.Query, rng: Random) -> tuple[form.Clues, form.Query]:
    """Cards and names in another order, on cards as well, where it does not matter there."""
    animals, things = (tuple(rng.sample(group, len(group))) for group in (shown.animals, shown.things))
    cards = tuple(
        replace(card, one=card.other, other=card.one)
        if card.relation not in _ONE_WAY and card.other not in shown.hues and rng.random() < 0.5
        else card
        for card in rng.sample(shown.cards, len(shown.cards))
    )
    return replace(shown, animals=animals, things=things, cards=cards), query


def seen_from_behind(shown: form.Clues, query: form.Query, rng: Random) -> tuple[form.Clues, form.Query]:
    """The places in the opposite order; a table is turned as well."""
    size = len(shown.hues)
    turn = rng.randrange(size) if SCENES[shown.scene] == "ring" else size - 1

    def turned(card: form.Card) -> form.Card:
        return replace(card, one=card.other, other=card.one) if card.relation in _ONE_WAY else card

    return _changed(shown, query, lambda name: name, lambda place: (turn - place) % size, turned)


def other_names(shown: form.Clues, query: form.Query, rng: Random) -> tuple[form.Clues, form.Query]:
    """Other animals, things and colours."""
    hues = ("red", "yellow", "green", "blue", "purple", "orange")
    things = next(kind for kind in THINGS if {*shown.things} <= {*kind})
    renamed = {
        old: new for pool in (ANIMALS, things, hues) for old, new in zip(pool, rng.sample(pool, len(pool)), strict=True)
    }
    return _changed(shown, query, renamed.__getitem__, lambda place: place, lambda card: card)


def _changed(
    shown: form.Clues,
    query: form.Query,
    name: Callable[[Any], Any],
    place: Callable[[int], int],
    turned: Callable[[form.Card], form.Card],
) -> tuple[form.Clues, form.Query]:
    def card(one: form.Card) -> form.Card:
        return turned(replace(one, one=name(one.one), other=name(one.other)))

    hues = dict(sorted((place(at), name(hue)) for at, hue in enumerate(shown.hues)))
    match query:
        case form.Who():
            query = replace(query, place=place(query.place), options=tuple(map(name, query.options)))
        case form.Where():
            query = replace(query, name=name(query.name))
        case form.Owner():
            query = replace(query, thing=name(query.thing), options=tuple(map(name, query.options)))
        case form.Must() | form.Cannot():
            query = replace(query, options=tuple(map(card, query.options)))
    return replace(
        shown,
        hues=tuple(hues.values()),
        animals=tuple(map(name, shown.animals)),
        things=tuple(map(name, shown.things)),
        seen=tuple(form.Seen(name(one), place(at)) for one, at in shown.seen),
        cards=tuple(map(card, shown.cards)),
    ), query


def arrangements(shown: form.Clues, query: form.Query) -> float:
    """The arrangements there would be without the cards, as a power of two."""
    seen = {name for name, _ in shown.seen}
    waiting = [sum(name not in seen for name in group) for group in (shown.animals, shown.things)]
    return sum(log2(factorial(number)) for number in waiting)


DISGUISES: Final[tuple[Disguise, ...]] = (dealt_anew, seen_from_behind, other_names)
MEASURE: Final = Measure("arrangements without the cards, as a power of two", arrangements)
