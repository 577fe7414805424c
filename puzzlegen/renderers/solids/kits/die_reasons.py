"""Says in words how views of one die tell what is opposite, and what belongs on a face of the last view."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.message import Message, Phrase, messages
from puzzlegen.core.scene import Hue
from puzzlegen.facts.solids.marks import NUMBERS, SYMMETRY
from puzzlegen.formats.solids.kits.signs import Sign
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import comma_list, sentence_list
from puzzlegen.renderers.solids.kits.mark_descriptions import lying

msg: Final = messages(__name__)

View: TypeAlias = Mapping[str, Sign]
"""The marks that a view shows, by face."""

CLOCKWISE: Final = ("top", "right", "front")
"""The faces that are seen, clockwise round their corner."""
_BESIDE: Final[Mapping[tuple[str, str], int]] = {  # on which side of a face another one lies: up, right, down, left
    ("top", "front"): 2,
    ("top", "right"): 1,
    ("front", "top"): 0,
    ("front", "right"): 1,
    ("right", "top"): 0,
    ("right", "front"): 3,
}
_WAYS: Final = tuple(map(msg, ("above", "to-the-right", "below", "to-the-left")))


class Opposites(NamedTuple):
    """Two marks that lie opposite each other, why, and which other opposites this follows from."""

    one: str
    other: str
    words: Phrase
    needs: tuple["Opposites", ...] = ()


class Views:
    """The views of a die, the last one perhaps with a face left open, and which marks they show to be opposite."""

    def __init__(self, views: Sequence[View], behind: Mapping[str, str] = MappingProxyType({})) -> None:
        """Find what is opposite; or take what is behind each face of the first view, where that is given."""
        self.views = views
        signs = [sign for view in views for sign in view.values()]
        self.pips = signs[0].mark in NUMBERS
        self.marks = NUMBERS if self.pips else tuple(dict.fromkeys(sign.mark for sign in signs))
        self._hues: dict[str, Hue] = {sign.mark: sign.hue for sign in signs}
        self.found: dict[str, Opposites] = {}
        given = {face: mark for face, mark in behind.items() if mark in self._hues}
        if given:
            held = comma_list(msg(f"behind-{face}", mark=self.name(mark)) for face, mark in given.items())
            for face, mark in given.items():
                pair = Opposites(views[0][face].mark, mark, msg("held", held=held))
                self.found[pair.one] = self.found[pair.other] = pair
        while self._more():
            pass

    def name(self, mark: str) -> Phrase:
        """What a mark is called: by its colour, or the number of pips."""
        return msg("pips", number=NUMBERS.index(mark) + 1) if self.pips else COLOURS[self._hues[mark]]

    def _names(self, **marks: str) -> dict[str, Phrase]:
        return {key: self.name(mark) for key, mark in marks.items()}

    def opposite(self, mark: str) -> str | None:
        """The mark opposite to this one, if it is known."""
        pair = self.found.get(mark)
        return None if pair is None else pair.other if pair.one == mark else pair.one

    def _more(self) -> bool:
        """True if one more pair of opposite marks follows."""
        for pair in self._pairs():
            if pair.one not in self.found:
                self.found[pair.one] = self.found[pair.other] = pair
                return True
        return False

    def _pairs(self) -> Iterator[Opposites]:
        whole = len(self.marks) == 6
        for one, other in combinations(range(len(self.views)), 2):
            yield from self._shared(one, other)
        if whole:
            for mark in self.marks:
                yield from self._surrounded(mark)
        for one, other in combinations(range(len(self.views)), 2):
            yield from self._round(one, other, whole)
        for one, other in combinations(range(len(self.views)), 2):
            yield from self._in_line(one, other)
        left = [mark for mark in self.marks if mark not in self.found]
        if whole and len(left) == 2:
            needs = tuple(pair for mark, pair in self.found.items() if pair.one == mark)
            names = self._names(a=left[0], b=left[1])
            yield Opposites(left[0], left[1], msg("left-over", **names), needs)

    def _shared(self, i: int, j: int) -> Iterator[Opposites]:
        """Both show two marks and a third one beside them."""
        one, other = ({sign.mark for sign in self.views[number].values()} for number in (i, j))
        if len(one) == len(other) == 3 and len(one & other) == 2:
            (a,), (b,), (x, y) = one - other, other - one, sorted(one & other)
            yield Opposites(a, b, msg("shared", i=i + 1, j=j + 1, **self._names(x=x, y=y, a=a, b=b)))

    def _surrounded(self, mark: str) -> Iterator[Opposites]:
        """All that is seen beside a mark is not opposite to it."""
        beside = {
            sign.mark
            for view in self.views
            if mark in {sign.mark for sign in view.values()}
            for sign in view.values()
            if sign.mark != mark
        }
        left = [other for other in self.marks if other not in beside and other != mark]
        if len(left) == 1:
            others = sentence_list((self.name(one) for one in self.marks if one in beside), msg("and"))
            yield Opposites(mark, left[0], msg("surrounded", others=others, **self._names(x=mark, a=left[0])))

    def _round(self, i: int, j: int, whole: bool) -> Iterator[Opposites]:
        """Both show one mark, and two other ones each round it."""
        one, other = self.views[i], self.views[j]
        common = {sign.mark for sign in one.values()} & {sign.mark for sign in other.values()}
        if len(common) != 1 or len(one) != 3 or len(other) != 3:
            return
        (x,) = common
        (a, b), (p, q) = _after(one, x), _after(other, x)
        names = self._names(x=x, a=a, b=b, p=p, q=q)
        words = msg("round", i=i + 1, j=j + 1, **names)
        yield Opposites(a, p, words)
        yield Opposites(b, q, words)
        if whole:
            (r,) = set(self.marks) - {x, a, b, p, q}
            yield Opposites(x, r, msg("round-left", i=i + 1, j=j + 1, r=self.name(r), **names))

    def _in_line(self, i: int, j: int) -> Iterator[Opposites]:
        """Both show a mark that does not look the same from all sides, and on opposite sides of it two others."""
        for (face, sign), (its, again) in _same_marks(self.views[i], self.views[j]):
            if SYMMETRY[sign.mark] == 1:
                continue
            for a, one in _around(self.views[i], face):
                for b, other in _around(self.views[j], its):
                    if a != b and (one - sign.turn - other + again.turn) % 2 == 0:
                        names = self._names(x=sign.mark, a=a, b=b)
                        yield Opposites(a, b, msg("in-line", i=i + 1, j=j + 1, **names))


def _after(view: View, mark: str) -> tuple[str, str]:
    """The two other marks of a view, clockwise round this one."""
    marks: list[str] = [view[face].mark for face in CLOCKWISE]
    place = marks.index(mark)
    return marks[place - 2], marks[place - 1]


def _same_marks(one: View, other: View) -> Iterator[tuple[tuple[str, Sign], tuple[str, Sign]]]:
    """The faces of two views that show the same mark."""
    for face, sign in one.items():
        for its, again in other.items():
            if again.mark == sign.mark:
                yield (face, sign), (its, again)


def _around(view: View, face: str) -> Iterator[tuple[str, int]]:
    """The marks beside a face, and on which side of it."""
    return ((sign.mark, _BESIDE[face, other]) for other, sign in view.items() if other != face)


def chain(pairs: Sequence[Opposites]) -> list[Phrase]:
    """Why the marks of these pairs are opposite, what a pair follows from before it; nothing is said twice."""
    told: list[Phrase] = []
    for pair in pairs:
        for words in (*chain(pair.needs), pair.words):
            if words not in told:
                told.append(words)
    return told


def order(views: Views, asked: str, mark: str) -> list[Phrase] | None:
    """Why this mark, and not its opposite, is on the face of the last view that is asked for; None if nothing tells."""
    last = views.views[-1]
    ways: list[list[Phrase]] = []
    for where, seen in _corners(views):
        shown = [mark if face == asked else last[face].mark for face in CLOCKWISE]
        axes = [_axis(views, seen, one) for one in shown]
        if None not in axes and _same_way(axes):
            needs = [views.found[one] for one in shown if one not in seen]
            names = {"seen": comma_list(map(views.name, seen)), "last": comma_list(map(views.name, shown))}
            ways.append([*chain(needs), msg("order", where=where, opposites=len(needs), **names)])
    return min(ways, key=len, default=None)


def _corners(views: Views) -> Iterator[tuple[Phrase, Sequence[str]]]:
    """Three marks clockwise round a corner, as a view shows them, or as two of them do that are put together."""
    for number, view in enumerate(views.views[:-1], start=1):
        if len(view) == 3:
            yield msg("view-shows", i=number), [view[face].mark for face in CLOCKWISE]
    for (i, one), (j, other) in permutations(enumerate(views.views, start=1), 2):
        for (face, sign), (its, again) in _same_marks(one, other):
            if SYMMETRY[sign.mark] < 4:
                continue
            for a, here in _around(one, face):
                for b, there in _around(other, its):
                    if (there - again.turn - here + sign.turn) % 4 == 1:
                        where = msg("views-show", i=min(i, j), j=max(i, j), x=views.name(sign.mark))
                        yield where, (sign.mark, a, b)


def _axis(views: Views, seen: Sequence[str], mark: str) -> tuple[int, int] | None:
    """The place in a view of the mark or of its opposite, and 1 or -1 for these; None if this is not known."""
    other = views.opposite(mark)
    return (seen.index(mark), 1) if mark in seen else (seen.index(other), -1) if other in seen else None


def _same_way(axes: Sequence[tuple[int, int] | None]) -> bool:
    """True if marks run clockwise as those of another view do, of which they or their opposites are."""
    (a, one), (b, other), (_, third) = (axis for axis in axes if axis is not None)
    return ((b - a) % 3 == 1) == (one * other * third == 1)


def turn(views: Views, asked: str, sign: Sign) -> list[Phrase] | None:
    """Why the mark on the face of the last view that is asked for is turned like this; None if nothing tells.

    Another view shows on which side of it a mark lies of which the last view shows the side, or that of its opposite.
    """
    ways: list[list[Phrase]] = []
    for number, view in enumerate(views.views[:-1]):
        for face, seen in view.items():
            for beside, side in _around(view, face) if seen.mark == sign.mark else ():
                for other, one in views.views[-1].items():
                    opposite = views.opposite(one.mark) == beside
                    if one.mark != beside and not opposite:
                        continue
                    words = msg(
                        "turned",
                        straight=msg("straight-on") if "top" in (face, asked) else "",
                        m=views.name(sign.mark),
                        k=number + 1,
                        how=lying(seen),
                        w=views.name(beside),
                        side=_WAYS[side],
                        is_at=msg("opposite-is", p=views.name(one.mark)) if opposite else msg("is"),
                        there=_WAYS[(_BESIDE[asked, other] + 2 * opposite) % 4],
                        so=lying(sign),
                    )
                    ways.append([*chain([views.found[beside]] if opposite else []), words])
    return min(ways, key=len, default=None)


def against(views: Views, asked: str, options: Mapping[str, Sign]) -> list[Phrase] | None:
    """Why none of these options belongs on the face of the last view that is asked for; None if one is left."""
    told: dict[Message, tuple[list[Phrase], list[str]]] = {}
    for letter, sign in options.items():
        clash = next(_clashes(views, {**views.views[-1], asked: sign}), None)
        if clash is None:
            return None
        needs, words = clash
        told.setdefault(words, (needs, []))[1].append(letter)
    found: list[Phrase] = []
    for words, (needs, letters) in told.items():
        ending = msg(words.id, letters=sentence_list(letters, msg("or")), **dict(words.given))
        found += [one for one in (*needs, ending) if one not in found]
    return found


def _clashes(views: Views, filled: View) -> Iterator[tuple[list[Phrase], Message]]:
    """What speaks against the last view as it is filled in: what is known before it, and a message without letters."""
    marks: list[str] = [filled[face].mark for face in CLOCKWISE]
    for a, b in combinations(marks, 2):
        if views.opposite(a) == b:
            yield chain([views.found[a]]), msg("not-together", a=views.name(a), b=views.name(b))
    for number, view in enumerate(views.views[:-1]):
        k = number + 1
        for a, b in permutations(marks, 2):
            ours, its = _next(filled, a, b), _next(view, a, b)
            if ours is not None and its is not None and ours != its:
                names = {"x": views.name(a), "y": views.name(b), "a": views.name(ours), "b": views.name(its)}
                yield [], msg("clockwise", **names, k=k)
        for (face, sign), (its_face, again) in _same_marks(filled, view):
            for a, one in _around(filled, face):
                for b, other in _around(view, its_face):
                    away = (one - sign.turn - other + again.turn) % SYMMETRY[sign.mark]
                    names = {"x": views.name(sign.mark), "a": views.name(a), "b": views.name(b)}
                    if a == b and away:
                        yield [], msg("other-side", **names, k=k)
                    if a != b and not away and SYMMETRY[sign.mark] == 4:
                        yield [], msg("same-side", **names, k=k)


def _next(view: View, one: str, other: str) -> str | None:
    """The third mark of a view if these two follow one another clockwise."""
    marks: list[str] = [view[face].mark for face in CLOCKWISE if face in view]
    if len(marks) < 3 or one not in marks or marks[marks.index(one) - 2] != other:
        return None
    return marks[marks.index(one) - 1]
