"""Shows figures of `puzzlegen.generators.matrices.two_sets`."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Group, Label, Rect, Scene, option_element
from puzzlegen.drawing.marking import answered, chosen
from puzzlegen.formats.matrices import two_sets as form
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
from puzzlegen.renderers.matrices.kits.line_figures import (
    BETWEEN,
    MARGIN,
    PANEL,
    draw_missing,
    draw_panel,
    named_panels,
)

msg: Final = messages(__name__)

_Block: TypeAlias = tuple[tuple[AnyNode, ...], float, float]  # nodes, with the width and the height that they take

_Rows: TypeAlias = tuple[form.Counts, ...]

_NUMBERS: Final = "1234567"
_GAP: Final = 0.25  # between figures
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
    one, two = ([draw_panel(figure, 0, 0) for figure in box] for box in shown.boxes)
    two += [draw_missing(0, 0)] * isinstance(query, form.Complete)
    arrangement = shown.arrangement
    drawn = [_slots(one, arrangement), _slots(two, arrangement)]
    below: _Block = ((), 0.0, 0.0)
    if isinstance(query, form.Intruder):
        drawn[1] = named_panels(query.options, LETTERS, 2 if arrangement == "blocks" else 4)
    elif isinstance(query, form.Count):
        below = named_panels(query.figures, _NUMBERS, 4)
    else:
        below = named_panels(query.options, LETTERS, 4)
    first, second = drawn
    widths, heights = [first[1], second[1]], [first[2], second[2]]
    if arrangement == "stacked":
        widths = [max(widths)] * 2
    else:
        heights = [max(heights)] * 2
    boxes = [
        _boxed(nodes, (across, down), width, height, mark)
        for (nodes, across, down), width, height, mark in zip(drawn, widths, heights, ("I", "II"), strict=True)
    ]
    x, y = widths[0] + 2 * _INSIDE + BETWEEN, heights[0] + _INSIDE + _TAB + 0.5
    right, down = (0.0, y) if arrangement == "stacked" else (x, 0.0)
    across, bottom = right + widths[1] + 2 * _INSIDE, down + heights[1] + _INSIDE + _TAB
    width = max(across, below[1])
    left = MARGIN + (width - across) / 2
    nodes = [Group(boxes[0], left, MARGIN), Group(boxes[1], left + right, MARGIN + down)]
    if below[0]:
        nodes.append(Group(below[0], MARGIN + (width - below[1]) / 2, MARGIN + bottom + BETWEEN))
        bottom += BETWEEN + below[2] - 0.2
    return (Scene(width + 2 * MARGIN, bottom + 2 * MARGIN, tuple(nodes)),)


def _slots(figures: Sequence[Group], arrangement: str) -> _Block:
    """Figures in a row, or two by two, from the origin on, with the width and the height that they take."""
    across = 2 if arrangement == "blocks" else max(1, len(figures))
    rows, step = -(-len(figures) // across), PANEL + _GAP
    nodes = []
    for place, figure in enumerate(figures):
        row, column = divmod(place, across)
        held = min(across, len(figures) - row * across)
        nodes.append(Group((figure,), (column + (across - held) / 2) * step, row * step))
    return tuple(nodes), across * step - _GAP, rows * step - _GAP


def _boxed(
    nodes: tuple[AnyNode, ...], size: tuple[float, float], width: float, height: float, mark: str
) -> tuple[AnyNode, ...]:
    """A box with so much room, its name, and what it holds in the middle."""
    across = width + 2 * _INSIDE
    frame = Rect(0, 0, across, height + _INSIDE + _TAB, None, "ink", "medium", _ROUND)
    name = Label(across / 2, _TAB / 2, mark, 0.4, "label", "label")
    held = Group(nodes, _INSIDE + (width - size[0]) / 2, _TAB + (height - size[1]) / 2)
    return (frame, name, held)


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
