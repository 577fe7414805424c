"""Folds notes, ink and all, and reads what is seen; judges `cues/folded_note`.

The format is that of ``docs/cues-words.md``; places are in half cells. Ink is cut at every half cell, so that no fold
runs through a piece of it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.core.question import task_whatever_form
from puzzlegen.facts.cues.lettering import DIGITS, LETTERS
from puzzlegen.facts.words import known
from puzzlegen.formats.cues import folded_note as form
from puzzlegen.formats.cues.folded_note import Fold, Line, Note, Part, Query, Read, ReadOffered, Spoiled, Stroke, Which
from puzzlegen.validators.cues.kits.common_words import uncommon
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letters_of,
    proven,
)

BUDGET: Final = 20_000  # pieces of ink folded
_CLEAR: Final = 6  # pieces by which what another line makes differs from every row of signs, at least
_CELL: Final = (4, 8)  # width and height of a sign; the next one begins 2 after it
Point: TypeAlias = tuple[int, int]
Piece: TypeAlias = tuple[Point, Point]  # the lesser end first
Ink: TypeAlias = frozenset[Piece]


def certify(note: Note, query: Query) -> Certificate:
    """Fold the note as often as there are lines or notes on offer.

    The difficulty is how much ink is turned over, in half cells, all lines or all notes on offer together; the depth is
    how often a piece of it is turned over, one fold after another.

    Raises:
        MalformedStatement: something lies beside the note, or is not given where it is needed.
    """
    _check(note, query)
    folder = _Folder(note.folds)
    answers = _answers(note, query, folder)
    return proven(
        [Findings((one,), answers.refuted) for one in answers.answers],
        BUDGET,
        method="exact reflections",
        effort={"pieces": folder.looked},
        difficulty=folder.turned,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical_form(note, query)),
        structure=f"{task_of(query)}, {len(note.folds)} dashed folds",
        faults=_faults(note, query, answers.answers),
        depth=Depth.chain(folder.deepest),
    )


def certify_why(note: Note, query: Query, answer: str, why: form.Built | form.Compared) -> Faults:
    """Whether the folds bring ink to these places of each sign, or ink is missing or too much there in these notes."""
    if isinstance(query, Which):
        seen = [frozenset(_traced(strokes, note.folds)) for strokes in query.options]
        corner = _corner(seen["ABCD".index(answer)])
        spoiled = tuple(_spoiled(_moved(ink, *corner), note.sign or "") for ink in seen)
        return () if why == form.Compared(spoiled) else ("other ink is wrong in the notes",)
    last: tuple[Fold, ...] = (("x", query.options["ABCD".index(answer)]),) if isinstance(query, Line) else ()
    ink = _traced(note.strokes, (*note.folds, *last))
    sign = _read(frozenset(ink), "word" if isinstance(query, ReadOffered) else query.kind)
    if sign is None or not isinstance(why, form.Built) or why.sign != sign:
        return ("something else is to be read",)
    parts: list[dict[tuple[int, ...], set[Piece]]] = [{} for _ in sign]
    right, down = _corner(ink)
    for ((a, b), (c, d)), turns in ink.items():
        cell = min(a + right, c + right) // 6
        shift = right - 6 * cell
        for turned in turns:
            parts[cell].setdefault(turned, set()).add(((a + shift, b + down), (c + shift, d + down)))
    found = tuple(tuple(Part(turned, _named(some)) for turned, some in sorted(one.items())) for one in parts)
    return () if why.parts == found else ("the folds bring ink to other places",)


def _traced(strokes: Iterable[Stroke], folds: Sequence[Fold]) -> dict[Piece, set[tuple[int, ...]]]:
    """All ink that is seen in the end, and by which folds, counted from 1, it was turned over, in each way."""
    found: dict[Piece, set[tuple[int, ...]]] = {}
    for piece in _pieces(strokes):
        turned: tuple[int, ...] = ()
        for number, (axis, at) in enumerate(folds, 1):
            if max(point[axis == "y"] for point in piece) > at:
                piece, turned = _reflected(piece, axis == "y", at), (*turned, number)  # noqa: PLW2901
        found.setdefault(piece, set()).add(turned)
    return found


def _spoiled(ink: Ink, sign: str) -> tuple[Spoiled, ...]:
    """The signs of the row, from 1 on, with which the ink does not agree: where it is missing, where too much."""
    wanted = _drawn(sign)
    found = []
    for number in range(len(sign)):
        own, due = (
            _moved(
                frozenset(one for one in some if number * 6 <= min(x for x, _ in one) < number * 6 + 6), -6 * number, 0
            )
            for some in (ink, wanted)
        )
        if own != due:
            found.append(Spoiled(number + 1, _named(due - own), _named(own - due)))
    return tuple(found)


def _named(ink: Iterable[Piece]) -> tuple[form.Place, ...]:
    """Where in a sign ink lies that has been moved to the origin."""
    names = set[Any]()
    for (a, b), (c, d) in ink:
        if b == d:
            names.add(("top", "middle", "bottom")[b // 4] + (" left" if max(a, c) <= _CELL[0] // 2 else " right"))
        elif a == c:
            names.add(("upper " if max(b, d) <= _CELL[1] // 2 else "lower ") + ("left", "centre", "right")[a // 2])
        else:
            names.add("falling" if (c > a) == (d > b) else "rising")
    return tuple(sorted(names))


def _faults(note: Note, query: Query, answers: Sequence[str]) -> tuple[str, ...]:
    """Where a word is to appear along the right line, it has to be a common one."""
    if not isinstance(query, Line) or query.kind == "number":
        return ()
    folder, lines = _Folder(note.folds), dict(zip("ABCD", query.options, strict=True))
    return uncommon(*([_read(folder.folded(note.strokes, ("x", lines[one])), "word") or ""] for one in answers))


def _answers(note: Note, query: Query, folder: "_Folder") -> Findings:
    match query:
        case Read(kind):
            read = _read(folder.folded(note.strokes), kind)
            return Findings((read,) if read and _says(read, kind) else ())
        case ReadOffered(words):
            read = _read(folder.folded(note.strokes), "word")
            return letters_of([word == read for word in words], "the note says something else")
        case Line(kind, lines):
            right = []
            for line in lines:
                seen = folder.folded(note.strokes, ("x", line))
                read = _read(seen, kind)
                # What is almost a row of signs, or a number with a zero in front, is arguable, and counts as right.
                right.append(_nearly(seen, kind) if read is None else kind == "number" or _says(read, kind))
            return letters_of(right, f"folded along it, the note shows no {kind}")
        case Which():
            wanted = _drawn(note.sign or "")
            return letters_of(
                [_moved(folder.folded(strokes)) == wanted for strokes in query.options],
                "folded, its ink does not make up the sign",
            )


def _check(note: Note, query: Query) -> None:
    width, height = note.size
    which, line = isinstance(query, Which), isinstance(query, Line)
    if which != (note.sign is not None) or which == bool(note.strokes) or not (note.folds or line):
        raise MalformedStatement("strokes, a sign and folds are given where the task needs them")
    if note.sign is not None and not (note.sign and ({*note.sign} <= DIGITS.keys() or {*note.sign} <= LETTERS.keys())):
        raise MalformedStatement("a sign is made of digits, or of capital letters but Q")
    for strokes in query.options if isinstance(query, Which) else (note.strokes,):
        demand_different(strokes)
        for a, b, c, d in strokes:
            if max(a, c) > width or max(b, d) > height:
                raise MalformedStatement("a stroke leaves the note")
            if (a, b) == (c, d) or len({abs(c - a), abs(d - b)} - {0}) != 1:
                raise MalformedStatement("a stroke runs along the lattice or across its cells from corner to corner")
    lines: tuple[Fold, ...] = tuple(("x", at) for at in query.options) if isinstance(query, Line) else ()
    if not all(at < note.size[axis == "y"] for axis, at in (*note.folds, *lines)):
        raise MalformedStatement("a fold lies beside the note")
    if not isinstance(query, Read):
        demand_different([sorted(one) if isinstance(one, tuple) else one for one in query.options])


def _pieces(strokes: Iterable[Stroke]) -> Ink:
    """Strokes cut at every half cell."""
    found = []
    for a, b, c, d in strokes:
        steps = max(abs(c - a), abs(d - b))
        along = [(a + (c - a) // steps * step, b + (d - b) // steps * step) for step in range(steps + 1)]
        found += [(min(pair), max(pair)) for pair in pairwise(along)]
    return frozenset(found)


class _Folder:
    """Folds along the dashed lines, and counts."""

    def __init__(self, folds: Sequence[Fold]) -> None:
        self.folds, self.looked, self.turned, self.deepest = folds, 0, 0, 0

    def folded(self, strokes: Iterable[Stroke], *last: Fold) -> Ink:
        """The ink that is seen once the note is folded: the right part to the left, the lower part upwards."""
        ink = dict.fromkeys(_pieces(strokes), 0)  # and how often it has been turned over, at most
        for axis, at in (*self.folds, *last):
            side = axis == "y"
            over = {piece: ink[piece] + 1 for piece in ink if max(piece[0][side], piece[1][side]) > at}
            self.looked += len(ink)
            self.turned += len(over)
            for piece, often in over.items():
                del ink[piece]
                turned = _reflected(piece, side, at)
                ink[turned] = max(often, ink.get(turned, 0))
        self.deepest = max(self.deepest, *ink.values())
        return frozenset(ink)


def _reflected(piece: Piece, side: bool, at: int) -> Piece:
    one, other = ((x, 2 * at - y) if side else (2 * at - x, y) for x, y in piece)
    return min(one, other), max(one, other)


def _corner(ink: Iterable[Piece]) -> Point:
    """How far ink is to be moved to the right and down to lie in the top left corner."""
    points = [point for piece in ink for point in piece] or [(0, 0)]
    return -min(x for x, _ in points), -min(y for _, y in points)


def _moved(ink: Ink, right: int | None = None, down: int | None = None) -> Ink:
    """Ink moved so far; by default, into the top left corner."""
    corner = _corner(ink)
    right, down = corner[0] if right is None else right, corner[1] if down is None else down
    return frozenset(((a + right, b + down), (c + right, d + down)) for (a, b), (c, d) in ink)


@cache
def _shapes(kind: str) -> Mapping[Ink, str]:
    """The ink of each sign -> the sign."""
    return {_drawn(sign): sign for sign in (DIGITS if kind == "number" else LETTERS)}


def _says(row: str, kind: str) -> bool:
    """True if a row of signs is a number, or a word that somebody knows."""
    return not row.startswith("0") if kind == "number" else row.lower() in known()


def _drawn(row: str) -> Ink:
    """The ink of a row of signs."""
    signs = DIGITS if row.isdigit() else LETTERS
    strokes = [
        (6 * number + 2 * a, 2 * b, 6 * number + 2 * c, 2 * d)
        for number, sign in enumerate(row)
        for line in signs[sign]
        for (a, b), (c, d) in pairwise(line)
    ]
    return _pieces(strokes)


def _read(ink: Ink, kind: str) -> str | None:
    """The row of signs that all the ink makes, without a piece left over; None if it makes none."""
    cells, left = _cells(_moved(ink))
    shapes = _shapes(kind)
    row = [shapes.get(cell) for cell in cells]
    return None if left or None in row else "".join(map(str, row))


def _cells(ink: Ink) -> tuple[list[Ink], int]:
    """What lies in each place for a sign, moved to the origin, and how much ink lies in none."""
    count = max(((x + 2) // 6 + ((x + 2) % 6 > 0) for _, (x, _) in ink), default=0)
    found: list[set[Piece]] = [set() for _ in range(max(count, 1))]
    left = 0
    for (a, b), (c, d) in ink:
        cell = min(a, c) // 6
        one, other = (a - 6 * cell, b), (c - 6 * cell, d)
        if cell >= 0 and max(one[0], other[0]) <= _CELL[0] and min(b, d) >= 0 and max(b, d) <= _CELL[1]:
            found[cell].add((one, other))
        else:
            left += 1
    return [frozenset(cell) for cell in found], left


def _nearly(ink: Ink, kind: str) -> bool:
    """True if all ink but a few pieces is that of a row of signs."""
    corner = _moved(ink)
    for right in (-1, 0, 1):
        for down in (-1, 0, 1):
            cells, off = _cells(_moved(corner, right, down))
            for cell in cells:
                off += min(len(cell ^ shape) for shape in _shapes(kind)) if off < _CLEAR else 0
            if off < _CLEAR:
                return True
    return False


def _canonical_form(note: Note, query: Query) -> tuple[object, ...]:
    """All that is inked, however it is divided into strokes; the colours of paper and ink do not matter."""
    options: list[Any] = []
    if isinstance(query, Which):
        options = sorted(sorted(_pieces(strokes)) for strokes in query.options)
    elif not isinstance(query, Read):
        options = sorted(query.options)
    ink, kind = sorted(_pieces(note.strokes)), query.kind if isinstance(query, Read | Line) else ""
    return task_whatever_form(query, form.QUESTIONS), note.size, ink, note.folds, note.sign or "", kind, options
