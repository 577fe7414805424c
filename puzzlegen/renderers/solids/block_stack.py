"""Shows stacks of cubes."""

from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, options
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, HEIGHTS, heights
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.stacks import STANDING, draw_stack

msg: Final = messages(__name__)


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the picture tells the stack
    """Ask for a number, or for the stack as it is seen from behind."""
    task = query["task"]
    rules: Phrase = msg("above" if task == "back" else "in-picture", standing=STANDING)
    return Wording(
        rules=sentences(rules, msg("painted")) if task == "painted" else rules,
        ask=msg(f"ask-{task}"),
        short=msg(f"short-{task}"),
        kind=Kind.LETTER if task == "back" else Kind.NUMBER,
        options=(None,) * len(query.get("options", ())),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The cubes in each layer, the faces on top and on the sides, or the heights and where the wrong views differ."""
    read = msg("read", given=_rows(statement["stack"]))
    match query["task"]:
        case "count":
            return sentences(read, msg("layers", parts=" + ".join(map(str, why["parts"])), sum=answer))
        case "painted":
            top, front, back, left, right = why["parts"]
            faces = msg("faces", top=top, front=front, back=back, left=left, right=right, sum=answer)
            return sentences(read, faces)
        case _:
            wanted = [row[::-1] for row in statement["stack"][::-1]]
            wrong = [
                msg("wrong", letter=letter, differences=listed(_differences(option, wanted)))
                for letter, option in zip(LETTERS, query["options"], strict=False)
                if letter != answer
            ]
            turned = msg("back", behind=_rows(wanted), answer=answer, wrong=listed(wrong, SEMICOLON))
            return sentences(read, turned)


def _rows(stack: Sequence[Sequence[str]]) -> str:
    """The heights of the columns, row by row from the front, each from the left."""
    return " / ".join(" ".join(row) for row in stack)


def _differences(option: Sequence[Sequence[str]], wanted: Sequence[Sequence[str]]) -> Iterator[Phrase]:
    for row, (found, right) in enumerate(zip(option, wanted, strict=True), start=1):
        for place, (one, other) in enumerate(zip(found, right, strict=True), start=1):
            if one != other:
                yield msg("difference", row=row, place=place, found=one, right=other)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The heights of the columns, and those of the options."""
    stack = named(GIVEN, heights(statement["stack"]))
    if query["task"] != "back":
        return lines(HEIGHTS, stack)
    return lines(HEIGHTS, msg("looked-at"), stack, options(map(heights, query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The stack, and the options below it."""
    options = [draw_stack(option) for option in query.get("options", ())]
    return (arranged([draw_stack(statement["stack"])], Room(1.0), options, Room(0.75), LETTERS, 4),)
