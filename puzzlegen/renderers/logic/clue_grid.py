"""Words and draws the scenes and clue cards of `puzzlegen.generators.logic.clue_grid`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.logic.clue_scenes import SCENES
from puzzlegen.facts.things import facts
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said, same
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.logic.kits.clue_cards import BROAD, LONG, card, picture
from puzzlegen.renderers.logic.kits.clue_scenes import Place, scene

_GAP: Final = 0.2
_PLACE: Final[Mapping[str, Text]] = {
    "house": {"en": "floor", "zh": "楼层"},
    "street": {"en": "house", "zh": "房子"},
    "huts": {"en": "hut", "zh": "小屋"},
    "train": {"en": "carriage", "zh": "车厢"},
    "table": {"en": "seat", "zh": "座位"},
}
_SCENE: Final[Mapping[str, Text]] = {
    "house": {
        "en": "the house; animals at the left windows, things at the right ones",
        "zh": "楼房，动物在左窗，东西在右窗",
    },
    "street": {"en": "the street; animals above, things below", "zh": "街道，动物在上，东西在下"},
    "huts": {"en": "the beach huts; animals above, things below", "zh": "海滩小屋，动物在上，东西在下"},
    "train": {"en": "the train; animals above, things below", "zh": "火车，动物在上，东西在下"},
    "table": {
        "en": "the round table; animals on the seats, things on the plates before them",
        "zh": "圆桌，动物在座位上，东西在面前的盘子里",
    },
}
_RULES: Final[Text] = {
    "en": "The picture shows {scene}. One animal and one thing belong to each {place}, and the thing is the animal's. "
    "Some are there already; the others, below, have yet to find their places. The cards are clues.",
    "zh": "图中是{scene}。每个{place}有一只动物和一样东西，东西归这只动物所有。有的已经就位，其余的排在下方，"
    "还没有就位。卡片是线索。",
}
_CARDS: Final[Mapping[str, Text]] = {
    "same": {
        "en": "one frame around both: they belong to the same {place}",
        "zh": "两者同在一个框里：属于同一个{place}",
    },
    "beside": {"en": "double arrow: next to each other, in either order", "zh": "双箭头：彼此相邻，顺序不限"},
    "next": {
        "en": "two frames that touch: the left one comes directly to the left of the other",
        "zh": "两框相接：左边的紧挨在另一个的左边",
    },
    "next column": {
        "en": "two frames that touch: the upper one is directly above the lower one",
        "zh": "两框相接：上面的就在下面的正上方一层",
    },
    "next ring": {
        "en": "arrow: going clockwise round the table, the second one comes directly after the first",
        "zh": "单箭头：沿顺时针方向，后者紧接在前者之后",
    },
    "before": {
        "en": "three dots: the left one is somewhere to the left of the other, directly or not",
        "zh": "三个点：左边的在另一个的左边，不一定相邻",
    },
    "before column": {
        "en": "three dots: the upper one is somewhere above the lower one, directly or not",
        "zh": "三个点：上面的在下面的上方，不一定相邻",
    },
    "gap": {
        "en": "a frame with an arrow between: exactly one {place} lies between them, in either order",
        "zh": "中间有一个带箭头的框：两者之间恰好隔一个{place}，顺序不限",
    },
    "opposite": {"en": "a small table between: they are opposite each other", "zh": "中间有一张小圆桌：两者正对面"},
}
_PATCH: Final[Text] = {
    "en": "a patch of colour: any one {place} of this colour",
    "zh": "色块：任一个该颜色的{place}",
}
_NO_PATCH: Final[Text] = {
    "en": "{patch}; where the card is crossed out, no {place} of this colour",
    "zh": "{patch}；卡片有红叉时，则不是任何该颜色的{place}",
}
_CROSSED: Final[Text] = {"en": "red cross: what the card shows is not so", "zh": "红叉：卡片所示的情况不成立"}
_SIGNS: Final[Text] = {"en": "This is what they mean – {signs}.", "zh": "含义如下——{signs}。"}
_ONE: Final[Text] = {"en": "Only one arrangement fits all the cards.", "zh": "符合所有卡片的安排只有一种。"}
_ASK: Final[Mapping[str, Text]] = {
    "who": {"en": "Which animal belongs to the {place} with the question mark?", "zh": "带问号的{place}属于哪只动物？"},
    "where": {"en": "To which {place} does the {name} belong?", "zh": "{name}属于哪个{place}？"},
    "owner": {"en": "To which animal does the {name} belong?", "zh": "{name}归哪只动物所有？"},
    "must": {
        "en": "Several arrangements fit the numbered cards. Which one of the cards A to D is true in all of them?",
        "zh": "符合各编号卡片的安排不止一种。卡片 A 到 D 中，哪一张在所有这些安排中都成立？",
    },
    "cannot": {
        "en": "Several arrangements fit the numbered cards. Which one of the cards A to D is true in none of them?",
        "zh": "符合各编号卡片的安排不止一种。卡片 A 到 D 中，哪一张在所有这些安排中都不成立？",
    },
    "count": {
        "en": "In how many different ways can the animals and things be arranged so that all the cards are true?",
        "zh": "要使所有卡片都成立，动物和东西共有多少种不同的安排？",
    },
    "spare": {
        "en": "One of the numbered cards is superfluous: it follows from the others and what is in place already. "
        "None of the others is. What is its number?",
        "zh": "编号卡片中有一张是多余的：由其余卡片和已经就位的情况就能推出它；其余各张都不多余。它是几号？",
    },
    "wrong": {
        "en": "Exactly one of the numbered cards is wrong: what it says is not so. All the others are right. What is "
        "its number?",
        "zh": "编号卡片中恰有一张是错的，它所说的不成立；其余各张都对。错的是几号？",
    },
}
_TOLD: Final[Mapping[str, Text]] = {
    "same": {"en": "{one} and {other} in the same frame", "zh": "{one}与{other}在同一框"},
    "beside": {"en": "{one}, double arrow, {other}", "zh": "{one}、双箭头、{other}"},
    "next": {"en": "frames that touch, {one} left, {other} right", "zh": "两框相接，左{one}，右{other}"},
    "next column": {"en": "frames that touch, {one} above, {other} below", "zh": "两框相接，上{one}，下{other}"},
    "next ring": {"en": "arrow from {one} to {other}", "zh": "箭头从{one}指向{other}"},
    "before": {"en": "{one}, three dots, {other}", "zh": "{one}、三个点、{other}"},
    "before column": {"en": "{one} above, three dots, {other} below", "zh": "上{one}、三个点、下{other}"},
    "gap": {"en": "{one}, a frame with an arrow, {other}", "zh": "{one}、带箭头的框、{other}"},
    "opposite": {"en": "{one}, a small table, {other}", "zh": "{one}、小圆桌、{other}"},
}
_EXCLUDED: Final[tuple[Text, Text]] = (
    {"en": "not {places} by card {cards}", "zh": "由卡片 {cards}，不是 {places} 号"},
    {"en": "not {places} by cards {cards} together", "zh": "由卡片 {cards} 合起来，不是 {places} 号"},
)
_NOR: Final[Text] = {"en": "{some} or {last}", "zh": "{some}、{last}"}
_CARD: Final[Text] = {"en": "Card {number}", "zh": "卡片 {number}"}
_EMPTY: Final[Text] = {"en": "nobody yet", "zh": "还没有谁"}
_MARK: Final[Text] = {"en": "question mark", "zh": "问号"}
_LINK: Final[Text] = {"en": " with ", "zh": "配"}


def word(statement: Statement, query: Statement) -> Wording:
    """What belongs together, what the cards mean, and what is asked."""
    task, place = query["task"], _PLACE[statement["scene"]]
    cards = [*statement["cards"], *(query["options"] if task in ("must", "cannot") else ())]
    signs = [said(_CARDS[sign], place=place) for sign in dict.fromkeys(_sign(statement, one) for one in cards)]
    if any(one["other"] in COLOURS for one in cards):
        patch = said(_PATCH, place=place)
        crossed = any(one["other"] in COLOURS and one["crossed"] for one in cards)
        signs.append(said(_NO_PATCH, patch=patch, place=place) if crossed else patch)
    if any(one["crossed"] for one in cards):
        signs.append(_CROSSED)
    rules = [said(_RULES, scene=_SCENE[statement["scene"]], place=place), said(_SIGNS, signs=listed(signs, SEMICOLON))]
    if task in ("who", "where", "owner"):
        rules.append(_ONE)
    name = _name(query.get("name") or query.get("thing") or "red")
    kinds = {"where": Kind.BOX, "count": Kind.NUMBER, "spare": Kind.NUMBER, "wrong": Kind.NUMBER}
    texts = (None,) * len(query.get("options", ()))
    return Wording(
        said(_ASK[task], place=place, name=name), kinds.get(task, Kind.LETTER), joined(*rules), options=texts
    )


def _sign(statement: Statement, shown: Mapping[str, Any]) -> str:
    """Which picture, and which meaning, a relation has in this scene."""
    plain, special = shown["relation"], f"{shown['relation']} {SCENES[statement['scene']]}"
    return special if special in _CARDS else plain


def _name(name: str) -> Text:
    return COLOURS[name] if name in COLOURS else facts().names[name]  # type: ignore[index]


def _number(statement: Statement, place: int) -> int:
    """The number of a place: floors count from the ground."""
    return len(statement["hues"]) - place if SCENES[statement["scene"]] == "column" else place + 1


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The steps from card to card, and the arrangements that are left."""
    task, place = query["task"], _PLACE[statement["scene"]]
    steps = [_step(statement, step, place) for step in why.get("steps", ())]
    if task in ("who", "where", "owner"):
        end: Text = {"en": "So the answer is {shown}.", "zh": "所以答案是{shown}。"}
        return joined(*steps, said(end, shown=_meant(statement, query, answer)))
    arrangements = [_arranged(statement, one) for one in why["left"]]
    found = numbered({"en": "Arrangement {number}", "zh": "安排 {number}"}, arrangements)
    if task == "spare":
        end = {
            "en": "So card {answer} is true whenever the others are, and says nothing new. Each of the others is "
            "needed to reach this arrangement:",
            "zh": "所以只要其余卡片成立，卡片 {answer} 就成立，没有说出新的内容。其余各张都是得出下面的安排所必需的：",
        }
        return lines(joined(*steps, said(end, answer=answer)), found)
    if task == "wrong":
        first, *more = ([same(number + 1) for number in group] for group in why["conflicts"])
        conflicts = [
            said({"en": "Cards {cards} contradict one another.", "zh": "卡片 {cards} 互相矛盾。"}, cards=listed(first)),
            *(
                said({"en": "So do cards {cards}.", "zh": "{cards} 也互相矛盾。"}, cards=listed(group))
                for group in more
            ),
        ]
        end = {
            "en": "The wrong card must be in each of these groups, and only card {answer} is. The others lead to:",
            "zh": "错的那张必在以上每一组中，而只有卡片 {answer} 如此。由其余卡片得到：",
        }
        return lines(joined(*conflicts), said(end, answer=answer), found)
    ways = joined(*steps, {"en": "These arrangements fit all the cards:", "zh": "符合所有卡片的安排："})
    if task == "count":
        return lines(ways, found, said({"en": "There are {answer} in all.", "zh": "共 {answer} 种。"}, answer=answer))
    against = {
        "must": {"en": "{letter} is false in arrangement {number}", "zh": "安排 {number} 中 {letter} 不成立"},
        "cannot": {"en": "{letter} is true in arrangement {number}", "zh": "安排 {number} 中 {letter} 成立"},
    }[task]
    others = listed(
        said(against, letter=letter, number=number + 1)
        for letter, number in zip(LETTERS, why["against"], strict=False)
        if number >= 0
    )
    end = {
        "must": {"en": "{others}. Only {answer} is true in all of them.", "zh": "{others}。只有 {answer} 始终成立。"},
        "cannot": {"en": "{others}. Only {answer} is never true.", "zh": "{others}。只有 {answer} 从不成立。"},
    }[task]
    return lines(ways, found, said(end, others=others, answer=answer))


