"""Shows the records of weighings of `puzzlegen.generators.logic.weighing`."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.renderers.kits.telling import AND, lines, listed, named, numbered, options, said, same, strung
from puzzlegen.renderers.kits.wording import counting, joined, number_meant
from puzzlegen.renderers.logic.kits.pan_balances import HIGH, STEP, WIDE, balance, planned, row
from puzzlegen.renderers.logic.kits.weighing_words import ASK, FAULTY, NOUNS, RULES, SLIP, WEIGHTS

_GAP: Final = 0.35
_CARD: Final = (4.8, 1.5)  # of a planned weighing
_FEW: Final = 12  # cases that are listed one by one
_KINDS: Final = {
    **dict.fromkeys(("which", "idle", "slip", "fewest"), Kind.NUMBER),
    **dict.fromkeys(("which_boxes", "idle_box", "slip_box"), Kind.BOX),
    "suspect_boxes": Kind.BOXES,
}
_TIPS: Final[tuple[Text, ...]] = (
    {"en": "its left pan sinks", "zh": "左盘下沉"},
    {"en": "its right pan sinks", "zh": "右盘下沉"},
    {"en": "it stays level", "zh": "保持水平"},
)
_SIGNS: Final[tuple[Text, ...]] = (
    {"en": "it is heavier than the others", "zh": "它比其余的重"},
    {"en": "it is lighter than the others", "zh": "它比其余的轻"},
    {"en": "it can still be heavier or lighter", "zh": "它偏重和偏轻都还有可能"},
)
_TILTS: Final[dict[str, Text]] = {
    "left": {"en": "the left pan is lower", "zh": "左盘低"},
    "right": {"en": "the right pan is lower", "zh": "右盘低"},
    "level": {"en": "level", "zh": "水平"},
}
_HEAVIER: Final[Text] = {"en": "{number}, which is heavier", "zh": "{number} 号，偏重"}
_LIGHTER: Final[Text] = {"en": "{number}, which is lighter", "zh": "{number} 号，偏轻"}
_TWO: Final[Text] = {"en": "{one} and {other}", "zh": "{one} 号和 {other} 号"}
_UNLIKE: Final[Text] = {"en": "{one} is heavier, {other} is lighter", "zh": "{one} 号偏重，{other} 号偏轻"}
_PANS: Final[Text] = {"en": "left: {left}; right: {right}; {state}", "zh": "左：{left}；右：{right}；{state}"}
_LOCKED: Final[Text] = {"en": "locked", "zh": "锁着"}
_SHELF: Final[Text] = {
    "en": "Bottom row: all {count} {nouns}, numbered from 1 to {count}",
    "zh": "最下面一行：全部 {count} {nouns}，编号 1 到 {count}",
}

_ARROWS: Final[Text] = {"en": "(↑ stands for heavier, ↓ for lighter.)", "zh": "（↑ 表示偏重，↓ 表示偏轻。）"}
_STEP: Final[Text] = {
    "en": "Balance {number} ({tilt}) leaves {cases}.",
    "zh": "看第 {number} 架天平（{tilt}），还剩 {cases}。",
}
_ALONE: Final[Text] = {
    "en": "Taken alone, balance {number} ({tilt}) leaves {cases}.",
    "zh": "只看第 {number} 架天平（{tilt}），还剩 {cases}。",
}
_MANY: Final[Text] = {"en": "{count} possible pairs", "zh": "{count} 种可能的组合"}
_OR: Final[Text] = {"en": " or ", "zh": " 或 "}
_LEAD: Final[dict[str, Text]] = {
    "both_heavy": {
        "en": "A pan is lower if it holds more of the two faulty ones; level pans hold equally many of them.",
        "zh": "哪一盘里的次品更多，哪一盘就低；持平则两盘里的次品一样多。",
    },
    "both_light": {
        "en": "A pan is higher if it holds more of the two faulty ones; level pans hold equally many of them.",
        "zh": "哪一盘里的次品更多，哪一盘就高；持平则两盘里的次品一样多。",
    },
    "opposite": {
        "en": "Pans are level if both faulty ones lie in the same pan or aside.",
        "zh": "两个次品在同一盘里或都没有称时，两盘持平。",
    },
}
_AGAINST: Final[tuple[Text, Text]] = (
    {"en": "Balance {number} ({tilt}) contradicts that.", "zh": "第 {number} 架（{tilt}）却与此矛盾。"},
    {
        "en": "Balance {number} ({tilt}) contradicts all of these.",
        "zh": "第 {number} 架（{tilt}）却与这些全都矛盾。",
    },
)
_ONE_OF: Final[Text] = {"en": "So balance {numbers} is wrong.", "zh": "所以画错的是第 {numbers} 架。"}
_SUPPOSED: Final[Text] = {
    "en": "If balance {number} is wrong, the others leave {cases}.",
    "zh": "如果第 {number} 架画错了，其余各架还剩 {cases}。",
}
_STILL: Final[Text] = {
    "en": "With {letter}, {cases} would give the same result ({tilt}).",
    "zh": "采用 {letter}，{cases} 的结果相同（{tilt}）。",
}
_NEEDED: Final[Text] = {
    "en": "Without balance {number}, {cases} would be possible.",
    "zh": "去掉第 {number} 架，则 {cases} 都有可能。",
}
_ASIDE: Final[Text] = {
    "en": " (one fewer than before, since one {noun} that may be heavier or lighter can stay aside to the end)",
    "zh": "（比上面少一种：轻重都有可能的，其中一{one}可以一直留在一边）",
}
_SO: Final[dict[str, Text]] = {
    "which": {"en": "So the answer is {answer}.", "zh": "所以答案是 {answer}。"},
    "sign": {"en": "So {text}: {answer}.", "zh": "所以{text}，选 {answer}。"},
    "suspects": {
        "en": "These are {count} of the {nouns} ({suspects}): the answer is {answer}.",
        "zh": "其中出现的共 {count} {nouns}（{suspects}），所以答案是 {answer}。",
    },
    "normal": {
        "en": "These are {count} of the {nouns} ({suspects}); all the others are normal: the answer is {answer}.",
        "zh": "其中出现的共 {count} {nouns}（{suspects}），其余都是正品，所以答案是 {answer}。",
    },
    "suspect": {"en": "So {suspects} can still be faulty.", "zh": "所以仍可能是次品的是 {suspects}。"},
    "predict": {
        "en": "In each of these cases, the same happens to the balance with the question mark: {text}. So it is "
        "{answer}.",
        "zh": "无论是哪一种，带问号的天平结果都一样：{text}。所以选 {answer}。",
    },
    "idle": {"en": "So balance {number} was not needed.", "zh": "所以第 {number} 架天平是多余的。"},
    "slip": {"en": "So balance {number} is the wrong one.", "zh": "所以画错的是第 {number} 架天平。"},
    "next": {
        "en": "With {answer}, each of them gives a different result. So it is {answer}.",
        "zh": "只有采用 {answer} 时它们的结果各不相同，所以选 {answer}。",
    },
    "fewest": {
        "en": "That leaves {leaves} to be told apart{aside}. Since a weighing has three results, one is enough for up "
        "to 3 cases, two for 9 and three for 27, if about a third of them is put into each pan: it takes {answer}.",
        "zh": "需要区分的情形共 {leaves} 种{aside}。每称一次有三种结果，每次在两盘里各放约三分之一，"
        "称一次可以区分 3 种，两次 9 种，三次 27 种，所以答案是 {answer}。",
    },
}


def word(statement: Statement, query: Statement) -> Wording:
    """What is known about the faulty ones, and what is asked."""
    task, faulty = query["task"], statement["faulty"]
    terms = _terms(statement)
    rules = said(RULES, faulty=said(FAULTY[faulty], **terms), **terms)
    if statement["slips"]:
        rules = joined(rules, SLIP)
    name = task if task in ASK else task.removesuffix("_choice")
    one, two = ASK[name]
    ask = (
        WEIGHTS[faulty] if task == "which_choice" and faulty in WEIGHTS else two if _is_two(statement) and two else one
    )
    kind = _KINDS.get(name, Kind.LETTER)
    texts: tuple[Text | None, ...] = {"sign": _SIGNS, "predict": _TIPS}.get(task, ())
    if _is_two(statement):
        kind = {"which": Kind.NUMBERS, "which_boxes": Kind.BOXES}.get(task, kind)
    if task == "which_choice":
        texts = tuple(_case(one, statement) for one in query["options"])
    elif task == "next":
        texts = (None,) * len(query["options"])
    elif name in ("suspects", "normal"):
        kind, texts = counting(query)
    return Wording(rules=rules, ask=said(ask, **terms), kind=kind, options=texts)


def _is_two(statement: Statement) -> bool:
    return statement["faulty"] in ("both_heavy", "both_light", "opposite")


def _terms(statement: Statement) -> dict[str, Any]:
    """What fills the blanks of rules and questions."""
    noun, nouns = NOUNS[statement["dress"]]
    return {"noun": noun, "nouns": nouns, "one": nouns["zh"][:1], "count": statement["count"]}


def _case(case: Sequence[int], statement: Statement) -> Text:
    """An option: what is faulty, with its weight where the words leave that open."""
    one = case[0]
    if statement["faulty"] == "either":
        return said(_HEAVIER if one > 0 else _LIGHTER, number=abs(one))
    if statement["faulty"] == "opposite":
        heavy, light = sorted(case, reverse=True)
        return said(_UNLIKE, one=heavy, other=-light)
    return said(_TWO, one=abs(one), other=abs(case[1])) if len(case) > 1 else same(abs(one))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What each balance leaves, those that rule out most first; or which contradict one another."""
    task, faulty = query["task"].partition("_")[0], statement["faulty"]
    parts: list[Text] = [_ARROWS] if faulty in ("either", "opposite") else []
    parts += [_LEAD[faulty]] if faulty in _LEAD else []
    parts += _followed(why["steps"], statement)
    for steps in why["contradictions"]:
        numbers = strung(map(same, sorted(one for one, _ in steps)), _OR)
        parts += [*_followed(steps, statement, _ALONE), said(_ONE_OF, numbers=numbers)]
    for one, cases in enumerate(why["supposed"], 1):
        if cases:
            parts.append(said(_SUPPOSED, number=one, cases=_cases(cases, statement)))
    number = answer.removeprefix("balance-")
    for other, cases in enumerate(why.get("without", ()), 1):
        if str(other) != number:
            parts.append(said(_NEEDED, number=other, cases=_cases(cases, statement)))
    for letter, results in zip(LETTERS, why.get("shows", ()), strict=False):
        for tilt, cases in results:
            if letter != answer and len({frozenset(map(abs, case)) for case in cases}) > 1:
                alike = _cases(cases, statement, AND)
                parts.append(said(_STILL, letter=letter, tilt=_TILTS[tilt], cases=alike))
    left = why["steps"][-1][1] if why["steps"] else [case for cases in why["supposed"] for case in cases]
    return joined(*parts, said(_SO[task], **_ends(statement, query, answer, left), number=number))


