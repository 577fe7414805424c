"""All ways to spell a word by parts of the names of pictures, by letters, and by runs that are taken out."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import pairwise
from typing import Final, NamedTuple

from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import facts
from puzzlegen.formats.cues.rebus_sums import Sign

_LONGEST: Final[Mapping[Sign, int]] = {"+": 3, "-": 7}  # letters that are added or taken out


class Piece(NamedTuple):
    """A part of a picture's name: what stands before it there, and after it."""

    thing: str
    before: str
    after: str


Terms = tuple[tuple[Sign, str, str], ...]
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


def _named(thing: str) -> tuple[Sign, str, str]:
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


@cache
def _wholes() -> Mapping[str, str]:
    """The things by their names."""
    return {name: thing for thing, (name, *_) in facts().called.items()}


def _whole(word: str) -> Iterator[Terms]:
    """Two whole names."""
    wholes = _wholes()
    for place in range(2, len(word) - 1):
        if word[:place] in wholes and word[place:] in wholes:
            yield _named(wholes[word[:place]]), _named(wholes[word[place:]])


def _chained(word: str, count: int, runs: int = 1, joined: tuple[str, ...] = ()) -> Iterator[Terms]:
    """The beginning of a name, inner parts of others, and the end of the last one; what lies between is taken out.

    Args:
        word: what is still to be spelled.
        count: of the names that are still to come.
        runs: at most as many are taken out between two names.
        joined: the things so far, and after them what of the last one's name is to be taken out.
    """
    *things, after = joined or ("",)
    for end in range(2, len(word) - 2 * count + 3) if count > 1 else (len(word),):
        for piece in _pieces().get(word[:end], ()):
            between = bool(after and piece.before) if things else not piece.before
            if piece.thing in things or not between or (count == 1 and piece.after):
                continue
            here = (_named(piece.thing), *_nested(after, piece.before, runs))
            rest = _chained(word[end:], count - 1, runs, (*things, piece.thing, piece.after)) if count > 1 else ((),)
            yield from ((*here, *terms) for terms in rest)


@cache
def _nested(after: str, before: str, most: int) -> Terms:
    """Runs that take out the end of what is there and the beginning of a name, of both at least a letter each time.

    So each of them is there only when the one before it has been taken out.
    """
    count = min(most, len(after), len(before))
    cuts = [[len(text) * part // count for part in range(1, count)] for text in (after, before)]
    return _runs(after, before, *cuts) if count else ()


def _runs(after: str, before: str, cuts: Sequence[int], others: Sequence[int]) -> Terms:
    """The runs between these cuts, from the middle outwards."""
    lefts, rights = (
        [text[start:end] for start, end in pairwise((0, *some, len(text)))]
        for text, some in ((after, cuts), (before, others))
    )
    return tuple(("-", "", left + right) for left, right in zip(lefts[::-1], rights, strict=True))


def varied(word: str, terms: Terms, rng: Stream) -> Terms:
    """The sum with its rows of runs cut at random, if that is as fair."""
    text, found = "", list[tuple[Sign, str, str]]()
    heads = [place for place, (sign, *_) in enumerate(terms) if sign == "+"]
    for start, end in pairwise((*heads, len(terms))):
        (_, _, name), runs = terms[start], [run for *_, run in terms[start + 1 : end]]
        joined, text = len(text), text + name
        whole, place = text, joined
        for run in runs:
            place = text.index(run)
            text = text[:place] + text[place + len(run) :]
        sides = whole[place:joined], whole[joined : place + len(whole) - len(text)]
        cuts = [sorted(rng.sample(range(1, len(side)), len(runs) - 1)) for side in sides if runs]
        found += [terms[start], *(_runs(*sides, *cuts) if runs and all(sides) else terms[start + 1 : end])]
    return tuple(found) if _is_fair(word, tuple(found)) else terms


def _trailed(word: str, count: int, runs: int = 1) -> Iterator[Terms]:
    """Parts of so many names, and letters."""
    for kept in range(max(2 * count, len(word) - 3), len(word)):
        for terms in _chained(word[:kept], count, runs):
            yield *terms, ("+", "", word[kept:])


_WAYS: Final[Mapping[str, Callable[[str], Iterator[Terms]]]] = {
    "lettered": _lettered,
    "spelled": partial(_lettered, least=2),
    "whole": _whole,
    "pair": partial(_chained, count=2),
    "pair trailed": partial(_trailed, count=2),
    "three": partial(_chained, count=3, runs=2),
    "three trailed": partial(_trailed, count=3, runs=2),
    "three deep": partial(_chained, count=3, runs=3),
    "four deep": partial(_chained, count=4, runs=3),
}


def made(word: str, ways: Sequence[str]) -> Iterator[Terms]:
    """The sums that spell a word and are worth solving."""
    return (terms for way in ways for terms in _WAYS[way](word) if _is_fair(word, terms))


def _is_fair(word: str, terms: Terms) -> bool:
    """True if no picture shows the word or most of it, letters are few, and none that are taken out are put in.

    What is taken out is there once, so that nobody has to try which is meant.
    """
    pictures = [(thing, name) for _, thing, name in terms if thing]
    if any(word in facts().called[thing] or (name in word and len(pictures) < len(terms)) for thing, name in pictures):
        return False
    letters = {sign: {part for one, thing, part in terms if one == sign and not thing} for sign in _LONGEST}
    few = all(len(part) <= _LONGEST[sign] for sign, parts in letters.items() for part in parts)
    return few and not letters["+"] & letters["-"] and _is_plain(terms)


def _is_plain(terms: Terms) -> bool:
    """True if each run that is taken out is there just once."""
    text = ""
    for sign, _, part in terms:
        if sign == "+":
            text += part
        elif (place := text.find(part)) != text.rfind(part) or place < 0:
            return False
        else:
            text = text[:place] + text[place + len(part) :]
    return True