def _either(places: Sequence[Text]) -> Text:
    """One of several places."""
    return said(_NOR, some=listed(places[:-1]), last=places[-1]) if len(places) > 1 else places[0]


def _step(statement: Statement, step: Mapping[str, Any], place: Text) -> Text:
    """Which cards exclude all places of a name but one."""
    places: dict[tuple[int, ...], list[Text]] = {}
    for at, cards in step["against"]:
        places.setdefault(tuple(cards), []).append(same(_number(statement, at)))
    reasons = listed(
        (
            said(_EXCLUDED[len(cards) > 1], places=_either(ats), cards=listed(same(one + 1) for one in cards))
            for cards, ats in sorted(places.items(), key=lambda pair: (len(pair[0]), pair[0]))
        ),
        SEMICOLON,
    )
    terms = {"name": _name(step["name"]), "place": place, "number": _number(statement, step["place"])}
    if not places:
        return said(
            {"en": "That leaves {place} {number} for the {name}.", "zh": "{name}只剩 {number} 号{place}。"}, **terms
        )
    words = {
        "en": "The {name} belongs to {place} {number}: {reasons}.",
        "zh": "{name}属于 {number} 号{place}：{reasons}。",
    }
    return said(words, **terms, reasons=reasons)


def _meant(statement: Statement, query: Statement, answer: str) -> Text:
    """What the answer stands for, as in "So the answer is ..."."""
    if query["task"] == "where":
        number = _number(statement, int(answer.removeprefix("place-")) - 1)
        return said(
            {"en": "{place} {number}", "zh": " {number} 号{place}"}, place=_PLACE[statement["scene"]], number=number
        )
    name = _name(query["options"][LETTERS.index(answer)])
    return said({"en": "{letter}, the {name}", "zh": " {letter}，即{name}"}, letter=answer, name=name)


