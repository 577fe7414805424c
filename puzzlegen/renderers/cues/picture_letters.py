"""Words and draws the pictures of `puzzlegen.generators.cues.picture_letters`."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.cues.kits import plates
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, options

msg: Final = messages(__name__)

_RADIUS: Final = 1.2  # of a picture
_SMALLEST: Final = 0.95  # likewise where sizes order them
_CELL: Final = {"thread": (3.3, 3.1), "growing": (4.0, 3.95), "shrinking": (4.0, 3.95)}
_STEP: Final = 3.0  # from one picture of a ring to the next
_OPTION: Final = (2.2, 0.6)  # side of a drawn option, and the room between two
_BELOW: Final = 0.45


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the word, for a picture that is missing or has to go, or for the last one that is read."""
    task, marks = query["task"], [mark for _, mark in statement["things"]]
    rules = [msg("names")]
    rules += [msg("dots")] if max(marks) > 0 else []
    rules += [msg("rings")] if min(marks) < 0 else []
    rules.append(msg(f"course-{statement['course']}", letters=statement["letters"]))
    if task == "missing":
        rules.append(msg("missing" if _marked(statement, "?") > 0 else "missing-rings"))
    offered = query.get("options", ())
    texts = tuple(offered) if task == "word_choice" else (None,) * len(offered)
    kind = Kind.LETTER if offered else Kind.WORD
    return Wording(msg(f"ask-{task}"), kind, sentences(*rules), sentences(msg("short"), msg(f"ask-{task}")), texts)


def _marked(statement: Statement, thing: str) -> int:
    """The dots under a thing, or its rings as a negative number."""
    return next(int(mark) for icon, mark in statement["things"] if icon == thing)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What each picture gives, and what follows."""
    task, spelled, steps = query["task"], why["word"], why["steps"]
    hops, gap_at = statement["course"] == "hops", why.get("at")
    shown = []
    for place, (name, _) in enumerate(steps):
        leads = hops and place < len(steps) - 1
        if place != gap_at:
            shown.append(msg("leads" if leads else "gives", name=name, letter=spelled[place], hops=len(name)))
    tried: list[Phrase] = []
    name = steps[-1][0]
    if task == "missing":
        name = steps[gap_at][0]
        things = [thing for thing in query["options"] if facts().called[thing][0].upper() != name]
        called = [facts().called[thing][0].upper() for thing in things]
        tried = [msg("would", name=one, result=text) for one, text in zip(called, why["results"], strict=True)]
    elif task == "exchanged":
        name = facts().called[query["thing"]][0].upper()
        tried = [msg("for", letter=letter, result=text) for letter, text in zip(LETTERS, why["results"], strict=False)]
    gap = "".join("?" if place == gap_at else letter for place, letter in enumerate(spelled))
    between = SEMICOLON if hops else msg("comma")
    return msg(
        f"thus-{task.removesuffix('_choice')}",
        steps=comma_list(shown, between),
        word=spelled,
        gap=gap,
        tried=comma_list(tried, msg("comma")),
        name=name,
        answer=answer,
    )


def describe(statement: Statement, query: Statement) -> Phrase:
    """The pictures with their dots, in the order of the thread or ring, or with their sizes."""
    lettered = dict(zip(query["options"], LETTERS, strict=False)) if query["task"] in ("exchanged", "last") else {}
    shown = []
    for place, (thing, mark) in enumerate(statement["things"]):
        told = msg(
            f"told-{'dots' if mark > 0 else 'rings' if mark else 'bare'}", picture=_named(thing), count=abs(mark)
        )
        if statement["sizes"]:
            told = msg("told-sized", picture=told, size=statement["sizes"][place])
        shown.append(msg("told-lettered", picture=told, letter=lettered[place]) if place in lettered else told)
    if statement["course"] == "thread":
        others = [one for place, one in enumerate(shown) if place not in statement["thread"]]
        along = [shown[place] for place in statement["thread"]]
        parts = [
            labelled(msg("told-thread"), comma_list(along, SEMICOLON)),
            labelled(msg("told-beside"), comma_list(others, SEMICOLON)),
        ]
    else:
        around = "told-ring" if statement["course"] == "hops" else "told-scattered"
        parts = [labelled(msg(around), comma_list(shown, SEMICOLON))]
    if query["task"] == "missing":
        parts.append(options(map(_named, query["options"])))
    if query["task"] == "exchanged":
        parts.append(labelled(msg("told-tray"), _named(query["thing"])))
    return lines(*parts)


def _named(thing: str) -> Phrase:
    """A picture by its name."""
    return msg("told-missing") if thing == "?" else msg("told-picture", name=facts().name_of(thing))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The pictures on their ground, and drawn options or a tray below; a unit is a little less than half a picture."""
    dress, task = statement["dress"], query["task"]
    middles, radii, (width, height) = _laid_out(statement)
    nodes = plates.ground(dress, width, height)
    if statement["course"] == "hops":
        nodes += plates.clockwise(width / 2, height / 2)
    if statement["thread"]:
        nodes += plates.thread([middles[place] for place in statement["thread"]])
    for (thing, mark), (x, y), r in zip(statement["things"], middles, radii, strict=True):
        nodes += plates.picture(dress, thing, mark, x, y, r)
    if statement["course"] in ("hops", "thread"):
        first = (statement["thread"] or [0])[0]
        (x, y), r = middles[first], radii[first]
        nodes += plates.flag(x, y, r)
    if task in ("exchanged", "last"):
        for letter, place in zip(LETTERS, query["options"], strict=False):
            (x, y), r = middles[place], radii[place]
            nodes += plates.tag(letter, *_beside(x, y, r, width, statement["course"] == "hops"))
    below = height + _BELOW
    if task == "missing":
        side, between = _OPTION
        left = width / 2 - 2 * side - 1.5 * between
        for place, thing in enumerate(query["options"]):
            nodes += _option(LETTERS[place], thing, left + place * (side + between), below)
        below += side + 0.9
    elif task == "exchanged":
        nodes += plates.tray(query["thing"], width / 2, below + 1.0)
        below += 2.1
    return (Scene(width + 0.8, below + 0.4, (Group(tuple(nodes), 0.4, 0.4),), (40, 52)),)


