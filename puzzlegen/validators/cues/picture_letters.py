"""Reads pictures that give letters under every name that they have; judges `cues/picture_letters`.

The format is that of ``docs/cues-words.md``.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.facts.things import facts
from puzzlegen.facts.words import digest, known
from puzzlegen.formats.cues import picture_letters as form
from puzzlegen.formats.cues.picture_letters import Cell, Exchanged, Last, Missing, Query, Shown, WordOffered
from puzzlegen.validators.cues.kits.common_words import uncommon
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letters_of,
    proven,
)

BUDGET: Final = 200_000
"""Letters that are read; the most that any puzzle needed was some thousands."""
_PASSING: Final = 0.44  # cells from a thread to the middle of a picture that it passes
_UNLIKE: Final = 1.1  # of the sizes of two pictures whose order matters

_Counted: TypeAlias = tuple[int, int]  # letters that are counted for a word, and those of them for hops alone
_Reading: TypeAlias = dict[tuple[str, int], _Counted]  # for words with the last picture of each


def _order(shown: Shown) -> tuple[int, ...]:
    """The pictures in the order in which they are read; in a ring, the one that is read first."""
    if shown.course == "hops":
        return (0,)
    if shown.course == "thread":
        return shown.thread
    marked = [place for place, (_, mark) in enumerate(shown.things) if mark]
    return tuple(sorted(marked, key=lambda place: shown.sizes[place], reverse=shown.course == "shrinking"))


class _Search:
    """Reads pictures under all of their names."""

    def __init__(self, shown: Shown) -> None:
        self.shown, self.order, self.read = shown, _order(shown), 0
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


def certify(shown: Shown, query: Query) -> Certificate:
    """Find every known word that the pictures spell, as they are or with each thing on offer.

    The difficulty is how many letters are counted: up to the one that counts, and on hops all of each name; for each
    of four things to try, those up to its letter; and for the last picture alone, those of the hops alone. The depth is
    the logarithm of the names that are tried, one picture after the other; for the last picture alone, the number of
    hops.

    Raises:
        MalformedStatement: the cue tells no order, there is no such picture, or two things are alike.
    """
    _check(shown, query)
    search = _Search(shown)
    findings, difficulty, readings = _found(shown, query, search)
    faults = uncommon(*([word for word, _ in one] for one in readings if one))
    ends = {last for one in readings for _, last in one}
    return proven(
        findings,
        BUDGET,
        method="all names of the pictures, in the order of the cue",
        effort={"letters": search.read},
        difficulty=float(difficulty),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_of(query), _canonical(shown, query, search))),
        structure=f"{task_of(query)}: {search.count} of {len(shown.things)}, {shown.course}",
        depth=Depth.chain(search.count - 1) if isinstance(query, Last) else Depth.search(max(search.read, 1)),
        faults=tuple(dict.fromkeys((*_faults(shown, search.order), *_unsteady(shown, query, ends), *faults))),
    )


def certify_why(shown: Shown, query: Query, answer: str, why: form.Facts) -> Faults:
    """Judges whether the pictures that are read give these letters, and what others that are tried would spell."""
    search, things = _Search(shown), [icon for icon, _ in shown.things]
    right = query.options[LETTERS.index(answer)] if isinstance(query, Missing | WordOffered) else answer
    if isinstance(query, Missing):
        things[things.index("?")] = right
    text, places, place = "", list[int](), search.order[0]
    for number, (name, mark) in enumerate(why.steps):
        called = name.lower() in facts().called[things[place]] and name == name.upper()
        if not called or mark != shown.things[place].mark or abs(mark) > len(name):
            return ("a picture that is read is another one",)
        places.append(place)
        text += _counted(name, mark)
        if shown.course == "hops":
            place = (place + len(name)) % len(things)
        elif number + 1 < len(search.order):
            place = search.order[number + 1]
    if len(text) != search.count or text != why.word or (isinstance(query, form.Word) and text != right):
        return ("the pictures spell another word",)
    match query, why:
        case Missing(options), form.Gap(at=at, results=results):
            if at != places.index(_gap(shown)):
                return ("the missing picture is read elsewhere",)
            tried = [(at, option) for option in options if option != right]
        case Exchanged(thing, options), form.Exchanges(results=results):
            tried = [(places.index(option), thing) for option in options]
        case _:
            return ()
    spelled = tuple(text[:at] + _first(thing, why.steps[at].mark) + text[at + 1 :] for at, thing in tried)
    return () if results == spelled else ("the pictures that are tried spell something else",)


def _gap(shown: Shown) -> int:
    """The place of the missing picture."""
    return next(place for place, (icon, _) in enumerate(shown.things) if icon == "?")


def _first(thing: str, mark: int) -> str:
    """The letter that a thing gives, under the first of its names that are long enough."""
    return next(_counted(name.upper(), mark) for name in facts().called[thing] if abs(mark) <= len(name))


def _check(shown: Shown, query: Query) -> None:
    if shown.words != digest():
        raise MalformedStatement("the statement is about other lists of words")
    icons, count = [icon for icon, _ in shown.things], len(shown.things)
    if not {*icons} <= {*facts().called, "?"} or icons.count("?") != isinstance(query, Missing):
        raise MalformedStatement("a picture is missing, or has no name")
    demand_different(icons)
    hops, sized = shown.course == "hops", shown.course in ("growing", "shrinking")
    if (shown.letters is not None) != hops or len(shown.cells) != (0 if hops else count):
        raise MalformedStatement("pictures stand in cells, or in a ring, where so many of them are read")
    if len(shown.sizes) != count * sized or bool(shown.thread) != (shown.course == "thread") or shown.turn * (not hops):
        raise MalformedStatement("a field belongs to another course")
    if len({*shown.cells}) < len(shown.cells) or len({*shown.thread}) < len(shown.thread):
        raise MalformedStatement("two pictures share a cell, or the thread comes to one of them twice")
    order = _order(shown)
    if max(order, default=count) >= count or (not hops and len(order) < 3):
        raise MalformedStatement("the cue tells no order")
    if any(mark == 0 for place, (_, mark) in enumerate(shown.things) if not sized):
        raise MalformedStatement("a picture has no dots")
    if isinstance(query, WordOffered) or not isinstance(query, form.Word):
        demand_different(query.options)
    match query:
        case Exchanged() | Last():
            if not {*query.options} <= {*(range(count) if hops else order)}:
                raise MalformedStatement("there is no such picture to be read")
            if isinstance(query, Last) != hops:
                raise MalformedStatement("the question does not suit the course")
            if isinstance(query, Exchanged) and query.thing not in facts().called.keys() - {*icons}:
                raise MalformedStatement("a picture to be put in has no name, or is there already")
        case Missing(options):
            if not {*options} <= facts().called.keys() - {*icons}:
                raise MalformedStatement("an option is unknown, or a picture twice")


def _found(shown: Shown, query: Query, search: _Search) -> tuple[list[Findings], int, list[_Reading]]:
    """What each word that can be read makes the answer, the letters that are counted, and all that is read.

    With a wrong thing, no reading spells a word.
    """
    none = "no reading spells a word"
    match query:
        case Missing(things):
            gap = _gap(shown)
            readings = [search.words(gap, thing) for thing in things]
            counted = max(map(_most, readings)) + (len(LETTERS) - 1) * abs(shown.things[gap].mark)
            return [letters_of([*map(bool, readings)], none)], counted, readings
        case Exchanged(thing, places):
            before, after = search.words(), [search.words(place, thing) for place in places]
            finding = letters_of([*map(bool, after)], none)
            counted = _most(before) + sum(abs(shown.things[place].mark) for place in places)
            return [finding] * len(before), counted, [before, *after]
        case Last(places):
            reading = search.words()
            found = [letters_of([one == last for one in places], "the reading ends elsewhere") for _, last in reading]
            return found, max((hopped for _, hopped in reading.values()), default=0), [reading]
    reading = search.words()
    words = sorted({word for word, _ in reading})
    if isinstance(query, WordOffered):
        against = "no reading spells it"
        found = [letters_of([option == word for option in query.options], against) for word in words]
    else:
        found = [Findings((word,)) for word in words]
    return found, _most(reading), [reading]


def _most(reading: _Reading) -> int:
    return max((letters for letters, _ in reading.values()), default=0)


def _unsteady(shown: Shown, query: Query, ends: Collection[int]) -> Iterator[str]:
    """Where a picture that is tried gives another letter, or leads on to another place, under another name of it.

    That only one of them makes a word is said of pictures, and so has to hold whatever they are called. At the places
    in ``ends``, none leads on.
    """
    tried = list[tuple[int, str]]()
    match query:
        case Missing(things):
            tried = [(_gap(shown), thing) for thing in things]
        case Exchanged(thing, places):
            tried = [(place, thing) for place in places]
    for place, thing in tried:
        mark, leads = shown.things[place][1], shown.course == "hops" and place not in ends
        names = [name for name in facts().called[thing] if abs(mark) <= len(name)]
        if len({(_counted(name, mark), len(name) * leads) for name in names}) > 1:
            yield "what a picture that is tried gives depends on what one calls it"


def _faults(shown: Shown, order: Sequence[int]) -> Iterator[str]:
    """Where the picture could be read in another way."""
    sizes = sorted(shown.sizes[place] for place in order) if shown.sizes else []
    if any(big < _UNLIKE * small for small, big in pairwise(sizes)):
        yield "two pictures are nearly the same size"
    for one, other in pairwise(shown.thread):
        for place, cell in enumerate(shown.cells):
            if place not in (one, other) and _away(cell, shown.cells[one], shown.cells[other]) < _PASSING:
                yield "the thread passes over a picture"


def _away(cell: Cell, start: Cell, end: Cell) -> float:
    """Cells from the middle of a cell to the line between those of two others."""
    a, b = end[0] - start[0], end[1] - start[1]
    x, y = cell[0] - start[0], cell[1] - start[1]
    share = min(max((x * a + y * b) / (a * a + b * b), 0), 1)
    return hypot(x - share * a, y - share * b)


def _canonical(shown: Shown, query: Query, search: _Search) -> tuple[object, ...]:
    """What is read in which order, and what else is there, however it is laid out."""
    things, order = [*map(tuple, shown.things)], search.order
    if shown.course == "hops":
        order = tuple(range(len(things)))
    read, others = [things[place] for place in order], sorted({*things} - {things[place] for place in order})
    options, thing = list[str](), ""
    match query:
        case WordOffered() | Missing():
            options = sorted(query.options)
        case Exchanged() | Last():
            options = sorted(shown.things[place].thing for place in query.options)
            thing = query.thing if isinstance(query, Exchanged) else ""
    return shown.course, shown.letters, read, others, options, thing