def _arranged(statement: Statement, homes: Sequence[Sequence[str]]) -> Text:
    order = range(len(homes))[:: -1 if SCENES[statement["scene"]] == "column" else 1]
    return listed(
        said({"en": "{number} {home}", "zh": "{number} {home}"}, number=_number(statement, at), home=_pair(homes[at]))
        for at in order
    )


def _pair(names: Sequence[str]) -> Text:
    return listed(map(_name, names), _LINK)


def describe(statement: Statement, query: Statement) -> Text:
    """Each place with its colour and who is there, those who wait, and the cards."""
    held = {(name in statement["animals"], place): _name(name) for name, place in statement["seen"]}
    if query["task"] == "who":
        held[True, query["place"]] = _MARK
    homes = [
        said(
            {"en": "{hue}; animal: {animal}; thing: {thing}", "zh": "{hue}；动物：{animal}；东西：{thing}"},
            hue=_name(hue),
            animal=held.get((True, place), _EMPTY),
            thing=held.get((False, place), {"en": "nothing yet", "zh": "还没有"}),
        )
        for place, hue in enumerate(statement["hues"])
    ]
    place = _PLACE[statement["scene"]]
    titles = [
        said({"en": "{place} number {number}", "zh": "{number} 号{place}"}, place=place, number=_number(statement, at))
        for at in range(len(homes))
    ]
    direction = {
        "row": {"en": "From left to right", "zh": "从左到右"},
        "column": {"en": "From the top down", "zh": "从上到下"},
        "ring": {"en": "Clockwise from the top", "zh": "从最上方起顺时针"},
    }[SCENES[statement["scene"]]]
    parts = [named(direction, lines(*map(named, titles, homes)))]
    animals, things = (listed(map(_name, group)) for group in _waiting(statement))
    parts.append(named({"en": "Animals below", "zh": "下方的动物"}, animals))
    parts.append(named({"en": "Things below", "zh": "下方的东西"}, things))
    parts.append(numbered(_CARD, (_told(statement, one) for one in statement["cards"])))
    if query["task"] in ("must", "cannot"):
        parts.append(options(_told(statement, one) for one in query["options"]))
    elif "options" in query:
        parts.append(options(map(_name, query["options"])))
    return lines(*parts)


