"""Shows the boards of `puzzlegen.generators.boards.sliding_block`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene, option_element
from puzzlegen.renderers.boards.kits.sliding import Area, ground, numbered, piece, pieces_of, place, way_out
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, comma_list, grid, lines, options, pair
from puzzlegen.renderers.kits.wording import counting, number_meant

msg: Final = messages(__name__)

_MARGIN: Final = 0.85
_SMALL: Final = 3.7  # the longer side of a board that is an option, but its scale is three quarters at most
_DRAWN: Final = ("within", "after")


def _manner(statement: Statement) -> str:
    return {"cars": "along", "boats": "along", "pucks": "until"}.get(statement["dress"], "any")


def _terms(statement: Statement) -> dict[str, Any]:
    """What a piece is called, how it moves, and what the red one is to do."""
    manner = _manner(statement)
    return {"one": msg(f"piece-{statement['dress']}"), "manner": manner, "done": msg(f"done-{manner}")}


def _numbers(statement: Statement) -> dict[str, int]:
    """The number of each piece: in reading order."""
    return {letter: number for number, letter in enumerate(pieces_of(statement["rows"]), 1)}


def _move(statement: Statement, number: int, way: str, far: int) -> Phrase:
    return msg("push" if _manner(statement) == "until" else "by", number=number, way=msg(f"way-{way}"), far=far)


def word(statement: Statement, query: Statement) -> Wording:
    """How pieces slide, and what is asked."""
    task, manner, terms, numbers = (
        query["task"].removesuffix("_choice"),
        _manner(statement),
        _terms(statement),
        _numbers(statement),
    )
    rules = [msg(f"moves-{manner}", **terms)]
    if any("#" in row for row in statement["rows"]) and statement["dress"] in ("cars", "boats"):
        rules.append(msg(f"fixed-{statement['dress']}"))
    if statement["goal"] is not None:
        rules.append(msg(f"goal-{manner}", **terms))
    kind, offered = Kind.LETTER, tuple[Phrase | None, ...]()
    if task.startswith(("fewest", "mover", "now")):
        kind, offered = counting(query)
    if task == "mover_box":
        kind = Kind.BOX
    if task in _DRAWN:
        offered = (None,) * 4
    if task == "first":
        offered = tuple(_move(statement, numbers[letter], way, far) for letter, way, far in query["options"])
    if task == "stay":
        offered = tuple(msg("number", number=numbers[letter]) for letter in query["options"])
    if task == "after":
        terms["moves"] = comma_list(
            msg("push", number=numbers[letter], way=msg(f"way-{way}")) for letter, way in query["moves"]
        )
    if task == "within":
        terms["count"] = query["moves"]
    return Wording(msg(f"ask-{task}", **terms), kind, sentences(*rules), options=offered)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """A way to the goal, and what stands against everything else."""
    task = query["task"].removesuffix("_choice").removesuffix("_box")
    terms = _terms(statement)

    def told(moves: Iterable[Sequence[Any]]) -> Phrase:
        return comma_list(_move(statement, *move) for move in moves)

    way = why.get("way", ())
    stuck = [msg("stuck", number=number, met=met, **terms) for number, met in why.get("stuck", ())]
    terms |= {"way": told(way), "count": len(way), "met": why.get("met", 0), "answer": answer}
    match task:
        case "fewest":
            terms["count"] = number_meant(query, answer)
        case "first" | "mover":
            others = [
                msg("total" if total else "never", move=_move(statement, *move), total=total)
                for *move, total in why["firsts"]
                if total != len(way)
            ]
            terms |= {"others": comma_list(others, SEMICOLON), "number": answer.removeprefix("piece-")}
        case "stay":
            number = _numbers(statement)[query["options"][LETTERS.index(answer)]]
            terms |= {"number": number, "stuck": comma_list(stuck, SEMICOLON)}
        case "within":
            terms["count"] = query["moves"]
        case "now":
            terms |= {"way": told(why["moves"]), "count": len(why["moves"])}
    counted = ("met" in why or stuck) and _manner(statement) != "along"
    return sentences(msg(f"why-{task}", **terms), *([msg("alike", **terms)] if counted else []))


def describe(statement: Statement, query: Statement) -> Phrase:
    """The board as rows of numbers, where the goal is, and drawn options as rows of letters."""
    terms, numbers, special = _terms(statement), _numbers(statement), statement["special"]
    parts = [msg("shown", **terms), _grid(statement["rows"], numbers), msg("special", number=numbers[special])]
    if statement["goal"] is not None:
        goal = _goal(statement)
        cells = [
            pair(int(goal.y) + y, int(goal.x) + x) for y in range(int(goal.height)) for x in range(int(goal.width))
        ]
        manner = _manner(statement)
        if manner == "along":  # only the last cell before the gap
            cells = cells[-1:] if max(goal.x, goal.y) > 0 and (goal.x if goal.width > 1 else goal.y) else cells[:1]
        parts += [msg("gap" if manner == "along" else "outline", cells=comma_list(cells), **terms), PAIRS]
    if query["task"] in _DRAWN:
        shown = []
        for rows in query["options"]:
            others = [letter for letter in pieces_of(rows) if letter != special]
            shown.append(_grid(rows, {special: "R"} | dict(zip(others, "abcdefghijklmnopq", strict=False))))
        parts += [msg("all-shown", **terms), options(shown)]
    return lines(*parts)


def _grid(rows: Sequence[str], signs: Mapping[str, object]) -> Phrase:
    return grid([[signs.get(sign, sign) for sign in row] for row in rows])


def _goal(statement: Statement) -> Area:
    """What the special piece covers at its goal."""
    (y, x), now = statement["goal"], pieces_of(statement["rows"])[statement["special"]]
    return Area(x, y, now.width, now.height)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board with its numbered pieces, above four small ones if these are the options."""
    rows, task = statement["rows"], query["task"]
    wide, high = len(rows[0]) + 2 * _MARGIN, len(rows) + 2 * _MARGIN
    nodes = _board(statement, rows, boxed=task == "mover_box")
    if statement["goal"] is not None:
        nodes += (way_out if _manner(statement) == "along" else place)(rows, _goal(statement))
    nodes += numbered(pieces_of(rows).values())
    if task not in _DRAWN:
        return (Scene(wide, high, (Group(tuple(nodes), _MARGIN, _MARGIN),), unit=(50, 62)),)
    small = min(0.75, _SMALL / max(len(rows), len(rows[0])))
    across = 2 * wide * small + 1.2
    parts: list[AnyNode] = [Group(tuple(nodes), (across - len(rows[0])) / 2, _MARGIN)]
    for number, shown in enumerate(query["options"]):
        x, y = number % 2 * (wide * small + 0.5) + 0.6, high + number // 2 * high * small
        parts.append(Label(x - 0.12, y + 0.6, LETTERS[number], 0.34, "label", "label"))
        board = tuple(_board(statement, shown))
        parts.append(Group(board, x + _MARGIN * small, y + _MARGIN * small, small))
        parts.append(Element(option_element(LETTERS[number]), x + 0.2, y + 0.2, wide * small - 0.4, high * small - 0.4))
    return (Scene(across, high + 2 * high * small, tuple(parts), unit=(44, 54)),)


def _board(statement: Statement, rows: Sequence[str], *, boxed: bool = False) -> list[AnyNode]:
    """A board with its pieces, without their numbers; ``boxed`` makes each piece an element."""
    dress, special, numbers = statement["dress"], statement["special"], _numbers(statement)
    nodes = [*ground(dress, rows)]
    for letter, area in pieces_of(rows).items():
        nodes += piece(dress, statement["tone"], area, numbers[letter], special=letter == special)
        if boxed:
            nodes.append(Element(f"piece-{numbers[letter]}", area.x, area.y, area.width, area.height))
    return nodes
