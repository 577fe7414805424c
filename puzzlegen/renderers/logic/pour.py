"""Shows the jugs of `puzzlegen.generators.logic.pour`."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Label, Polyline, Rect, Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, said, same
from puzzlegen.renderers.kits.wording import joined, number_meant, numbers
from puzzlegen.renderers.logic.kits.vessels import FOOT, HEAD, LITRE, WIDE, sink, table, tap, vessel

_JUGS: Final = "WXYZ"
_MARGIN: Final = 0.5
_CARD: Final = 2.3  # from card to card of a list
_BLOB: Final = (
    *((-0.6, -0.1), (-0.42, -0.34), (-0.2, -0.24), (0.04, -0.4), (0.22, -0.26), (0.5, -0.3), (0.64, -0.02)),
    *((0.46, 0.2), (0.2, 0.22), (0.02, 0.36), (-0.2, 0.24), (-0.48, 0.28)),
)
_KINDS: Final = {"ends": Kind.SYMBOL, "ends_box": Kind.BOX}
_NAMES: Final[dict[str, tuple[str, str, str]]] = {
    "jugs": ("jug", "jugs", "水壶"),
    "clay": ("jar", "jars", "陶罐"),
    "cylinders": ("cylinder", "cylinders", "量筒"),
    "casks": ("cask", "casks", "木桶"),
}
_RULES: Final[Text] = {
    "en": "The number below a {vessel} says how many litres it holds when full; the marks are one litre apart, every "
    "fifth one is longer. Pouring means emptying one {vessel} into another until the first is empty or the second is "
    "full, whichever comes first. Nothing is spilt, and nothing can be poured from an empty {vessel} or into a full "
    "one.",
    "zh": "{vessel}下方的数是它装满时的升数；相邻两条刻度之间为一升，每第五条刻度较长。"
    "每次倒，是从一个{vessel}倒进另一个{vessel}，直到前者倒空或后者装满为止（看哪个先发生）。"
    "不会洒出；空的{vessel}倒不出，满的{vessel}倒不进。",
}
_CLOSED: Final[Text] = {"en": "Nothing is added or thrown away.", "zh": "既不添加，也不倒掉。"}
_TAP: Final[Text] = {
    "en": "You may also fill a {vessel} to its brim at the tap T, or empty it into the sink S: each of these counts as "
    "one pouring, T → {name} or {name} → S.",
    "zh": "也可以用水龙头 T 把一个{vessel}加满，或把一个{vessel}全部倒进水槽 S：各算倒一次，"
    "记作 T → {name} 或 {name} → S。",
}
_ASK: Final[dict[str, Text]] = {
    "fewest": {
        "en": "What is the smallest number of pourings after which one of the {vessels} holds exactly {amount}?",
        "zh": "要使某个{vessel}里恰好有 {litres} 升，最少要倒几次？",
    },
    "ends": {
        "en": "Exactly {amount} {are} to be measured in one of the {vessels} with as few pourings as possible. "
        "Which {vessel} holds them then? (Give its letter.)",
        "zh": "要用最少的次数在某个{vessel}里量出恰好 {litres} 升。"
        "这时这 {litres} 升在哪个{vessel}里？（回答它的字母。）",
    },
    "ends_box": {
        "en": "Exactly {amount} {are} to be measured in one of the {vessels} with as few pourings as possible. "
        "Which {vessel} holds them then? (Box its body, without handles, foot and lettering.)",
        "zh": "要用最少的次数在某个{vessel}里量出恰好 {litres} 升。这时这 {litres} 升在哪个{vessel}里？"
        "（框出它的主体，不含把手、底座和文字。）",
    },
    "first": {
        "en": "Exactly {amount} {are} to be in one of the {vessels} after as few pourings as possible. Which of "
        "these pourings can be the first one?",
        "zh": "要用最少的次数使某个{vessel}里恰好有 {litres} 升。下面哪一次可以作为第一次？",
    },
    "never": {
        "en": "Which of these amounts can never be the content of a {vessel}, however often you pour?",
        "zh": "无论倒多少次，下面哪个量永远不可能是某个{vessel}里的水量？",
    },
    "target": {
        "en": "The upper row shows what the {vessels} hold now. What is the smallest number of pourings after which "
        "they hold what the lower row shows?",
        "zh": "上排是各{vessel}现在的内容。最少要倒几次，才能变成下排所示的样子？",
    },
    "after": {
        "en": "The cards show pourings, carried out in the order of their numbers. What do the {vessels} hold "
        "afterwards?",
        "zh": "卡片上是按编号顺序进行的各次倾倒。全部完成后，各{vessel}里分别有多少升？",
    },
    "blot": {
        "en": "The cards show pourings, carried out in the order of their numbers; one is blotted. Each of them moved "
        "something. They led from the upper row to the lower one. What is under the blot?",
        "zh": "卡片上是按编号顺序进行的各次倾倒，其中一张被墨渍盖住了。每一次都确实倒出了东西。"
        "这样由上排变成了下排。墨渍下面是哪一次？",
    },
    "hidden": {
        "en": "The cards show pourings, carried out in the order of their numbers. Each of them moved something. "
        "Afterwards {there} exactly {amount} in {name}. How many litres were in the covered {vessel} at "
        "first?",
        "zh": "卡片上是按编号顺序进行的各次倾倒，每一次都确实倒出了东西。全部完成后，{name} 里恰好有 {litres} 升。"
        "被布盖住的{vessel}起初有多少升？",
    },
}
_HOLDS: Final[Text] = {
    "en": "{name} holds up to {holds} litres and has {has}",
    "zh": "{name} 最多装 {holds} 升，现有 {has}",
}
_COVERED: Final[Text] = {"en": "an unknown amount, below a cloth", "zh": "未知的量（被布盖住）"}
_LITRES: Final[Text] = {"en": "{litres}", "zh": "{litres} 升"}
_BESIDE: Final[Text] = {
    "en": "On the left is the tap T, on the right the sink S.",
    "zh": "左边是水龙头 T，右边是水槽 S。",
}
_LOWER: Final[Text] = {"en": "Lower row", "zh": "下排"}
_CARDS: Final[Text] = {"en": "Card {number}", "zh": "卡片 {number}"}
_BLOT: Final[Text] = {"en": "a blot", "zh": "墨渍"}
_STEP: Final[Text] = {"en": "{pouring} ({filling})", "zh": "{pouring}（{filling}）"}
_WHYS: Final[dict[str, Text]] = {
    "fewest": {
        "en": "A shortest way, with what each holds after every pouring: {steps}. Fewer pourings lead to {states} "
        "different fillings, now's included, none of them with {amount}. So it takes {answer}.",
        "zh": "一种最短的倒法，括号内为每次之后的内容：{steps}。更少的次数（连同现在）只能得到 {states} 种情形，"
        "都没有 {litres} 升。所以最少 {answer} 次。",
    },
    "target": {
        "en": "A shortest way, with what each holds after every pouring: {steps}. Fewer pourings lead to {states} "
        "other fillings, now's included. So it takes {answer}.",
        "zh": "一种最短的倒法，括号内为每次之后的内容：{steps}。更少的次数（连同现在）只能得到另外 {states} 种情形。"
        "所以最少 {answer} 次。",
    },
    "ends": {
        "en": "A shortest way, with what each holds after every pouring: {steps}. Every other way of this length ends "
        "with the {amount} in the same {vessel}: {answer}.",
        "zh": "一种最短的倒法，括号内为每次之后的内容：{steps}。其他同样长的倒法，"
        "最后 {litres} 升也都在这个{vessel}里：{answer}。",
    },
    "first": {
        "en": "A shortest way, with what each holds after every pouring: {steps}. Beginning otherwise, {later}. So it "
        "is {answer}.",
        "zh": "一种最短的倒法，括号内为每次之后的内容：{steps}。若以另外三种方式开头，{later}。所以选 {answer}。",
    },
    "never": {
        "en": "The three other amounts can be made. {made}. {shared}All pourings together lead to only "
        "{states} fillings, none of them with {amount}. So it is {answer}.",
        "zh": "另外三个量都能得到。{made}。{shared}把所有倒法都追查到底，一共只出现 {states} 种情形，"
        "其中都没有 {litres} 升。所以选 {answer}。",
    },
    "after": {
        "en": "Pouring by pouring, with what each holds then: {steps}. So it is {answer}.",
        "zh": "逐次倒下来，括号内为每次之后的内容：{steps}。所以选 {answer}。",
    },
    "blot": {
        "en": "The pourings before the blot are plain; then try what could be below it. Only with {pouring} do the "
        "others lead to the lower row: {steps}. So it is {answer}.",
        "zh": "墨渍之前的各次是清楚的；再逐一试墨渍下的可能。只有 {pouring} 能使其余各次得到下排：{steps}。"
        "所以选 {answer}。",
    },
    "hidden": {
        "en": "Try one content after the other. With {answer} litres, the pourings go like this: {steps}; that leaves "
        "{litres} in {name}, as it should. Every other content leaves another amount there. So it was {answer}.",
        "zh": "逐一试各种起初的量。若为 {answer} 升，各次如下：{steps}；最后 {name} 里是 {litres} 升，正好相符。"
        "其他起初的量都会在那里留下别的量。所以是 {answer}。",
    },
}
_MADE: Final[Text] = {"en": "{amount}: {steps}", "zh": "{amount}：{steps}"}
_LATER: Final[Text] = {"en": "{letter} takes {number} pourings", "zh": "{letter} 要倒 {number} 次"}
_NOT_AT_ALL: Final[Text] = {"en": "{letter} never leads there", "zh": "{letter} 永远到不了"}
_SHARED: Final[Text] = {
    "en": "What the {vessels} hold, now and when full, are all multiples of {divisor}, so every amount stays one.",
    "zh": "各{vessel}现有的量和装满的量都是 {divisor} 的倍数，所以永远都是它的倍数。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """How to pour, and what is asked."""
    task, terms = query["task"], _terms(statement, query)
    options: tuple[Text, ...] = ()
    if task in ("first", "blot"):
        options = tuple(same(_arrow(one)) for one in query["options"])
    elif task == "after":
        options = tuple(same(_filling(one)) for one in query["options"])
    elif task == "never":
        options = tuple(map(_litres, query["options"]))
    elif "options" in query:
        options = numbers(query["options"])
    kind = Kind.LETTER if options else _KINDS.get(task, Kind.NUMBER)
    rules = joined(said(_RULES, **terms), said(_TAP if statement["tap"] else _CLOSED, **terms))
    ask = _ASK["fewest" if task == "fewest_choice" else task]
    return Wording(said(ask, **terms), kind, rules, options=options)


def _terms(statement: Statement, query: Statement) -> dict[str, Any]:
    one, many, chinese = _NAMES[statement["dress"]]
    return {
        "vessel": {"en": one, "zh": chinese},
        "vessels": {"en": many, "zh": chinese},
        "name": _JUGS[query.get("jug", 0)],
        "litres": query.get("litres", ""),
        "amount": _litres(query.get("litres", 0)),
        "are": "is" if query.get("litres") == 1 else "are",
        "there": "there is" if query.get("litres") == 1 else "there are",
    }


def _litres(number: int) -> Text:
    return {"en": f"{number} litre{'s' * (number != 1)}", "zh": f"{number} 升"}


def _arrow(pouring: Sequence[int]) -> str:
    start, stop = pouring
    return f"{'T' if start < 0 else _JUGS[start]} → {'S' if stop < 0 else _JUGS[stop]}"


def _filling(filling: Sequence[int]) -> str:
    return ", ".join(f"{name} {has} L" for name, has in zip(_JUGS, filling, strict=False))


def _steps(steps: Sequence[Any]) -> Text:
    """Pourings, each with what the jugs hold afterwards."""
    told = (said(_STEP, pouring=_arrow(one), filling=", ".join(map(str, after))) for one, after in steps)
    return listed(told, SEMICOLON)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """A shortest way, or what the pourings lead to."""
    task = query["task"].removesuffix("_choice").removesuffix("_box")
    terms = _terms(statement, query) | {"answer": answer.removeprefix("jug-")}
    if task == "fewest":
        terms["answer"] = number_meant(query, answer)
    if task == "never":
        terms["litres"] = number_meant(query, answer)
        made = (said(_MADE, amount=_litres(litres), steps=_steps(steps)) for litres, steps in why["made"])
        terms["amount"] = _litres(int(terms["litres"]))
        shared = said(_SHARED, **terms, divisor=why["divisor"]) if why["divisor"] > 1 else same("")
        shared = {"en": shared["en"] + " " * bool(shared["en"]), "zh": shared["zh"]}
        return said(_WHYS[task], **terms, made=listed(made, SEMICOLON), shared=shared, states=why["states"])
    if task == "blot":
        terms["pouring"] = _arrow(query["options"][LETTERS.index(answer)])
    later = listed(
        said(_LATER if number else _NOT_AT_ALL, letter=letter, number=number)
        for letter, number in zip(LETTERS, why.get("later", ()), strict=False)
        if letter != answer
    )
    return said(_WHYS[task], **terms, steps=_steps(why["steps"]), states=why.get("states", ""), later=later)


def describe(statement: Statement, query: Statement) -> Text:
    """Each vessel, its size and content; the cards, and the lower row."""
    told = [
        said(_HOLDS, name=name, holds=one["holds"], has=_COVERED if one["has"] is None else one["has"])
        for name, one in zip(_JUGS, statement["vessels"], strict=False)
    ]
    parts: list[Text] = [
        {language: listed(told, SEMICOLON)[language] + "。."[language == "en"] for language in LANGUAGES}
    ]
    if statement["tap"]:
        parts.append(_BESIDE)
    if "pourings" in query:
        parts.append(numbered(_CARDS, (same(_arrow(one)) if one else _BLOT for one in query["pourings"])))
    lower = query.get("wanted") or query.get("after")
    if lower:
        parts.append(named(_LOWER, same(_filling(lower))))
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The vessels on a table; below them cards, and once more vessels where a filling is wanted."""
    vessels, cards = statement["vessels"], query.get("pourings", [])
    lower = query.get("wanted") or query.get("after")
    beside = 2.1 if statement["tap"] else 0.0
    row = len(vessels) * WIDE + 2 * beside
    in_row = min(len(cards), 5)
    across = 2 * _MARGIN + max(row, in_row * _CARD)
    high = HEAD + max(one["holds"] for one in vessels) * LITRE
    ground = _MARGIN + high
    left = (across - row) / 2
    nodes: list[AnyNode] = [*_row(statement, [one["has"] for one in vessels], left, ground, row, beside)]
    down = ground + FOOT + _MARGIN
    if cards:
        nodes += _cards(cards, across, down)
        down += -(-len(cards) // 5) * 1.25 + 0.1
    elif lower:
        shaft = ((across / 2, down - 0.2), (across / 2, down + 0.55))
        nodes.append(Polyline(shaft, "mark", "thick"))
        head = tuple((across / 2 + a, down + b) for a, b in ((0.0, 0.75), (-0.2, 0.43), (0.2, 0.43)))
        nodes.append(Polyline(head, "mark", closed=True, fill="mark"))
        down += 0.9
    if lower:
        nodes += _row({**statement, "tap": False}, lower, left, down + high, row, beside)
        down += high + FOOT + 0.4
    return (Scene(across, down, tuple(nodes), unit=(42, 52)),)


def _row(
    statement: Statement, filling: Sequence[int | None], left: float, ground: float, across: float, beside: float
) -> Iterator[AnyNode]:
    """All vessels on their table, between tap and sink if there are any."""
    yield from table(statement["dress"], left, ground, across)
    if statement["tap"]:
        yield from tap(statement["liquid"], left + beside / 2, ground)
        yield from sink(left + across - beside / 2, ground)
    for number, (one, has) in enumerate(zip(statement["vessels"], filling, strict=True)):
        x = left + beside + (number + 0.5) * WIDE
        yield from vessel(statement["dress"], statement["liquid"], _JUGS[number], one["holds"], has, x, ground)


def _cards(cards: Sequence[Any], across: float, top: float) -> Iterator[AnyNode]:
    """Cards with pourings, five in a row, each with its number in a corner."""
    for number, pouring in enumerate(cards):
        row, column = divmod(number, 5)
        x = across / 2 + (column - min(len(cards) - 5 * row, 5) / 2) * _CARD + 0.08
        y = top + row * 1.25
        yield Rect(x, y, _CARD - 0.16, 1.1, fill="paper", stroke="line", weight="medium", radius=0.12)
        yield Label(x + 0.28, y + 0.3, str(number + 1), 0.3, "label")
        middle, level = x + _CARD / 2 + 0.1, y + 0.66
        if pouring is None:
            yield Polyline(tuple((middle + a, level + b) for a, b in _BLOB), "ink", closed=True, fill="ink")
            continue
        names = ("T" if pouring[0] < 0 else _JUGS[pouring[0]], "S" if pouring[1] < 0 else _JUGS[pouring[1]])
        for name, side in zip(names, (-0.54, 0.54), strict=True):
            yield Label(middle + side, level, name, 0.34, "given")
        yield Polyline(((middle - 0.2, level), (middle + 0.06, level)), "mark", "thick")
        head = ((middle + 0.2, level), (middle + 0.02, level - 0.12), (middle + 0.02, level + 0.12))
        yield Polyline(head, "mark", closed=True, fill="mark")