def _followed(steps: Sequence[Any], statement: Statement, first: Text = _STEP) -> Iterator[Text]:
    """What each of some balances leaves of what those before it left."""
    before: Sequence[Sequence[int]] = ()
    for number, cases in steps:
        text = (_STEP if before else first) if cases else _AGAINST[len(before) > 1]
        tilt = _TILTS[statement["weighings"][number - 1]["tilt"]]
        yield said(text, number=number, tilt=tilt, cases=_cases(cases or before, statement))
        before = cases


def _ends(statement: Statement, query: Statement, answer: str, left: Sequence[Sequence[int]]) -> dict[str, Any]:
    """What fills the blanks of an explanation's last sentence; ``left`` are the cases that the record leaves."""
    suspects = sorted({abs(one) for case in left for one in case})
    texts = {"sign": _SIGNS, "predict": _TIPS}.get(query["task"])
    shown = listed(map(same, suspects)) if query["task"] == "which_boxes" else same(answer)
    if query["task"] in ("suspects_choice", "normal_choice"):
        shown = same(f"{number_meant(query, answer)} ({answer})")
    terms = _terms(statement)
    is_open = len(left) > len(suspects) > 0 and not _is_two(statement)
    return {
        **terms,
        "count": len(suspects),
        "suspects": listed(map(same, suspects)),
        "answer": shown,
        "text": texts[LETTERS.index(answer)] if texts else same(""),
        "leaves": said({"en": "{n} cases", "zh": "{n}"}, n=len(left) - is_open),
        "aside": said(_ASIDE, **terms) if is_open else same(""),
    }


