"""Shows the passengers of `puzzlegen.generators.logic.river`."""

from collections.abc import Sequence
from itertools import starmap
from typing import Any, Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Group, Rect, Scene
from puzzlegen.facts.things import facts
from puzzlegen.renderers.kits.telling import NOTHING, SEMICOLON, lines, listed, named, said, same
from puzzlegen.renderers.kits.wording import sentence
from puzzlegen.renderers.logic.kits.crossings import HIGH, WIDE, banks, quarrels, waiting

_RADII: Final = {4: 1.5, 5: 1.7, 6: 2.3, 7: 3.0, 8: 3.6}  # of the ring, so that no zigzag touches a third passenger
_VEHICLES: Final[dict[str, Text]] = {
    "river": {"en": "boat", "zh": "船"},
    "gorge": {"en": "cable car", "zh": "缆车"},
    "sea": {"en": "boat", "zh": "帆船"},
}
_RULES: Final[Text] = {
    "en": "The guide with the hat wants to bring all passengers from the left side to the flag on the right. The guide "
    "is on board on every crossing. {capacity} Two passengers between whom there is a red zigzag in the lower picture "
    "must never be on the same side while the guide is not there. Each trip to the other side counts as one crossing, "
    "with passengers or without.",
    "zh": "戴帽子的向导要把所有乘客从左岸送到右边有旗的一岸。每次过渡向导都必须在{vehicle}上。{capacity}"
    "下图中用红色锯齿线相连的两位乘客，在向导不在时绝不能留在同一岸。每次到对岸都算一次过渡，无论是否载有乘客。",
}
_CAPACITIES: Final[dict[str, Text]] = {
    "counted": {
        "en": "The number on the {vehicle} says how many passengers it carries at most, besides the guide.",
        "zh": "{vehicle}上的数是除向导外最多能载的乘客数。",
    },
    "weighed": {
        "en": "The sign on the {vehicle} says how much its passengers may weigh together at most; the guide is not "
        "counted.",
        "zh": "{vehicle}上的牌子是所载乘客总重的上限，向导的体重不计。",
    },
    "unknown": {
        "en": "The {vehicle} carries passengers up to a certain weight together; the guide is not counted.",
        "zh": "{vehicle}所载乘客的总重有一个上限，向导的体重不计。",
    },
}
_ASK: Final[dict[str, Text]] = {
    "fewest": {
        "en": "What is the least number of crossings that gets everyone to the right?",
        "zh": "全部到达右岸，最少要过渡几次？",
    },
    "first": {
        "en": "Everyone is to get across in as few crossings as possible. Whom can the {vehicle} carry on the first "
        "crossing?",
        "zh": "要用最少的次数让全部过去。第一次过渡可以载哪些乘客？",
    },
    "carries": {
        "en": "Everyone gets across in as few crossings as possible. Whom does the {vehicle} carry on crossing "
        "{crossing}, counting both directions?",
        "zh": "用最少的次数让全部过去。往返都计数，第 {crossing} 次过渡载的是哪些乘客？",
    },
    "plan": {
        "en": "Which of these plans gets everyone across? (For each crossing, it names the passengers on board; – "
        "means the guide alone.)",
        "zh": "下面哪个方案能把全部乘客送过去？（依次列出每次过渡所载的乘客；– 表示只有向导。）",
    },
    "boat": {
        "en": "How many kilograms of passengers must the {vehicle} be able to carry at least so that everyone can get "
        "across?",
        "zh": "要使全部都能过去，{vehicle}至少要能载多少千克的乘客？",
    },
}
_WHYS: Final[dict[str, Text]] = {
    "fewest": {
        "en": "This plan works: {plan}. Follow all groups that may be left alone: after crossings {numbers}, no fewer "
        "than {staying} can be waiting on the left. So it takes {answer} crossings.",
        "zh": "这个方案可行：{plan}。把可以单独留下的各种组合都走一遍：第 {numbers} 次过渡之后，"
        "左岸最少还剩 {staying} 位。所以最少 {answer} 次。",
    },
    "first": {
        "en": "{faults}. With {answer}, {crossings} are enough: {plan}.",
        "zh": "{faults}。先载 {answer}，{crossings} 次就够：{plan}。",
    },
    "carries": {
        "en": "A shortest plan: {plan}. After crossings {numbers}, no fewer than {staying} can be waiting on the left, "
        "so there is no quicker one; and every plan of its length has these passengers on crossing {crossing}. So it "
        "is {answer}.",
        "zh": "一个最短的方案：{plan}。第 {numbers} 次过渡之后，左岸最少还剩 {staying} 位，所以没有更快的；"
        "同样长的方案第 {crossing} 次都载这些乘客。所以选 {answer}。",
    },
    "plan": {"en": "{faults}. Only {answer} works.", "zh": "{faults}。只有 {answer} 行得通。"},
    "boat": {
        "en": "At first {first} kg must be taken, or a quarrel is left behind; but that is not enough. The heaviest "
        "load below {answer} kg is {less} kg, and no way with it ever empties the left side. With {answer} kg, "
        "it works: {plan}.",
        "zh": "第一次至少要载 {first} 千克，否则会留下不能在一起的；但这还不够。"
        "比 {answer} 千克轻的载重中最大的是 {less} 千克，而用它无论怎样走，左岸总有剩下的。"
        "能载 {answer} 千克时可以做到：{plan}。",
    },
}
_LEFT: Final[Text] = {
    "en": "{letter} leaves {a} and {b} together on crossing {number}",
    "zh": "{letter} 在第 {number} 次把 {a} 和 {b} 留在一起",
}
_HEAVY: Final[Text] = {
    "en": "{letter} needs {weight} kg on crossing {number}",
    "zh": "{letter} 第 {number} 次要载 {weight} 千克",
}
_LONGER: Final[Text] = {
    "en": "with {letter} first, {number} crossings are needed",
    "zh": "先载 {letter} 共需 {number} 次",
}
_STANDS: Final[Text] = {"en": "{number} {name}{weight}", "zh": "{number} 号{name}{weight}"}
_WEIGHS: Final[Text] = {"en": " ({weight} kg)", "zh": "（{weight} 千克）"}
_WAITING: Final[Text] = {"en": "Passengers on the left", "zh": "左岸的乘客"}
_SIGN: Final[Text] = {"en": "Sign on the vehicle", "zh": "载具上的牌子"}
_ZIGZAGS: Final[Text] = {"en": "Red zigzags between", "zh": "红色锯齿线相连的"}
_PAIR: Final[Text] = {"en": "{a} and {b}", "zh": "{a} 和 {b}"}


