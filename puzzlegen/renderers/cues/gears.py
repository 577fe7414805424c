"""Shows the machines of `puzzlegen.generators.cues.gears`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Painted, Scene
from puzzlegen.renderers.cues.kits import machines
from puzzlegen.renderers.cues.kits.machines import DRESSES, UNIT
from puzzlegen.renderers.kits.telling import lines, listed, named, said, same
from puzzlegen.renderers.kits.wording import counting, joined, number_meant

_MARGIN: Final = 8  # half modules around the machine
_WHEELS: Final[Text] = {
    "en": "All axles are fixed, and teeth and belts never slip. Wheels whose teeth mesh turn in opposite directions; "
    "wheels with a gap between them do not touch.",
    "zh": "所有轮轴位置固定，齿和皮带都不打滑。相互啮合的齿轮转向相反；中间有空隙的轮子互不接触。",
}
_BELTS: Final[Text] = {
    "en": "All pulleys under the belts are the same size, so that a belt makes its two wheels turn at the same speed: "
    "in the same direction, or in opposite directions if the belt is crossed.",
    "zh": "皮带下的带轮大小全都相同，所以一条皮带使它的两个轮子转速相同：不交叉的皮带使两轮同向，"
    "交叉的皮带使两轮反向。",
}
_JAMS: Final[Text] = {
    "en": "If a wheel would have to turn both ways or at two speeds at once, the machine is jammed, and nothing that "
    "is connected with the crank can turn.",
    "zh": "如果某个轮子必须同时朝两个方向转，或同时以两种速度转，机器就会卡死，与摇柄相连的一切都不能转动。",
}
_FREE: Final[Text] = {
    "en": "If a wheel would have to turn both ways or at two speeds at once, the machine jams.",
    "zh": "如果某个轮子必须同时朝两个方向转，或同时以两种速度转，机器就会卡死。",
}
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
        "en": "The crank is turned {cranked} times as the arrow shows. How many times does wheel X turn?",
        "zh": "摇柄按箭头方向转 {cranked} 圈。轮子 X 转多少圈？",
    },
    "free": {
        "en": "The machine is jammed. Which one of the wheels {letters} has to be taken out, together with its belt if "
        "it has one, so that the crank can be turned?",
        "zh": "机器卡死了。拿掉 {letters} 中的哪一个轮子（如果它带有皮带，皮带一起拿掉），摇柄就能转动？",
    },
    "clockwise": {
        "en": "The crank is turned as the arrow shows. Which wheels turn clockwise? The wheel with the crank counts, "
        "too.",
        "zh": "摇柄按箭头方向转动。哪些轮子顺时针转？带摇柄的轮子也算在内。",
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
_PARITY: Final[tuple[Text, Text]] = ({"en": "an even", "zh": "偶数"}, {"en": "an odd", "zh": "奇数"})
_WHY: Final = {
    "turn": {
        "en": "Along every path from the crank to the wheel, the direction is reversed {parity} number of times, so "
        "that the wheel turns {way}.",
        "zh": "从摇柄到这个轮子，无论沿哪条路线，转向都改变{parity}次，所以这个轮子{way}转。",
    },
    "load": {
        "en": "The {load} is on its {side}: {moves}.",
        "zh": "{load}在它的{side}，因此{load}{moves}。",
    },
    "jams": {
        "en": "In a loop that the crank drives, directions or speeds contradict one another: the machine is jammed, "
        "and nothing moves.",
        "zh": "在摇柄带动的一个环路中，转向或转速互相矛盾：机器卡死，什么都不动。",
    },
    "gap": {
        "en": "A gap parts it from everything that the crank drives: what does not touch is not turned.",
        "zh": "它与摇柄带动的部分之间有空隙：不接触就带不动。",
    },
    "turns": {
        "en": "While the crank turns once, wheel X turns {ratio} times (only teeth and belts on the way matter): "
        "{cranked} × {ratio} = {total}.",
        "zh": "摇柄转 1 圈，轮子 X 转 {ratio} 圈（只与途中的齿数和皮带有关）：{cranked} × {ratio} = {total}。",
    },
    "free": {
        "en": "Without {letter}, nothing that the crank drives would have to turn in two ways at once; without any one "
        "of the others, something still would.",
        "zh": "拿掉 {letter} 之后，摇柄带动的轮子不再需要同时以两种方式转动；只拿掉其他任何一个，矛盾仍然存在。",
    },
    "clockwise": {
        "en": "Wheels that mesh alternate, and only a crossed belt reverses. Numbered by the height of their axles "
        "from the top, those that turn clockwise are {wheels}.",
        "zh": "啮合的轮子转向相反，只有交叉的皮带使转向相反。按轴的高度从上到下编号，顺时针转的是：{wheels}。",
    },
    "speeds": {
        "en": "Turns for one turn of the crank: {turns}. So {letter} is {best}.",
        "zh": "摇柄转 1 圈时各转的圈数：{turns}。所以 {letter} {best}。",
    },
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


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for a direction, a number of turns, or wheels."""
    task = query["task"].removesuffix("_choice")
    rules = [_WHEELS, *([_BELTS] if statement["belts"] else [])]
    rules += [_LOADS[load[0]] for load in statement["loads"]]
    rules += [_JAMS] if task in ("turn", "load") else [_FREE] if task == "free" else []
    rules += [_NUMBERS] if _numbered(query) else []
    load = _LOAD[statement["loads"][0][0]] if statement["loads"] else same("")
    ask = said(_ASK[task], load=load, cranked=query.get("cranked"), letters=_LETTERS)
    kind, options = counting(query) if task == "turns" else (Kind.LETTER, (None,) * 4)
    if task in _WAYS:
        options = _WAYS[task]
    elif task == "clockwise":
        kind, options = Kind.BOXES, ()
    return Wording(ask, kind, joined(*rules), options=options)