def _cases(cases: Sequence[Sequence[int]], statement: Statement, between: Text = _OR) -> Text:
    """Cases such as ``3↑``, ``2↑ 7↓`` or ``4 + 6``; only how many where they are too many."""
    if len(cases) > _FEW and _is_two(statement):
        return said(_MANY, count=len(cases))
    if statement["faulty"] in ("either", "opposite"):
        shown = (" ".join(f"{abs(one)}{'↑' if one > 0 else '↓'}" for one in case) for case in cases)
    else:
        shown = (" + ".join(str(abs(one)) for one in case) for case in cases)
    return strung(map(same, shown), between)


def describe(statement: Statement, query: Statement) -> Text:
    """What lies in each pan, and which one is lower."""
    shown = [_told(one, _TILTS[one["tilt"]]) for one in statement["weighings"]]
    parts = [numbered({"en": "Balance {number}", "zh": "第 {number} 架天平"}, shown)]
    if query["task"] == "predict":
        parts.append(named({"en": "Balance with the question mark", "zh": "带问号的天平"}, _told(query, _LOCKED)))
    if query["task"] == "next":
        parts.append(options(_told(one, _LOCKED) for one in query["options"]))
    return lines(*parts, said(_SHELF, **_terms(statement)))


def _told(pans: Statement, state: Text) -> Text:
    return said(_PANS, **{side: listed(map(same, pans[side])) for side in ("left", "right")}, state=state)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The balances, two or three beside one another, the locked one last; all things below, and drawn options."""
    dress, hue = statement["dress"], statement["hue"]
    shown = [(one["tilt"], (one["left"], one["right"])) for one in statement["weighings"]]
    if query["task"] == "predict":
        shown.append(("locked", (query["left"], query["right"])))
    columns = 2 if len(shown) in (2, 4) else 3
    rows = -(-len(shown) // columns)
    wide = max(columns * (WIDE + _GAP) + _GAP, statement["count"] * STEP + 1)
    nodes: list[AnyNode] = []
    for number, (tilt, pans) in enumerate(shown):
        line, column = divmod(number, columns)
        within = min(columns, len(shown) - line * columns)
        x = (wide - within * (WIDE + _GAP) + _GAP) / 2 + column * (WIDE + _GAP)
        nodes.append(Group(tuple(_panel(dress, hue, tilt, pans, number + 1)), x, _GAP + line * (HIGH + _GAP)))
    high = _GAP + rows * (HIGH + _GAP)
    nodes += _all(statement, wide / 2, high)
    high += 1.15
    if query["task"] == "next":
        for letter, (place, pans) in zip(LETTERS, enumerate(query["options"]), strict=False):
            x = wide / 2 + (place % 2 - 0.5) * (_CARD[0] + 0.8) + 0.25
            y = high + 0.15 + place // 2 * (_CARD[1] + 0.25)
            nodes += _option(letter, Group(tuple(planned(dress, hue, (pans["left"], pans["right"]))), x, y), x, y)
        high += 2 * (_CARD[1] + 0.25) + 0.1
    return (Scene(wide, high, tuple(nodes), unit=(40, 50)),)


def _panel(dress: str, hue: Any, tilt: str, pans: Sequence[Sequence[int]], number: int) -> Iterator[AnyNode]:
    """A balance with its number on a ground of its own; a locked one has no number."""
    locked = tilt == "locked"
    yield Rect(0, 0, WIDE, HIGH, fill="highlight" if locked else "tint", stroke="line", radius=0.15)
    yield from balance(dress, hue, "level" if locked else tilt, pans, locked=locked)
    if not locked:
        yield Rect(0.12, 0.12, 0.56, 0.56, fill="paper", stroke="ink", radius=0.1)
        yield Label(0.4, 0.4, str(number), 0.3, "label")
        yield Element(f"balance-{number}", 0, 0, WIDE, HIGH)


def _all(statement: Statement, x: float, y: float) -> Iterator[AnyNode]:
    """All things in a row on a shelf."""
    count = statement["count"]
    left = x - count * STEP / 2
    yield from row(statement["dress"], statement["hue"], range(1, count + 1), x, y + 0.75)
    yield Rect(left - 0.2, y + 0.78, count * STEP + 0.4, 0.12, fill="soft", stroke="ink")
    for number in range(count):
        yield Element(f"thing-{number + 1}", left + number * STEP + 0.02, y + 0.09, STEP - 0.04, STEP - 0.04)


def _option(letter: str, plan: Group, x: float, y: float) -> Iterator[AnyNode]:
    """A card with its letter on the left."""
    wide, high = _CARD
    yield Rect(x - wide / 2, y, wide, high, fill="paper", stroke="line", radius=0.15)
    yield Group((plan,), 0, high / 2 - 0.14)
    yield Label(x - wide / 2 - 0.35, y + high / 2, letter, 0.32, "label")
    yield Element(option_element(letter), x - wide / 2, y, wide, high)
