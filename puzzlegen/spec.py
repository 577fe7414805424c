"""What a snapshot shall hold: a spec, and the plan of item keys that follows from it.

A spec is a category, a single family, or a TOML file:

    name = "smoke"

    [[families]]
    name = "sudoku/killer"      # a category or category/family
    weight = 2                  # its share; 1 when left out
    levels = ["easy", "hard"]   # all levels when left out
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec

from puzzlegen import catalog
from puzzlegen.errors import WrongUsage
from puzzlegen.family import Level
from puzzlegen.item import LANGUAGES


class BadSpec(WrongUsage):
    """The spec names something that does not exist or asks for something impossible."""


class _Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    weight: int = 1
    levels: tuple[Level, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    families: tuple[_Share, ...]


class Portion(msgspec.Struct, frozen=True):
    """One family at one level, with its share of the items."""

    family: str
    level: Level
    weight: int


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a spec says about releases.

    Attributes:
        title: of the benchmark, for its pages.
        licence: SPDX identifier of the licence of its items.
        items: number of public items in each release.
        splits: public split -> its weight.
        refresh: share of the public items that each month's release replaces, the oldest first.
        hidden: number of items that each month's release holds back, as a share of ``items``.
        reveal: when held-back items are published: with the next month's release, or by hand.
        keys: whether the keys and proofs of public items are published with them, or kept apart.
        drift: how far the mean measured difficulty of a family and level may move from one release to the next, in
            the family's unit.
    """

    title: str
    licence: str = "CC-BY-4.0"
    items: int
    splits: Mapping[str, int] = msgspec.field(default_factory=lambda: {"test": 1})
    refresh: float = 0.25
    hidden: float = 0.0
    reveal: Literal["next", "manual"] = "next"
    keys: Literal["included", "apart"] = "included"
    drift: float = 0.5


class Spec(msgspec.Struct, frozen=True):
    """A named list of portions, and the languages that the items of each take turns through.

    ``terms`` is None where the spec says nothing about releases.
    """

    name: str
    portions: tuple[Portion, ...]
    languages: tuple[str, ...] = LANGUAGES[:1]
    terms: Terms | None = None


class Slot(msgspec.Struct, frozen=True):
    """One place of a snapshot and the key of the item that fills it.

    ``index`` counts the items of this family and level from 0.
    """

    place: int
    family: str
    level: Level
    index: int


def shipped() -> tuple[str, ...]:
    """The names of the specs that come with the package."""
    return tuple(sorted(path.name.removesuffix(".toml") for path in (files("puzzlegen") / "specs").iterdir()))


def _portions(rows: tuple[catalog.Row, ...], level: Level | None, scale: int) -> Iterator[Portion]:
    """The levels of each family in equal parts, so that a family with fewer levels gets no smaller share."""
    whole = math.lcm(1, 2, 3)
    for row in rows:
        for offered in row.levels:
            if level in (None, offered):
                weight = row.weight * scale * whole // (1 if level else len(row.levels))
                yield Portion(row.name, offered, weight)


def _from_file(name: str, text: bytes, level: Level | None) -> Spec:
    try:
        document = msgspec.toml.decode(text, type=_File)
    except msgspec.DecodeError as error:
        raise BadSpec(f"{name}: {error}.") from error
    portions: list[Portion] = []
    for share in document.families:
        if share.weight < 1:
            raise BadSpec(f"{name}: the weight of {share.name} must be at least 1, not {share.weight}.")
        rows = catalog.find(share.name)
        wanted = share.levels or tuple(Level)
        parts = [part for part in _portions(rows, None, share.weight) if part.level in wanted]
        portions += [part for part in parts if level in (None, part.level)]
    return Spec(document.name, tuple(portions))


def read(target: str, level: Level | None = None) -> Spec:
    """The spec called ``target``: a category, ``category/family``, a shipped spec's name or a path ending in ``.toml``.

    Raises:
        UnknownFamily: if nothing goes by that name.
        BadSpec: if the file is not a spec, or no family of it has the level.
    """
    if target.endswith(".toml"):
        try:
            spec = _from_file(target, Path(target).read_bytes(), level)
        except OSError as error:
            raise BadSpec(f"The spec {target} cannot be read: {error.strerror}.") from error
    elif target in shipped():
        spec = _from_file(target, (files("puzzlegen") / "specs" / f"{target}.toml").read_bytes(), level)
    else:
        rows = catalog.find(target)
        spec = Spec(target.replace("/", "-"), tuple(_portions(rows, level, 1)))
        if not spec.portions:
            offered = ", ".join(dict.fromkeys(offer for row in rows for offer in row.levels))
            raise BadSpec(f"{target} has no level {level}; it has: {offered}.")
    if not spec.portions:
        raise BadSpec(f"{target} asks for no items: none of its families has the level {level}.")
    return spec


def plan(portions: Sequence[Portion], n: int) -> Iterator[Slot]:
    """The first ``n`` slots: portions are interleaved in proportion to their weights, the same for every ``n``.

    Smooth weighted round-robin: each turn every portion gains its weight, and the richest pays the sum of all.
    """
    total = sum(portion.weight for portion in portions)
    credit = [0] * len(portions)
    used = [0] * len(portions)
    for place in range(n):
        credit = [have + portion.weight for have, portion in zip(credit, portions, strict=True)]
        best = max(range(len(credit)), key=credit.__getitem__)
        credit[best] -= total
        yield Slot(place, portions[best].family, portions[best].level, used[best])
        used[best] += 1
