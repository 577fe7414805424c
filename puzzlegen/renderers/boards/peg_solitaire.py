"""Shows the boards of `puzzlegen.generators.boards.peg_solitaire`."""

from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Element, Group, Scene, option_element
from puzzlegen.drawing.marking import areas, bow, chosen, judged, over, pen, ring, tag, way
from puzzlegen.formats.boards import peg_solitaire as form
from puzzlegen.renderers.boards.kits.four_boards import FourBoards
from puzzlegen.renderers.boards.kits.pegs import Layout, hole, piece, plate
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, lines, options

msg: Final = messages(__name__)

_MARGIN: Final = 0.85
_SMALL: Final = 0.74  # of a board that is an option
_BOW: Final = 0.5  # of an arrow around the piece that is taken
_BOXED: Final = (form.MoverBox, form.Untaken)


def word(shown: form.Board, query: form.Query) -> Wording:
    """How pieces jump, and what is asked."""
    terms = _terms(shown)
    rules = [msg("rules", **terms)]
    if isinstance(query, form.Last | form.Untaken):
        rules.append(msg("numbers", **terms))
    if isinstance(query, form.First | form.Mover | form.Last):
        rules.append(msg("single", **terms))
    kind, offered = Kind.BOX if isinstance(query, _BOXED) else Kind.NUMBER, tuple[Phrase | None, ...]()
    if isinstance(query, form.First):
        kind, offered = Kind.LETTER, tuple(_first(shown, jump) for jump in query.options)
    elif isinstance(query, form.Solvable | form.Reach):
        kind, offered = Kind.LETTER, (None,) * len(query.options)
    return Wording(msg(f"ask-{task_of(query)}", **terms), kind, sentences(*rules), options=offered)


def _terms(shown: form.Board) -> dict[str, Phrase]:
    """What pieces and holes are called."""
    return {"one": msg(f"piece-{shown.theme}"), "hole": msg(f"hole-{shown.theme}")}


