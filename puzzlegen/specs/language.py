"""What a snapshot shall hold: a spec, and the plan of item keys that follows from it.

A spec is a category, a single family, several of both, or a TOML file, which ``docs/specs.md`` describes:

    name = "smoke"

    [[families]]
    name = "sudoku/killer"      # a category or category/family
    weight = 2                  # its share; 1 when left out
    levels = ["easy", "hard"]   # easy, medium and hard when left out
    form = "choice"             # choice, fill_in, open or boxes; each family divides its own when left out
    options = 4                 # of all choices
    set = { spare = [2, 4] }    # knobs that puzzlegen list sudoku/killer names
"""

import math
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from importlib.resources import files
from itertools import count, islice
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from puzzlegen import catalog
from puzzlegen.answers.kinds import Form
from puzzlegen.catalog import questions
from puzzlegen.catalog.knobs import Setting, UnknownKnob
from puzzlegen.catalog.questions import NotOffered
from puzzlegen.core import foreign
from puzzlegen.core.errors import MissingExtra, WrongUsage
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.foreign import Count, FamilyName, InvalidInput
from puzzlegen.core.item import LANGUAGES, PictureSize
from puzzlegen.materials.table import kind_of
from puzzlegen.specs import mistakes as spec_mistakes
from puzzlegen.specs.mistakes import Mistake

LARGEST: Final = 10**12  # what weights are scaled to at most, so that they fit into 64 bits


class BadSpec(WrongUsage):
    """The spec names something that does not exist or asks for something impossible."""


class Portion(msgspec.Struct, frozen=True):
    """One family at one level, with its share of the items.

    Attributes:
        family, level: which one.
        weight: its share.
        form: that of all its questions, if not the family is to divide its own.
        options: the number of options of all its choices, if these are to have the same.
        settings: its knobs, see `puzzlegen.catalog.knobs`.
        styles: the palettes of its pictures, if they are not all in the house style.
        size: the longer side of its pictures in pixels, if another one than usual is wanted.
    """

    family: str
    level: Level
    weight: int
    form: Form | None = None
    options: int | None = None
    settings: Mapping[str, Setting] = {}
    styles: tuple[str, ...] = ()
    size: PictureSize | None = None


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
        beacon: which value of which public beacon each month's release takes, in words; none is needed if empty.
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
    beacon: str = ""
    drift: float = 0.5


class Spec(msgspec.Struct, frozen=True):
    """A named list of portions, and the languages that the items of each take turns through.

    ``terms`` is None where the spec says nothing about releases. ``materials`` are the digests of those that alone may
    be used, by their names. ``left_out`` says which families of a category cannot
    be asked as is wanted.
    """

    name: str
    portions: tuple[Portion, ...]
    languages: tuple[str, ...] = LANGUAGES[:1]
    terms: Terms | None = None
    left_out: tuple[str, ...] = ()
    materials: Mapping[str, str] = {}

    @property
    def distributions(self) -> frozenset[str]:
        """The other packages that its families are from."""
        rows = [row for portion in self.portions for row in catalog.find(portion.family)]
        return frozenset(row.distribution for row in rows if row.distribution)


