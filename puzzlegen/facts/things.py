"""What is true of the things that pictures show: facts about the world, not rules of a puzzle.

The facts are data (``things.toml``), and they are published; how they are said stands with all words. Generators choose
by them and validators judge by them, as both know that 7 is a prime. What follows from them is written twice, once on
each side. A fact is three-valued: it is true, false, or *arguable*; what is arguable must never help and always harm.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen.core.message import Message, messages

msg: Final = messages(__name__)


class Property(msgspec.Struct, frozen=True):
    """Something that a thing is, has, can do, is for, or where it is found.

    Attributes:
        name: its name.
        weight: how far it is to seek: 1 for what a thing is, 2 for what it has or can do, 3 for what it is for.
        text: what is said of a thing that has it.
        yes: the things that have it beyond argument.
        arguable: the things of which one could say so.
    """

    name: str
    weight: int
    text: Message
    yes: frozenset[str]
    arguable: frozenset[str]

    def lacks(self, thing: str) -> bool:
        """True if the thing lacks it beyond argument."""
        return thing not in self.yes and thing not in self.arguable


class Relation(msgspec.Struct, frozen=True):
    """How things are related in pairs; ``yes`` beyond argument, ``arguable`` if one could say so."""

    name: str
    text: Message
    yes: frozenset[tuple[str, str]]
    arguable: frozenset[tuple[str, str]]

    def denies(self, one: str, other: str) -> bool:
        """True if the first thing is beyond argument not so related to the second."""
        return (one, other) not in self.yes and (one, other) not in self.arguable


class Facts(msgspec.Struct, frozen=True):
    """What is known of things.

    Attributes:
        names: of all things, each with its article as the attribute ``one``, in languages that have articles.
        called: every English word that somebody could say to a picture of a thing, the usual one first; things about
            which people do not agree are left out.
        longer: the things whose English names are longer than the usual word.
        hues: likewise for the colours that have names.
        properties: in the order of the file.
        relations: likewise, converses included.
    """

    names: Mapping[str, Message]
    called: Mapping[str, tuple[str, ...]]
    longer: frozenset[str]
    hues: Mapping[str, tuple[str, ...]]
    properties: tuple[Property, ...]
    relations: tuple[Relation, ...]

    def name_of(self, thing: str) -> Message:
        """What people call the picture of a thing: its usual word, where its name is longer."""
        return msg(f"word-{thing}") if thing in self.longer else self.names[thing]


@cache
def facts() -> Facts:
    """The facts that ship with the package."""
    data = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return Facts(
        names={thing: msg(thing) for thing in data["things"].split()},
        called={thing: tuple(words.split()) for thing, words in data["called"].items()},
        longer=frozenset(data["longer"].split()),
        hues={hue: tuple(words.split()) for hue, words in data["hues"].items()},
        properties=tuple(
            Property(
                name,
                entry["weight"],
                msg(f"property-{name}"),
                frozenset(entry["yes"].split()),
                frozenset(entry["arguable"].split()),
            )
            for name, entry in data["properties"].items()
        ),
        relations=tuple(one for name, entry in data["relations"].items() for one in _both_ways(name, entry)),
    )


def _both_ways(name: str, entry: Mapping[str, Any]) -> tuple[Relation, Relation]:
    """A relation and its converse."""
    yes, arguable = _pairs(entry["pairs"]), _pairs(entry["arguable"].split(","))
    converse = (frozenset((other, one) for one, other in pairs) for pairs in (yes, arguable))
    return (
        Relation(name, msg(f"relation-{name}"), yes, arguable),
        Relation(f"converse of {name}", msg(f"converse-{name}"), *converse),
    )


def _pairs(entries: list[str]) -> frozenset[tuple[str, str]]:
    pairs = (entry.split() for entry in entries)
    return frozenset((one, other) for one, other in pairs)
