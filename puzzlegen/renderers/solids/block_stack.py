"""Shows stacks of cubes."""

from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Scene
from puzzlegen.drawing.marking import areas, judged, over, pen, tag
from puzzlegen.facts.solids.stacks import middle_of_top, places, read
from puzzlegen.formats.solids.block_stack import Back, Count, Given, Painted, Parts, Query
from puzzlegen.formats.solids.kits.stacks import Columns
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, options
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, HEIGHTS, heights
from puzzlegen.renderers.solids.kits.layout import Room, alone, arranged, beside
from puzzlegen.renderers.solids.kits.stacks import CAMERA, STANDING, draw_stack, tone_of
from puzzlegen.renderers.solids.kits.tones import ground_for

msg: Final = messages(__name__)

_LARGE: Final = Room(9.0, 10.0, 9.5)  # of a stack alone: its lines are as thick as those of stacks with options
_OF_PEN: Final = 0.6  # that writes a height, of the pen of other marks


def word(given: Given, query: Query) -> Wording:  # noqa: ARG001 - the picture tells the stack
    """Ask for a number, or for the stack as it is seen from behind."""
    task = task_of(query)
    rules: Phrase = msg("above" if isinstance(query, Back) else "in-picture", standing=STANDING)
    return Wording(
        rules=sentences(rules, msg("painted")) if isinstance(query, Painted) else rules,
        ask=msg(f"ask-{task}"),
        short=msg(f"short-{task}"),
        kind=Kind.LETTER if isinstance(query, Back) else Kind.NUMBER,
        options=(None,) * len(_options(query)),
    )


def _options(query: Query) -> tuple[Columns, ...]:
    return query.options if isinstance(query, Back) else ()


def explain(given: Given, query: Query, answer: str, why: Parts) -> Phrase:
    """The cubes in each layer, the faces on top and on the sides, or the heights and where the wrong views differ."""
    read = msg("read", given=_rows(given.stack))
    match query:
        case Count():
            return sentences(read, msg("layers", parts=" + ".join(map(str, why.parts)), sum=answer))
        case Painted():
            top, front, back, left, right = why.parts
            faces = msg("faces", top=top, front=front, back=back, left=left, right=right, sum=answer)
            return sentences(read, faces)
        case Back(views):
            wanted = [row[::-1] for row in given.stack[::-1]]
            wrong = [
                msg("wrong", letter=letter, differences=comma_list(_differences(option, wanted)))
                for letter, option in zip(LETTERS, views, strict=False)
                if letter != answer
            ]
            turned = msg("back", behind=_rows(wanted), answer=answer, wrong=comma_list(wrong, SEMICOLON))
            return sentences(read, turned)


def _rows(stack: Sequence[Sequence[str]]) -> str:
    """The heights of the columns, row by row from the front, each from the left."""
    return " / ".join(" ".join(row) for row in stack)


def _differences(option: Sequence[Sequence[str]], wanted: Sequence[Sequence[str]]) -> Iterator[Phrase]:
    for row, (found, right) in enumerate(zip(option, wanted, strict=True), start=1):
        for place, (one, other) in enumerate(zip(found, right, strict=True), start=1):
            if one != other:
                yield msg("difference", row=row, place=place, found=one, right=other)


def describe(given: Given, query: Query) -> Phrase:
    """The heights of the columns, and those of the options."""
    stack = labelled(GIVEN, heights(given.stack))
    if not isinstance(query, Back):
        return lines(HEIGHTS, stack)
    return lines(HEIGHTS, msg("looked-at"), stack, options(map(heights, query.options)))


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """The stack, and the options to its right."""
    tone, ground = tone_of(int(column[0]) for row in given.stack for column in row), ground_for(given)
    if not isinstance(query, Back):
        return (alone([draw_stack(given.stack, fill=tone)], _LARGE, "1", ground, "given-{}".format, named=False),)
    stack, *options = (draw_stack(one, fill=tone, weight="thick") for one in (given.stack, *query.options))
    return (arranged([stack], Room(1.2), options, Room(0.9), LETTERS, ground, places=[beside]),)


def depict_solution(given: Given, query: Query, answer: str, why: Parts) -> tuple[Scene, ...]:  # noqa: ARG001
    """The heights of the columns on their tops; and the right view in a frame, others struck out."""
    (scene,) = depict(given, query)
    stack = read(given.stack)
    drawing = draw_stack(given.stack)
    left, top, wide, _ = areas(scene)["given-1"]
    scale = wide / (drawing.right - drawing.left)
    marks: list[AnyNode] = []
    for x, y, column in places(stack):
        ((across, down, _),) = CAMERA.project([(*middle_of_top(stack, x, y), column.cubes)]).tolist()
        spot = left + scale * (across - drawing.left), top + scale * (down - drawing.top)
        marks += tag(*spot, str(column), _OF_PEN * pen(scene))
    shown = judged(scene, answer, LETTERS[: len(query.options)]) if isinstance(query, Back) else scene
    return (over(shown, marks),)
