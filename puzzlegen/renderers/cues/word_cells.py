"""Words and draws the grids of `puzzlegen.generators.cues.word_cells`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Painted, Scene
from puzzlegen.drawing.marking import chosen, over, pen, tag, way
from puzzlegen.formats.cues.word_cells import Among, Begins, Facts, Holding, Query, Sheet, Stranger, Words
from puzzlegen.renderers.cues.kits.letter_sheets import GROUNDS, THEMES, below
from puzzlegen.renderers.kits.telling import AND, PAIRS, SEMICOLON, comma_list, grid, labelled, lines, pair

msg: Final = messages(__name__)

_CAPITAL: Final = 0.4  # height of a letter, in cells
_TOGETHER: Final = 2  # words of a solution, the last ones, that are told together
_MARGIN: Final = 0.5


def word(sheet: Sheet, query: Query) -> Wording:
    """Ask for all words, for one of them, or for where one begins."""
    *shorter, longest = map(str, sheet.lengths)
    lengths = comma_list((comma_list(shorter), longest), msg("or")) if shorter else longest
    what, ways = msg(f"what-{sheet.theme}"), msg(f"ways-{sheet.ways}")
    ask = msg(f"ask-{task_of(query)}", word=_word(query))
    kinds = {Words: Kind.WORDS, Holding: Kind.WORD, Begins: Kind.BOX}
    return Wording(
        ask,
        kinds.get(type(query), Kind.LETTER),
        msg("rules", what=what, lengths=lengths, ways=ways),
        sentences(msg("short", lengths=lengths), ask),
        query.options if isinstance(query, Among | Stranger) else (),
    )


def _word(query: Query) -> str:
    return query.word if isinstance(query, Begins) else ""


def explain(sheet: Sheet, query: Query, answer: str, why: Facts) -> Phrase:
    """The words in the order in which they are found, and what rules out others."""
    told = []
    for step in why.found:
        row, column = step.cell
        letter = sheet.rows[row][column]
        others = [(msg("again", word=word) if word == step.word else word, cell) for word, cell in step.against]
        lone = [msg("lone", word=word, cell=pair(*cell)) for word, cell in others if cell]
        later = [word for word, cell in others if not cell]
        against = [*lone, *([msg("later", others=comma_list(later, msg("or")))] if later else [])]
        told.append(
            msg(
                "not" if against else "only",
                letter=letter,
                cell=pair(row, column),
                word=step.word,
                against=comma_list(against, SEMICOLON),
            )
        )
    if len(told) > _TOGETHER:
        last = comma_list((step.word for step in why.found[-_TOGETHER:]), AND)
        told[-_TOGETHER:] = [msg("rest", words=last)]
    begin = next((step.path[0] for step in why.found if step.word == _word(query)), (0, 0))
    meant = query.options[LETTERS.index(answer)] if isinstance(query, Among | Stranger) else answer
    thus = msg(f"thus-{task_of(query)}", answer=meant, word=_word(query), begin=pair(*begin))
    return sentences(*told, thus, PAIRS)


def describe(sheet: Sheet, query: Query) -> Phrase:
    """The letters row by row, and the highlighted cell."""
    parts = [labelled(msg("grid"), grid(sheet.rows))]
    if any("." in row for row in sheet.rows):
        parts.append(msg("holes"))
    if isinstance(query, Holding):
        parts += [PAIRS, labelled(msg("marked"), pair(*query.cell))]
    return lines(*parts)


def depict(sheet: Sheet, query: Query) -> tuple[Scene, ...]:
    """The cells with their letters; a unit is the side of a cell."""
    rows = sheet.rows
    cell = THEMES[sheet.theme]
    places = [(x, y, letter) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."]
    nodes = below(sheet.theme, [(x, y) for x, y, _ in places])
    for x, y, letter in places:
        marked = isinstance(query, Holding) and query.cell == (y, x)
        drawn = [*cell("highlight" if marked else "soft", x + 2 * y), Label(0.5, 0.5, letter, _CAPITAL)]
        nodes.append(Group(tuple(drawn), x, y))
        if isinstance(query, Begins):
            nodes.append(Element(f"cell-{y + 1}-{x + 1}", x, y, 1, 1))
    across, down = len(rows[0]) + 2 * _MARGIN, len(rows) + 2 * _MARGIN
    table = Painted(((0, 0), (across, 0), (across, down), (0, down)), GROUNDS[sheet.theme][0])
    return (Scene(across, down, (table, Group(tuple(nodes), _MARGIN, _MARGIN))),)


def depict_solution(sheet: Sheet, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:
    """The way of each word, numbered in the order in which they are found."""
    (scene,) = depict(sheet, query)
    ways, tags = list[AnyNode](), list[AnyNode]()
    for number, step in enumerate(why.found, 1):
        path = [(column + 0.17, row + 0.84) for row, column in step.path]
        ways += way(path, pen(scene))
        tags += tag(*path[0], str(number), 0.7 * pen(scene))
    scene = over(scene, [*ways, *tags], _MARGIN, _MARGIN)
    return (chosen(scene, [answer]) if isinstance(query, Begins) else scene,)
