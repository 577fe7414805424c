"""Shows the machines of `puzzlegen.generators.cues.gears`."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import cos, lcm, pi, sin
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Painted, Scene
from puzzlegen.drawing.marking import Point, answered, chosen, over, pen, ring, tag, way
from puzzlegen.formats.cues.gears import (
    Clockwise,
    Facts,
    Fastest,
    Free,
    Goes,
    Load,
    Machine,
    Query,
    Slowest,
    Turn,
    Turns,
    TurnsOffered,
    Way,
    Wheel,
)
from puzzlegen.renderers.cues.kits import machines
from puzzlegen.renderers.cues.kits.machines import THEMES, UNIT
from puzzlegen.renderers.kits.telling import SEMICOLON, capitalised, comma_list, labelled, lines, sentence_list
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_MARGIN: Final = 8  # half modules around the machine
_BOTH: Final[tuple[Phrase, Phrase]] = (
    msg("both-1"),
    msg("both-2"),
)
_WAYS: Final[dict[str, tuple[Phrase, Phrase, Phrase]]] = {
    "turn": (
        msg("ways-turn-1"),
        msg("ways-turn-2"),
        msg("ways-turn-3"),
    ),
    "load": (
        msg("ways-load-1"),
        msg("ways-load-2"),
        msg("ways-load-3"),
    ),
}


def word(machine: Machine, query: Query) -> Wording:
    """Ask for a direction, a number of turns, or wheels."""
    rules = [msg("wheels"), *([msg("belts")] if machine.belts else [])]
    rules += [msg(f"loads-{load.kind}") for load in machine.loads]
    rules += [msg("jams", both=_BOTH[bool(machine.belts)])] if isinstance(query, Turn | Goes | Free) else []
    rules += [msg("numbers")] if _numbered(query) else []
    kind, options, ask = Kind.LETTER, tuple[Phrase | None, ...](), msg(f"ask-{task_of(query)}", letters=msg("letters"))
    match query:
        case TurnsOffered():
            options, ask = numbers(query.options), msg("ask-turns", cranked=query.cranked)
        case Turns():
            kind, ask = Kind.NUMBER, msg("ask-turns", cranked=query.cranked)
        case Turn():
            options = _WAYS["turn"]
        case Goes():
            options, ask = _WAYS["load"], msg("ask-load", load=msg(f"load-{machine.loads[0].kind}"))
        case Clockwise():
            kind = Kind.BOXES
        case _:
            options = (None,) * len(query.options)
    return Wording(ask, kind, sentences(*rules), options=options)


def _numbered(query: Query) -> bool:
    """True if the numbers of teeth are written on the wheels."""
    return isinstance(query, Turns | Fastest | Slowest)


def _lettered(query: Query) -> dict[int, str]:
    """The letters on wheels."""
    match query:
        case Free(options) | Fastest(options) | Slowest(options):
            return dict(zip(options, LETTERS, strict=False))
        case Turn(wheel) | Turns(wheel):
            return {wheel: "X"}
    return {}


def explain(machine: Machine, query: Query, answer: str, why: Facts) -> Phrase:
    """Directions or turns from contact to contact, or the loops that jam."""
    turns, way = [Fraction(turn) for turn in why.turns], why.way if isinstance(why, Way) else ()
    clockwise = machine.crank.clockwise
    loops = [_round(machine, query, loop) for loop in why.loops]
    driven = [place for place, turn in enumerate(turns) if turn]

    def names(places: Iterable[int]) -> Phrase:
        return comma_list(_name(machine, query, place) for place in places)

    if isinstance(query, Free):
        letters = dict.fromkeys(loops, "")
        for letter, loop in zip(LETTERS, loops, strict=False):
            letters[loop] += letter * (letter != answer)
        others = [
            msg("why-still", letter=sentence_list(some, msg("or")), many=len(some), round=loop)
            for loop, some in letters.items()
            if some
        ]
        return msg("why-free", others=capitalised(comma_list(others, SEMICOLON)), letter=answer)
    if isinstance(query, Clockwise):
        back, ahead = ([one for one in driven if (turns[one] > 0) == way] for way in (not clockwise, clockwise))
        idle = [place for place, turn in enumerate(turns) if not turn]
        still = msg("why-idle", idle=names(idle)) if idle else ""
        return msg("why-clockwise", ahead=names(ahead), back=names(back), idle=still)
    if isinstance(query, Turns):
        made = [(place, query.cranked * abs(turns[place])) for place in way]
        steps = [
            msg("why-made", name=_name(machine, query, place), turns=_mixed(count), many=1 if count == 1 else 2)
            for place, count in made
        ]
        return msg("why-turns", steps=comma_list(steps, SEMICOLON))
    if isinstance(query, Fastest | Slowest):
        times = lcm(*(turns[place].denominator for place in query.options))
        race = [
            msg("why-teeth", name=letter, turns=_mixed(times * abs(turns[place])))
            for place, letter in _lettered(query).items()
        ]
        best = msg(f"best-{task_of(query)}")
        return msg("why-race", times=times, turns=comma_list(race), letter=answer, best=best)
    if loops:
        return msg("why-jams", rounds=capitalised(comma_list(loops, SEMICOLON)))
    if not way:
        return msg("why-gap", driven=names(driven))
    steps = [
        msg("why-step", name=_name(machine, query, one), way=_WAYS["turn"][(turns[one] > 0) != clockwise])
        for one in way
    ]
    told = [msg("why-turn", steps=comma_list(steps)), *([msg("why-closed")] if why.closed else [])]
    for kind, _, side in machine.loads:
        moves = _WAYS["load"][LETTERS.index(answer)]
        told.append(msg("why-load", load=msg(f"load-{kind}"), side=msg(f"told-{side}"), moves=moves))
    return sentences(*told)


def _name(machine: Machine, query: Query, place: int) -> Phrase:
    """What a wheel is called: by what stands on it."""
    letters = _lettered(query)
    kind = "crank" if place == machine.crank.wheel else "letter" if place in letters else "number"
    name = msg(f"named-{kind}", letter=letters.get(place), number=place + 1)
    if not _numbered(query):
        return name
    teeth = msg("named-teeth", teeth=machine.wheels[place].teeth)
    return teeth if kind == "number" else msg("name", name=name, teeth=teeth)


def _round(machine: Machine, query: Query, loop: Sequence[int]) -> Phrase:
    """What contradicts itself round a loop."""
    belts = {frozenset((belt.one, belt.other)): belt.crossed for belt in machine.belts}
    reversals, ratio = 0, Fraction(1)
    for one, other in zip(loop, (*loop[1:], loop[0]), strict=True):
        reversals += belts.get(frozenset((one, other)), True)
        if frozenset((one, other)) not in belts:
            ratio *= Fraction(machine.wheels[one].teeth, machine.wheels[other].teeth)
    named_ = [_name(machine, query, place) for place in loop]
    clash = (
        msg("why-ways", times=reversals) if reversals % 2 else msg("why-speeds", first=named_[0], ratio=_mixed(ratio))
    )
    return msg("why-round", loop=comma_list(named_), clash=clash)


def _mixed(number: Fraction) -> str:
    """A number as people write it: 2 1/3."""
    whole, rest = divmod(number.numerator, number.denominator)
    return " ".join([str(whole)] * (whole > 0 or not rest) + [f"{rest}/{number.denominator}"] * (rest > 0))


def describe(machine: Machine, query: Query) -> Phrase:
    """Where the wheels are, and what joins them."""
    letters, (crank, clockwise) = _lettered(query), machine.crank
    wheels = []
    for number, (x, y, teeth, _) in enumerate(machine.wheels):
        name = msg(
            "told-lettered" if number in letters else "told-plain", number=number + 1, letter=letters.get(number)
        )
        wheels.append(msg("told-wheel", name=name, x=x, y=y, teeth=teeth))
    belts = [msg("told-crossed" if crossed else "told-straight", a=a + 1, b=b + 1) for a, b, crossed in machine.belts]
    loads = [msg(f"told-{kind}", number=place + 1, side=msg(f"told-{side}")) for kind, place, side in machine.loads]
    way = _WAYS["turn"][0 if clockwise else 1]
    return lines(
        msg("told-place"),
        labelled(msg("told-wheels"), lines(*wheels)),
        labelled(msg("told-belts"), comma_list(belts)),
        msg("told-crank", number=crank + 1, way=way),
        *loads,
    )


def depict(machine: Machine, query: Query) -> tuple[Scene, ...]:
    """The machine on a ground of its theme; a unit is ten half modules."""
    wheels, name, letters = machine.wheels, machine.theme, _lettered(query)
    theme = THEMES[name]
    rooms: list[tuple[float, float, float, float]]
    rooms = [(x - teeth - 2, y - teeth - 2, x + teeth + 2, y + teeth + 2) for x, y, teeth, _ in wheels]
    rooms += [_room(wheels[load.wheel], load) for load in machine.loads]
    left, top = (min(room[axis] for room in rooms) - _MARGIN for axis in (0, 1))
    width, height = (max(room[axis + 2] for room in rooms) + _MARGIN - low for axis, low in ((0, left), (1, top)))
    nodes: list[AnyNode] = []
    for number, (x, y, teeth, phase) in enumerate(wheels):
        drawn = machines.wheel(number, x, y, teeth, phase, name)
        nodes += drawn
        if isinstance(query, Clockwise):
            nodes.append(Element(f"wheel-{number}", *machines.box(drawn[0])))
    for kind, place, side in machine.loads:
        nodes += machines.rack(wheels[place], side, theme) if kind == "rack" else machines.basket(wheels[place], side)
    for a, b, crossed in machine.belts:
        nodes += machines.belt(wheels[a], wheels[b], crossed)
    crank, clockwise = machine.crank
    nodes += machines.crank(wheels[crank], clockwise, theme)
    for number, (x, y, teeth, _) in enumerate(wheels):
        on = [letters[number]] if number in letters else []
        on += [str(teeth)] if _numbered(query) else [str(number + 1)] if number not in (crank, *letters) else []
        nodes += machines.texts(x, y, on) if on else []
    ground = _ground(name, width / UNIT, height / UNIT)
    drawn_machine = Group(tuple(nodes), x=-left / UNIT, y=-top / UNIT)
    return (Scene(width / UNIT, height / UNIT, (*ground, drawn_machine)),)


def _room(wheel: Wheel, load: Load) -> tuple[float, float, float, float]:
    """What a load takes up."""
    x, y, teeth, _ = wheel
    on = 1 if load.side == "right" else -1
    if load.kind == "rack":
        far = x + on * (teeth + 12)
        return min(x, far), y - 26, max(x, far), y + 26
    return x + on * 7 - 9, y, x + on * 7 + 9, y + teeth + 30


def _ground(name: str, width: float, height: float) -> list[AnyNode]:
    """The board on which a machine stands."""
    inset = 0.12
    corners = [
        (inset, inset),
        (width - inset, inset),
        (width - inset, height - inset),
        (inset, height - inset),
        (inset, inset),
    ]
    board = Painted(tuple(corners), THEMES[name].ground, stroke="#7a5a34", width=0.1)
    if name == "brass":
        screws = [(x, y) for x in (4.2, 10 * width - 4.2) for y in (4.2, 10 * height - 4.2)]
        return [board, *(machines.disc(x, y, 1.4, "#c9a255") for x, y in screws)]
    if name == "toy":
        places = [(10 * x + 5.0, 10 * y + 5.0) for x in range(int(width)) for y in range(int(height))]
        return [board, *(machines.disc(x, y, 0.9, "#e3d7c1") for x, y in places)]
    planks = [Painted(((inset, y), (width - inset, y)), stroke="#d9c39a", width=0.04) for y in range(2, int(height), 2)]
    return [board, *planks]


def depict_solution(machine: Machine, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:
    """Which way each wheel turns, and how often where that is asked; or the wheels that jam one another."""
    (scene,) = depict(machine, query)
    *_, board = scene.nodes
    assert isinstance(board, Group)
    width, turns, marks = pen(scene), [Fraction(turn) for turn in why.turns], list[AnyNode]()
    if isinstance(query, Free):
        return answered([scene], answer, LETTERS[: len(query.options)])
    for loop in why.loops:
        for one, other in zip(loop, (*loop[1:], loop[0]), strict=True):
            between = [_axle(machine, place) for place in (one, other)]
            marks += way(between, width)
    for place, (wheel, turn) in enumerate(zip(machine.wheels, turns, strict=True)):
        if turn:
            x, y = _axle(machine, place)
            marks += way(_turning(x, y, 0.66 * wheel.teeth / UNIT, (turn > 0) == machine.crank.clockwise), width)
            if isinstance(query, Turns) and isinstance(why, Way) and place in why.way:
                marks += tag(x, y + 0.5 * wheel.teeth / UNIT, _mixed(query.cranked * abs(turn)), width)
    letters = {letter: place for place, letter in _lettered(query).items()}
    if isinstance(query, Fastest | Slowest):
        x, y = _axle(machine, letters[answer])
        marks.append(ring((x - 0.55, y - 0.4, 1.1, 0.8), width))
    scene = over(scene, marks, board.x, board.y)
    return (chosen(scene, answer.split()) if isinstance(query, Clockwise) else scene,)


def _axle(machine: Machine, place: int) -> Point:
    """The middle of a wheel."""
    x, y, *_ = machine.wheels[place]
    return x / UNIT, y / UNIT


def _turning(x: float, y: float, radius: float, clockwise: bool) -> list[Point]:
    """An arc above an axle, from the left to the right if that is clockwise."""
    angles = [pi * (1.2 + 0.6 * step / 16) for step in range(17)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in (angles if clockwise else angles[::-1])]
