"""Shows the boards of `puzzlegen.generators.boards.peg_solitaire`."""

from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene, option_element
from puzzlegen.renderers.boards.kits.pegs import Layout, hole, piece, plate
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, lines, options

msg: Final = messages(__name__)

_MARGIN: Final = 0.85
_SMALL: Final = 0.74  # of a board that is an option
_KINDS: Final = {"mover_box": Kind.BOX, "untaken": Kind.BOX}


def word(statement: Statement, query: Statement) -> Wording:
    """How pieces jump, and what is asked."""
    task, terms = query["task"], _terms(statement)
    rules = [msg("rules", **terms)]
    if task != "reach":
        rules.append(msg("numbers", **terms))
    if task in ("first", "mover", "mover_box", "last", "end"):
        rules.append(msg("single", **terms))
    kind, offered = _KINDS.get(task, Kind.NUMBER), tuple[Phrase | None, ...]()
    if "options" in query:
        kind, offered = Kind.LETTER, (None,) * 4
    if task == "first":
        numbers = _numbers(statement["rows"])
        offered = tuple(_jump([numbers[tuple(cell)] for cell in one]) for one in query["options"])
    return Wording(msg(f"ask-{task}", **terms), kind, sentences(*rules), options=offered)


def _terms(statement: Statement) -> dict[str, Phrase]:
    """What pieces and holes are called."""
    return {"one": msg(f"piece-{statement['dress']}"), "hole": msg(f"hole-{statement['dress']}")}


def _numbers(rows: Sequence[str]) -> dict[tuple[int, int], int]:
    """The number of each piece: in reading order."""
    held = [(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "o"]
    return {cell: number for number, cell in enumerate(held, 1)}


def _lettered(query: Statement) -> dict[tuple[int, int], str]:
    """The letters of holes, where they are the options."""
    holes = query["options"] if query["task"] == "end" else ()
    return {tuple(cell): letter for letter, cell in zip(LETTERS, holes, strict=False)}


def _jump(numbers: Sequence[int]) -> Phrase:
    return msg("over", one=numbers[0], other=numbers[1])


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """A way to the end, and what becomes of the other beginnings."""
    task, terms = query["task"].removesuffix("_box"), _terms(statement)
    over = msg("read", **terms)
    if task == "untaken":
        takes = comma_list((comma_list(map(_jump, jumps)) for jumps in why["takes"]), SEMICOLON)
        return msg(f"why-{task}", answer=answer.removeprefix("piece-"), takes=takes, over=over, **terms)
    way = msg("way", way=comma_list(map(_jump, why["way"])), over=over)
    firsts = why.get("firsts", ())

    def lefts(some: Iterable[Sequence[int]]) -> Phrase:
        return comma_list((msg("after", jump=_jump(one), left=one[2], **terms) for one in some), SEMICOLON)

    wrong, good = [one for one in firsts if one[2] > 1], [one for one in firsts if one[2] == 1]
    failing: Phrase = msg("failing", failing=lefts(wrong), **terms) if wrong else ""
    jump: Phrase = ""
    if task == "first":
        numbers = _numbers(statement["rows"])
        jump = _jump([numbers[tuple(cell)] for cell in query["options"][LETTERS.index(answer)]])
    if task == "solvable":
        lettered = zip(LETTERS, why["left"], strict=False)
        failing = comma_list(
            (msg("board-left", letter=letter, left=left, **terms) for letter, left in lettered if left > 1), SEMICOLON
        )
    told = {"firsts": lefts(firsts), "good": comma_list(map(_jump, good)), "failing": failing, "jump": jump, "way": way}
    return msg(f"why-{task}", answer=answer.removeprefix("piece-"), **terms, **told)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The boards as rows of signs, and what the lines join."""
    terms, task, slanted = _terms(statement), query["task"], statement["slanted"]
    parts: list[Phrase] = [msg("slanted" if slanted else "square", **terms)]
    if task != "solvable":
        lettered = (
            {tuple(cell): LETTERS[number] for number, cell in enumerate(query["options"])} if task == "end" else {}
        )
        parts += [msg("shown", **terms), _grid(statement["rows"], slanted, lettered)]
    if task in ("solvable", "reach"):
        parts += [
            msg("all-shown", **terms),
            options(_grid(rows, slanted, {}, bare=task == "reach") for rows in query["options"]),
        ]
    return lines(*parts)


def _grid(rows: Sequence[str], slanted: bool, letters: dict[tuple[int, int], str], *, bare: bool = False) -> Phrase:
    """A board in signs; of slanted ones, each row begins further to the right."""
    signs: dict[tuple[int, int], object] = {**({} if bare else _numbers(rows)), **letters}
    shown = [
        "  " * (slanted * y) + "".join(f"{signs.get((y, x), sign):>4}" for x, sign in enumerate(row)).rstrip()
        for y, row in enumerate(rows)
    ]
    indent = min(len(row) - len(row.lstrip()) for row in shown if row.strip())
    return "\n".join(row[indent:] for row in shown)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board with its numbered pieces; or four small ones, with the large one above them or without."""
    task, layout = query["task"], Layout(statement["rows"], statement["slanted"])
    wide, high = layout.width + 2 * _MARGIN, layout.height + 2 * _MARGIN
    nodes: list[AnyNode] = []
    down = 0.0
    if task not in ("solvable", "reach"):
        letters = (
            {tuple(cell): LETTERS[number] for number, cell in enumerate(query["options"])} if task == "end" else {}
        )
        board = _board(statement, statement["rows"], layout, letters, boxed=task in _KINDS)
        return (Scene(wide, high, (Group(board, _MARGIN, _MARGIN),), unit=(50, 64)),)
    across = 2 * wide * _SMALL + 1.2
    if task == "reach":
        nodes.append(Group(_board(statement, statement["rows"], layout), (across - layout.width) / 2, _MARGIN))
        down = high + 0.2
    for number, rows in enumerate(query["options"]):
        x, y = number % 2 * (wide * _SMALL + 0.6) + 0.6, down + number // 2 * (high * _SMALL + 0.15)
        nodes.append(Label(x - 0.25, y + 0.4, LETTERS[number], 0.34, "label", "label"))
        board = _board(statement, rows, layout, bare=task == "reach")
        nodes.append(Group(board, x + _MARGIN * _SMALL, y + _MARGIN * _SMALL, _SMALL))
        nodes.append(Element(option_element(LETTERS[number]), x, y, wide * _SMALL, high * _SMALL))
    return (Scene(across, down + 2 * (high * _SMALL + 0.15), tuple(nodes), unit=(44, 54)),)


def _board(
    statement: Statement,
    rows: Sequence[str],
    layout: Layout,
    letters: dict[tuple[int, int], str] | None = None,
    *,
    boxed: bool = False,
    bare: bool = False,
) -> tuple[AnyNode, ...]:
    """A board with its pieces; ``boxed`` makes each piece an element, ``bare`` ones have no numbers."""
    dress, numbers = statement["dress"], _numbers(rows)
    nodes = [*plate(dress, layout)]
    for cell, (x, y) in layout.places.items():
        if cell not in numbers:
            nodes += hole(dress, x, y, (letters or {}).get(cell))
            continue
        nodes += [*hole(dress, x, y, None), *piece(dress, statement["colour"], None if bare else numbers[cell], x, y)]
        if boxed:
            nodes.append(Element(f"piece-{numbers[cell]}", x - 0.44, y - 0.44, 0.88, 0.88))
    return tuple(nodes)