def _numbered(query: Statement) -> bool:
    """Whether the numbers of teeth are written on the wheels."""
    return "cranked" in query or query["task"] in ("fastest", "slowest")


def _lettered(query: Statement) -> dict[int, str]:
    """The letters on wheels."""
    if query["task"] in ("free", "fastest", "slowest"):
        return dict(zip(query["options"], LETTERS, strict=False))
    return {query["wheel"]: "X"} if "wheel" in query else {}


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """Directions along the way, ratios, or what a wheel is in the way of."""
    task, clockwise = query["task"].removesuffix("_choice"), statement["crank"][1]
    if task == "free":
        return said(_WHY["free"], letter=answer)
    if task == "clockwise":
        ahead = [place for place, turn in enumerate(why["turns"]) if turn != "0" and (turn[0] != "-") == clockwise]
        return said(_WHY["clockwise"], wheels=listed(same(place + 1) for place in ahead))
    if task == "turns":
        ratio = why["turns"][query["wheel"]].lstrip("-")
        return said(_WHY["turns"], cranked=query["cranked"], ratio=ratio, total=number_meant(query, answer))
    if task in ("fastest", "slowest"):
        turns = [same(f"{letter} {why['turns'][place].lstrip('-')}") for place, letter in _lettered(query).items()]
        return said(_WHY["speeds"], turns=listed(turns), letter=answer, best=_BEST[task])
    load = statement["loads"][0] if statement["loads"] else None
    turn = why["turns"][load[1] if load else query["wheel"]]
    if why["jams"] or turn == "0":
        return _WHY["jams" if why["jams"] else "gap"]
    ahead = (turn[0] != "-") == clockwise
    told = said(_WHY["turn"], parity=_PARITY[turn[0] == "-"], way=_WAYS["turn"][not ahead])
    if load is None:
        return told
    moves = _WAYS["load"][LETTERS.index(answer)]
    return joined(told, said(_WHY["load"], load=_LOAD[load[0]], side=_TOLD[load[2]], moves=moves))