def _told(statement: Statement, shown: Mapping[str, Any]) -> Text:
    patch: Text = {"en": "a patch of {hue}", "zh": "{hue}色块"}
    one, other = (
        said(patch, hue=_name(name)) if name in COLOURS else _name(name) for name in (shown["one"], shown["other"])
    )
    text = said(_TOLD[_sign(statement, shown)], one=one, other=other)
    return said({"en": "{text}; red cross", "zh": "{text}；红叉"}, text=text) if shown["crossed"] else text


def _waiting(statement: Statement) -> tuple[list[str], list[str]]:
    """The animals and the things that have yet to find their places."""
    seen = {name for name, _ in statement["seen"]}
    animals, things = ([name for name in statement[group] if name not in seen] for group in ("animals", "things"))
    return animals, things


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The scene and those who wait below it; the cards beside or below them, and the options at the bottom."""
    layout, seen = SCENES[statement["scene"]], dict(statement["seen"])
    held = {(name in statement["animals"], place): name for name, place in seen.items()}
    places = [
        Place(hue, _number(statement, at), held.get((True, at)), held.get((False, at)), at == query.get("place"))
        for at, hue in enumerate(statement["hues"])
    ]
    drawn = scene(statement["scene"], places)
    broad, long = (BROAD, LONG) if layout == "column" else (LONG, BROAD)
    cards = statement["cards"]
    beside = layout != "row"
    columns = (4 if layout == "column" else 2) if beside else max(2, int((drawn.wide + _GAP) / (broad + _GAP)))
    rows = -(-len(cards) // columns)
    across, down = columns * (broad + _GAP) - _GAP, rows * (long + _GAP) - _GAP
    strip = _strip(_waiting(statement))
    left_wide = max(drawn.wide, strip.width)
    left_high = drawn.high + 0.4 + strip.height
    drawn_options = _options(query, layout)
    options_wide = max((node.x + node.width for node in drawn_options if isinstance(node, Element)), default=0.0)
    wide = max(left_wide + 0.6 + across if beside else max(left_wide, across), options_wide)
    nodes: list[AnyNode] = []
    start = 0.0 if beside else (wide - left_wide) / 2
    nodes.append(Group(tuple(drawn.nodes), start + (left_wide - drawn.wide) / 2))
    nodes.append(Group((strip, *_icons(_waiting(statement))), start + (left_wide - strip.width) / 2, drawn.high + 0.3))
    x, y = (left_wide + 0.6, max(0.0, (left_high - down) / 2)) if beside else ((wide - across) / 2, left_high + 0.3)
    for number, one in enumerate(cards):
        row, column = divmod(number, columns)
        shown = card(one, str(number + 1), layout)
        nodes.append(Group(shown, x + column * (broad + _GAP), y + row * (long + _GAP)))
    high = max(left_high, y + down)
    if drawn_options:
        nodes.append(Group(tuple(drawn_options), (wide - options_wide) / 2, high + 0.5))
        high += 0.5 + max(node.y + node.height for node in drawn_options if isinstance(node, Element)) + 0.1
    margin = 0.4
    return (Scene(wide + 2 * margin, high + 2 * margin, (Group(tuple(nodes), margin, margin),), unit=(40, 52)),)


def _strip(groups: Sequence[Sequence[str]]) -> Rect:
    wide = max(1.0, *(len(group) * 1.1 for group in groups)) + 0.3
    return Rect(0, 0, wide, 1.1 * sum(map(bool, groups)) + 0.2, fill="tint", stroke="line", radius=0.2)


def _icons(groups: Sequence[Sequence[str]]) -> list[AnyNode]:
    rows = [group for group in groups if group]
    return [
        node
        for row, group in enumerate(rows)
        for column, name in enumerate(group)
        for node in picture(name, 0.2 + 1.1 * column, 0.15 + 1.1 * row, 1.0)
    ]


def _options(query: Statement, layout: str) -> list[AnyNode]:
    """Four cards with letters, or four animals; there are none for other questions."""
    nodes: list[AnyNode] = []
    broad, long = (BROAD, LONG) if layout == "column" else (LONG, BROAD)
    across = 4 if layout == "column" else 2
    for number, (letter, one) in enumerate(zip(LETTERS, query.get("options", ()), strict=False)):
        if isinstance(one, str):
            x = number * 2.4
            nodes.append(Label(x + 0.2, 0.75, letter, 0.34, "label", "label"))
            nodes.append(Rect(x + 0.5, 0, 1.5, 1.5, fill="paper", stroke="line", radius=0.15))
            nodes += [*picture(one, x + 0.7, 0.2, 1.1), Element(option_element(letter), x + 0.5, 0, 1.5, 1.5)]
        else:
            x, y = number % across * (broad + 0.5), number // across * (long + _GAP)
            nodes.append(Group(card(one, letter, layout), x, y))
            inner = (x, y + 0.6, broad, long - 0.6) if layout == "column" else (x + 0.6, y, broad - 0.6, long)
            nodes.append(Element(option_element(letter), *inner))
    return nodes
