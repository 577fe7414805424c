"""Notes on translucent paper: a sign is taken apart while the note is unfolded.

All places are in half cells of the paper's lattice, x to the right and y down.
"""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from typing import Annotated, Any, Final, Literal, TypeAlias

from puzzlegen.answers.kinds import LETTERS as OPTION_LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.cues.lettering import DIGITS, LETTERS
from puzzlegen.facts.words import familiar
from puzzlegen.generators.kits.asking import drawn_task

Axis: TypeAlias = Literal["x", "y"]
Fold: TypeAlias = tuple[Axis, int]
Stroke: TypeAlias = tuple[int, int, int, int]

_Drawn: TypeAlias = tuple[Stroke, tuple[Fold, ...]]

_TASKS: Final = ("read", "read_choice", "line", "which")
_PAPERS: Final = ("squared", "dotted", "torn")
_INKS: Final = ("red", "green", "blue", "purple", "brown")
_SIGN: Final = 6  # from one sign to the next
_TWICE: Final = 9  # one stroke in so many is drawn on both sides of a fold
_UNEVEN: Final = 5  # of so many lines to be found, one is drawn with no regard to where the middle of all ink is
_LEAST: Final = 4  # one part in so many of the strokes, at least, lies on either side of the last fold


class FoldedNoteParams(Params, frozen=True, kw_only=True):
    """What a note is like; ``folds`` has the axes of its folds, one after another, for each way of folding it."""

    signs: Annotated[tuple[int, int], Knob("longer numbers and words; no word is shorter than three letters", 2, 5)]
    folds: tuple[str, ...]
    broken: Annotated[bool, Knob("strokes are in pieces, which may lie far apart")]


LEVELS: Final = {
    Level.EASY: FoldedNoteParams(
        band=(10, 35), bands={"line": (30, 140), "which": (30, 110)}, signs=(2, 3), folds=("x",), broken=False
    ),
    Level.MEDIUM: FoldedNoteParams(
        band=(36, 73), bands={"line": (141, 330), "which": (111, 235)}, signs=(3, 3), folds=("xy", "yx"), broken=False
    ),
    Level.HARD: FoldedNoteParams(
        band=(74, 250),
        bands={"line": (331, 1000), "which": (236, 500)},
        signs=(3, 4),
        folds=("xyy", "yxy", "yyx"),
        broken=True,
    ),
}


