"""Shows boards with towers of cubes that follow from one another."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Grid, Wording
from puzzlegen.core.scene import AnyNode, Scene, option_element
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

msg: Final = messages(__name__)

_BETWEEN: Final = 0.8  # what is given and the options
_MOTIONS: Final = (  # turns, ways across and ways away from the front
    {1: "clockwise", 2: "half-turn", 3: "counterclockwise"},
    {1: "to-the-right", -1: "to-the-left"},
    {1: "to-the-back", -1: "to-the-front"},
)


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the missing board, for its map, or for the odd pair."""
    task = query["task"]
    kind = task.removesuffix("_map")
    parts = [msg("boards"), msg(f"same-{kind}")]
    if moves := statement["moves"]:
        board = _all(statement)[0]
        who = msg("of-second-board" if kind == "matrix" else "of-board")
        turn = msg("any-turn" if len(board) == len(board[0]) else "only-half-turn")
        shift = msg("shifts" if moves > 2 else "shift")
        parts += [msg("turn-and-shift" if moves > 1 else "turn-or-shift", who=who, turn=turn, shift=shift)]
        parts += [msg("comes-back")]
    rules = sentences(*parts, msg("joined" if kind == "matrix" else "change"))
    if task != kind:
        board = _all(statement)[0]
        grid = Grid(len(board[0]), "." * sum(map(len, board)))
        return Wording(
            rules=rules, ask=msg("map"), short=sentences(msg(f"goes-on-{kind}"), msg("map")), kind=Kind.CELLS, grid=grid
        )
    return Wording(
        rules=rules, ask=msg(f"ask-{kind}"), short=msg(f"short-{kind}"), kind=Kind.LETTER, options=(None,) * 4
    )


def _all(statement: Statement) -> list[Board]:
    """All boards that are shown."""
    rows = [*statement.get("rows", ()), *statement.get("pairs", ()), statement.get("row", ())]
    return [*(board for row in rows for board in row), *([statement["before"]] if "before" in statement else [])]


# --- explanations


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """The rule as it shows in the first boards, and what it leads to; or how the odd pair departs from it."""
    kind = query["task"].removesuffix("_map")
    if kind == "matrix":
        rule = msg(f"rule-{why['rule']}")
        moved = any(why["motion"])
        first = msg("second", motion=_motion(why["motion"]), rule=rule) if moved else msg("first-rows", rule=rule)
    elif kind == "odd_one_out":
        three = msg("all-three", **dict(zip("pqr", LETTERS[:4].replace(answer, ""), strict=True)))
        first = msg("three", letters=three, step=_step(why), odd=answer, other=_step(why["other"]))
    else:
        first = msg(f"first-{kind}", step=_step(why))
    parts = [first, msg("counted")] if any(map(any, why.get("change", ()))) else [first]
    if "key" in why:
        parts.append(msg("gives", rows=" / ".join("".join(map(str, row)) for row in reversed(why["key"]))))
    if "options" in query:
        parts.append(msg("lettered", letter=answer))
    return sentences(*parts)


def _step(why: Statement) -> Phrase:
    """What happens from a board to the next one."""
    changes = comma_list(
        msg("gains" if height > 0 else "loses", x=x, y=y)
        for y, row in enumerate(why["change"], start=1)
        for x, height in enumerate(row, start=1)
        if height
    )
    words = ("both" if any(map(any, why["change"])) else "all") if any(why["motion"]) else "only"
    return msg(words, motion=_motion(why["motion"]), changes=changes)


def _motion(motion: Sequence[int]) -> Phrase:
    return comma_list((msg(names[move]) for names, move in zip(_MOTIONS, motion, strict=True) if move), msg("then"))


# --- descriptions and pictures


def describe(statement: Statement, query: Statement) -> Phrase:
    """The maps of all boards."""
    if query["task"] == "odd_one_out":
        return lines(msg("maps"), options(map(_maps, statement["pairs"])))
    if "row" in statement:
        parts = [_maps(statement["row"]), msg("lacks")]
    elif "rows" in statement:
        parts = [numbered(msg("in-row"), map(_maps, statement["rows"])), msg("lacks")]
    else:
        parts = [
            numbered(msg("pair"), map(_maps, statement["pairs"])),
            labelled(msg("lone"), _map(statement["before"])),
        ]
    return lines(msg("maps"), *parts, *([options(map(_map, query["options"]))] if "options" in query else []))


def _maps(boards: Sequence[Board]) -> Phrase:
    return numbered(msg("board"), map(_map, boards))


def _map(board: Board) -> Phrase:
    return grid(reversed(board))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """What is given in rows, with a question mark for the missing board, and the options below it."""
    offered = query.get("options", ())
    frame = frame_for([*_all(statement), *offered])
    if query["task"] == "odd_one_out":
        return (_pairs(statement, frame),)
    hue = statement["hue"]
    rows: list[list[Sequence[Board | None]]]  # in each row, boards that arrows join; None for the missing one
    if "row" in statement:
        rows = [[(*statement["row"], None)]]
    elif "rows" in statement:
        rows = [[[board] for board in (*row, *[None] * (3 - len(row)))] for row in statement["rows"]]
    else:
        rows = [statement["pairs"], [(statement["before"], None)]]
    apart = _BETWEEN if "pairs" in statement else APART
    widths = [sum(len(chain) * (frame.width + ARROW) - ARROW + apart for chain in row) - apart for row in rows]
    offered_width = len(offered) * (frame.width + APART) - APART
    width = max(*widths, offered_width) + 2 * MARGIN
    nodes: list[AnyNode] = []
    top = MARGIN
    for row, wide in zip(rows, widths, strict=True):
        left = (width - wide) / 2
        for chain in row:
            for place, board in enumerate(chain):
                if place:
                    nodes.append(arrow(left - ARROW, top + frame.height / 2))
                if board is None:
                    nodes += missing(frame, left, top)
                else:
                    nodes += draw_board(board, hue, frame, left, top)
                left += frame.width + ARROW
            left += apart - ARROW
        top += frame.height + APART
    if offered:
        top += _BETWEEN - APART
        left = (width - offered_width) / 2
        for letter, board in zip(LETTERS, offered, strict=False):
            nodes += draw_board(board, hue, frame, left, top)
            nodes += lettered(letter, option_element(letter), left, top, frame.width, frame.height)
            left += frame.width + APART
        top += frame.height + LETTER
    return (scene(width, top + MARGIN - APART, nodes),)


def _pairs(statement: Statement, frame: Frame) -> Scene:
    """Lettered pairs, two in a row."""
    wide = 2 * frame.width + ARROW
    nodes: list[AnyNode] = []
    for number, pair in enumerate(statement["pairs"]):
        left = MARGIN + number % 2 * (wide + 2 * _BETWEEN)
        top = MARGIN + number // 2 * (frame.height + LETTER + APART)
        nodes.append(arrow(left + frame.width, top + frame.height / 2))
        for place, board in enumerate(pair):
            nodes += draw_board(board, statement["hue"], frame, left + place * (frame.width + ARROW), top)
        nodes += lettered(LETTERS[number], option_element(LETTERS[number]), left, top, wide, frame.height)
    height = 2 * (frame.height + LETTER) + APART
    return scene(2 * (wide + _BETWEEN + MARGIN), height + 2 * MARGIN - APART, nodes)
