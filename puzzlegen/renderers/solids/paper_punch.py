"""Shows the sheets of `puzzlegen.generators.solids.paper_punch`, step by step; a unit is half a square of the paper."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Scene, option_element
from puzzlegen.drawing import marking
from puzzlegen.facts.solids.bodies import Tone
from puzzlegen.formats.solids import paper_punch as form
from puzzlegen.renderers.kits.telling import (
    AND,
    SEMICOLON,
    capitalised,
    comma_list,
    labelled,
    lines,
    options,
    pair,
    sentence_list,
)
from puzzlegen.renderers.solids.kits.folded_sheets import (
    bounds,
    draw_crease,
    draw_hole,
    draw_layers,
    folded,
    laid,
    turned,
)
from puzzlegen.renderers.solids.kits.layout import Block, card
from puzzlegen.renderers.solids.kits.tones import ground_for

msg: Final = messages(__name__)

_APART: Final = 2.2  # between drawings
_BELOW: Final = 2.55  # room for the number or the letter of a drawing
_NAME: Final = 2.0  # from a drawing down to the middle of it
_SPOT: Final = 0.8  # radius of a lettered place
_LETTER: Final = 0.86  # height of its letter
_MARGIN: Final = 1.6  # around what is beside or below the card
_ROWS_APART: Final = 1.2
_EDGE: Final = 0.8  # of the page, around the card
_INSIDE: Final = 1.4  # of the card, around what is on it
_CARD: Final = 2.6  # scale of the card and its corners
_COUNT: Final = 0.3  # width of the pen for how many holes a punch makes
_ALONE: Final = (1.35, 1.8)  # least and greatest scale of a sheet that stands alone
_OF_CARD: Final = 0.55  # height of such a sheet by that of what is on the card, if its scale allows
_FEW: Final = 1.25  # scale of few steps above wider options

_WAYS: Final = {  # to the right and down
    **{(1, 0): "right", (1, 1): "down-right", (0, 1): "down", (-1, 1): "down-left"},
    **{(-1, 0): "left", (-1, -1): "up-left", (0, -1): "up", (1, -1): "up-right"},
}


def _last(paper: form.Paper) -> int:
    """The number of the picture with the folded paper."""
    return len(paper.folds) + 1


def _thick(query: form.Query) -> Phrase | None:
    return msg("layers-thick", count=query.layers) if isinstance(query, form.Layers) else None


def word(paper: form.Paper, query: form.Query) -> Wording:
    """Ask for the sheet, for a number, or for a place."""
    last = _last(paper)
    parts = [msg("folding")]
    parts += [msg("turned", turn=paper.turn, last=last)] * bool(paper.turn)
    parts += [msg("punched", last=last)] * bool(paper.punches)
    rules = sentences(*parts)
    ask = msg(f"ask-{task_of(query)}", last=last, layers=_thick(query))
    if isinstance(query, form.Count):
        return Wording(ask, Kind.NUMBER, rules)
    return Wording(ask, Kind.LETTER, rules, options=(None,) * len(query.options))


def explain(paper: form.Paper, query: form.Query, answer: str, why: form.Facts) -> Phrase:
    """The unfolding, fold by fold, and where the other options go astray."""
    last = _last(paper)
    key = LETTERS.index(answer) if not isinstance(query, form.Count) else 0
    others = [place for place in range(4) if place != key]
    match why:
        case form.Growth():
            pairs = zip(paper.punches, why.growth, strict=True)
            growths = [growth for _, growth in sorted(pairs, key=lambda one: (one[0].y, one[0].x))]
            names = [msg("punch", number=number) for number in range(1, len(growths) + 1)]
            return sentences(msg("numbered", last=last), _unfolding(names, growths), msg("total", answer=answer))
        case form.Growths():
            names = [msg("at", letter=letter) for letter in LETTERS[:4]]
            return sentences(_unfolding(names, why.growths), msg("thick", answer=answer, layers=_thick(query)))
        case form.Against():
            holes = _squares(query.options[key] if isinstance(query, form.Unfold) else ())
            told = [
                msg(f"against-{wrong.how}", letter=letter, spot=_square(wrong.at))
                for letter, wrong in why.against.items()
            ]
            return sentences(
                msg("squares"), msg("out", holes=holes, answer=answer, others=capitalised(comma_list(told, SEMICOLON)))
            )
        case form.Made():
            assert isinstance(query, form.Place), "facts are those of the question"
            made = why.made
            astray = [next(spot for spot in made[place] if spot != query.options[place]) for place in others]
            wrong = [
                msg("elsewhere", letter=LETTERS[place], spot=_square(spot))
                for place, spot in zip(others, astray, strict=True)
            ]
            holes = _squares(made[key])
            return sentences(
                msg("squares"), msg("made", last=last, letter=answer, holes=holes, others=comma_list(wrong, SEMICOLON))
            )
        case form.Followed():
            ways = [_way(way, spot) for way, spot in zip(why.ways, why.landed, strict=True)]
            wrong = [msg("other", letter=LETTERS[place], way=ways[place + 1]) for place in others]
            return sentences(
                msg("squares"),
                msg("followed", way=ways[0], answer=answer, key=ways[key + 1], others=comma_list(wrong, SEMICOLON)),
            )


def _unfolding(names: Iterable[Phrase], growths: Iterable[Sequence[int]]) -> Phrase:
    """How the holes of each punch become more."""
    chains = [
        msg("chain", what=name, steps=" → ".join(map(str, (1, *growth))))
        for name, growth in zip(names, growths, strict=True)
    ]
    return msg("undone", chains=capitalised(comma_list(chains, SEMICOLON)))


def _way(folds: Sequence[int], spot: Sequence[int]) -> Phrase:
    """By which folds a point is turned over, and where it lands."""
    if not folds:
        return msg("stays", spot=_square(spot))
    numbers = msg("folds", count=len(folds), numbers=sentence_list(map(str, folds), AND))
    return msg("lands", folds=numbers, spot=_square(spot))


def _square(spot: Sequence[int]) -> Phrase:
    """A square of the table on which the sheet lies, by its row and its column."""
    return pair(spot[1] // 2, spot[0] // 2)


def _squares(spots: Iterable[Sequence[int]]) -> Phrase:
    """Squares row by row."""
    return comma_list(map(_square, sorted(spots, key=lambda spot: (spot[1], spot[0]))))


def _spot(spot: Sequence[int]) -> str:
    return f"({spot[0]}, {spot[1]})"


def _spots(some: Iterable[Sequence[int]]) -> Phrase:
    return " ".join(map(_spot, some))


def _line(fold: Sequence[int]) -> tuple[str, str]:
    """The line of a fold, and the side of it that is folded over."""
    a, b, c = fold
    terms = "".join(("+" if sign > 0 else "-") + name for sign, name in ((a, "x"), (b, "y")) if sign)
    less = terms.startswith("-")
    if less:
        terms, c = terms.translate(str.maketrans("+-", "-+")), -c
    terms = " ".join(terms.removeprefix("+").replace("+", "+ ").replace("-", "- ").replace("x", "x ").split())
    return f"{terms} = {c}", f"{terms} {'<' if less else '>'} {c}"


def describe(paper: form.Paper, query: form.Query) -> Phrase:
    """The sheet, its folds and everything on it by their places."""
    parts = [labelled(msg("sheet"), _spots(paper.sheet))]
    for number, fold in enumerate(paper.folds, start=1):
        line, side = _line(fold)
        parts.append(msg("fold", number=number, line=line, side=side))
    parts += [msg("before")] * bool(paper.turn)
    if paper.punches:
        parts.append(labelled(msg("punches"), _told(paper.punches, paper.punch)))
    match query:
        case form.Unfold():
            return lines(*parts, options(_told(holes, paper.punch) for holes in query.options))
        case form.Count():
            return lines(*parts)
        case form.Place():
            parts.append(labelled(msg("holes"), _told(query.holes, paper.punch)))
        case form.Partner():
            parts.append(labelled(msg("black"), _spot(query.given)))
    return lines(*parts, options(map(_spot, query.options)))


def _told(holes: Iterable[Sequence[int]], punch: str) -> Phrase:
    """Holes by their places, and where their tips point."""
    if punch == "disc":
        return _spots(holes)
    return comma_list(
        (msg("tip", x=x, y=y, end=msg(f"ends-{punch}"), way=msg(_WAYS[right, down])) for x, y, right, down in holes),
        SEMICOLON,
    )


class _Panel(NamedTuple):
    """A drawing, where it begins and ends, and its name below."""

    nodes: tuple[AnyNode, ...]
    box: tuple[float, float, float, float]
    name: str
    option: bool = False

    @property
    def size(self) -> tuple[float, float]:
        left, top, right, bottom = self.box
        return right - left, bottom - top


def depict(paper: form.Paper, query: form.Query) -> tuple[Scene, ...]:
    """The steps of folding in rows on a card, and below or beside it the sheets that the question is about."""
    return (_depicted(paper, query, ()),)


def depict_solution(paper: form.Paper, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """The right option; or how many holes each punch makes."""
    if not isinstance(why, form.Growth):
        return marking.answered(depict(paper, query), answer, LETTERS[:4])
    counts: list[AnyNode] = []
    for hole, growth in zip(paper.punches, why.growth, strict=True):
        x, y = turned(hole[:2], paper.turn)
        counts += marking.tag(x, y, str(growth[-1]), _COUNT)
    return (_depicted(paper, query, counts),)


def _depicted(paper: form.Paper, query: form.Query, marks: Iterable[AnyNode]) -> Scene:
    """The picture, with marks on the folded paper."""
    hue, punch, turn = paper.hue, paper.punch, paper.turn
    states = folded(paper.sheet, paper.folds)
    states[-1] = laid(states[-1], turn)
    steps = []
    for number, (layers, fold) in enumerate(zip(states, paper.folds, strict=False), start=1):
        steps.append(_Panel((*draw_layers(layers, hue, fold), *draw_crease(layers, fold)), bounds(layers), str(number)))
    last, around = str(len(states)), bounds(states[-1])
    packet = draw_layers(states[-1], hue)
    sheet = folded(paper.sheet, ())[0]
    blank, frame = draw_layers(sheet, hue), bounds(sheet)
    below = list[_Panel]()
    if isinstance(query, form.Layers | form.Place):
        if isinstance(query, form.Place):
            punched = (draw_hole(hole, punch) for hole in query.holes)
            below.append(_Panel((*blank, *punched), frame, ""))
        steps.append(_Panel((*packet, *_letters(query.options, turn)), around, last))
    else:
        holes = (draw_hole(hole, punch, turn) for hole in paper.punches)
        steps.append(_Panel((*packet, *holes, *marks), around, last))
    if isinstance(query, form.Partner):
        black = draw_hole((*query.given, 0, 0), "disc", fill="ink")
        below = [_Panel((*blank, black, *_letters(query.options, 0)), frame, "")]
    elif isinstance(query, form.Unfold):
        sheets = [(*blank, *(draw_hole(hole, punch) for hole in holes)) for holes in query.options]
        below = [_Panel(one, frame, letter, option=True) for letter, one in zip(LETTERS, sheets, strict=False)]
    return _arranged(steps, below, ground_for(paper))


def _enlarged(panel: _Panel, scale: float) -> _Panel:
    """A drawing that is larger than others."""
    left, top, right, bottom = (scale * edge for edge in panel.box)
    return panel._replace(nodes=(Group(panel.nodes, scale=scale),), box=(left, top, right, bottom))


def _letters(spots: Iterable[Sequence[int]], quarters: int) -> list[AnyNode]:
    """Letters on places of the paper."""
    nodes: list[AnyNode] = []
    for letter, spot in zip(LETTERS, spots, strict=False):
        x, y = turned(spot, quarters)
        nodes.append(Circle(x, y, _SPOT, "paper"))
        nodes.append(Label(x, y, letter, _LETTER, "given"))
    return nodes


def _arranged(steps: Sequence[_Panel], below: Sequence[_Panel], ground: Tone) -> Scene:
    """The steps in rows on a card, and what the question is about: a row below it, or one sheet beside it."""
    beside = len(below) == 1
    across = 2 if beside else 4 if len(steps) < 5 else 3
    rows = [steps[start : start + across] for start in range(0, len(steps), across)]
    shown = _block(rows)
    if beside:
        least, most = _ALONE
        below = [_enlarged(one, min(max(_OF_CARD * shown.height / one.size[1], least), most)) for one in below]
    rest = _block([below]) if below else None
    if rest and not beside and shown.width * _FEW < rest.width:
        shown = _block([[_enlarged(step, _FEW) for step in row] for row in rows])
    wide, high = shown.width + 2 * _INSIDE, shown.height + 2 * _INSIDE
    width, height = wide + 2 * _EDGE, high + 2 * _EDGE
    nodes: list[AnyNode] = []
    if rest and beside:
        high = max(high, rest.height + 2 * _INSIDE)
        height = high + 2 * _EDGE
        nodes.append(rest.at(width - _EDGE + _MARGIN, (height - rest.height) / 2))
        width += rest.width + 2 * _MARGIN - _EDGE
    elif rest:
        width = max(width, rest.width + 2 * _MARGIN)
        wide = width - 2 * _EDGE
        nodes.append(rest.at((width - rest.width) / 2, height - _EDGE + _MARGIN))
        height += rest.height + 2 * _MARGIN - _EDGE
    behind = Group((card(_EDGE / _CARD, _EDGE / _CARD, wide / _CARD, high / _CARD, ground),), scale=_CARD)
    left, top = _EDGE + (wide - shown.width) / 2, _EDGE + (high - shown.height) / 2
    return Scene(width, height, (behind, shown.at(left, top), *nodes))


def _block(rows: Sequence[Sequence[_Panel]]) -> Block:
    """Rows of drawings, each in the middle, with their names below."""
    wide = [sum(panel.size[0] for panel in row) + _APART * (len(row) - 1) for row in rows]
    nodes: list[AnyNode] = []
    top = -_ROWS_APART
    for row, across in zip(rows, wide, strict=True):
        top += _ROWS_APART
        left, tall = (max(wide) - across) / 2, max(panel.size[1] for panel in row)
        for panel in row:
            (right, down), (x, y, *_) = panel.size, panel.box
            at = top + tall - down
            nodes.append(Group(panel.nodes, left - x, at - y))
            if panel.name:
                nodes.append(Label(left + right / 2, top + tall + _NAME, panel.name, 1.1, "given", "label"))
            if panel.option:
                nodes.append(Element(option_element(panel.name), left, at, right, down))
            left += right + _APART
        top += tall + (_BELOW if row[0].name else 0)
    return Block(tuple(nodes), max(wide), top)
