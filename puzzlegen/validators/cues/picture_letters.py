"""Reads pictures that give letters under every name that they have; judges `cues/picture_letters`.

The format is that of ``docs/cues-words.md``.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.facts.things import facts
from puzzlegen.facts.words import digest, known
from puzzlegen.validators.cues.kits.common_words import uncommon
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letters_of,
    parse,
    proven,
    read,
)

BUDGET: Final = 200_000
"""Letters that are read; the most that any puzzle needed was some thousands."""
_PASSING: Final = 0.44  # cells from a thread to the middle of a picture that it passes
_UNLIKE: Final = 1.1  # of the sizes of two pictures whose order matters

_Mark = Annotated[int, msgspec.Meta(ge=-8, le=8)]
_Index = Annotated[int, msgspec.Meta(ge=0, le=15)]
_Cell: TypeAlias = tuple[Annotated[int, msgspec.Meta(ge=0, le=5)], Annotated[int, msgspec.Meta(ge=0, le=5)]]
_Counted: TypeAlias = tuple[int, int]  # letters that are counted for a word, and those of them for hops alone
_Reading: TypeAlias = dict[tuple[str, int], _Counted]  # for words with the last picture of each


class _Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    course: Literal["thread", "growing", "shrinking", "hops"]
    dress: Literal["plates", "cards", "badges"]
    things: Annotated[tuple[tuple[str, _Mark], ...], msgspec.Meta(min_length=3, max_length=16)]
    cells: tuple[_Cell, ...]
    sizes: tuple[Annotated[int, msgspec.Meta(ge=100, le=200)], ...]
    thread: tuple[_Index, ...]
    letters: Annotated[int, msgspec.Meta(ge=2, le=12)] | None
    turn: Literal[0, 1, 2, 3]
    words: str

    def order(self) -> tuple[int, ...]:
        """The pictures in the order in which they are read; in a ring, the one that is read first."""
        if self.course == "hops":
            return (0,)
        if self.course == "thread":
            return self.thread
        marked = [place for place, (_, mark) in enumerate(self.things) if mark]
        return tuple(sorted(marked, key=lambda place: self.sizes[place], reverse=self.course == "shrinking"))


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["word", "word_choice", "missing", "exchanged", "last"]
    options: tuple[str | _Index, ...] = ()
    thing: str = ""


class _Search:
    """Reads pictures under all of their names."""

    def __init__(self, shown: _Shown) -> None:
        self.shown, self.order, self.read = shown, shown.order(), 0
        self.count = shown.letters or len(self.order)

    def words(self, place: int | None = None, thing: str = "") -> _Reading:
        """All known words that are spelled where a thing stands in a place; each with the fewest letters counted."""
        things = [icon for icon, _ in self.shown.things]
        if place is not None:
            things[place] = thing
        found: _Reading = {}
        for word, counted, last in self._on("", (0, 0), self.order[0], things, {}):
            if word in known():
                found[word.upper(), last] = min(found.get((word.upper(), last), counted), counted)
        return found

    def _on(
        self, text: str, counted: _Counted, place: int, things: Sequence[str], called: dict[int, str]
    ) -> Iterator[tuple[str, _Counted, int]]:
        """All texts that begin so and go on from a place, whoever calls the pictures so far like this."""
        mark, hops = self.shown.things[place][1], self.shown.course == "hops"
        for name in (called[place],) if place in called else facts().called[things[place]]:
            if abs(mark) > len(name):
                continue
            self.read += 1
            then = text + _counted(name, mark)
            letters, hopped = counted[0] + abs(mark), counted[1]
            if len(then) == self.count:
                yield then, (letters, hopped), place
            elif hops:
                beyond, further = (place + len(name)) % len(things), (letters + len(name), hopped + len(name))
                yield from self._on(then, further, beyond, things, {**called, place: name})
            else:
                yield from self._on(then, (letters, hopped), self.order[len(then)], things, called)


def _counted(name: str, mark: int) -> str:
    """The letter of a name that is long enough: counted from its end if the mark is negative."""
    return name[mark - 1 if mark > 0 else mark]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every known word that the pictures spell, as they are or with each thing on offer.

    The difficulty is how many letters are counted: up to the one that counts, and on hops all of each name; for each
    of four things to try, those up to its letter; and for the last picture alone, those of the hops alone.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown, asked = parse(statement, _Shown, "statement"), parse(query, _Asked, "query")
    _check(shown, asked)
    search = _Search(shown)
    findings, difficulty, readings = _ANSWERS[asked.task](shown, asked, search)
    faults = uncommon(*([word for word, _ in one] for one in readings if one))
    ends = {last for one in readings for _, last in one}
    return proven(
        findings,
        BUDGET,
        method="all names of the pictures, in the order of the cue",
        effort={"letters": search.read},
        difficulty=float(difficulty),
        unit="letters of hops" if asked.task == "last" else "letters counted",
        canonical=fingerprint((asked.task, _canonical(shown, asked, search))),
        structure=f"{asked.task}: {search.count} of {len(shown.things)}, {shown.course}",
        faults=tuple(dict.fromkeys((*_faults(shown, search.order), *_unsteady(shown, asked, ends), *faults))),
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """Judges whether the pictures that are read give these letters, and what others that are tried would spell.

    Raises:
        MalformedStatement: the facts break the format.
    """
    shown, asked = parse(statement, _Shown, "statement"), parse(query, _Asked, "query")
    fields: dict[str, Any] = {"steps": tuple[tuple[str, int], ...], "word": str}
    fields |= {"at": int} if asked.task == "missing" else {}
    fields |= {"results": tuple[str, ...]} if asked.task in ("missing", "exchanged") else {}
    told = read(why, "facts", **fields)
    search, things = _Search(shown), [icon for icon, _ in shown.things]
    chosen = asked.options[LETTERS.index(answer)] if asked.options else ""
    if asked.task == "missing":
        things[things.index("?")] = str(chosen)
    text, places, place = "", list[int](), search.order[0]
    for number, (name, mark) in enumerate(told.steps):
        called = name.lower() in facts().called[things[place]] and name == name.upper()
        if not called or mark != shown.things[place][1] or abs(mark) > len(name):
            return ("a picture that is read is another one",)
        places.append(place)
        text += _counted(name, mark)
        if shown.course == "hops":
            place = (place + len(name)) % len(things)
        elif number + 1 < len(search.order):
            place = search.order[number + 1]
    wanted = asked.options[LETTERS.index(answer)] if asked.task == "word_choice" else answer
    if len(text) != search.count or text != told.word or (asked.task.startswith("word") and text != wanted):
        return ("the pictures spell another word",)
    if asked.task == "missing":
        gap = places.index(next(place for place, (icon, _) in enumerate(shown.things) if icon == "?"))
        tried = [(gap, str(option)) for option in asked.options if option != chosen]
        if told.at != gap:
            return ("the missing picture is read elsewhere",)
    else:
        tried = [(places.index(int(option)), asked.thing) for option in asked.options if asked.thing]
    results = tuple(text[:at] + _first(thing, told.steps[at][1]) + text[at + 1 :] for at, thing in tried)
    return () if getattr(told, "results", ()) == results else ("the pictures that are tried spell something else",)


def _first(thing: str, mark: int) -> str:
    """The letter that a thing gives, under the first of its names that are long enough."""
    return next(_counted(name.upper(), mark) for name in facts().called[thing] if abs(mark) <= len(name))


def _check(shown: _Shown, asked: _Asked) -> None:
    if shown.words != digest():
        raise MalformedStatement("the statement is about other lists of words")
    icons, count = [icon for icon, _ in shown.things], len(shown.things)
    if not {*icons} <= {*facts().called, "?"} or icons.count("?") != (asked.task == "missing"):
        raise MalformedStatement("a picture is missing, or has no name")
    demand_different(icons)
    hops, sized = shown.course == "hops", shown.course in ("growing", "shrinking")
    if (shown.letters is not None) != hops or len(shown.cells) != (0 if hops else count):
        raise MalformedStatement("pictures stand in cells, or in a ring, where so many of them are read")
    if len(shown.sizes) != count * sized or bool(shown.thread) != (shown.course == "thread") or shown.turn * (not hops):
        raise MalformedStatement("a field belongs to another course")
    if len({*shown.cells}) < len(shown.cells) or len({*shown.thread}) < len(shown.thread):
        raise MalformedStatement("two pictures share a cell, or the thread comes to one of them twice")
    order = shown.order()
    if max(order, default=count) >= count or (not hops and len(order) < 3):
        raise MalformedStatement("the cue tells no order")
    if any(mark == 0 for place, (_, mark) in enumerate(shown.things) if not sized):
        raise MalformedStatement("a picture has no dots")
    wanted = 0 if asked.task == "word" else len(LETTERS)
    placed = asked.task in ("exchanged", "last")
    if len(asked.options) != wanted or any(isinstance(one, int) != placed for one in asked.options):
        raise MalformedStatement("there are four options, or a word to be found")
    demand_different(asked.options)
    if placed and not {*asked.options} <= {*(range(count) if hops else order)}:
        raise MalformedStatement("there is no such picture to be read")
    if asked.task == "missing" and not {*asked.options} <= facts().called.keys() - {*icons}:
        raise MalformedStatement("an option is unknown, or a picture twice")
    if (asked.task == "exchanged") != (asked.thing in facts().called) or asked.thing in icons:
        raise MalformedStatement("a picture to be put in belongs to another question, or is there already")
    if (asked.task, hops) in (("exchanged", True), ("last", False)):
        raise MalformedStatement("the question does not suit the course")


_Found: TypeAlias = tuple[list[Findings], int, list[_Reading]]


def _word(shown: _Shown, asked: _Asked, search: _Search) -> _Found:  # noqa: ARG001
    """The word, or the option that is it."""
    reading = search.words()
    words = sorted({word for word, _ in reading})
    if not asked.options:
        return [Findings((word,)) for word in words], _most(reading), [reading]
    found = [letters_of([option == word for option in asked.options], "no reading spells it") for word in words]
    return found, _most(reading), [reading]


def _missing(shown: _Shown, asked: _Asked, search: _Search) -> _Found:
    """The things with which there is a word; with any other one, no reading spells any."""
    place = next(place for place, (icon, _) in enumerate(shown.things) if icon == "?")
    readings = [search.words(place, str(option)) for option in asked.options]
    finding = letters_of([bool(one) for one in readings], "no reading spells a word")
    difficulty = max(map(_most, readings)) + (len(LETTERS) - 1) * abs(shown.things[place][1])
    return [finding], difficulty, readings


def _exchanged(shown: _Shown, asked: _Asked, search: _Search) -> _Found:
    """The pictures whose place the other one can take, so that there is a word again."""
    before, places = search.words(), [int(option) for option in asked.options]
    after = [search.words(place, asked.thing) for place in places]
    finding = letters_of([*map(bool, after)], "no reading spells a word")
    difficulty = _most(before) + sum(abs(shown.things[place][1]) for place in places)
    return [finding] * len(before), difficulty, [before, *after]


def _last(shown: _Shown, asked: _Asked, search: _Search) -> _Found:  # noqa: ARG001
    """The picture at which the reading ends."""
    reading = search.words()
    found = [
        letters_of([option == last for option in asked.options], "the reading ends elsewhere") for _, last in reading
    ]
    return found, max((hopped for _, hopped in reading.values()), default=0), [reading]


def _most(reading: _Reading) -> int:
    return max((letters for letters, _ in reading.values()), default=0)


_ANSWERS: Final = {
    "word": _word,
    "word_choice": _word,
    "missing": _missing,
    "exchanged": _exchanged,
    "last": _last,
}


def _unsteady(shown: _Shown, asked: _Asked, ends: Collection[int]) -> Iterator[str]:
    """Where a picture that is tried gives another letter, or leads on to another place, under another name of it.

    That only one of them makes a word is said of pictures, and so has to hold whatever they are called. At the places
    in ``ends``, none leads on.
    """
    missing = [place for place, (icon, _) in enumerate(shown.things) if icon == "?"]
    tried = [(place, str(option)) for place in missing for option in asked.options]
    tried += [(int(place), asked.thing) for place in asked.options if asked.thing]
    for place, thing in tried:
        mark, leads = shown.things[place][1], shown.course == "hops" and place not in ends
        names = [name for name in facts().called[thing] if abs(mark) <= len(name)]
        if len({(_counted(name, mark), len(name) * leads) for name in names}) > 1:
            yield "what a picture that is tried gives depends on what one calls it"


def _faults(shown: _Shown, order: Sequence[int]) -> Iterator[str]:
    """Where the picture could be read in another way."""
    sizes = sorted(shown.sizes[place] for place in order) if shown.sizes else []
    if any(big < _UNLIKE * small for small, big in pairwise(sizes)):
        yield "two pictures are nearly the same size"
    for one, other in pairwise(shown.thread):
        for place, cell in enumerate(shown.cells):
            if place not in (one, other) and _away(cell, shown.cells[one], shown.cells[other]) < _PASSING:
                yield "the thread passes over a picture"


def _away(cell: _Cell, start: _Cell, end: _Cell) -> float:
    """Cells from the middle of a cell to the line between those of two others."""
    a, b = end[0] - start[0], end[1] - start[1]
    x, y = cell[0] - start[0], cell[1] - start[1]
    share = min(max((x * a + y * b) / (a * a + b * b), 0), 1)
    return hypot(x - share * a, y - share * b)


def _canonical(shown: _Shown, asked: _Asked, search: _Search) -> tuple[object, ...]:
    """What is read in which order, and what else is there, however it is laid out."""
    if shown.course == "hops":
        read, others = list(shown.things), []
    else:
        read = [shown.things[place] for place in search.order]
        others = sorted(one for place, one in enumerate(shown.things) if place not in search.order)
    placed = asked.task in ("exchanged", "last")
    options = sorted(shown.things[int(one)][0] if placed else str(one) for one in asked.options)
    return shown.course, shown.letters, read, others, options, asked.thing