def _numbers(rows: Sequence[str]) -> dict[tuple[int, int], int]:
    """The number of each piece: in reading order."""
    held = [(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "o"]
    return {cell: number for number, cell in enumerate(held, 1)}


def _first(shown: form.Board, jump: form.Jump) -> Phrase:
    """A jump that is possible now, by the numbers of its pieces."""
    numbers = _numbers(shown.rows)
    return _jump([numbers[cell] for cell in jump])


def _jump(numbers: Sequence[int]) -> Phrase:
    return msg("over", one=numbers[0], other=numbers[1])


def explain(shown: form.Board, query: form.Query, answer: str, why: form.Led | form.Takes) -> Phrase:
    """A way to the end, and what becomes of the other beginnings."""
    task, terms = task_whatever_form(query, form.QUESTIONS), _terms(shown)
    made = [jump for takes in why.takes for jump in takes] if isinstance(why, form.Takes) else [*why.way]
    over = msg("read", a=made[0][0], b=made[0][1], **terms) if made else ""
    if isinstance(why, form.Takes):
        takes = comma_list((comma_list(map(_jump, jumps)) for jumps in why.takes), SEMICOLON)
        return msg(f"why-{task}", answer=answer.removeprefix("piece-"), takes=takes, over=over, **terms)
    way = msg("way", way=comma_list(map(_jump, why.way)), over=over)
    firsts = why.firsts if isinstance(why, form.Firsts) else ()

    def lefts(some: Iterable[Sequence[int]]) -> Phrase:
        return comma_list((msg("after", jump=_jump(one), left=one[2], **terms) for one in some), SEMICOLON)

    wrong = [one for one in firsts if one[2] > 1]
    failing: Phrase = msg("failing", failing=lefts(wrong), **terms) if wrong else ""
    jump: Phrase = ""
    if isinstance(query, form.First):
        jump = _first(shown, query.options[LETTERS.index(answer)])
    if isinstance(why, form.Left):
        lettered = zip(LETTERS, why.left, strict=False)
        failing = comma_list(
            (msg("board-left", letter=letter, left=left, **terms) for letter, left in lettered if left > 1), SEMICOLON
        )
    told = {"firsts": lefts(firsts), "failing": failing, "jump": jump, "way": way}
    if isinstance(query, form.Fewest) and answer == "1":
        task = "one"
    return msg(f"why-{task}", answer=answer.removeprefix("piece-"), **terms, **told)


def describe(shown: form.Board, query: form.Query) -> Phrase:
    """The boards as rows of signs, and what the lines join."""
    terms, slanted = _terms(shown), shown.slanted
    parts: list[Phrase] = [msg("slanted" if slanted else "square", **terms)]
    if not isinstance(query, form.Solvable):
        parts += [msg("shown", **terms), _grid(shown.rows, slanted)]
    if isinstance(query, form.Solvable | form.Reach):
        bare = isinstance(query, form.Reach)
        parts += [msg("all-shown", **terms), options(_grid(rows, slanted, bare=bare) for rows in query.options)]
    return lines(*parts)


def _grid(rows: Sequence[str], slanted: bool, *, bare: bool = False) -> Phrase:
    """A board in signs; of slanted ones, each row begins further to the right."""
    signs: dict[tuple[int, int], object] = {} if bare else {**_numbers(rows)}
    drawn = [
        "  " * (slanted * y) + "".join(f"{signs.get((y, x), sign):>4}" for x, sign in enumerate(row)).rstrip()
        for y, row in enumerate(rows)
    ]
    indent = min(len(row) - len(row.lstrip()) for row in drawn if row.strip())
    return "\n".join(row[indent:] for row in drawn)


def depict(shown: form.Board, query: form.Query) -> tuple[Scene, ...]:
    """The board with its numbered pieces; or four small ones, with the large one on their left or without."""
    layout = Layout(shown.rows, shown.slanted)
    if not isinstance(query, form.Solvable | form.Reach):
        board = _board(shown, shown.rows, layout, boxed=isinstance(query, _BOXED))
        return (Scene(layout.width + 2 * _MARGIN, layout.height + 2 * _MARGIN, (Group(board, _MARGIN, _MARGIN),)),)
    bare = isinstance(query, form.Reach)
    first = _board(shown, shown.rows, layout) if bare else ()
    return (_four(layout).scene(first, [_board(shown, rows, layout, bare=bare) for rows in query.options]),)


def _four(layout: Layout) -> FourBoards:
    return FourBoards(layout.width + 2 * _MARGIN, layout.height + 2 * _MARGIN, _MARGIN, _SMALL)


def _board(
    shown: form.Board,
    rows: Sequence[str],
    layout: Layout,
    *,
    boxed: bool = False,
    bare: bool = False,
) -> tuple[AnyNode, ...]:
    """A board with its pieces; ``boxed`` makes each piece an element, ``bare`` ones have no numbers."""
    numbers = _numbers(rows)
    nodes = [*plate(shown.theme, layout)]
    for cell, (x, y) in layout.places.items():
        nodes += hole(shown.theme, x, y)
        if cell not in numbers:
            continue
        nodes += piece(shown.theme, shown.colour, None if bare else numbers[cell], x, y)
        if boxed:
            nodes.append(Element(f"piece-{numbers[cell]}", x - 0.44, y - 0.44, 0.88, 0.88))
    return tuple(nodes)


def depict_solution(shown: form.Board, query: form.Query, answer: str, why: form.Led | form.Takes) -> tuple[Scene, ...]:
    """The jumps of a game that ends as asked, and what is asked for."""
    (scene,) = depict(shown, query)
    width = pen(scene)
    jumps = why.way if isinstance(why, form.Led) else ()
    layout = Layout(shown.rows, shown.slanted)
    if isinstance(query, form.Solvable | form.Reach):
        scene = judged(scene, answer, LETTERS[: len(query.options)])
        x, y, *_ = areas(scene)[option_element(answer)]
        if isinstance(query, form.Solvable):
            rows, small = query.options[LETTERS.index(answer)], _SMALL
            marks = _jumps(rows, Layout(rows, shown.slanted), jumps, width / small)
            return (over(scene, marks, x + _MARGIN * small, y + _MARGIN * small, small),)
        x, y, large = _four(layout).first
        return (over(scene, _jumps(shown.rows, layout, jumps, width / large), x, y, large),)
    marks = [*_jumps(shown.rows, layout, jumps, width)]
    numbers = {number: cell for cell, number in _numbers(shown.rows).items()}
    if isinstance(query, form.MoverBox | form.Untaken):
        return (chosen(over(scene, marks, _MARGIN, _MARGIN), [answer]),)
    if isinstance(query, form.Mover | form.Last):
        x, y = layout.places[numbers[int(answer)]]
        marks.append(ring((x - 0.42, y - 0.42, 0.84, 0.84), width))
    return (over(scene, marks, _MARGIN, _MARGIN),)


def _jumps(rows: Sequence[str], layout: Layout, jumps: form.Way, width: float) -> list[AnyNode]:
    """Arrows of jumps in their order, by the numbers of who jumps and who is taken."""
    there = {number: cell for cell, number in _numbers(rows).items()}
    marks, tags = list[AnyNode](), list[AnyNode]()
    for step, (mover, taken) in enumerate(jumps, 1):
        (y, x), (over_y, over_x) = there[mover], there.pop(taken)
        there[mover] = (2 * over_y - y, 2 * over_x - x)
        (x1, y1), (x2, y2) = layout.places[y, x], layout.places[there[mover]]
        around = bow((x1, y1), (x2, y2), _BOW)
        marks += way(around[2:], width)
        tags += tag(*around[len(around) // 2], str(step), 0.8 * width)
    return marks + tags
