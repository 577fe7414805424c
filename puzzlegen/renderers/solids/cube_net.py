"""Shows nets of cubes, and cubes."""

from itertools import repeat
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.formats.solids.cube_net import Folded, FromNet, Given, Net, Query
from puzzlegen.formats.solids.kits.signs import Corner
from puzzlegen.renderers.kits.telling import labelled, lines, options
from puzzlegen.renderers.solids.kits import corner_reasons
from puzzlegen.renderers.solids.kits.cubes import draw_cube, draw_cube_net
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.mark_descriptions import FACES, NET, cube, net
from puzzlegen.renderers.solids.kits.tones import ground_for

msg: Final = messages(__name__)


def word(given: Given, query: Query) -> Wording:  # noqa: ARG001 - the picture tells the marks
    """Ask for the cube, or for the net."""
    task, count = task_of(query), len(query.options)
    last = LETTERS[count - 1]
    return Wording(
        rules=msg("cube", count=count) if isinstance(query, FromNet) else sentences(msg("net"), msg("cubes")),
        ask=msg(f"ask-{task}", last=last),
        short=msg(f"short-{task}", last=last),
        kind=Kind.LETTER,
        options=(None,) * count,
    )


def explain(given: Given, query: Query, answer: str, why: Folded) -> Phrase:
    """Which marks meet in which order round the corner that is shown, and what is wrong with the other options."""
    corners = repeat(_corner(given)) if isinstance(query, FromNet) else query.options
    cubes = why.cubes if isinstance(query, FromNet) else why.cubes * len(query.options)
    pairs = dict(zip(LETTERS, zip(corners, cubes, strict=False), strict=False))
    return corner_reasons.told(query, pairs, answer)


def _corner(given: Given) -> Corner:
    assert given.cube is not None, "a net is asked for where a cube is given"
    return given.cube


def _net(given: Given) -> Net:
    assert given.net is not None, "a cube is asked for where a net is given"
    return given.net


def describe(given: Given, query: Query) -> Phrase:
    """The squares of the nets and the faces of the cubes, with their marks."""
    if isinstance(query, FromNet):
        return lines(FACES, NET, labelled(msg("the-cube"), cube(_corner(given))), options(map(net, query.options)))
    return lines(NET, FACES, labelled(msg("the-net"), net(_net(given))), options(map(cube, query.options)))


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """What is given on a card, the options below it or beside it."""
    ground = ground_for(given)
    if isinstance(query, FromNet):
        nets = list(map(draw_cube_net, query.options))
        return (arranged([draw_cube(_corner(given))], Room(2.7), nets, Room(0.95), LETTERS, ground),)
    cubes = list(map(draw_cube, query.options))
    return (arranged([draw_cube_net(_net(given))], Room(1.5), cubes, Room(1.5), LETTERS, ground),)