def word(statement: Statement, query: Statement) -> Wording:
    """How to cross, and what is asked."""
    task, terms = query["task"], _terms(statement, query)
    told = _plan if task == "plan" else _group
    options = tuple(same(told(one)) for one in query.get("options", ()))
    kind = Kind.LETTER if options else Kind.NUMBER
    return Wording(said(_ASK[task], **terms), kind, said(_RULES, **terms), options=options)


def _terms(statement: Statement, query: Statement) -> dict[str, Any]:
    vehicle = _VEHICLES[statement["scene"]]
    kind = "unknown" if statement["boat"] is None else "weighed" if statement["weights"] else "counted"
    capacity = said(_CAPACITIES[kind], vehicle=vehicle)
    return {"vehicle": vehicle, "capacity": capacity, "crossing": query.get("crossing", "")}


def _group(group: Sequence[int]) -> str:
    return ", ".join(str(one + 1) for one in sorted(group)) or "–"


def _plan(plan: Sequence[Sequence[int]]) -> str:
    """Whom each crossing carries, there and back in turn."""
    return "; ".join(f"{'←' if number % 2 else '→'} {_group(group)}" for number, group in enumerate(plan))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """A plan that works, and why nothing better does."""
    staying, plan = why.get("staying", ()), why.get("plan", ())
    terms = _terms(statement, query) | {
        "numbers": listed(same(2 * number + 1) for number in range(len(staying))),
        "staying": listed(map(same, staying)),
        "crossings": len(plan),
        "less": why.get("less", ""),
        "first": why.get("first", ""),
        "faults": sentence(listed(starmap(_fault, why.get("faults", {}).items()), SEMICOLON)),
    }
    return said(_WHYS[query["task"]], **terms, plan=_plan(plan), answer=answer)


def _fault(letter: str, fault: Statement) -> Text:
    """What is wrong with an option."""
    if "pair" in fault:
        a, b = fault["pair"]
        return said(_LEFT, letter=letter, a=a + 1, b=b + 1, number=fault["crossing"])
    if "weight" in fault:
        return said(_HEAVY, letter=letter, weight=fault["weight"], number=fault["crossing"])
    return said(_LONGER, letter=letter, number=fault["needed"])


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - the picture is the same for all questions
    """Who is there, what the boat carries, and the zigzags."""
    weights = statement["weights"] or [None] * len(statement["who"])
    told = [
        said(
            _STANDS, number=number, name=facts().names[name], weight=same("") if w is None else said(_WEIGHS, weight=w)
        )
        for number, (name, w) in enumerate(zip(statement["who"], weights, strict=True), 1)
    ]
    pairs = (said(_PAIR, a=a + 1, b=b + 1) for a, b in statement["quarrels"])
    return lines(
        named(_WAITING, listed(told, SEMICOLON)),
        named(_SIGN, same(_sign(statement))),
        named(_ZIGZAGS, listed(pairs, SEMICOLON) if statement["quarrels"] else NOTHING),
    )


def _sign(statement: Statement) -> str:
    if statement["boat"] is None:
        return "?"
    return f"{statement['boat']} kg" if statement["weights"] else f"{statement['boat']}"


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001 - see above
    """The two sides, and below them the ring of passengers."""
    names = statement["who"]
    weights = [f"{one} kg" for one in statement["weights"]] or [""] * len(names)
    radius = _RADII.get(len(names), 1.5)
    down = HIGH + 2 * radius + 2.1
    nodes: list[AnyNode] = [
        *banks(statement["scene"], _sign(statement)),
        *waiting(names, weights),
        Rect(0, HIGH, WIDE, down - HIGH, fill="paper"),
        Group(tuple(quarrels(names, statement["quarrels"], WIDE / 2, HIGH + radius + 1.05, radius))),
    ]
    return (Scene(WIDE, down, tuple(nodes), unit=(42, 48)),)
