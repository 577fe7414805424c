"""Shows boards with towers of cubes that follow from one another."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Grid, Wording
from puzzlegen.core.scene import AnyNode, Rect, Scene, option_element
from puzzlegen.drawing import marking
from puzzlegen.formats.solids import stack_series as form
from puzzlegen.renderers.kits.telling import comma_list, grid, labelled, lines, numbered, options
from puzzlegen.renderers.solids.kits.boards import (
    APART,
    ARROW,
    LETTER,
    MARGIN,
    Board,
    Frame,
    arrow,
    draw_board,
    frame_for,
    lettered,
    missing,
    scene,
)
from puzzlegen.renderers.solids.kits.layout import card
from puzzlegen.renderers.solids.kits.tones import ground_for

msg: Final = messages(__name__)

_EDGE: Final = 0.3  # of a page, around the card on which boards are given
_FOOT: Final = 0.2  # more room below the letters of pairs
_BETWEEN: Final = 0.75  # what is given and the options
_MOTIONS: Final = (  # turns, ways across and ways away from the front
    {1: "clockwise", 2: "half-turn", 3: "counterclockwise"},
    {1: "to-the-right", -1: "to-the-left"},
    {1: "to-the-back", -1: "to-the-front"},
)


def word(shown: form.Statement, query: form.Query) -> Wording:
    """Ask for the missing board, for its map, or for the odd pair."""
    kind, board = _kind(shown), shown.rows[0][0]
    parts = [msg("boards"), msg(f"same-{kind}")]
    if shown.moves:
        who = msg("of-second-board" if isinstance(shown, form.Matrix) else "of-board")
        turn = msg("any-turn" if len(board) == len(board[0]) else "only-half-turn")
        shift = msg("shifts" if shown.moves > 2 else "shift")
        parts += [msg("turn-and-shift" if shown.moves > 1 else "turn-or-shift", who=who, turn=turn, shift=shift)]
    rules = sentences(*parts, msg("joined" if isinstance(shown, form.Matrix) else "change"))
    if isinstance(query, form.MissingMap | form.NextMap):
        cells = Grid(len(board[0]), "." * sum(map(len, board)))
        short = sentences(msg(f"goes-on-{kind}"), msg("map"))
        return Wording(rules=rules, ask=msg("map"), short=short, kind=Kind.CELLS, grid=cells)
    return Wording(
        rules=rules, ask=msg(f"ask-{kind}"), short=msg(f"short-{kind}"), kind=Kind.LETTER, options=(None,) * 4
    )


def _kind(shown: form.Statement) -> str:
    """What kind of picture it is, as the ends of ids of messages have it."""
    return str(shown.__struct_config__.tag)


# --- explanations


def explain(shown: form.Statement, query: form.Query, answer: str, why: form.Joined | form.Step) -> Phrase:
    """The rule as it shows in the first boards, and what it leads to; or how the odd pair departs from it."""
    if isinstance(why, form.Joined):
        rule = msg(f"rule-{why.rule}")
        moved = any(why.motion)
        first = msg("second", motion=_motion(why.motion), rule=rule) if moved else msg("first-rows", rule=rule)
    elif isinstance(why, form.Departure):
        three = msg("all-three", **dict(zip("pqr", LETTERS[:4].replace(answer, ""), strict=True)))
        first = msg("three", letters=three, step=_step(why), odd=answer, other=_step(why.other))
    else:
        first = msg(f"first-{_kind(shown)}", step=_step(why))
    parts = [first]
    if isinstance(why, form.Step) and any(map(any, why.change)):
        parts.append(msg("counted"))
    if isinstance(query, form.Offered):
        option = query.options[LETTERS.index(answer)]
        rows = ["".join(map(str, row)) for row in reversed(option)]
        parts += [msg("gives", rows=" / ".join(rows)), msg("lettered", letter=answer)]
    elif not isinstance(query, form.OddOneOut):
        width = len(shown.rows[0][0][0])
        rows = [answer[start : start + width] for start in range(0, len(answer), width)]
        parts.append(msg("gives", rows=" / ".join(rows)))
    return sentences(*parts)


def _step(step: form.Step) -> Phrase:
    """What happens from a board to the next one."""
    changes = comma_list(
        msg("gains" if gain > 0 else "loses", x=x, y=y)
        for y, row in enumerate(reversed(step.change), start=1)
        for x, gain in enumerate(row, start=1)
        if gain
    )
    words = ("both" if any(map(any, step.change)) else "all") if any(step.motion) else "only"
    return msg(words, motion=_motion(step.motion), changes=changes)


def _motion(motion: form.Motion) -> Phrase:
    return comma_list((msg(names[move]) for names, move in zip(_MOTIONS, motion, strict=True) if move), msg("then"))


# --- descriptions and pictures


def describe(shown: form.Statement, query: form.Query) -> Phrase:
    """The maps of all boards."""
    match shown:
        case form.Pairs():
            return lines(msg("maps"), options(map(_maps, shown.rows)))
        case form.Series():
            parts = [_maps(shown.rows[0]), msg("lacks")]
        case form.Matrix():
            parts = [numbered(msg("in-row"), map(_maps, shown.rows)), msg("lacks")]
        case form.Analogy():
            *pairs, (lone,) = shown.rows
            parts = [numbered(msg("pair"), map(_maps, pairs)), labelled(msg("lone"), _map(lone))]
    return lines(msg("maps"), *parts, *([options(map(_map, query.options))] if isinstance(query, form.Offered) else []))


def _maps(boards: Sequence[Board]) -> Phrase:
    return numbered(msg("board"), map(_map, boards))


def _map(board: Board) -> Phrase:
    return grid(reversed(board))


def depict(shown: form.Statement, query: form.Query) -> tuple[Scene, ...]:
    """What is given in rows, with a question mark for the missing board; the options are below it or beside it."""
    offered = query.options if isinstance(query, form.Offered) else ()
    frame = _frame(shown, query)
    rows: list[list[Sequence[Board | None]]]  # in each row, boards that arrows join; None for the missing one
    match shown:
        case form.Pairs():
            return (_pairs(shown, frame),)
        case form.Series():
            boards = (*shown.rows[0], None)
            half = len(boards) if offered and len(boards) == 4 else (len(boards) + 1) // 2
            rows = [[part] for part in (boards[:half], boards[half:]) if part]
        case form.Matrix():
            rows = [[[board] for board in (*row, *[None] * (3 - len(row)))] for row in shown.rows]
        case form.Analogy():
            *pairs, (lone,) = shown.rows
            rows = [[chain] for chain in (*pairs, (lone, None))]
    widths = [sum(len(chain) * (frame.width + ARROW) - ARROW + APART for chain in row) - APART for row in rows]
    beside = not isinstance(shown, form.Series)  # then options stand there, two in a row; else below what is given
    across = 2 if beside else max(1, len(offered))
    offered_width = across * (frame.width + APART) - APART if offered else 0
    going_on = isinstance(shown, form.Series) and len(rows) > 1  # an arrow leads to the second row
    width = max(*widths, 0 if beside else offered_width) + 2 * MARGIN + going_on * ARROW
    high = len(rows) * (frame.height + APART) - APART
    nodes: list[AnyNode] = [card(_EDGE, _EDGE, width - 2 * _EDGE, high + 2 * (MARGIN - _EDGE), ground_for(shown))]
    top = MARGIN
    for row, wide in zip(rows, widths, strict=True):
        left = (width - wide + going_on * ARROW) / 2
        for chain in row:
            for place, board in enumerate(chain):
                if place or (going_on and row is rows[-1]):
                    nodes.append(arrow(left - ARROW, top + frame.height / 2))
                if board is not None:
                    nodes += draw_board(board, shown.hue, frame, left, top)
                else:
                    nodes += missing(frame, left, top)
                left += frame.width + ARROW
            left += APART - ARROW
        top += frame.height + APART
    height = top + MARGIN - APART
    if offered:
        pitch = frame.height + LETTER + APART
        left, top = (width - offered_width) / 2, top + _BETWEEN - APART
        if beside:
            free = (height - 2 * MARGIN - 2 * pitch + APART) / 3  # above, between and below the rows
            left, top, pitch = width - _EDGE + _BETWEEN, MARGIN + free, pitch + free
            width = left + offered_width + MARGIN
        else:
            height = top + frame.height + LETTER + MARGIN - APART
        for place, (letter, board) in enumerate(zip(LETTERS, offered, strict=False)):
            x, y = left + place % across * (frame.width + APART), top + place // across * pitch
            nodes += draw_board(board, shown.hue, frame, x, y)
            nodes += lettered(letter, option_element(letter), x, y, frame.width, frame.height)
    return (scene(width, height, nodes),)


def _frame(shown: form.Statement, query: form.Query) -> Frame:
    """The frame into which all boards of the picture fit."""
    offered = query.options if isinstance(query, form.Offered) else ()
    return frame_for([*(board for row in shown.rows for board in row), *offered])


def depict_solution(
    shown: form.Statement,
    query: form.Query,
    answer: str,
    why: form.Joined | form.Step,  # noqa: ARG001
) -> tuple[Scene, ...]:
    """The right option or pair, and the board in its place; or the board of which the map is asked."""
    (scene,) = depict(shown, query)
    if (area := marking.gap(scene)) is None or not isinstance(query, form.MissingMap | form.NextMap):
        return marking.answered((scene,), answer, LETTERS[:4])
    wide, (x, y, across, down), frame = len(shown.rows[0][0][0]), area, _frame(shown, query)
    board = [tuple(map(int, answer[start : start + wide])) for start in range(0, len(answer), wide)]
    left, top = x + (across - frame.width) / 2, y + (down - frame.height) / 2
    ground = Rect(x, y, across, down, "paper", radius=0.2)
    drawn = draw_board(board[::-1], shown.hue, frame, left, top)
    around = marking.ring((left, top, frame.width, frame.height), marking.pen(scene))
    return (marking.over(scene, (ground, *drawn, around)),)


def _pairs(shown: form.Pairs, frame: Frame) -> Scene:
    """Lettered pairs, two in a row."""
    wide = 2 * frame.width + ARROW
    across, down = 2 * (wide + _BETWEEN + MARGIN), 2 * (frame.height + LETTER + MARGIN) + _FOOT
    nodes: list[AnyNode] = [card(_EDGE, _EDGE, across - 2 * _EDGE, down - 2 * _EDGE, ground_for(shown))]
    for number, pair in enumerate(shown.rows):
        left = MARGIN + number % 2 * (wide + 2 * _BETWEEN)
        top = MARGIN + number // 2 * (frame.height + LETTER + APART)
        nodes.append(arrow(left + frame.width, top + frame.height / 2))
        for place, board in enumerate(pair):
            nodes += draw_board(board, shown.hue, frame, left + place * (frame.width + ARROW), top)
        nodes += lettered(LETTERS[number], option_element(LETTERS[number]), left, top, wide, frame.height)
    return scene(across, down, nodes)
