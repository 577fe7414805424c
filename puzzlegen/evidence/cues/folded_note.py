"""What judges `cues/folded_note`."""

from random import Random
from typing import get_args

from msgspec.structs import replace

from puzzlegen.formats.cues.folded_note import Ink, Line, Note, Paper, Query, Read, Stroke, Strokes, Which


def drawn_otherwise(note: Note, query: Query, random: Random) -> tuple[Note, Query]:
    """Strokes in two parts, from their other ends, and in another order; other paper and ink; options in any order."""

    def parted(strokes: Strokes) -> Strokes:
        parts = list[Stroke]()
        for a, b, c, d in strokes:
            steps = max(abs(c - a), abs(d - b))
            cut = random.randrange(steps)
            x, y = a + (c - a) // steps * cut, b + (d - b) // steps * cut
            parts += [(c, d, x, y), *([(a, b, x, y)] if cut else [])]
        unlike = {tuple(sorted(((a, b), (c, d)))): (a, b, c, d) for a, b, c, d in parts}
        return tuple(random.sample([*unlike.values()], len(unlike)))

    note = replace(
        note,
        strokes=parted(note.strokes),
        paper=random.choice(get_args(Paper)),
        ink=random.choice(get_args(Ink)),
    )
    if isinstance(query, Which):
        query = replace(query, options=tuple(map(parted, random.sample(query.options, 4))))
    elif not isinstance(query, Read):
        query = replace(query, options=tuple(random.sample(query.options, 4)))
    return note, query


def layers(note: Note, query: Query) -> float:
    """Half cells of ink on all notes, once for every layer of the folded note, and once for every line on offer."""
    notes = query.options if isinstance(query, Which) else (note.strokes,)
    ink = sum(max(abs(c - a), abs(d - b)) for strokes in notes for a, b, c, d in strokes)
    lined = isinstance(query, Line)
    return float(ink * (4 if lined else 1) << len(note.folds) + lined)
