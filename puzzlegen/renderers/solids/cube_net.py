"""Shows nets of cubes, and cubes."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import labelled, lines, options
from puzzlegen.renderers.solids.kits import corner_reasons
from puzzlegen.renderers.solids.kits.cubes import draw_cube, draw_cube_net
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.mark_descriptions import FACES, NET, cube, net

msg: Final = messages(__name__)


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the picture tells the marks
    """Ask for the cube, or for the net."""
    task, count = query["task"], len(query["options"])
    last = LETTERS[count - 1]
    return Wording(
        rules=msg("cube", count=count) if task == "net" else sentences(msg("net"), msg("cubes")),
        ask=msg(f"ask-{task}", last=last),
        short=msg(f"short-{task}", last=last),
        kind=Kind.LETTER,
        options=(None,) * count,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """Which marks meet in which order round the corner that is shown, and what is wrong with the other options."""
    of_nets = query["task"] == "net"
    corners = [statement["cube"]] * len(query["options"]) if of_nets else query["options"]
    pairs = dict(zip(LETTERS, zip(corners, why["cubes"], strict=True), strict=False))
    return corner_reasons.told(query["task"], pairs, answer)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The squares of the nets and the faces of the cubes, with their marks."""
    if query["task"] == "net":
        return lines(
            FACES, NET, labelled(msg("the-cube"), cube(statement["cube"])), options(map(net, query["options"]))
        )
    return lines(NET, FACES, labelled(msg("the-net"), net(statement["net"])), options(map(cube, query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """What is given above, the options below."""
    if query["task"] == "net":
        nets = list(map(draw_cube_net, query["options"]))
        across = 2 if len(nets) <= 4 else 4
        return (arranged([draw_cube(statement["cube"])], Room(1.6), nets, Room(0.95), LETTERS, across),)
    cubes = list(map(draw_cube, query["options"]))
    return (arranged([draw_cube_net(statement["net"])], Room(1.2), cubes, Room(1.5), LETTERS, 4),)
