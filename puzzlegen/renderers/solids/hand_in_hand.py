"""Shows children hand in hand in a row or in a ring, from the front and from behind."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Scene, option_element
from puzzlegen.facts.solids.children import MARKS, from_behind, hands
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said, same
from puzzlegen.renderers.kits.wording import counting, joined, number_meant
from puzzlegen.renderers.solids.kits.children import arm, body, side

_APART: Final = 1.5  # from child to child
_TALL: Final = 2.75  # a line of children
_HIPS: Final = 1.65  # below the top of a line
_MARGIN: Final = 0.5
_GAP: Final = 0.6
_LETTER: Final = 0.36
_OUTLINE: Final = 0.015  # half as wide as a thin line

_ROW: Final[Text] = {
    "en": "Children stand in a row, hand in hand. Some face us, others show their backs.",
    "zh": "孩子们手拉手站成一排；有的孩子看得到脸，有的只看得到后背。",
}
_RING: Final[Text] = {
    "en": "Children stand in a ring, hand in hand: one half of it is in the upper part of the picture, the other half, "
    "nearer to us, in the lower part. Some face us, others show their backs.",
    "zh": "孩子们手拉手围成一圈：上面一排是圈的远侧，下面一排是离我们近的一侧。有的孩子看得到脸，有的只看得到后背。",
}
_OWN: Final[Text] = {
    "en": "Left and right are those of the children themselves.",
    "zh": "左和右都以孩子自己的左右为准。",
}
_WORN: Final[Text] = {
    "en": "Bags, bows and red boots stay on the side on which a child wears them, and nobody moves.",
    "zh": "书包、蝴蝶结和红靴子始终在孩子原来佩戴的那一侧，谁也不动。",
}
_ASK: Final[Mapping[str, Text]] = {
    "behind": {
        "en": "Which of A to D shows the same children from the opposite side?",
        "zh": "A 到 D 中哪一幅是从正对面看到的同一群孩子？",
    },
    "wrong": {
        "en": "Picture 2 should show the children of picture 1 from the opposite side, but exactly one child is wrong. "
        "Which one of A to D?",
        "zh": "图 2 应是从正对面看到的图 1 的孩子，但恰有一个孩子画错了。是 A 到 D 中的哪一个？",
    },
    "wrong_box": {
        "en": "Picture 2 should show the children of picture 1 from the opposite side, but exactly one child is wrong. "
        "Which one? (Box the whole child in picture 2, with its arms and all it wears.)",
        "zh": "图 2 应是从正对面看到的图 1 的孩子，但恰有一个孩子画错了。是哪一个？"
        "（在图 2 中框出整个孩子，连同双臂和身上的东西。）",
    },
    "pass": {
        "en": "The child in {start} has a ball. It is passed on from hand to hand, each time to the child who holds "
        "that hand, which may also be the child it has just come from. Each child uses the hand named: {hands}. "
        "What is the colour of the shirt of the child who has the ball in the end?",
        "zh": "穿{start}衣服的孩子拿着球。每次都把球传给拉着那只手的孩子（也可能传回给刚传来球的孩子），"
        "各次传球用的手依次是：{hands}。最后拿到球的孩子穿什么颜色的衣服？",
    },
    "pass_box": {
        "en": "The child in {start} has a ball. It is passed on from hand to hand, each time to the child who holds "
        "that hand, which may also be the child it has just come from. Each child uses the hand named: {hands}. "
        "Who has the ball in the end? (Box the whole child, with its arms and all it wears.)",
        "zh": "穿{start}衣服的孩子拿着球。每次都把球传给拉着那只手的孩子（也可能传回给刚传来球的孩子），"
        "各次传球用的手依次是：{hands}。最后球在谁那里？（框出整个孩子，连同双臂和身上的东西。）",
    },
    "count": {
        "en": "Look at the hand of each child on the side of its bag. How many of these hands hold another child's "
        "left hand?",
        "zh": "看每个孩子背书包那一侧的手。其中有多少只手拉着另一个孩子的左手？",
    },
}
_SIDES: Final[Mapping[str, Text]] = {"left": {"en": "left", "zh": "左"}, "right": {"en": "right", "zh": "右"}}
_WITH: Final[Mapping[str, Text]] = {"left": {"en": "left", "zh": "左手"}, "right": {"en": "right", "zh": "右手"}}
_THING: Final[Mapping[str, Text]] = {
    "bag": {"en": "bag", "zh": "书包"},
    "bow": {"en": "bow", "zh": "蝴蝶结"},
    "boot": {"en": "red boot", "zh": "红靴子"},
}
_DIFFERS: Final[Text] = {
    "en": "in {name}, the child in {shirt} has the {thing} on its own {other}, not on its {side} as in {first}",
    "zh": "{name} 中穿{shirt}衣服的孩子的{thing}在自己的{other}边，而不像{first}中那样在{side}边",
}
_OTHERWISE: Final[Text] = {
    "en": "in {name}, the child in {shirt} is not as in {first}",
    "zh": "{name} 中穿{shirt}衣服的孩子与{first}不符",
}
_KEPT: Final[Text] = {
    "en": "Seen from the opposite side, left and right of the picture change places and faces become backs, "
    "but each child keeps its own left and right: {told}.",
    "zh": "从对面看，画面左右互换，脸变成后背，但每个孩子自己的左右不变：{told}。",
}
_SO: Final[Text] = {"en": "So it is {answer}.", "zh": "所以是 {answer}。"}
_PASSED: Final[Text] = {"en": "{hand} hand to {shirt}", "zh": "{hand}传给{shirt}"}
_WAY: Final[Text] = {
    "en": "Of a child whose face is seen, the left hand is on the right of the picture. The ball goes "
    "from {start}: {way}.",
    "zh": "看得到脸的孩子，左手在画面的右边。球从{start}出发：{way}。",
}
_HOLDS: Final[Text] = {
    "en": "the child in {shirt} holds the {hand} hand of the child in {other}",
    "zh": "穿{shirt}衣服的孩子拉着穿{other}衣服的孩子的{hand}手",
}
_NOBODY: Final[Text] = {"en": "the child in {shirt} holds nobody", "zh": "穿{shirt}衣服的孩子没有拉着谁"}
_HELD: Final[Text] = {
    "en": "On the side of the bag, {held}. So {number} left hands are held there.",
    "zh": "在书包一侧，{held}。所以那里拉着的左手有 {number} 只。",
}
_LINE: Final[Text] = {"en": "From left to right", "zh": "从左到右"}
_FAR: Final[Text] = {"en": "Far side of the ring, from left to right", "zh": "圈的远侧，从左到右"}
_NEARER: Final[Text] = {"en": "Near side of the ring, from left to right", "zh": "圈的近侧，从左到右"}
_CHILD: Final[Text] = {"en": "{shirt} shirt, {hair} hair, {seen}{worn}", "zh": "{shirt}衣服、{hair}头发、{seen}{worn}"}
_SEEN: Final[Mapping[bool, Text]] = {
    True: {"en": "face seen", "zh": "看得到脸"},
    False: {"en": "back seen", "zh": "看得到后背"},
}
_ON: Final[Text] = {"en": ", {thing} on the {side} of the picture", "zh": "、{thing}在画面{side}侧"}
_EMPTY: Final[Text] = {"en": "", "zh": ""}
_PICTURE: Final[Text] = {"en": "Picture {number}", "zh": "图 {number}"}
_FIRST: Final[Text] = {"en": "picture 1", "zh": "图 1"}
_SECOND: Final[Text] = {"en": "picture 2", "zh": "图 2"}
_TOP: Final[Text] = {"en": "the picture at the top", "zh": "最上面的图"}
_LETTERED: Final[Text] = {"en": "Letters in picture 2: {told}.", "zh": "图 2 中的字母：{told}。"}
_OF: Final[Text] = {"en": "{letter} is the child in {shirt}", "zh": "{letter} 是穿{shirt}衣服的孩子"}


def _task(query: Statement) -> str:
    task: str = query["task"]
    return task.removesuffix("_choice")


def _shirt(child: Mapping[str, Any]) -> Text:
    return COLOURS[child["shirt"]]


def word(statement: Statement, query: Statement) -> Wording:
    """How the children stand, and what is asked."""
    task = _task(query)
    rules = [_RING if statement["ring"] else _ROW, _WORN if task in ("behind", "wrong", "wrong_box") else _OWN]
    ask = _ASK[task]
    if task in ("pass", "pass_box"):
        ask = said(ask, start=COLOURS[query["start"]], hands=listed(_WITH[hand] for hand in query["hands"]))
    if task == "count":
        kind, texts = counting(query)
        return Wording(rules=joined(*rules), ask=ask, kind=kind, options=texts)
    offered: tuple[Text | None, ...] = (None,) * 4
    if task == "pass":
        offered = tuple(COLOURS[shirt] for shirt in query["options"])
    boxed = task.endswith("_box")
    return Wording(
        rules=joined(*rules), ask=ask, kind=Kind.BOX if boxed else Kind.LETTER, options=() if boxed else offered
    )


def _different(shown: Sequence[Any], wanted: Sequence[Any], name: Text, first: Text) -> Text | None:
    """What is wrong with the first child of a picture that is, against the first picture."""
    for child, right in zip(shown, wanted, strict=True):
        for mark in MARKS:
            if child[mark] != right[mark] and child[mark] and right[mark]:
                return said(
                    _DIFFERS,
                    name=name,
                    first=first,
                    shirt=_shirt(child),
                    thing=_THING[mark],
                    other=_SIDES[child[mark]],
                    side=_SIDES[right[mark]],
                )
        if child != right:
            return said(_OTHERWISE, name=name, first=first, shirt=_shirt(child))
    return None


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What is on which side, or the way of the ball, hand by hand."""
    task, children, ring = _task(query), statement["children"], statement["ring"]
    if task in ("behind", "wrong", "wrong_box"):
        wanted = from_behind(children, ring)
        if task != "behind":
            told = _different(query["second"], wanted, _SECOND, _FIRST) or _EMPTY
            return said(_KEPT, told=told)
        shown = [
            one
            for letter, option in zip(LETTERS, query["options"], strict=False)
            if (one := _different(option, wanted, same(letter), _TOP)) is not None
        ]
        return joined(said(_KEPT, told=listed(shown, SEMICOLON)), said(_SO, answer=answer))
    if task in ("pass", "pass_box"):
        first, *shirts = [COLOURS[shirt] for shirt in why["shirts"]]
        passed = [
            said(_PASSED, hand=_WITH[hand], shirt=shirt) for hand, shirt in zip(query["hands"], shirts, strict=True)
        ]
        return said(_WAY, start=first, way=listed(passed))
    held = []
    for child, by in zip(children, hands(children, ring), strict=True):
        if child["bag"] in by:
            other, hand = by[child["bag"]]
            held.append(said(_HOLDS, shirt=_shirt(child), hand=_SIDES[hand], other=_shirt(children[other])))
        elif child["bag"]:
            held.append(said(_NOBODY, shirt=_shirt(child)))
    return said(_HELD, held=listed(held, SEMICOLON), number=number_meant(query, answer))