def invent(rng: Stream, params: FoldedNoteParams) -> Puzzle:
    """Draw a number or a word, and unfold the note that it is on, from the last fold to the first."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = drawn_task(_TASKS, rng)
    length = state.between(*params.signs)
    kind = "word" if task == "read_choice" or rng.per_item(2, "kind") else "number"
    options: Any = _alike(max(length, 3), ask) if kind == "word" else []
    sign = options[place] if options else str(state.between(10 ** (length - 1), 10**length - 1))
    line = ask.between(0, 4) + _SIGN * len(sign) + 1  # the first on offer: the sign has room on its left
    on_offer = [line + step for step in accumulate(ask.between(2, 3) for _ in range(4))]
    note = _Note(sign, params.broken, on_offer[place] if task == "line" else None, state)
    axes = state.choice(params.folds)
    if task == "line":
        axes = axes.replace("x", "") + "x"  # the lettered lines stand upright, and are the last to be folded along
    elif task == "which":
        axes = axes[-2:]
    for axis in reversed(axes):
        uneven = task == "line" and axis == "x" and state.below(_UNEVEN) > 0
        note.unfold("x" if axis == "x" else "y", state, uneven=uneven)
    folds = note.folds[::-1]
    query: dict[str, Any] = {"task": task}
    answer = OPTION_LETTERS[place]
    strokes = sorted({*note.strokes()})
    match task:
        case "read":
            query["kind"], answer = kind, sign
        case "read_choice":
            query["options"] = options
        case "line":
            folds.pop()
            query |= {"kind": kind, "options": on_offer}
            note.width = on_offer[-1] + _SIGN * len(sign) + 2  # which of the lines it is, has no part in it
        case _:
            query["options"] = note.altered(place, ask)
            strokes = []
    statement = {
        "size": [note.width, note.height],
        "strokes": strokes,
        "folds": folds,
        "sign": sign if task == "which" else None,
        "paper": state.choice(_PAPERS),
        "ink": state.choice(_INKS),
    }
    return Puzzle(statement, query, answer, {"sign": sign, "parts": note.parts()})


@cache
def _words(length: int) -> tuple[str, ...]:
    """The familiar words of this length that can be written, but for plurals and the like."""
    words = (word.upper() for word in familiar() if not (word.endswith("s") and word[:-1] in familiar()))
    return tuple(sorted(word for word in words if len(word) == length and {*word} <= LETTERS.keys()))


def _alike(length: int, rng: Stream) -> list[str]:
    """Four words, of which one differs from each of the others in one or two letters; it is any of them."""
    word = rng.choice(_words(length))
    near = [one for one in _words(length) if 0 < sum(a != b for a, b in zip(one, word, strict=True)) < 3]
    if len(near) < 3:
        raise Rejected("no words like it")
    return rng.sample([word, *rng.sample(near, 3)], 4)


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

    def __init__(self, sign: str, broken: bool, width: int | None, rng: Stream) -> None:
        right, top, bottom = rng.between(1, 3), 2, rng.between(1, 3)
        self.width, self.height = width or _SIGN * len(sign) + right, 8 + top + bottom
        left = (self.width - right - _SIGN * len(sign) + 2) // 2 * 2  # signs lie on the lattice
        self.folds: list[Fold] = []
        self.drawn: list[_Drawn] = []
        self.middle: dict[Stroke, int] = {}  # of the sign that a stroke belongs to
        table = DIGITS if sign.isdigit() else LETTERS
        for number, one in enumerate(sign):
            start = left + _SIGN * number
            for line in table[one]:
                points = [(start + 2 * x, top + 2 * y) for x, y in line]
                for (a, b), (c, d) in pairwise(points):
                    pieces = max(abs(c - a), abs(d - b)) // 2 if broken else 1
                    right, down = (c - a) // pieces, (d - b) // pieces
                    for n in range(pieces):
                        ends = sorted([(a + n * right, b + n * down), (a + (n + 1) * right, b + (n + 1) * down)])
                        stroke = (*ends[0], *ends[1])
                        self.drawn.append((stroke, ()))
                        self.middle[stroke] = start + 2

    def strokes(self) -> list[Stroke]:
        """All strokes where they are now."""
        return [_placed(*one) for one in self.drawn]

    def parts(self) -> list[list[int]]:
        """For each sign, how many of its strokes stay where they are, and how many are turned over."""
        found = {middle: [0, 0] for middle in sorted({*self.middle.values()})}
        for stroke, way in self.drawn:
            found[self.middle[stroke]][bool(way)] += 1
        return [*found.values()]

    def unfold(self, axis: Axis, rng: Stream, *, uneven: bool) -> None:
        """Put some of the strokes on the other side of a new fold, and some of these on both sides.

        Where it is ``uneven``, the first sign is on one side only, so that the fold is not in the middle of all ink.
        """
        at = self.width if axis == "x" else self.height
        over = [rng.below(2) == 1 for _ in self.drawn]
        twice = [not rng.below(_TWICE) for _ in self.drawn]
        if uneven:
            side = rng.below(2) == 1
            first = [self.middle[stroke] == min(self.middle.values()) for stroke, _ in self.drawn]
            over = [side if whole else away for whole, away in zip(first, over, strict=True)]
            twice = [both and not whole for whole, both in zip(first, twice, strict=True)]
        if not len(over) <= _LEAST * sum(over) <= (_LEAST - 1) * len(over):
            raise Rejected("too few strokes on one side")
        kept = [one for one, away, both in zip(self.drawn, over, twice, strict=True) if not away or both]
        moved = [(one, (*way, (axis, at))) for (one, way), away in zip(self.drawn, over, strict=True) if away]
        self.drawn = kept + moved
        self.folds.append((axis, at))
        self.width, self.height = (2 * at, self.height) if axis == "x" else (self.width, 2 * at)

    def altered(self, place: int, rng: Stream) -> list[list[Stroke]]:
        """Four notes of which only one becomes the sign: two strokes are where they belong or not, in all four ways."""
        wrong: dict[int, tuple[int, _Drawn]] = {}  # middle of a sign -> a stroke of it, and what is drawn instead
        for number in rng.sample(range(len(self.drawn)), len(self.drawn)):
            stroke, way = self.drawn[number]
            middle = self.middle[stroke]
            flipped = _turned(stroke, "x", middle)
            others = [one for other, (one, _) in enumerate(self.drawn) if other != number]
            missed = _atoms([stroke]) - _atoms([*others, flipped])
            # All notes have as much ink: else the right one would have the most.
            if missed and not _atoms([_placed(flipped, way)]) & _atoms(self.strokes()) and len(wrong) < 2:
                wrong.setdefault(middle, (number, (flipped, way)))
        if len(wrong) < 2:
            raise Rejected("no two strokes to be misplaced")
        notes = []
        for option in range(4):
            misplaced = dict(one for bit, one in enumerate(wrong.values()) if (option ^ place) >> bit & 1)
            drawn = [misplaced.get(number, one) for number, one in enumerate(self.drawn)]
            notes.append(sorted({_placed(*one) for one in drawn}))
        return notes


def _placed(stroke: Stroke, way: Sequence[Fold]) -> Stroke:
    """Where a stroke of the sign is on the note."""
    for axis, at in way:
        stroke = _turned(stroke, axis, at)
    return stroke
