"""Shows figures of `puzzlegen.generators.matrices.two_sets`."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Group, Label, Rect, Scene, option_element
from puzzlegen.drawing.marking import answered, chosen
from puzzlegen.formats.matrices import two_sets as form
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.renderers.kits.telling import (
    SEMICOLON,
    capitalised,
    comma_list,
    labelled,
    lines,
    numbered,
    options,
    sentence_list,
)
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figures import fitted
from puzzlegen.renderers.matrices.kits.pages import (
    MARGIN,
    PANEL,
    Block,
    draw_missing,
    draw_page,
    framed,
    named_block,
    page,
)

msg: Final = messages(__name__)

_Rows: TypeAlias = tuple[form.Counts, ...]

_NUMBERS: Final = "1234567"
_GAP: Final = 0.25  # between figures
_APART: Final = 0.6  # between boxes
_INSIDE: Final = 0.45  # between a box and its figures
_TAB: Final = 0.9  # from the top of a box to its figures
_ROUND: Final = 0.3  # corners of a box
_VERDICTS: Final = {
    (True, True): "both",
    (True, False): "only-first",
    (False, True): "only-second",
    (False, False): "neither",
}
_MANNER: Final[Mapping[type[form.Query], tuple[str, ...]]] = {
    form.Complete: ("manner",),
    form.Intruder: ("manner", "leave"),
}


def word(shown: form.Boxes, query: form.Query) -> Wording:
    """List what matters, say when a figure fits, then ask."""
    counts = comma_list((msg(f"meant-{_id(name)}") for name in shown.properties), SEMICOLON)
    rules = sentences(msg("setting", counts=counts), *map(msg, _MANNER.get(type(query), ("fit",))))
    ask, kind = msg(f"ask-{task_of(query)}"), Kind.LETTER
    texts: tuple[Phrase | None, ...] = (None,) * 4
    if isinstance(query, form.Count):
        ask = msg("ask-count", last=len(query.figures))
        kind, texts = Kind.NUMBER, ()
    if isinstance(query, form.CountOffered):
        kind, texts = Kind.LETTER, numbers(query.options)
    short = sentences(msg("short-complete" if type(query) in _MANNER else "short-both"), ask)
    return Wording(rules=rules, ask=ask, short=short, kind=kind, options=texts)


def explain(shown: form.Boxes, query: form.Query, answer: str, why: form.Facts) -> Phrase:
    """In what the boxes agree, and what that leaves."""
    one, two = why.boxes
    columns = [(name, number) for number, name in enumerate(shown.properties)]
    if type(query) in _MANNER:
        return sentences(*_steps(columns, one, two, why.others), msg(f"only-{task_of(query)}", answer=answer))
    shares = [[(name, at) for name, at in columns if len({row[at] for row in box}) == 1] for box in (one, two)]
    steps = []
    for mark, box, share in zip(("I", "II"), (one, two), shares, strict=True):
        steps.append(msg("shared", box=mark, counts=sentence_list(_some(share, box[0]), msg("and"))))
    number = isinstance(query, form.Count)
    together = [column for column in columns if column in shares[0] or column in shares[1]]
    steps.append(msg("order", counts=comma_list(msg(_id(name)) for name, _ in together)))
    for mark, row in zip(_NUMBERS if number else LETTERS, why.others, strict=False):
        first, second = (
            all(row[at] == box[0][at] for _, at in share) for share, box in zip(shares, (one, two), strict=True)
        )
        name = msg("figure", number=mark) if number else mark
        verdict = msg(_VERDICTS[first, second])
        steps.append(msg("judged", name=name, numbers=_row([row[at] for _, at in together]), verdict=verdict))
    if not number:
        return sentences(*steps, msg("so", answer=answer))
    meant = query.options[LETTERS.index(answer)] if isinstance(query, form.CountOffered) else answer
    return sentences(*steps, msg("total", number=str(meant)))


def _some(columns: Sequence[tuple[str, int]], row: Sequence[int]) -> list[Phrase]:
    return [msg("counted", number=row[at], what=msg(_id(name))) for name, at in columns]


def _id(name: str) -> str:
    return name.replace(" ", "-")


def _steps(columns: Sequence[tuple[str, int]], one: _Rows, two: _Rows, others: _Rows) -> list[Phrase]:
    """What each count rules out that is the same, or different, throughout box I."""
    steps: list[Phrase] = []
    for name, at in columns:
        first, shown, offered = ([row[at] for row in box] for box in (one, two, others))
        kinds = len({*first})
        if kinds not in (1, len(first)):
            continue
        whole = [
            [*shown, each] if shown else offered[:place] + offered[place + 1 :] for place, each in enumerate(offered)
        ]
        wrong = [LETTERS[place] for place, box in enumerate(whole) if len({*box}) != (1 if kinds == 1 else len(box))]
        if wrong:
            [some], title = _some([(name, at)], one[0]), capitalised(msg(_id(name)))
            steps.append(msg("same" if kinds == 1 else "differ", name=title, some=some, numbers=_row(first)))
            terms = {"shown": _row(shown), "offered": _row(offered), "wrong": comma_list(wrong)}
            steps.append(msg("shown" if shown else "clash", **terms))
    return steps


def _row(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def describe(shown: form.Boxes, query: form.Query) -> Phrase:
    """The lines and dots of each figure, box by box."""
    boxes = [
        labelled(msg("box", box=mark, number=number), line_figure(figure))
        for mark, box in zip(("I", "II"), shown.boxes, strict=True)
        for number, figure in enumerate(box, start=1)
    ]
    if isinstance(query, form.Count):
        return lines(AXES, *boxes, numbered(msg("figure"), map(line_figure, query.figures)))
    note = {form.Complete: (msg("missing"),), form.Intruder: (msg("crowded"),)}.get(type(query), ())
    return lines(AXES, *boxes, *note, options(map(line_figure, query.options)))


def depict(shown: form.Boxes, query: form.Query) -> tuple[Scene, ...]:
    """Draw the boxes, and below them what is to be chosen from."""
    arrangement, crowded = shown.arrangement, isinstance(query, form.Intruder)
    if crowded and arrangement != "stacked":
        arrangement = "blocks"  # four figures and three in a row would make a strip
    one, two = ([framed((fitted(figure),), 0, 0) for figure in box] for box in shown.boxes)
    two += [draw_missing(0, 0)] * isinstance(query, form.Complete)
    drawn = [_slots(one, arrangement), _slots(two, arrangement)]
    if isinstance(query, form.Intruder):
        drawn[1] = _named(query.options, LETTERS, 2 if arrangement == "blocks" else 4)
    widths, heights = [block.width for block in drawn], [block.height for block in drawn]
    if arrangement == "stacked":
        widths = [max(widths)] * 2
    else:
        heights = [max(heights)] * 2
    first, second = (
        _boxed(block, width, height, mark)
        for block, width, height, mark in zip(drawn, widths, heights, ("I", "II"), strict=True)
    )
    stacked = arrangement == "stacked"
    right, down = (0.0, first.height + _APART) if stacked else (first.width + _APART, 0.0)
    nodes = (*first.nodes, Group(second.nodes, right, down))
    boxes = Block(nodes, right + second.width, down + second.height)
    if isinstance(query, form.Intruder):
        return (Scene(boxes.width + 2 * MARGIN, boxes.height + 2 * MARGIN, (Group(boxes.nodes, MARGIN, MARGIN),)),)
    if isinstance(query, form.Count):
        high = arrangement == "blocks" and not len(query.figures) % 2
        return (page(boxes, _named(query.figures, _NUMBERS, 2 if high else 4), beside=high),)
    return (draw_page(boxes, [(fitted(figure),) for figure in query.options], shown),)


def _named(figures: Sequence[Figure], names: str, across: int) -> Block:
    return named_block([(fitted(figure),) for figure in figures], names, across)


def _slots(figures: Sequence[Group], arrangement: str) -> Block:
    """Figures in a row, or below one another, from the origin on."""
    step, column = PANEL + _GAP, arrangement == "blocks"
    nodes = (
        Group((figure,), (not column) * place * step, column * place * step) for place, figure in enumerate(figures)
    )
    width, height = (PANEL, len(figures) * step - _GAP)[:: 1 if column else -1]
    return Block(tuple(nodes), width, height)


def _boxed(held: Block, width: float, height: float, mark: str) -> Block:
    """A box with so much room for what it holds in the middle, and its name."""
    across, down = width + 2 * _INSIDE, height + _INSIDE + _TAB
    ground = Rect(0, 0, across, down, "tint", "line", "medium", _ROUND)
    name = Label(across / 2, _TAB / 2, mark, 0.4, "given", "given")
    inner = Group(held.nodes, _INSIDE + (width - held.width) / 2, _TAB + (height - held.height) / 2)
    return Block((ground, name, inner), across, down)


def depict_solution(shown: form.Boxes, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """The figures that fit exactly one box; or the right option, also where one is missing."""
    (scene,) = depict(shown, query)
    if not isinstance(query, form.Count):
        return answered([scene], answer, LETTERS[:4])
    fits = [0] * len(why.others)
    for box in why.boxes:
        shared = [at for at, _ in enumerate(shown.properties) if len({row[at] for row in box}) == 1]
        for place, row in enumerate(why.others):
            fits[place] += all(row[at] == box[0][at] for at in shared)
    right, wrong = (
        [option_element(str(at)) for at, fit in enumerate(fits, 1) if (fit == 1) == is_one] for is_one in (True, False)
    )
    return (chosen(scene, right, wrong),)
