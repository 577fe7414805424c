"""Notes on translucent paper: a sign is taken apart while the note is unfolded.

All places are in half cells of the paper's lattice, x to the right and y down.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Final, TypeAlias, get_args

from puzzlegen.answers.kinds import LETTERS as OPTION_LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.cues.lettering import DIGITS, LETTERS
from puzzlegen.facts.words import familiar
from puzzlegen.formats.cues import folded_note as form
from puzzlegen.formats.cues.folded_note import Axis, Fold, Line, Part, Place, Read, ReadOffered, Spoiled, Stroke, Which
from puzzlegen.generators.cues.kits.looks import missed

_Drawn: TypeAlias = tuple[Stroke, tuple[Fold, ...]]

_SIGN: Final = 6  # from one sign to the next
_TWICE: Final = 9  # one stroke in so many is drawn on both sides of a fold
_LARGEST: Final = 120  # width and height of a note
_WIDE: Final = (5, 7)  # signs that the ink of a note with lines on offer is wide
_ROOM: Final = 4  # above and below ink whose note no fold makes higher, so that it is no strip; more beside lines
_OFF: Final = (-9, -3, 3, 9)  # of the lines on offer from its middle: folded along any of them, signs lie on signs
_LINED: Final = 24  # notes with lines, of which the best is taken
_BESIDE: Final = 10  # half cells: ink that is so near to a line is looked at with it
_LEAST: Final = 4  # one part in so many of the strokes, at least, lies on either side of the last fold
_WRONG: Final = (0b000, 0b011, 0b101, 0b110)  # spots at which options differ from the right one, a bit for each


class FoldedNoteParams(Params, frozen=True, kw_only=True):
    """What a note is like; ``folds`` has the axes of its folds, one after another, for each way of folding it."""

    signs: Annotated[tuple[int, int], Knob("longer numbers and words; no word is shorter than three letters", 2, 5)]
    folds: tuple[str, ...]
    broken: Annotated[bool, Knob("long strokes are in two pieces, which may lie far apart")]


LEVELS: Final = {
    Level.EASY: FoldedNoteParams(
        band=(10, 35), bands={Line: (30, 200), Which: (50, 150)}, depth=(1, 1), signs=(2, 3), folds=("x",), broken=False
    ),
    Level.MEDIUM: FoldedNoteParams(
        band=(36, 73),
        bands={Line: (201, 380), Which: (151, 260)},
        depth=(2, 2),
        signs=(3, 3),
        folds=("xy", "yx"),
        broken=False,
    ),
    Level.HARD: FoldedNoteParams(
        band=(74, 112),
        bands={Line: (381, 560), Which: (300, 700)},
        depth=(3, 3),
        signs=(3, 4),
        folds=("xyy", "yxy", "yyx"),
        broken=True,
    ),
    Level.EXTREME: FoldedNoteParams(
        band=(113, 600),
        bands={Line: (561, 1200)},
        depth=(4, 4),
        signs=(3, 3),
        folds=("xyyx", "xxyy", "xyxy"),
        broken=True,
    ),
}


def invent(rng: Stream, params: FoldedNoteParams, asked: Drawn) -> Puzzle:
    """Draw a number or a word, and unfold the note that it is on, from the last fold to the first."""
    state, ask = rng.child("state"), rng.child("ask")
    question, place = asked
    kind: form.Kind = "word" if question is ReadOffered or rng.class_by_index(2, "kind") else "number"
    axes = state.choice(params.folds)
    low, high = params.signs
    length = max(state.between(low, min(high, 3) if question is Which else high), 2 + (kind == "word"))  # room for four
    whole = abs(_OFF[place]) // 3
    if question is Line:  # neither the width of the ink nor a line's distance from its middle tells the right one
        length = (state.choice(_WIDE[: 3 - axes.count("x")]) + whole) // 2
    words = _alike(length, ask) if question is ReadOffered else ()
    if kind == "number":
        sign = state.choice(_numbers(length))
    else:
        sign = words[place] if words else state.choice(_words(length))
    if question is Line:
        note, lines = _lined(sign, axes.replace("x", "", 1), place, whole, params, rng)
    else:
        note, lines = _Note(sign, params.broken, state, lettered=False), ()
        for axis in reversed(axes):
            note.unfold("x" if axis == "x" else "y", state)
    if max(note.width, note.height) > _LARGEST:
        raise Rejected("the note is too large")
    folds, room = note.folds[::-1], 0 if "y" in axes else _ROOM + 2 * (question is Line)
    told: dict[str, Any] = {"kind": kind} if question in (Read, Line) else {}
    strokes = tuple(sorted({*note.strokes()}))
    why: form.Built | form.Compared = form.Built(sign, note.parts())
    if question is ReadOffered:
        told["options"] = words
    elif question is Line:
        folds.pop()
        told["options"] = lines
    elif question is Which:
        four, spoiled = note.altered(place, ask)
        told["options"] = tuple(_lower(one, room) for one in four)
        strokes, why = (), form.Compared(spoiled)
    shown = form.Note(
        size=(note.width, note.height + 2 * room),
        strokes=_lower(strokes, room),
        folds=tuple(folds),
        sign=sign if question is Which else None,
        paper=state.choice(get_args(form.Paper)),
        ink=state.choice(get_args(form.Ink)),
    )
    return Puzzle(shown, question(**told), sign if question is Read else OPTION_LETTERS[place], why)


def _lined(
    sign: str, axes: str, place: int, whole: int, params: FoldedNoteParams, rng: Stream
) -> tuple["_Note", tuple[int, ...]]:
    """A note and four vertical lines on it, of which that at ``place`` is the last to be folded along.

    Which of them has the least ink beside it, or as much on its left as on its right, is drawn for the item.
    """
    state, ranks = rng.child("state"), [rng.class_by_index(len(_OFF), name) for name in ("beside", "even")]
    found: list[tuple[int, _Note, tuple[int, ...]]] = []
    for _ in range(_LINED):
        note = _Note(sign, params.broken, state, lettered=True)
        try:
            note.unfold_aside(whole, state, right=place < 2)
            at = note.folds[0][1]
            right = 2 * state.between(1, 8) - min(stroke[0] for stroke in note.strokes()) // 2 * 2
            note.trim(right, state)
            for axis in reversed(axes):
                note.unfold("x" if axis == "x" else "y", state)
        except Rejected:
            continue  # another one may do
        lines = tuple(at + right - _OFF[place] + off for off in _OFF)
        atoms = [a + c for a, _, c, _ in _atoms(note.strokes())]  # twice where the middle of each is, from the left
        looks = []
        for line in (*lines[:place], *lines[place + 1 :], lines[place]):
            off = [middle - 2 * line for middle in atoms]
            looks.append((sum(abs(one) <= 2 * _BESIDE for one in off), abs(sum((one > 0) - (one < 0) for one in off))))
        found.append((sum(missed(looks, ranks)), note, lines))
        if not found[-1][0]:
            break
    if not found:
        raise Rejected("too few strokes on one side")
    return min(found, key=lambda one: one[0])[1:]


@cache
def _numbers(length: int) -> tuple[str, ...]:
    """The numbers of so many digits that are not all the same."""
    return tuple(str(one) for one in range(10 ** (length - 1), 10**length) if len({*str(one)}) > 1)


@cache
def _words(length: int) -> tuple[str, ...]:
    """The familiar words of this length that can be written, but for plurals and the like."""
    words = (word.upper() for word in familiar() if not (word.endswith("s") and word[:-1] in familiar()))
    return tuple(sorted(word for word in words if len(word) == length and {*word} <= LETTERS.keys()))


def _alike(length: int, rng: Stream) -> tuple[str, ...]:
    """Four words in three parts, of which any two share just one: each part of each word is that of one other word.

    So no word is more like the others than another one is, and no letter tells any of them from all the others.
    """
    one, other = sorted(rng.sample(range(1, length), 2))
    parts = [(word[:one], word[one:other], word[other:]) for word in _words(length)]
    first, middle, last = rng.choice(parts)
    begun: dict[tuple[str, str], set[str]] = defaultdict(set)
    for begin, *rest in parts:
        begun[rest[0], rest[1]].add(begin)
    found = [
        (begin, inner, end)
        for start, inner, end in parts
        if start == first and inner != middle and end != last
        for begin in sorted(begun[middle, end] & begun[inner, last])
        if begin != first
    ]
    if not found:
        raise Rejected("no words like it")
    begin, inner, end = rng.choice(found)
    words = [first + middle + last, first + inner + end, begin + middle + end, begin + inner + last]
    return tuple(rng.sample(words, 4))


def _moved(stroke: Stroke, right: int) -> Stroke:
    a, b, c, d = stroke
    return a + right, b, c + right, d


def _lower(strokes: Sequence[Stroke], down: int) -> tuple[Stroke, ...]:
    return tuple((a, b + down, c, d + down) for a, b, c, d in strokes)


def _turned(stroke: Stroke, axis: Axis, at: int) -> Stroke:
    """A stroke on the other side of a line; the lesser of its ends comes first."""
    a, b, c, d = stroke
    ends = ((2 * at - a, b), (2 * at - c, d)) if axis == "x" else ((a, 2 * at - b), (c, 2 * at - d))
    (a, b), (c, d) = sorted(ends)
    return a, b, c, d


def _atoms(strokes: Sequence[Stroke]) -> set[Stroke]:
    """All strokes cut at every half cell."""
    found = set()
    for a, b, c, d in strokes:
        steps = max(abs(c - a), abs(d - b))
        right, down = (c - a) // steps, (d - b) // steps
        found |= {(a + n * right, b + n * down, a + (n + 1) * right, b + (n + 1) * down) for n in range(steps)}
    return found


class _Note:
    """A note with a sign, and over which folds each stroke has been turned, the latest last."""

    def __init__(self, sign: str, broken: bool, rng: Stream, *, lettered: bool) -> None:
        """A sign on the part of the note that is seen last; beside lettered lines, there is more room around it."""
        left, right, top, bottom = 2, rng.between(1, 3), 2, rng.between(1, 3)
        if lettered:
            left, right = 2 * rng.between(1, 2), 1  # so that the gap at the line is as wide as that between two signs
        self.broken = broken
        self.width, self.height = left + _SIGN * len(sign) - 2 + right, 8 + top + bottom
        self.folds: list[Fold] = []
        self.drawn: list[_Drawn] = []
        self.middle: dict[Stroke, int] = {}  # of the sign that a stroke belongs to
        table = DIGITS if sign.isdigit() else LETTERS
        for number, one in enumerate(sign):
            start = left + _SIGN * number
            for line in table[one]:
                points = [(start + 2 * x, top + 2 * y) for x, y in line]
                for (a, b), (c, d) in pairwise(points):
                    pieces = -(-max(abs(c - a), abs(d - b)) // 4) if broken else 1
                    right, down = (c - a) // pieces, (d - b) // pieces
                    for n in range(pieces):
                        ends = sorted([(a + n * right, b + n * down), (a + (n + 1) * right, b + (n + 1) * down)])
                        stroke = (*ends[0], *ends[1])
                        self.drawn.append((stroke, ()))
                        self.middle[stroke] = start + 2

    def strokes(self) -> list[Stroke]:
        """All strokes where they are now."""
        return [_placed(*one) for one in self.drawn]

    def parts(self) -> tuple[tuple[Part, ...], ...]:
        """For each sign, the places in it that these folds bring ink to, counted from 1; that of no fold has stayed."""
        folds = self.folds[::-1]
        found: dict[int, dict[tuple[int, ...], list[Stroke]]] = {one: {} for one in sorted({*self.middle.values()})}
        for stroke, way in self.drawn:
            turned = tuple(sorted(folds.index(fold) + 1 for fold in way))
            found[self.middle[stroke]].setdefault(turned, []).append(stroke)
        return tuple(
            tuple(Part(turned, _places(_atoms(some), middle)) for turned, some in sorted(strokes.items()))
            for middle, strokes in found.items()
        )

    def unfold(self, axis: Axis, rng: Stream) -> None:
        """Put some of the strokes on the other side of a new fold, and some of these on both sides."""
        over = [rng.below(2) == 1 for _ in self.drawn]
        twice = [not rng.below(_TWICE) for _ in self.drawn]
        if not len(over) <= _LEAST * sum(over) <= (_LEAST - 1) * len(over):
            raise Rejected("too few strokes on one side")
        self._unfold(axis, over, twice)

    def unfold_aside(self, whole: int, rng: Stream, *, right: bool) -> None:
        """The same along a vertical fold, with so many signs on one side only, which makes that side so much wider."""
        middles = sorted({*self.middle.values()})
        split = [self.middle[stroke] > middles[whole - 1] for stroke, _ in self.drawn]
        away = [rng.below(2) == 1 for _ in self.drawn]
        next_to = [
            other for (stroke, _), other in zip(self.drawn, away, strict=True) if self.middle[stroke] == middles[whole]
        ]
        if len({*next_to}) < 2:
            raise Rejected("too few strokes on one side")
        often = rng.between(whole, 6)  # in six: ink beside the line is anything from half of a sign's to all of it
        twice = [inner and rng.below(6) < often for inner in split]
        over = [(inner and other) != right for inner, other in zip(split, away, strict=True)]
        if all(both for both, moved in zip(twice, over, strict=True) if moved):
            raise Rejected("the sign is there before the fold")
        self._unfold("x", over, twice)

    def _unfold(self, axis: Axis, over: Sequence[bool], twice: Sequence[bool]) -> None:
        at = self.width if axis == "x" else self.height
        kept = [one for one, away, both in zip(self.drawn, over, twice, strict=True) if not away or both]
        moved = [(one, (*way, (axis, at))) for (one, way), away in zip(self.drawn, over, strict=True) if away]
        self.drawn = kept + moved
        self.folds.append((axis, at))
        self.width, self.height = (2 * at, self.height) if axis == "x" else (self.width, 2 * at)

    def trim(self, right: int, rng: Stream) -> None:
        """Move the ink, and cut off the paper somewhere to the right of it."""
        self.drawn = [(_moved(one, right), tuple((axis, at + right) for axis, at in way)) for one, way in self.drawn]
        self.middle = {_moved(one, right): middle + right for one, middle in self.middle.items()}
        self.folds = [(axis, at + right) for axis, at in self.folds]
        self.width = max(x for stroke in self.strokes() for x in stroke[::2]) + rng.between(2, 12)

    def altered(self, place: int, rng: Stream) -> tuple[tuple[form.Strokes, ...], tuple[tuple[Spoiled, ...], ...]]:
        """Four notes, of which only that at ``place`` becomes the sign, and which signs are spoiled on each, and where.

        Three strokes are where they belong or not. Of these, any two notes share one, so that no note is most like the
        others.
        """
        wrong: dict[int, _Drawn] = {}  # number of a stroke -> what is drawn instead
        middles = sorted({*self.middle.values()})
        for number in rng.sample(range(len(self.drawn)), len(self.drawn)):
            stroke, way = self.drawn[number]
            flipped = _turned(stroke, "x", self.middle[stroke])
            others = [one for other, (one, _) in enumerate(self.drawn) if other != number]
            others += [one for one, _ in wrong.values()]
            missed = _atoms([stroke]) - _atoms([*others, flipped])
            inked = _atoms([*self.strokes(), *(_placed(*one) for one in wrong.values())])
            crowded = [self.middle[self.drawn[one][0]] for one in wrong].count(self.middle[stroke]) * len(middles) > 2
            # All notes have as much ink: else the right one would have the most.
            if missed and not crowded and not _atoms([_placed(flipped, way)]) & inked and len(wrong) < 3:
                wrong[number] = (flipped, way)
        if len(wrong) < 3:
            raise Rejected("no three strokes to be misplaced")
        notes, spoiled = [], []
        signs = [middles.index(self.middle[stroke]) for stroke, _ in self.drawn]
        for option in range(4):
            moved = dict(one for bit, one in enumerate(wrong.items()) if _WRONG[option ^ place] >> bit & 1)
            notes.append(tuple(sorted({_placed(*moved.get(number, one)) for number, one in enumerate(self.drawn)})))
            bad = list[Spoiled]()
            for sign in sorted({signs[number] for number in moved}):
                own = [number for number, one in enumerate(signs) if one == sign]
                wanted = _atoms([self.drawn[number][0] for number in own])
                seen = _atoms([moved.get(number, self.drawn[number])[0] for number in own])
                bad.append(
                    Spoiled(sign + 1, _places(wanted - seen, middles[sign]), _places(seen - wanted, middles[sign]))
                )
            spoiled.append(tuple(bad))
        return tuple(notes), tuple(spoiled)


def _places(atoms: set[Stroke], middle: int) -> tuple[Place, ...]:
    """Where half cells of ink lie in the sign around a middle."""
    found = set[Any]()
    for a, b, c, d in atoms:
        if b == d:
            found.add(f"{ {2: 'top', 6: 'middle', 10: 'bottom'}[b] } {'left' if max(a, c) <= middle else 'right'}")
        elif a == c:
            found.add(
                f"{'upper' if b < 6 and d <= 6 else 'lower'} {('left', 'centre', 'right')[(a - middle + 2) // 2]}"
            )
        else:
            found.add("rising" if d < b else "falling")
    return tuple(sorted(found))


def _placed(stroke: Stroke, way: Sequence[Fold]) -> Stroke:
    """Where a stroke of the sign is on the note."""
    for axis, at in way:
        stroke = _turned(stroke, axis, at)
    return stroke
