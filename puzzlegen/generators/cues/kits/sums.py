"""All ways to spell a word by parts of the names of pictures, by letters, and by runs that are taken out."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from puzzlegen.facts.things import facts

_LONGEST: Final = {"+": 3, "-": 7}  # letters that are added or taken out


class Piece(NamedTuple):
    """A part of a picture's name: what stands before it there, and after it."""

    thing: str
    before: str
    after: str


Terms = tuple[tuple[str, str, str], ...]
"""Signs, and either a thing or letters; the last of the three is the word or the run that is meant."""


@cache
def _pieces() -> Mapping[str, tuple[Piece, ...]]:
    """The names by each of their parts of two letters or more."""
    found: defaultdict[str, list[Piece]] = defaultdict(list)
    for thing, (name, *_) in facts().called.items():
        for start in range(len(name) - 1):
            for end in range(start + 2, len(name) + 1):
                found[name[start:end]].append(Piece(thing, name[:start], name[end:]))
    return {part: tuple(pieces) for part, pieces in found.items()}


@cache
def _cut() -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Things and runs of their names, by what is left of the name without the run."""
    found: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
    for thing, (name, *_) in facts().called.items():
        for start in range(len(name)):
            for end in range(start + 1, len(name) + 1):
                found[name[:start] + name[end:]].add((thing, name[start:end]))
    return {rest: tuple(sorted(cuts)) for rest, cuts in found.items() if len(rest) > 1}


def _named(thing: str) -> tuple[str, str, str]:
    return "+", thing, facts().called[thing][0]


def _less(run: str) -> Terms:
    return (("-", "", run),) if run else ()


def _lettered(word: str, least: int = 0) -> Iterator[Terms]:
    """Letters, what is left of a name, and letters; ``least`` of the word is the name's, by default half of it."""
    for start in range(len(word)):
        for end in range(start + (least or (len(word) + 1) // 2), len(word) + (start > 0)):
            around = [(("+", "", part),) if part else () for part in (word[:start], word[end:])]
            for thing, run in _cut().get(word[start:end], ()):
                yield *around[0], _named(thing), *_less(run), *around[1]


def _spelled(word: str) -> Iterator[Terms]:
    """The same, with two letters at least of the name."""
    return _lettered(word, least=2)


def _whole(word: str) -> Iterator[Terms]:
    """Two whole names."""
    return (terms for terms in _pair(word, joint=False) if len(terms) == 2)


def _pair(word: str, joint: bool = True) -> Iterator[Terms]:
    """The beginning of a name and the end of another one."""
    for place in range(2, len(word) - 1):
        for one in _pieces().get(word[:place], ()):
            for other in _pieces().get(word[place:], ()):
                run = one.after + other.before
                if not one.before and not other.after and one.thing != other.thing and bool(run) == joint:
                    yield _named(one.thing), _named(other.thing), *_less(run)


def _trailed(word: str) -> Iterator[Terms]:
    """Parts of two names, and letters."""
    for kept in range(max(4, len(word) - 3), len(word)):
        for terms in _pair(word[:kept]):
            yield *terms, ("+", "", word[kept:])


def _three(word: str) -> Iterator[Terms]:
    """Parts of three names."""
    for place in range(2, len(word) - 3):
        for last in range(place + 2, len(word) - 1):
            for one in _pieces().get(word[:place], ()):
                for other in () if one.before else _pieces().get(word[place:last], ()):
                    for third in _pieces().get(word[last:], ()):
                        runs = one.after + other.before, other.after + third.before
                        if all(runs) and not third.after and len({one.thing, other.thing, third.thing}) == 3:
                            yield (
                                *(_named(one.thing), _named(other.thing), *_less(runs[0])),
                                *(_named(third.thing), *_less(runs[1])),
                            )


_WAYS: Final[Mapping[str, Callable[[str], Iterator[Terms]]]] = {
    "lettered": _lettered,
    "spelled": _spelled,
    "whole": _whole,
    "pair": _pair,
    "trailed": _trailed,
    "three": _three,
}


def made(word: str, ways: Sequence[str]) -> Iterator[Terms]:
    """The sums that spell a word and are worth solving."""
    return (terms for way in ways for terms in _WAYS[way](word) if _is_fair(word, terms))


def _is_fair(word: str, terms: Terms) -> bool:
    """Whether no picture shows the word or most of it, letters are few, and none that are taken out are put in."""
    pictures = [(thing, name) for _, thing, name in terms if thing]
    if any(word in facts().called[thing] or (name in word and len(pictures) < len(terms)) for thing, name in pictures):
        return False
    letters = {sign: {part for one, thing, part in terms if one == sign and not thing} for sign in "+-"}
    few = all(len(part) <= _LONGEST[sign] for sign, parts in letters.items() for part in parts)
    return few and not letters["+"] & letters["-"]