def describe(statement: Statement, query: Statement) -> Text:
    """Where the wheels are, and what joins them."""
    letters, (crank, clockwise) = _lettered(query), statement["crank"]
    wheels = []
    for number, (x, y, teeth, _) in enumerate(statement["wheels"]):
        name = said(_TOLD["lettered" if number in letters else "plain"], number=number + 1, letter=letters.get(number))
        wheels.append(said(_TOLD["wheel"], name=name, x=x, y=y, teeth=teeth))
    belts = [
        said(_TOLD["crossed" if crossed else "straight"], a=a + 1, b=b + 1) for a, b, crossed in statement["belts"]
    ]
    loads = [said(_TOLD[kind], number=place + 1, side=_TOLD[side]) for kind, place, side in statement["loads"]]
    way = _WAYS["turn"][0 if clockwise else 1]
    return lines(
        _TOLD["place"],
        named(_TOLD["wheels"], lines(*wheels)),
        named(_TOLD["belts"], listed(belts)),
        said(_TOLD["crank"], number=crank + 1, way=way),
        *loads,
    )


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The machine on a ground of its dress; a unit is ten half modules."""
    wheels, name, letters = statement["wheels"], statement["dress"], _lettered(query)
    dress = DRESSES[name]
    rooms = [(x - teeth - 2, y - teeth - 2, x + teeth + 2, y + teeth + 2) for x, y, teeth, _ in wheels]
    rooms += [_room(wheels[place], kind, side) for kind, place, side in statement["loads"]]
    left, top = (min(room[axis] for room in rooms) - _MARGIN for axis in (0, 1))
    width, height = (max(room[axis + 2] for room in rooms) + _MARGIN - low for axis, low in ((0, left), (1, top)))
    nodes: list[AnyNode] = []
    for number, (x, y, teeth, phase) in enumerate(wheels):
        nodes += machines.wheel(number, x, y, teeth, phase, name)
    for kind, place, side in statement["loads"]:
        nodes += machines.rack(wheels[place], side, dress) if kind == "rack" else machines.basket(wheels[place], side)
    for a, b, crossed in statement["belts"]:
        nodes += machines.belt(wheels[a], wheels[b], crossed)
    crank, clockwise = statement["crank"]
    nodes += machines.crank(wheels[crank], clockwise, dress)
    for number, (x, y, teeth, _) in enumerate(wheels):
        on = [letters[number]] if number in letters else []
        on += [str(teeth)] if _numbered(query) else []
        nodes += machines.texts(x, y, on) if on else []
        if query["task"] == "clockwise":
            side = (teeth + 2) / UNIT
            nodes.append(Element(f"wheel-{number}", x / UNIT - side, y / UNIT - side, 2 * side, 2 * side))
    ground = _ground(name, width / UNIT, height / UNIT)
    machine = Group(tuple(nodes), x=-left / UNIT, y=-top / UNIT)
    return (Scene(width / UNIT, height / UNIT, (*ground, machine), unit=(36, 44)),)


def _room(wheel: tuple[int, int, int, int], kind: str, side: str) -> tuple[float, float, float, float]:
    """What a load takes up."""
    x, y, teeth, _ = wheel
    on = 1 if side == "right" else -1
    if kind == "rack":
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
        screws = [(x, y) for x in (0.42, width - 0.42) for y in (0.42, height - 0.42)]
        return [
            board,
            *(
                Painted(tuple((a / 1, b / 1) for a, b in machines.arc(x, y, 0.14, 0, 6.2832)), "#c9a255")
                for x, y in screws
            ),
        ]
    planks = [Painted(((inset, y), (width - inset, y)), stroke="#d9c39a", width=0.04) for y in range(2, int(height), 2)]
    return [board, *planks]
