"""Words and draws the grids of `puzzlegen.generators.cues.word_cells`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene
from puzzlegen.renderers.cues.kits.letter_sheets import DRESSES
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, grid, lines, listed, named, pair

msg: Final = messages(__name__)

_CAPITAL: Final = 0.4  # height of a letter, in cells
_MARGIN: Final = 0.5


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for all words, for one of them, or for where one begins."""
    task = query["task"]
    *shorter, longest = map(str, statement["lengths"])
    lengths = listed((listed(shorter), longest), msg("or")) if shorter else longest
    what, ways = msg(f"what-{statement['dress']}"), msg(f"ways-{statement['ways']}")
    ask = msg(f"ask-{task}", word=query.get("word", ""))
    kinds = {"words": Kind.WORDS, "holding": Kind.WORD, "begins": Kind.BOX}
    return Wording(
        ask,
        kinds.get(task, Kind.LETTER),
        msg("rules", what=what, lengths=lengths, ways=ways),
        sentences(msg("short", lengths=lengths), ask),
        tuple(query.get("options", ())),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The words in the order in which they are found, and what rules out others."""
    told = []
    for step in why["found"]:
        row, column = step["cell"]
        letter, path = statement["rows"][row][column], listed((pair(*cell) for cell in step["path"]), " ")
        others = [(msg("again", word=word) if word == step["word"] else word, cell) for word, cell in step["against"]]
        lone = [msg("lone", word=word, cell=pair(*cell)) for word, cell in others if cell]
        later = [word for word, cell in others if not cell]
        against = [*lone, *([msg("later", others=listed(later, msg("or")))] if later else [])]
        told.append(
            msg(
                "not" if against else "only",
                letter=letter,
                cell=pair(row, column),
                word=step["word"],
                path=path,
                against=listed(against, SEMICOLON),
            )
        )
    begin = next((step["path"][0] for step in why["found"] if step["word"] == query.get("word")), (0, 0))
    meant = query["options"][LETTERS.index(answer)] if "options" in query else answer
    thus = msg(f"thus-{query['task']}", answer=meant, word=query.get("word", ""), begin=pair(*begin))
    return sentences(*told, thus, PAIRS)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The letters row by row, and the highlighted cell."""
    parts = [named(msg("grid"), grid(statement["rows"]))]
    if any("." in row for row in statement["rows"]):
        parts.append(msg("holes"))
    if "cell" in query:
        parts += [PAIRS, named(msg("marked"), pair(*query["cell"]))]
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The cells with their letters; a unit is the side of a cell."""
    rows = statement["rows"]
    under, cell = DRESSES[statement["dress"]]
    places = [(x, y, letter) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."]
    nodes: list[AnyNode] = [one for x, y, _ in places for one in under(x, y)]
    for x, y, letter in places:
        marked = [y, x] == list(query.get("cell", ()))
        nodes.append(Group((*cell("highlight" if marked else "soft"), Label(0.5, 0.5, letter, _CAPITAL)), x, y))
        if query["task"] == "begins":
            nodes.append(Element(f"cell-{y + 1}-{x + 1}", x, y, 1, 1))
    across, down = len(rows[0]) + 2 * _MARGIN, len(rows) + 2 * _MARGIN
    return (Scene(across, down, (Group(tuple(nodes), _MARGIN, _MARGIN),), (56, 80)),)
