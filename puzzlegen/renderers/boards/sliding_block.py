"""Shows the boards of `puzzlegen.generators.boards.sliding_block`."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Element, Group, Scene
from puzzlegen.drawing.marking import chosen, judged, over, pen, ring, tag, way
from puzzlegen.formats.boards import sliding_block as form
from puzzlegen.renderers.boards.kits.four_boards import FourBoards
from puzzlegen.renderers.boards.kits.sliding import Area, ground, numbered, piece, pieces_of, place, way_out
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, comma_list, grid, lines, options, pair
from puzzlegen.renderers.kits.wording import counting, number_meant

msg: Final = messages(__name__)

_MARGIN: Final = 0.7
_RIM: Final = 0.5  # the same around each of several boards
_SMALL: Final = 3.7  # the longer side of a board that is an option, but its scale is three quarters at most
_AHEAD: Final = 0.8  # of the way from the middle of a piece to its end, where the arrow of its move begins
_HEADINGS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
_TOLD: Final = 4  # other first moves, those that take least
_DRAWN: Final = (form.Within, form.After)


def _manner(board: form.Board) -> str:
    return {"cars": "along", "boats": "along", "pucks": "until"}.get(board.theme, "any")


def _terms(board: form.Board) -> dict[str, Any]:
    """What a piece is called, how it moves, and what the red one is to do."""
    manner = _manner(board)
    return {"one": msg(f"piece-{board.theme}"), "manner": manner, "done": msg(f"done-{manner}")}


def _numbers(board: form.Board) -> dict[str, int]:
    """The number of each piece: in reading order."""
    return {letter: number for number, letter in enumerate(pieces_of(board.rows), 1)}


def _move(board: form.Board, number: int, way: str, far: int) -> Phrase:
    return msg("push" if _manner(board) == "until" else "by", number=number, way=msg(f"way-{way}"), far=far)


def _step(told: str, number: int, way: str, far: int) -> Phrase:
    """A move in an explanation, as short as it can be."""
    return msg(told, number=number, way=msg(f"way-{way}"), far=far)


def word(board: form.Board, query: form.Query) -> Wording:
    """How pieces slide, and what is asked."""
    manner, terms, numbers = _manner(board), _terms(board), _numbers(board)
    rules = [msg(f"moves-{manner}", **terms)]
    if any("#" in row for row in board.rows) and board.theme in ("cars", "boats"):
        rules.append(msg(f"fixed-{board.theme}"))
    if board.goal is not None:
        rules.append(msg(f"goal-{manner}", **terms))
    kind, offered = Kind.LETTER, tuple[Phrase | None, ...]()
    match query:
        case form.MoverBox():
            kind = Kind.BOX
        case form.First(options=steps):
            offered = tuple(_move(board, numbers[letter], way, far) for letter, way, far in steps)
        case form.Stay(options=letters):
            offered = tuple(msg("number", number=numbers[letter]) for letter in letters)
        case form.Within(moves=count):
            offered, terms["count"] = (None,) * 4, count
        case form.After(moves=moves):
            offered, pushes = (None,) * 4, ((numbers[letter], msg(f"way-{way}")) for letter, way in moves)
            terms["moves"] = comma_list(msg("push", number=number, way=way) for number, way in pushes)
        case _:
            kind, offered = counting(query)
    if isinstance(query, form.After):
        rules.append(msg("rules-after", **terms))
    task = "mover_box" if isinstance(query, form.MoverBox) else task_whatever_form(query, form.QUESTIONS)
    ask = msg(f"ask-{task}", **terms)
    short = sentences(rules[-1], ask) if isinstance(query, form.After) else ""
    return Wording(ask, kind, sentences(*rules), short, options=offered)


def explain(board: form.Board, query: form.Query, answer: str, why: form.Led | form.Possible) -> Phrase:
    """A way to the goal, and what stands against everything else."""
    terms = _terms(board)

    way = why.moves if isinstance(why, form.Possible) else why.way
    # How far a puck slides goes without saying, except where the moves are given and the places are sought.
    told = "push" if _manner(board) == "until" and not isinstance(query, form.After) else "step"
    steps = [_step(told, *move) for move in way]
    if board.goal is not None and _manner(board) == "along":  # the red one does not stop before the gap
        steps[-1] = msg("out", number=way[-1][0], way=msg(f"way-{way[-1][1]}"))
    terms |= {"way": comma_list(steps), "count": len(way), "answer": answer}
    match why:
        case form.Met(met=met):
            terms |= {
                "met": met,
                "count": query.moves if isinstance(query, form.Within) else number_meant(query, answer),
            }
        case form.Firsts(firsts=firsts):
            later = sorted((one for one in firsts if one[3] != len(way)), key=lambda one: one[3] or inf)
            others = [
                msg("total" if total else "never", move=_step(told, number, heading, far), total=total)
                for number, heading, far, total in later[:_TOLD]
            ]
            if later[_TOLD:]:
                others.append(msg("more", count=len(later) - _TOLD))
            terms |= {"others": comma_list(others, SEMICOLON), "number": answer.removeprefix("piece-")}
        case form.Stuck(stuck=stuck) if isinstance(query, form.Stay):
            number = _numbers(board)[query.options[LETTERS.index(answer)]]
            fixed = [msg("stuck", number=one, met=met, **terms) for one, met in stuck]
            terms |= {"number": number, "stuck": comma_list(fixed, SEMICOLON)}
    counted = isinstance(why, form.Met | form.Stuck) and _manner(board) != "along"
    told_why = msg(f"why-{task_whatever_form(query, form.QUESTIONS)}", **terms)
    return sentences(told_why, *([msg("alike", **terms)] if counted else []))


def describe(board: form.Board, query: form.Query) -> Phrase:
    """The board as rows of numbers, where the goal is, and drawn options as rows of letters."""
    terms, numbers, special = _terms(board), _numbers(board), board.special
    parts = [msg("shown", **terms), _grid(board.rows, numbers), msg("special", number=numbers[special])]
    if board.goal is not None:
        goal = _goal(board)
        cells = [
            pair(int(goal.y) + y, int(goal.x) + x) for y in range(int(goal.height)) for x in range(int(goal.width))
        ]
        manner = _manner(board)
        if manner == "along":  # only the last cell before the gap
            cells = cells[-1:] if max(goal.x, goal.y) > 0 and (goal.x if goal.width > 1 else goal.y) else cells[:1]
        parts += [msg("gap" if manner == "along" else "outline", cells=comma_list(cells), **terms), PAIRS]
    if isinstance(query, _DRAWN):
        shown = []
        for rows in query.options:
            others = [letter for letter in pieces_of(rows) if letter != special]
            shown.append(_grid(rows, {special: "R"} | dict(zip(others, "abcdefghijklmnopq", strict=False))))
        parts += [msg("all-shown", **terms), options(shown)]
    return lines(*parts)


def _grid(rows: Sequence[str], signs: Mapping[str, object]) -> Phrase:
    return grid([[signs.get(sign, sign) for sign in row] for row in rows])


def _goal(board: form.Board) -> Area:
    """What the special piece covers at its goal."""
    assert board.goal is not None, "the question is about no goal"
    (y, x), now = board.goal, pieces_of(board.rows)[board.special]
    return Area(x, y, now.width, now.height)


def depict(board: form.Board, query: form.Query) -> tuple[Scene, ...]:
    """The board with its numbered pieces, on the left of four small ones or above them if these are the options."""
    rows = board.rows
    wide, high = len(rows[0]) + 2 * _MARGIN, len(rows) + 2 * _MARGIN
    nodes = _board(board, rows, boxed=isinstance(query, form.MoverBox))
    outlined = None
    if board.goal is not None and _manner(board) == "along":
        nodes += way_out(board.theme, rows, _goal(board))
    elif board.goal is not None:
        outlined = _goal(board)
        nodes += place(outlined)
    nodes += numbered(pieces_of(rows).values(), outlined)
    if not isinstance(query, _DRAWN):
        return (Scene(wide, high, (Group(tuple(nodes), _MARGIN, _MARGIN),)),)
    return (_four(rows).scene(nodes, [_board(board, shown) for shown in query.options]),)


def _four(rows: Sequence[str]) -> FourBoards:
    small = min(0.75, _SMALL / max(len(rows), len(rows[0])))
    return FourBoards(len(rows[0]) + 2 * _RIM, len(rows) + 2 * _RIM, _RIM, small)


def _board(board: form.Board, rows: Sequence[str], *, boxed: bool = False) -> list[AnyNode]:
    """A board with its pieces, without their numbers; ``boxed`` makes each piece an element."""
    special, numbers = board.special, _numbers(board)
    nodes = [*ground(board.theme, rows)]
    for letter, area in pieces_of(rows).items():
        nodes += piece(board.theme, board.tone, area, numbers[letter], special=letter == special)
        if boxed:
            nodes.append(Element(f"piece-{numbers[letter]}", area.x, area.y, area.width, area.height))
    return nodes


def depict_solution(
    board: form.Board, query: form.Query, answer: str, why: form.Led | form.Possible
) -> tuple[Scene, ...]:
    """The moves of a way to what is asked for, in their order, or all that are possible."""
    (scene,) = depict(board, query)
    corner = _MARGIN, _MARGIN, 1.0
    if isinstance(query, _DRAWN):
        scene = judged(scene, answer, LETTERS[: len(query.options)])
        corner = _four(board.rows).first
    elif isinstance(query, form.MoverBox):
        scene = chosen(scene, [answer])
    width, follow = pen(scene) / corner[2], isinstance(why, form.Led)
    moves = why.way if isinstance(why, form.Led) else why.moves
    numbers, marks, tags = _numbers(board), list[AnyNode](), list[AnyNode]()
    there = {numbers[letter]: area for letter, area in pieces_of(board.rows).items()}
    for step, (number, heading, far) in enumerate(moves, 1):
        area, (right, down) = there[number], _HEADINGS[heading]
        x, y = area.x + area.width * (1 + _AHEAD * right) / 2, area.y + area.height * (1 + _AHEAD * down) / 2
        marks += way(((x, y), (x + far * right, y + far * down)), width)
        tags += tag(x + 0.25 * right, y + 0.25 * down, str(step), 0.8 * width)
        if follow:
            there[number] = area._replace(x=area.x + far * right, y=area.y + far * down)
    if isinstance(query, form.Mover | form.Stay) and not isinstance(query, form.MoverBox):
        named = numbers[query.options[LETTERS.index(answer)]] if isinstance(query, form.Stay) else int(answer)
        start = {numbers[letter]: area for letter, area in pieces_of(board.rows).items()}[named]
        marks.append(ring(start.inside(0.1), width))
    return (over(scene, [*marks, *tags], *corner),)