def describe(statement: Statement, query: Statement) -> Text:
    """The children one by one, and what they wear on which side of the picture."""
    ring, task = statement["ring"], query["task"]
    first = _told(statement["children"], ring)
    if task == "behind":
        return lines(first, options(_told(option, ring) for option in query["options"]))
    if "second" not in query:
        return first
    both = numbered(_PICTURE, [first, _told(query["second"], ring)])
    if task == "wrong_box":
        return both
    told = [
        said(_OF, letter=letter, shirt=_shirt(query["second"][number]))
        for letter, number in zip(LETTERS, query["options"], strict=False)
    ]
    return lines(both, said(_LETTERED, told=listed(told, SEMICOLON)))


def _told(children: Sequence[Any], ring: bool) -> Text:
    def line(some: Sequence[Any]) -> Text:
        return listed(map(_child, some), SEMICOLON)

    if not ring:
        return named(_LINE, line(children))
    half = len(children) // 2
    return lines(named(_FAR, line(children[:half])), named(_NEARER, line(children[half:][::-1])))


def _child(child: Mapping[str, Any]) -> Text:
    worn = [
        said(_ON, thing=_THING[mark], side=_SIDES["right" if side(child, child[mark]) == 1 else "left"])
        for mark in MARKS
        if child[mark]
    ] or [_EMPTY]
    hair = COLOURS[child["hair"]]
    return said(
        _CHILD,
        shirt=_shirt(child),
        hair=hair,
        seen=_SEEN[child["faces"]],
        worn=listed(worn, _EMPTY) if worn else _EMPTY,
    )


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """One picture, two, or one with four below it."""
    children, ring, task = statement["children"], statement["ring"], query["task"]
    wide, high = _size(len(children), ring)
    nodes: list[AnyNode] = [Group(tuple(_children(children, ring, "child")), _MARGIN, _MARGIN)]
    top = _MARGIN + high + _GAP
    width = wide + 2 * _MARGIN
    if task == "behind":
        small, across = (0.75, 2) if ring else (0.9, 1)
        width = max(width, across * (small * wide + _GAP + 0.4) + 2 * _MARGIN)
        nodes[0] = Group(nodes[0].children, (width - wide) / 2, _MARGIN) if isinstance(nodes[0], Group) else nodes[0]
        for number, option in enumerate(query["options"]):
            left = _MARGIN + 0.6 + number % across * (small * wide + _GAP + 0.6)
            y = top + number // across * (small * high + _GAP)
            letter = LETTERS[number]
            nodes.append(Group(tuple(_children(option, ring, "")), left, y, small))
            nodes.append(Element(option_element(letter), left, y, small * wide, small * high))
            nodes.append(Label(left - 0.35, y + small * high / 2, letter, _LETTER, "label", "label"))
        top += 4 // across * (small * high + _GAP)
        width = max(width, _MARGIN * 2 + 0.6 + across * (small * wide + _GAP + 0.6))
    elif "second" in query:
        width += 0.6
        second = list(_children(query["second"], ring, "second"))
        for letter, number in zip(LETTERS, query.get("options", ()), strict=False):
            x, y = _spot(number, len(children), ring)
            second.append(Label(x, y + 1.2, letter, _LETTER, "label", "label"))
        for number, y in enumerate((_MARGIN, top + 0.3), start=1):
            nodes.append(Label(0.45, y + high / 2, str(number), _LETTER, "label", "label"))
        nodes[0] = Group(tuple(_children(children, ring, "child")), _MARGIN + 0.6, _MARGIN)
        nodes.append(Group(tuple(second), _MARGIN + 0.6, top + 0.3))
        top += high + 0.3 + _GAP
    return (Scene(width, top, tuple(nodes), unit=(62, 76)),)


