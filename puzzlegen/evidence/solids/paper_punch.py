"""What judges `solids/paper_punch`."""

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec.structs import replace

from puzzlegen.formats.solids import paper_punch as form
from puzzlegen.formats.solids.paper_punch import Fold, Hole, Point

_TURNS = ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0), (-1, 0, 0, 1), (0, 1, 1, 0))


def laid_otherwise(paper: form.Paper, query: form.Query, random: Random) -> tuple[form.Paper, form.Query]:
    """Everything turned or mirrored and moved; the outline from another corner; other colours; options in any order."""
    p, q, r, s = random.choice(_TURNS)
    right, down = 2 * random.randint(-4, 4), 2 * random.randint(-4, 4)

    def spot(one: Point) -> Point:
        x, y = one
        return p * x + q * y + right, r * x + s * y + down

    def holes(some: Iterable[Hole]) -> tuple[Hole, ...]:
        return tuple(Hole(*spot(one[:2]), p * one.right + q * one.down, r * one.right + s * one.down) for one in some)

    def folded(fold: Fold) -> Fold:
        u, v = p * fold.a + q * fold.b, r * fold.a + s * fold.b
        return Fold(u, v, fold.c + u * right + v * down)

    def shuffled(options: Iterable[Any]) -> Any:
        return tuple(random.sample([*options], 4))

    start = random.randrange(len(paper.sheet))
    sheet = [*map(spot, paper.sheet)]
    paper = replace(
        paper,
        sheet=tuple([*sheet[start:], *sheet[:start]][:: random.choice((1, -1))]),
        folds=tuple(map(folded, paper.folds)),
        punches=tuple(random.sample(holes(paper.punches), len(paper.punches))),
        turn=random.randrange(4),
        hue=random.choice(("red", "green", "purple")),
    )
    match query:
        case form.Count():
            return paper, query
        case form.Unfold():
            return paper, form.Unfold(shuffled(map(holes, query.options)))
        case form.Place():
            query = replace(query, holes=holes(query.holes))
        case form.Partner():
            query = replace(query, given=spot(query.given))
    return paper, replace(query, options=shuffled(map(spot, query.options)))


def halves(paper: form.Paper, query: form.Query) -> float:
    """Layers if each fold doubled them, at every place that is punched or on offer."""
    places = len(paper.punches) if isinstance(query, form.Unfold | form.Count) else len(query.options)
    return float(places << len(paper.folds) + sum(bool(fold.a and fold.b) for fold in paper.folds))
