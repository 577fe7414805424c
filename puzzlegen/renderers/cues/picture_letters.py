"""Words and draws the pictures of `puzzlegen.generators.cues.picture_letters`."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.drawing.marking import answered, over, pen, tag
from puzzlegen.facts.things import facts
from puzzlegen.formats.cues import picture_letters as form
from puzzlegen.formats.cues.picture_letters import Exchanged, Last, Missing, Query, Shown, Word
from puzzlegen.renderers.cues.kits import plates
from puzzlegen.renderers.kits.icons.coats import coated
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, options

msg: Final = messages(__name__)

_RADIUS: Final = 1.2  # of a picture in a ring
_THREADED: Final = (1.25, 3.6, 4.0)  # radius along a thread, and from column to column and from row to row, of two
_SMALLEST: Final = 0.95  # radius where sizes order them
_BETWEEN: Final = 0.5  # pictures of different sizes
_NARROWEST: Final = 11.2  # ground, so that four options have room below it
_STEP: Final = 3.0  # from one picture of a ring to the next
_OPTION: Final = (2.2, 0.6)  # side of a drawn option, and the room between two
_BELOW: Final = 0.45


def word(shown: Shown, query: Query) -> Wording:
    """Ask for the word, for a picture that is missing or has to go, or for the last one that is read."""
    marks = [mark for _, mark in shown.things]
    rules = [msg("names")]
    rules += [msg("dots")] if max(marks) > 0 else []
    rules += [msg("rings")] if min(marks) < 0 else []
    rules.append(msg(f"course-{shown.course}", letters=shown.letters))
    if isinstance(query, Missing):
        gap = next(mark for thing, mark in shown.things if thing == "?")
        rules.append(msg("missing" if gap > 0 else "missing-rings"))
    ask, options = msg(f"ask-{task_of(query)}"), tuple[Phrase | None, ...]()
    if not isinstance(query, Word):
        options = (None,) * len(query.options)
    elif isinstance(query, form.WordOffered):
        options = query.options
    return Wording(ask, Kind.LETTER if options else Kind.WORD, sentences(*rules), sentences(msg("short"), ask), options)


def explain(shown: Shown, query: Query, answer: str, why: form.Facts) -> Phrase:
    """What each picture gives, and what follows."""
    hops, gap_at = shown.course == "hops", why.at if isinstance(why, form.Gap) else None
    given = []
    for place, (name, _) in enumerate(why.steps):
        leads = hops and place < len(why.steps) - 1
        if place != gap_at:
            given.append(msg("leads" if leads else "gives", name=name, letter=why.word[place], hops=len(name)))
    steps, task = comma_list(given, SEMICOLON if hops else msg("comma")), task_whatever_form(query, form.QUESTIONS)
    terms: dict[str, Phrase] = {"steps": steps, "word": why.word}
    match query, why:
        case Missing(), form.Gap(at=at, results=results):
            terms["name"] = why.steps[at].name
            called = [name for thing in query.options if (name := _usual(thing)) != terms["name"]]
            tried = [msg("would", name=one, result=text) for one, text in zip(called, results, strict=True)]
            terms |= {"gap": f"{why.word[:at]}?{why.word[at + 1 :]}", "tried": comma_list(tried, msg("comma"))}
        case Exchanged(), form.Exchanges(results=results):
            tried = [msg("for", letter=letter, result=text) for letter, text in zip(LETTERS, results, strict=False)]
            terms |= {"name": _usual(query.thing), "answer": answer, "tried": comma_list(tried, msg("comma"))}
        case Last(), _:
            terms |= {"name": why.steps[-1].name, "answer": answer}
    return msg(f"thus-{task}", **terms)


def _usual(thing: str) -> str:
    """What most people call a thing, in capital letters."""
    return facts().called[thing][0].upper()


def describe(shown: Shown, query: Query) -> Phrase:
    """The pictures with their dots, in the order of the thread or ring, or with their sizes."""
    lettered = dict(zip(query.options, LETTERS, strict=False)) if isinstance(query, Exchanged | Last) else {}
    told = []
    for place, (thing, mark) in enumerate(shown.things):
        one = msg(f"told-{'dots' if mark > 0 else 'rings' if mark else 'bare'}", picture=_named(thing), count=abs(mark))
        if shown.sizes:
            one = msg("told-sized", picture=one, size=shown.sizes[place])
        told.append(msg("told-lettered", picture=one, letter=lettered[place]) if place in lettered else one)
    if shown.course == "thread":
        others = [one for place, one in enumerate(told) if place not in shown.thread]
        along = [told[place] for place in shown.thread]
        parts = [
            labelled(msg("told-thread"), comma_list(along, SEMICOLON)),
            labelled(msg("told-beside"), comma_list(others, SEMICOLON)),
        ]
    else:
        around = "told-ring" if shown.course == "hops" else "told-scattered"
        parts = [labelled(msg(around), comma_list(told, SEMICOLON))]
    match query:
        case Missing(things):
            parts.append(options(map(_named, things)))
        case Exchanged(thing):
            parts.append(labelled(msg("told-tray"), _named(thing)))
    return lines(*parts)


def _named(thing: str) -> Phrase:
    """A picture by its name."""
    return msg("told-missing") if thing == "?" else msg("told-picture", name=facts().name_of(thing))


def depict(shown: Shown, query: Query) -> tuple[Scene, ...]:
    """The pictures on their ground, and drawn options or a tray below; a unit is a little less than half a picture."""
    middles, radii, (width, height) = _laid_out(shown)
    nodes = plates.ground(shown.theme, sum(len(thing) for thing, _ in shown.things), width, height)
    if shown.course == "hops":
        nodes += plates.clockwise(width / 2, height / 2)
    if shown.thread:
        nodes += plates.thread([middles[place] for place in shown.thread])
    for (thing, mark), (x, y), r in zip(shown.things, middles, radii, strict=True):
        nodes += plates.picture(shown.theme, thing, mark, x, y, r)
    if shown.course in ("hops", "thread"):
        first = (shown.thread or [0])[0]
        nodes += plates.flag(*middles[first], radii[first])
    if isinstance(query, Exchanged | Last):
        for letter, place in zip(LETTERS, query.options, strict=False):
            (x, y), r = middles[place], radii[place]
            nodes += plates.tag(letter, *_beside(x, y, r, width, shown.course == "hops"))
    below = height + _BELOW
    match query:
        case Missing(things):
            side, between = _OPTION
            left = width / 2 - 2 * side - 1.5 * between
            for place, thing in enumerate(things):
                nodes += _option(LETTERS[place], thing, left + place * (side + between), below)
            below += side + 0.9
        case Exchanged(thing):
            nodes += plates.tray(thing, width / 2, below + 1.0)
            below += 2.1
    return (Scene(width + 0.8, below + 0.4, (Group(tuple(nodes), 0.4, 0.4),)),)


def depict_solution(shown: Shown, query: Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """The letters that the pictures give, in the order in which they are read, and the right option."""
    (scene,) = depict(shown, query)
    middles, radii, _ = _laid_out(shown)
    marks, width = list[AnyNode](), pen(scene)
    for number, (place, letter) in enumerate(zip(_read(shown, why), why.word, strict=False), 1):
        (x, y), r = middles[place], radii[place]
        marks += tag(x + 0.4 + 0.75 * r, y + 0.4 + 0.75 * r, f"{number} {letter}", 0.8 * width)
    letters = LETTERS if isinstance(query, Missing | Exchanged | Last) else ""
    (scene, *_) = answered([scene], answer, letters) or (scene,)
    return (over(scene, marks),)


def _read(shown: Shown, why: form.Facts) -> Sequence[int]:
    """The pictures in the order in which they are read."""
    match shown.course:
        case "thread":
            return shown.thread
        case "hops":
            hops = [len(step.name) for step in why.steps]
            return [sum(hops[:step]) % len(shown.things) for step in range(len(hops))]
    marked = [place for place, (_, mark) in enumerate(shown.things) if mark]
    return sorted(marked, key=lambda place: shown.sizes[place] * (1 if shown.course == "growing" else -1))


def _laid_out(shown: Shown) -> tuple[list[plates.Point], list[float], tuple[float, float]]:
    """The middles and the radii of the pictures, and the width and height of what they lie on."""
    count, margin = len(shown.things), 0.75
    if shown.course == "hops":
        out = count * _STEP / (2 * pi)
        side = 2 * (out + _RADIUS + margin)
        turns = [2 * pi * (place / count + shown.turn / 4 + 1 / 16) for place in range(count)]
        middles = [(side / 2 + out * cos(turn), side / 2 + out * sin(turn)) for turn in turns]
        return middles, [_RADIUS] * count, (side, side)
    cells = shown.cells
    rows = [[place for place, cell in enumerate(cells) if cell[1] == row] for row in sorted({row for _, row in cells})]
    if not shown.sizes:
        radius, across, down = _THREADED
        down = across if len(rows) > 2 else down
        first, (left, top) = radius + margin, (min(cell[axis] for cell in cells) for axis in (0, 1))
        middles = [(first + across * (column - left), first + down * (row - top)) for column, row in cells]
        return middles, [radius] * count, (max(x for x, _ in middles) + first, max(y for _, y in middles) + first)
    radii, placed, y = [_SMALLEST * size / 100 for size in shown.sizes], dict[int, plates.Point](), margin
    width = max(_NARROWEST, *(2 * sum(radii[place] for place in row) + _BETWEEN * (len(row) + 1) for row in rows))
    for row in rows:
        high = max(radii[place] for place in row)
        gap, x = (width - 2 * sum(radii[place] for place in row)) / (len(row) + 1), 0.0
        for place in row:
            x += gap + radii[place]
            placed[place] = x, y + high
            x += radii[place]
        y += 2 * high + _BETWEEN
    return [placed[place] for place in range(count)], radii, (width, y - _BETWEEN + margin)


def _beside(x: float, y: float, r: float, width: float, ringed: bool) -> plates.Point:
    """Where a picture's letter stands: at its top left, or inside of the ring."""
    right, down = (width / 2 - x, width / 2 - y) if ringed else (-1.0, -1.0)
    out = (r + 0.42 if ringed else 1.25 * r) / hypot(right, down)
    return x + out * right, y + out * down


def _option(letter: str, thing: str, x: float, y: float) -> list[AnyNode]:
    side, _ = _OPTION
    return [
        Rect(x, y, side, side, None, "line", "thin", 0.14),
        Group(coated(thing), x + 0.2, y + 0.2, side - 0.4),
        Label(x + side / 2, y + side + 0.4, letter, 0.4),
        Element(option_element(letter), x, y, side, side),
    ]