def _size(count: int, ring: bool) -> tuple[float, float]:
    across = count // 2 if ring else count
    return (across + 0.6) * _APART, _TALL * (2 if ring else 1) + 0.45 * (2 if ring else 1)


def _spot(number: int, count: int, ring: bool) -> tuple[float, float]:
    """Where the hips of a child are."""
    half = count // 2
    column, line = (count - 1 - number, 1) if ring and number >= half else (number, 0)
    return (column + 0.8) * _APART, _HIPS + line * (_TALL + 0.45)


def _children(children: Sequence[Any], ring: bool, name: str) -> list[AnyNode]:
    """Children whose hands meet halfway; at the ends of a ring they meet between the lines, outside."""
    count, half, nodes = len(children), len(children) // 2, list[AnyNode]()
    between = _HIPS + _TALL / 2 - 0.2
    for number, child in enumerate(children):
        x, y = _spot(number, count, ring)
        arms = list[AnyNode]()
        for toward in (-1, 1):
            hand = (x + toward * (_APART / 2 - 0.1), y - 0.1)
            column = count - 1 - number if ring and number >= half else number
            if column + toward in (-1, half if ring else count):
                hand = (x + toward * 0.62, y + 0.1)
                if ring:
                    hand = (x + toward * 0.85, between + (0.11 if number >= half else -0.11))
            arms += arm(x, y, toward, hand, child["shirt"])
        drawn = [*arms, *body(child, x, y)]
        nodes += drawn
        if name:
            nodes.append(Element(f"{name}-{number + 1}", *_frame(drawn)))
    return nodes


def _frame(nodes: Sequence[AnyNode]) -> tuple[float, float, float, float]:
    """The left edge, the top, the width and the height of what is drawn, with half of its thin outlines."""
    across, down = list[float](), list[float]()
    for node in nodes:
        match node:
            case Circle(x, y, radius):
                points, out = ((x, y),), radius + _OUTLINE
            case Polyline(points, width=width):
                out = (width or 2 * _OUTLINE) / 2
            case _:
                continue
        across += [x + aside for x, _ in points for aside in (-out, out)]
        down += [y + aside for _, y in points for aside in (-out, out)]
    return min(across), min(down), max(across) - min(across), max(down) - min(down)