class _Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A category or family with its share of the items; of the levels those count that its families have.

    Without levels, the usual ones are meant, or the only one that is asked for.
    """

    name: str
    weight: int = 1
    levels: tuple[Level, ...] = ()
    form: Form | None = None
    options: int | None = None
    set: Mapping[str, Setting] = {}
    styles: tuple[str, ...] = ()
    size: PictureSize | None = None

    def offered(self, row: catalog.Row, only: Level | None) -> list[Level]:
        """The levels of a family that are meant."""
        levels = self.levels or ((only,) if only else USUAL_LEVELS)
        return [level for level in row.levels if level in levels and only in (None, level)]

    def lacks(self, row: catalog.Row, levels: Sequence[Level]) -> list[str]:
        """Why a family cannot be asked so at these levels; empty if it can."""
        if self.set and levels:
            try:
                catalog.load(row.name).params(levels[0], self.options, self.set)
            except UnknownKnob as error:
                return [str(error)]
            except MissingExtra:  # said later, with the families that can do without
                return []
        return questions.lacks(row, levels, self.form, self.options)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    families: tuple[_Share, ...]
    languages: tuple[str, ...] = LANGUAGES[:1]
    release: Terms | None = None
    materials: Mapping[str, str] = {}
    form: Form | None = None
    options: int | None = None
    styles: tuple[str, ...] = ()
    size: PictureSize | None = None


class Slot(msgspec.Struct, frozen=True):
    """One place of a snapshot and the key of the item that fills it.

    ``index`` counts the items of this family and level from 0.
    """

    place: Count
    family: FamilyName
    level: Level
    index: Annotated[int, msgspec.Meta(ge=0)]


def shipped() -> tuple[str, ...]:
    """The names of the specs that come with the package."""
    shelf = files("puzzlegen") / "specs"
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in shelf.iterdir() if entry.name.endswith(".toml")))


def _portions(
    shares: Sequence[_Share], level: Level | None, given: Collection[str]
) -> tuple[tuple[Portion, ...], tuple[str, ...]]:
    """The shares, divided among the families of each by their weights in the catalog, and evenly among their levels.

    So neither the number of families in a category nor that of levels in a family adds to a share. Of a category,
    those count that can be asked in the form and with the options that are wanted, and those that need
    a material only if it is among those ``given``.

    Returns:
        Them, and why families of a category were left out.
    """
    parts: list[tuple[Portion, Fraction]] = []
    left: list[str] = []
    for share in shares:
        rows = [row for row in catalog.find(share.name) if row.needs in ("", *given) or row.name == share.name]
        levels: list[list[Level]] = []
        for row in rows:
            offered = share.offered(row, level)
            if row.name != share.name:
                left += share.lacks(row, offered)
                offered = [one for one in offered if not share.lacks(row, [one])]
            levels.append(offered)
        whole = sum(row.weight for row, offered in zip(rows, levels, strict=True) if offered)
        for row, offered in zip(rows, levels, strict=True):
            part = Fraction(share.weight * row.weight, whole * len(offered)) if offered else Fraction(0)
            parts += [
                (Portion(row.name, offer, 0, share.form, share.options, share.set, share.styles, share.size), part)
                for offer in offered
            ]
    scale = min(math.lcm(*(part.denominator for _, part in parts)), LARGEST)
    return tuple(msgspec.structs.replace(one, weight=round(part * scale)) for one, part in parts), tuple(left)


def _content(target: str) -> bytes | None:
    """The bytes of the spec file that ``target`` names; None if it can only be a category or family."""
    if target.endswith(".toml"):
        try:
            return foreign.read(Path(target), foreign.MOST_SPEC)
        except OSError as error:
            raise BadSpec(f"The spec {target} cannot be read: {error.strerror}.") from error
        except InvalidInput as error:
            raise BadSpec(f"The spec {error}") from error
    return (files("puzzlegen") / "specs" / f"{target}.toml").read_bytes() if target in shipped() else None


def mistakes(target: str) -> tuple[Mistake, ...]:
    """Everything that is wrong in a spec file, in the order of its lines.

    Args:
        target: a shipped spec's name or a path ending in ``.toml``.

    Raises:
        BadSpec: if there is no such file.
    """
    content = _content(target)
    if content is None:
        raise BadSpec(f"{target} is not a path that ends in .toml, nor a shipped spec: {', '.join(shipped())}.")
    return spec_mistakes.find(content)[1]


def together(names: Sequence[str]) -> str:
    """The target that several names make; raises `BadSpec` if one of several is a spec."""
    specs = [name for name in names if name.endswith(".toml") or name in shipped()]
    if specs and len(names) > 1:
        raise BadSpec(
            f"{specs[0]} is a spec, which is made alone. To mix, name categories and families, or write them into a "
            "spec of your own, which puzzlegen spec new begins."
        )
    return " ".join(names)


def _named(target: str, level: Level | None, given: Collection[str], alike: _Share) -> Spec:
    """Of categories and families, with equal shares; each has to have something of what is asked of all ``alike``."""
    names = target.split() or [target]
    together(names)
    shares = [msgspec.structs.replace(alike, name=name) for name in names]
    for share in shares:
        rows = catalog.find(share.name, shipped())
        some, left = _portions((share,), level, given)
        if not some and left:
            raise NotOffered(left[0])
        needy = next((row for row in rows if row.needs not in ("", *given)), None)
        if not some and needy:
            raise BadSpec(f"{needy.name} {kind_of(needy.needs).NEEDED}.")
        if not some:
            offered = ", ".join(dict.fromkeys(offer for row in rows for offer in row.levels))
            raise BadSpec(f"{share.name} has no level {level}; it has: {offered}.")
    portions, left = _portions(shares, level, given)
    often = Counter((one.family, one.level) for one in portions)
    if twice := next((family for (family, _), times in often.items() if times > 1), None):
        raise BadSpec(f"{twice} is asked for twice, which would give the same items twice.")
    return Spec(target.replace("/", "-").replace(" ", "-"), portions, left_out=left)


def read(
    target: str,
    level: Level | None = None,
    given: Collection[str] = (),
    form: Form | None = None,
    options: int | None = None,
    settings: Mapping[str, Setting] | None = None,
    size: PictureSize | None = None,
) -> Spec:
    """The spec called ``target``: a category, ``category/family``, a shipped spec's name or a path ending in ``.toml``.

    Args:
        target: what to read; several categories and families, with spaces between them, have equal shares.
        level: the only one, if not all.
        given: names of materials, so that a category includes the families that need them.
        form: that of all questions, whatever the spec says.
        options: the number of options of all choices, whatever the spec says.
        settings: knobs that are set, besides those of the spec.
        size: the longer side of all pictures in pixels, whatever the spec says.

    Raises:
        NotOffered: if no family of a category can be asked so.
        UnknownFamily: if nothing goes by that name.
        BadSpec: if the file is not a spec, or no family of it has the level; it tells the first mistake.
    """
    content = _content(target)
    if content is None:
        return _named(target, level, given, _Share(target, form=form, options=options, set=settings or {}, size=size))
    document, wrong = spec_mistakes.find(content)
    if wrong:
        raise BadSpec(wrong[0].told(target))
    file = msgspec.convert(document, _File)
    shares = [
        msgspec.structs.replace(
            one,
            form=form or one.form or file.form,
            options=options or one.options or file.options,
            styles=one.styles or file.styles,
            size=size or one.size or file.size,
            set={**one.set, **(settings or {})},
        )
        for one in file.families
    ]
    portions, left = _portions(shares, level, given)
    found = Spec(file.name, portions, file.languages, file.release, left, file.materials)
    if not found.portions and left:
        raise NotOffered(left[0])
    if not found.portions:
        raise BadSpec(f"{target} asks for no items: none of its families has the level {level}.")
    return found


def blend(parts: Sequence[tuple[Spec, int]]) -> Spec:
    """One spec of several, each with its weight, whatever the weights within it; all else is as in the first."""
    shares: list[tuple[Portion, Fraction]] = []
    for one, weight in parts:
        whole = sum(portion.weight for portion in one.portions)
        shares += [(portion, Fraction(weight * portion.weight, whole)) for portion in one.portions]
    scale = min(math.lcm(*(share.denominator for _, share in shares)), LARGEST)
    portions = tuple(msgspec.structs.replace(one, weight=max(1, round(share * scale))) for one, share in shares)
    return msgspec.structs.replace(parts[0][0], portions=portions)


def plan(portions: Sequence[Portion], n: int) -> Iterator[Slot]:
    """The first ``n`` slots, see `interleaved`; the same for every ``n``."""
    used = [0] * len(portions)
    for place, number in enumerate(islice(interleaved(portions), n)):
        yield Slot(place, portions[number].family, portions[number].level, used[number])
        used[number] += 1


def interleaved(portions: Sequence[Portion]) -> Iterator[int]:
    """Whose turn it is, without end, as numbers of portions: after any number of turns each part has had its share.

    Categories take turns by their weights; those of a category go around its families, and those of a family around
    its levels. Each family of a category whose turn comes up for the first time begins one turn later in the order of
    its levels than the one before, and so does each category. So a few items are spread as evenly as many.
    """
    tree: dict[str, dict[str, list[int]]] = {}
    for number, portion in enumerate(portions):
        tree.setdefault(portion.family.partition("/")[0], {}).setdefault(portion.family, []).append(number)

    def levels(numbers: Sequence[int], newcomers: Iterator[int]) -> Iterator[int]:
        for turn in islice(turns([portions[number].weight for number in numbers]), next(newcomers), None):
            yield numbers[turn]

    categories = []
    for place, families in enumerate(tree.values()):
        newcomers = count(place)
        parts = [(sum(portions[number].weight for number in one), levels(one, newcomers)) for one in families.values()]
        categories.append((sum(weight for weight, _ in parts), _merged(parts)))
    return _merged(categories)


def _merged(parts: Sequence[tuple[int, Iterator[int]]]) -> Iterator[int]:
    """Endless iterators take turns by their weights."""
    return (next(parts[turn][1]) for turn in turns([weight for weight, _ in parts]))


def turns(weights: Sequence[int]) -> Iterator[int]:
    """Whose turn it is, without end: each comes up in proportion to its weight, as evenly spread as possible.

    Smooth weighted round-robin: each turn everyone gains its weight, and the richest pays the sum of all.
    """
    total = sum(weights)
    credit = [0] * len(weights)
    while True:
        credit = [have + weight for have, weight in zip(credit, weights, strict=True)]
        best = max(range(len(credit)), key=credit.__getitem__)
        credit[best] -= total
        yield best
