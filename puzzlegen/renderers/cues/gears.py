"""Shows the machines of `puzzlegen.generators.cues.gears`."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import lcm
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Text, task_of
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Painted, Scene
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
from puzzlegen.renderers.cues.kits.machines import DRESSES, UNIT
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, said
from puzzlegen.renderers.kits.wording import joined, numbers, sentence

_MARGIN: Final = 8  # half modules around the machine
_WHEELS: Final[Text] = {
    "en": "All axles are fixed. Wheels whose teeth mesh turn in opposite directions; wheels with a gap between them do "
    "not touch.",
    "zh": "所有轮轴位置固定。相互啮合的齿轮转向相反；中间有空隙的轮子互不接触。",
}
_BELTS: Final[Text] = {
    "en": "Belts never slip. All pulleys under them are the same size, so that a belt makes its two wheels turn at the "
    "same speed: in the same direction, or in opposite directions if the belt is crossed.",
    "zh": "皮带不打滑。皮带下的带轮大小全都相同，所以一条皮带使它的两个轮子转速相同：不交叉的皮带使两轮同向，"
    "交叉的皮带使两轮反向。",
}
_JAMS: Final[Text] = {
    "en": "If a wheel would have to turn {both} at once, the machine is jammed, and nothing that is connected with the "
    "crank can turn.",
    "zh": "如果某个轮子必须同时{both}，机器就会卡死，与摇柄相连的一切都不能转动。",
}
_BOTH: Final[tuple[Text, Text]] = (
    {"en": "both ways", "zh": "朝两个方向转"},
    {"en": "both ways or at two speeds", "zh": "朝两个方向转，或以两种速度转"},
)
_NUMBERS: Final[Text] = {
    "en": "The number on a wheel is how many teeth it has.",
    "zh": "轮子上的数是它的齿数。",
}
_LOADS: Final[dict[str, Text]] = {
    "rack": {
        "en": "The rack slides straight up or down, and nothing stops it.",
        "zh": "齿条只能上下滑动，没有东西阻挡它。",
    },
    "basket": {
        "en": "The rope of the basket is wound on a drum that turns with its wheel.",
        "zh": "篮子的绳子绕在与轮子一起转动的卷筒上。",
    },
}
_LOAD: Final[dict[str, Text]] = {"rack": {"en": "rack", "zh": "齿条"}, "basket": {"en": "basket", "zh": "篮子"}}
_ASK: Final[dict[str, Text]] = {
    "turn": {
        "en": "The crank is turned as the arrow shows. Which way does wheel X turn?",
        "zh": "摇柄按箭头方向转动。轮子 X 朝哪个方向转？",
    },
    "load": {
        "en": "The crank is turned as the arrow shows. What does the {load} do?",
        "zh": "摇柄按箭头方向转动。{load}会怎样？",
    },
    "turns": {
        "en": "The crank is turned {cranked} as the arrow shows. How many times does wheel X turn?",
        "zh": "摇柄按箭头方向转{cranked}。轮子 X 转多少圈？",
    },
    "free": {
        "en": "The machine is jammed. Which one of the wheels {letters} has to be taken out, together with its belt if "
        "it has one, so that the crank can be turned?",
        "zh": "机器卡死了。拿掉 {letters} 中的哪一个轮子（如果它带有皮带，皮带一起拿掉），摇柄就能转动？",
    },
    "clockwise": {
        "en": "The crank is turned as the arrow shows. Which wheels turn clockwise? The wheel with the crank counts, "
        "too. Box each of them together with its teeth.",
        "zh": "摇柄按箭头方向转动。哪些轮子顺时针转？带摇柄的轮子也算在内。方框要把轮齿一起框住。",
    },
    "fastest": {
        "en": "The crank is turned. Which one of the wheels {letters} turns fastest, that is, the most times a minute?",
        "zh": "摇柄转动时，{letters} 中哪一个轮子转得最快（每分钟转的圈数最多）？",
    },
    "slowest": {
        "en": "The crank is turned. Which one of the wheels {letters} turns slowest, that is, the fewest times a "
        "minute?",
        "zh": "摇柄转动时，{letters} 中哪一个轮子转得最慢（每分钟转的圈数最少）？",
    },
}
_LETTERS: Final[Text] = {"en": "A, B, C and D", "zh": "A、B、C、D"}
_WAYS: Final[dict[str, tuple[Text, Text, Text]]] = {
    "turn": (
        {"en": "clockwise", "zh": "顺时针"},
        {"en": "anticlockwise", "zh": "逆时针"},
        {"en": "it does not turn", "zh": "不转"},
    ),
    "load": (
        {"en": "it goes up", "zh": "上升"},
        {"en": "it goes down", "zh": "下降"},
        {"en": "it does not move", "zh": "不动"},
    ),
}
_BEST: Final[dict[str, Text]] = {
    "fastest": {"en": "fastest", "zh": "最快"},
    "slowest": {"en": "slowest", "zh": "最慢"},
}
_WHY: Final = {
    "turn": {"en": "From contact to contact: {steps}.", "zh": "逐个传动：{steps}。"},
    "step": {"en": "{name} {way}", "zh": "{name}{way}"},
    "closed": {"en": "All loops agree with this, so nothing jams.", "zh": "各个环路都与此一致，不会卡死。"},
    "load": {"en": "The {load} is on its {side}, so {moves}.", "zh": "{load}在它的{side}，所以{moves}。"},
    "round": {"en": "round the loop {loop}, {clash}", "zh": "沿环路 {loop} 一圈，{clash}"},
    "ways": {
        "en": "the direction is reversed {times} times, an odd number, so that its wheels would have to turn both ways",
        "zh": "转向改变 {times} 次，是奇数，轮子得同时朝两个方向转",
    },
    "speeds": {
        "en": "the directions agree, but one turn of {first} comes back as {ratio} turns",
        "zh": "转向一致，但{first}转 1 圈，绕一圈回来却成了 {ratio} 圈",
    },
    "jams": {
        "en": "{rounds}. So the machine is jammed, and nothing moves.",
        "zh": "{rounds}。所以机器卡死，什么都不动。",
    },
    "gap": {
        "en": "Only these turn: {driven}. None of them touches any other wheel or shares a belt with one, so the rest "
        "stands still.",
        "zh": "能转动的只有{driven}；它们与其余的轮子既不啮合，也没有皮带相连，所以其余的都不动。",
    },
    "turns": {"en": "Turns on the way from the crank: {steps}.", "zh": "从摇柄起逐轮的圈数：{steps}。"},
    "teeth": {"en": "{name} {turns}", "zh": "{name} {turns} 圈"},
    "free": {
        "en": "{others}. Without {letter}, no loop that the crank drives jams.",
        "zh": "{others}。拿掉 {letter} 之后，摇柄带动的环路都不再卡死。",
    },
    "still": {"en": "without {letter}, it still jams: {round}", "zh": "拿掉 {letter}，仍然卡死：{round}"},
    "clockwise": {
        "en": "Wheels that mesh alternate, and only a crossed belt reverses. Clockwise: {ahead}. Anticlockwise: "
        "{back}.{idle}",
        "zh": "啮合的轮子转向相反，只有交叉的皮带使转向相反。顺时针：{ahead}。逆时针：{back}。{idle}",
    },
    "idle": {"en": " Not driven: {idle}.", "zh": "没有被带动：{idle}。"},
    "race": {
        "en": "For {times} turns of the crank: {turns}. So {letter} is {best}.",
        "zh": "摇柄转 {times} 圈时，{turns}。所以 {letter} {best}。",
    },
}
_NAMED: Final[dict[str, Text]] = {
    "crank": {"en": "the crank", "zh": "摇柄"},
    "letter": {"en": "{letter}", "zh": "{letter}"},
    "number": {"en": "{number}", "zh": "{number} 号轮"},
    "teeth": {"en": "{teeth} teeth", "zh": "{teeth} 齿"},
}
_TOLD: Final[dict[str, Text]] = {
    "place": {
        "en": "Places are (x, y), x to the right and y downwards, in units in which the pitch radius of a wheel is the "
        "number of its teeth. Two wheels mesh where the distance of their axles is the sum of their teeth.",
        "zh": "位置写作 (x, y)，x 向右，y 向下；所用单位使每个轮子的节圆半径等于它的齿数。"
        "两轮轴距等于齿数之和时，两轮啮合。",
    },
    "wheel": {"en": "{name} at ({x}, {y}) with {teeth} teeth", "zh": "{name}在 ({x}, {y})，{teeth} 齿"},
    "plain": {"en": "wheel {number}", "zh": "{number} 号轮"},
    "lettered": {"en": "wheel {number}, which is {letter},", "zh": "{number} 号轮（即 {letter}）"},
    "wheels": {"en": "Wheels", "zh": "轮子"},
    "belts": {"en": "Belts", "zh": "皮带"},
    "straight": {"en": "one around wheels {a} and {b}", "zh": "{a} 号轮与 {b} 号轮之间的不交叉皮带"},
    "crossed": {"en": "a crossed one around wheels {a} and {b}", "zh": "{a} 号轮与 {b} 号轮之间的交叉皮带"},
    "crank": {
        "en": "The crank is on wheel {number}; its arrow points {way}.",
        "zh": "摇柄在 {number} 号轮上，箭头为{way}。",
    },
    "rack": {
        "en": "An upright rack meshes with wheel {number} on its {side}.",
        "zh": "一根竖直齿条在{side}与 {number} 号轮啮合。",
    },
    "basket": {
        "en": "A basket hangs on a rope that comes down on the {side} of the drum of wheel {number}.",
        "zh": "篮子挂在绳子上，绳子从 {number} 号轮卷筒的{side}垂下。",
    },
    "left": {"en": "left", "zh": "左侧"},
    "right": {"en": "right", "zh": "右侧"},
}


def word(machine: Machine, query: Query) -> Wording:
    """Ask for a direction, a number of turns, or wheels."""
    rules = [_WHEELS, *([_BELTS] if machine.belts else [])]
    rules += [_LOADS[load.kind] for load in machine.loads]
    rules += [said(_JAMS, both=_BOTH[bool(machine.belts)])] if isinstance(query, Turn | Goes | Free) else []
    rules += [_NUMBERS] if _numbered(query) else []
    asked = "turns" if isinstance(query, Turns) else task_of(query)
    kind, options, terms = Kind.LETTER, tuple[Text | None, ...](), {"letters": _LETTERS}
    match query:
        case TurnsOffered():
            options, terms = numbers(query.options), {"cranked": _often(query.cranked)}
        case Turns():
            kind, terms = Kind.NUMBER, {"cranked": _often(query.cranked)}
        case Turn():
            options = _WAYS["turn"]
        case Goes():
            options, terms = _WAYS["load"], {"load": _LOAD[machine.loads[0].kind]}
        case Clockwise():
            kind = Kind.BOXES
        case _:
            options = (None,) * len(query.options)
    return Wording(said(_ASK[asked], **terms), kind, joined(*rules), options=options)


def _often(times: int) -> Text:
    """How often the crank is turned."""
    return {"en": {1: "once", 2: "twice"}.get(times, f"{times} times"), "zh": f" {times} 圈"}


def _numbered(query: Query) -> bool:
    """Whether the numbers of teeth are written on the wheels."""
    return isinstance(query, Turns | Fastest | Slowest)


def _lettered(query: Query) -> dict[int, str]:
    """The letters on wheels."""
    match query:
        case Free(options) | Fastest(options) | Slowest(options):
            return dict(zip(options, LETTERS, strict=False))
        case Turn(wheel) | Turns(wheel):
            return {wheel: "X"}
    return {}


def explain(machine: Machine, query: Query, answer: str, why: Facts) -> Text:
    """Directions or turns from contact to contact, or the loops that jam."""
    turns, way = [Fraction(turn) for turn in why.turns], why.way if isinstance(why, Way) else ()
    clockwise = machine.crank.clockwise
    loops = [_round(machine, query, loop) for loop in why.loops]
    driven = [place for place, turn in enumerate(turns) if turn]

    def names(places: Iterable[int]) -> Text:
        return listed(_name(machine, query, place) for place in places)

    if isinstance(query, Free):
        letters = {loop["en"]: "" for loop in loops}
        for letter, loop in zip(LETTERS, loops, strict=False):
            letters[loop["en"]] += letter * (letter != answer)
        left = {loop["en"]: loop for loop in loops if letters[loop["en"]]}
        others = [said(_WHY["still"], letter=_any(letters[name]), round=loop) for name, loop in left.items()]
        return said(_WHY["free"], others=sentence(listed(others, SEMICOLON)), letter=answer)
    if isinstance(query, Clockwise):
        back, ahead = ([one for one in driven if (turns[one] > 0) == way] for way in (not clockwise, clockwise))
        idle = [place for place, turn in enumerate(turns) if not turn]
        still = said(_WHY["idle"], idle=names(idle)) if idle else ""
        return said(_WHY["clockwise"], ahead=names(ahead), back=names(back), idle=still)
    if isinstance(query, Turns):
        steps = [
            said(_WHY["teeth"], name=_name(machine, query, place), turns=_mixed(query.cranked * abs(turns[place])))
            for place in way
        ]
        return said(_WHY["turns"], steps=listed(steps))
    if isinstance(query, Fastest | Slowest):
        times = lcm(*(turns[place].denominator for place in query.options))
        race = [
            said(_WHY["teeth"], name=letter, turns=_mixed(times * abs(turns[place])))
            for place, letter in _lettered(query).items()
        ]
        return said(_WHY["race"], times=times, turns=listed(race), letter=answer, best=_BEST[task_of(query)])
    if loops:
        return said(_WHY["jams"], rounds=sentence(listed(loops, SEMICOLON)))
    if not way:
        return said(_WHY["gap"], driven=names(driven))
    steps = [
        said(_WHY["step"], name=_name(machine, query, one), way=_WAYS["turn"][(turns[one] > 0) != clockwise])
        for one in way
    ]
    told = [said(_WHY["turn"], steps=listed(steps)), *([_WHY["closed"]] if why.closed else [])]
    for kind, _, side in machine.loads:
        moves = _WAYS["load"][LETTERS.index(answer)]
        told.append(said(_WHY["load"], load=_LOAD[kind], side=_TOLD[side], moves=moves))
    return joined(*told)


def _any(letters: str) -> Text:
    """Any one of these letters."""
    *first, last = tuple(letters)
    return {
        "en": f"{', '.join(first)} or {last}" if first else last,
        "zh": f"{'、'.join(first)} 或 {last}" if first else last,
    }


def _name(machine: Machine, query: Query, place: int) -> Text:
    """What a wheel is called: by what stands on it."""
    letters = _lettered(query)
    kind = "crank" if place == machine.crank.wheel else "letter" if place in letters else "number"
    name = said(_NAMED[kind], letter=letters.get(place), number=place + 1)
    if not _numbered(query):
        return name
    teeth = said(_NAMED["teeth"], teeth=machine.wheels[place].teeth)
    return (
        teeth
        if kind == "number"
        else said({"en": "{name} ({teeth})", "zh": "{name}（{teeth}）"}, name=name, teeth=teeth)
    )


def _round(machine: Machine, query: Query, loop: Sequence[int]) -> Text:
    """What contradicts itself round a loop."""
    belts = {frozenset((belt.one, belt.other)): belt.crossed for belt in machine.belts}
    reversals, ratio = 0, Fraction(1)
    for one, other in zip(loop, (*loop[1:], loop[0]), strict=True):
        reversals += belts.get(frozenset((one, other)), True)
        if frozenset((one, other)) not in belts:
            ratio *= Fraction(machine.wheels[one].teeth, machine.wheels[other].teeth)
    named_ = [_name(machine, query, place) for place in loop]
    clash = (
        said(_WHY["ways"], times=reversals)
        if reversals % 2
        else said(_WHY["speeds"], first=named_[0], ratio=_mixed(ratio))
    )
    return said(_WHY["round"], loop=listed(named_), clash=clash)


def _mixed(number: Fraction) -> str:
    """A number as people write it: 2 1/3."""
    whole, rest = divmod(number.numerator, number.denominator)
    return " ".join([str(whole)] * (whole > 0 or not rest) + [f"{rest}/{number.denominator}"] * (rest > 0))


def describe(machine: Machine, query: Query) -> Text:
    """Where the wheels are, and what joins them."""
    letters, (crank, clockwise) = _lettered(query), machine.crank
    wheels = []
    for number, (x, y, teeth, _) in enumerate(machine.wheels):
        name = said(_TOLD["lettered" if number in letters else "plain"], number=number + 1, letter=letters.get(number))
        wheels.append(said(_TOLD["wheel"], name=name, x=x, y=y, teeth=teeth))
    belts = [said(_TOLD["crossed" if crossed else "straight"], a=a + 1, b=b + 1) for a, b, crossed in machine.belts]
    loads = [said(_TOLD[kind], number=place + 1, side=_TOLD[side]) for kind, place, side in machine.loads]
    way = _WAYS["turn"][0 if clockwise else 1]
    return lines(
        _TOLD["place"],
        named(_TOLD["wheels"], lines(*wheels)),
        named(_TOLD["belts"], listed(belts)),
        said(_TOLD["crank"], number=crank + 1, way=way),
        *loads,
    )


def depict(machine: Machine, query: Query) -> tuple[Scene, ...]:
    """The machine on a ground of its dress; a unit is ten half modules."""
    wheels, name, letters = machine.wheels, machine.dress, _lettered(query)
    dress = DRESSES[name]
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
        nodes += machines.rack(wheels[place], side, dress) if kind == "rack" else machines.basket(wheels[place], side)
    for a, b, crossed in machine.belts:
        nodes += machines.belt(wheels[a], wheels[b], crossed)
    crank, clockwise = machine.crank
    nodes += machines.crank(wheels[crank], clockwise, dress)
    for number, (x, y, teeth, _) in enumerate(wheels):
        on = [letters[number]] if number in letters else []
        on += [str(teeth)] if _numbered(query) else [str(number + 1)] if number not in (crank, *letters) else []
        nodes += machines.texts(x, y, on) if on else []
    ground = _ground(name, width / UNIT, height / UNIT)
    drawn_machine = Group(tuple(nodes), x=-left / UNIT, y=-top / UNIT)
    return (Scene(width / UNIT, height / UNIT, (*ground, drawn_machine), unit=(36, 44)),)


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
    if name == "toy":
        return [Circle(x + 0.5, y + 0.5, 0.09, fill="tint") for x in range(int(width)) for y in range(int(height))]
    inset = 0.12
    corners = [
        (inset, inset),
        (width - inset, inset),
        (width - inset, height - inset),
        (inset, height - inset),
        (inset, inset),
    ]
    board = Painted(tuple(corners), DRESSES[name].ground, stroke="#7a5a34", width=0.1)
    if name == "brass":
        screws = [(x, y) for x in (4.2, 10 * width - 4.2) for y in (4.2, 10 * height - 4.2)]
        return [board, *(machines.disc(x, y, 1.4, "#c9a255") for x, y in screws)]
    planks = [Painted(((inset, y), (width - inset, y)), stroke="#d9c39a", width=0.04) for y in range(2, int(height), 2)]
    return [board, *planks]