def _laid_out(statement: Statement) -> tuple[list[plates.Point], list[float], tuple[float, float]]:
    """The middles and the radii of the pictures, and the width and height of what they lie on."""
    count, margin = len(statement["things"]), 0.75
    if statement["course"] == "hops":
        out = count * _STEP / (2 * pi)
        side = 2 * (out + _RADIUS + margin)
        turns = [2 * pi * (place / count + statement["turn"] / 4 + 1 / 16) for place in range(count)]
        middles = [(side / 2 + out * cos(turn), side / 2 + out * sin(turn)) for turn in turns]
        return middles, [_RADIUS] * count, (side, side)
    across, down = _CELL[statement["course"]]
    sizes: Sequence[int] = statement["sizes"]
    radii = [_SMALLEST * size / 100 for size in sizes] if sizes else [_RADIUS] * count
    first, cells = max(radii) + margin, statement["cells"]
    left, top = (min(cell[axis] for cell in cells) for axis in (0, 1))
    middles = [(first + across * (column - left), first + down * (row - top)) for column, row in cells]
    far = [max(middle[axis] for middle in middles) + first for axis in (0, 1)]
    return middles, radii, (max(far[0], 11.2), far[1])


def _beside(x: float, y: float, r: float, width: float, ringed: bool) -> plates.Point:
    """Where a picture's letter stands: at its top left, or inside of the ring."""
    right, down = (width / 2 - x, width / 2 - y) if ringed else (-1.0, -1.0)
    out = (r + 0.42 if ringed else 1.25 * r) / hypot(right, down)
    return x + out * right, y + out * down


def _option(letter: str, thing: str, x: float, y: float) -> list[AnyNode]:
    side, _ = _OPTION
    return [
        Rect(x, y, side, side, None, "line", "thin", 0.14),
        Group(ICONS[thing], x + 0.2, y + 0.2, side - 0.4),
        Label(x + side / 2, y + side + 0.4, letter, 0.36, "label", "label"),
        Element(option_element(letter), x, y, side, side),
    ]
