"""Words and draws the things of `puzzlegen.generators.matrices.concrete_class`."""

from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, Segments, option_element
from puzzlegen.facts.things import Property, facts
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said, strung
from puzzlegen.renderers.kits.wording import divisions, joined, sentence
from puzzlegen.renderers.matrices.kits.things import one_of

_TILE: Final = 2.7  # side of a thing's tile
_ICON: Final = 2.3  # side of its icon
_STEP: Final = 3.15
_MARGIN: Final = 0.5
_CAPTION: Final = 0.75  # height of a letter or number below a tile

_RULES: Final[dict[str, Text]] = {
    "odd_one_out": {
        "en": "The picture shows five things, A to E. Four of them have something in common that the fifth lacks: what "
        "they are, what they have or can do, what they are for, or where they are found. It is about the things, not "
        "about how they are drawn.",
        "zh": "图中有 A 到 E 五样东西。其中四样有一个共同点，而第五样没有：共同点可以是它们是什么、有什么或会做什么、"
        "有什么用途、或在哪里出现。只看东西本身，不看画法。",
    },
    "belongs": {
        "en": "The three things in the upper row have something in common: what they are, what they have or can do, "
        "what they are for, or where they are found. It is about the things, not about how they are drawn.",
        "zh": "上面一行的三样东西有一个共同点：它们是什么、有什么或会做什么、有什么用途、或在哪里出现。只看东西本身，"
        "不看画法。",
    },
    "grouping": {
        "en": "The picture shows six things, 1 to 6. They fall into two classes of three, so that all things of one "
        "class have something in common that no thing of the other class has: what they are, what they have or can "
        "do, what they are for, or where they are found. It is about the things, not about how they are drawn.",
        "zh": "图中有 1 到 6 六样东西。把它们分成两类，每类三样，使其中一类的东西都有一个共同点，而另一类的东西都没有："
        "共同点可以是它们是什么、有什么或会做什么、有什么用途、或在哪里出现。只看东西本身，不看画法。",
    },
    "analogy": {
        "en": "The upper row shows two pairs of things. The first thing stands to the second as the third stands to "
        "the missing one.",
        "zh": "上面一行是两对东西。第一样与第二样的关系，和第三样与缺少的那一样的关系相同。",
    },
    "matrix": {
        "en": "Each row of the grid holds one thing of each of the same three classes, in any order. The things of a "
        "class have something in common that no other thing of the grid has: what they are, what they have or can do, "
        "what they are for, or where they are found. It is about the things, not about how they are drawn.",
        "zh": "方格的每一行都由同样三类东西各一样组成，顺序任意。同一类的东西都有一个共同点，而方格中的其他东西都没有："
        "共同点可以是它们是什么、有什么或会做什么、有什么用途、或在哪里出现。只看东西本身，不看画法。",
    },
}
_ASK: Final[dict[str, Text]] = {
    "odd_one_out": {"en": "Which one is the odd one out?", "zh": "哪一样与众不同？"},
    "belongs": {
        "en": "Which one of the things A to D in the lower row shares it?",
        "zh": "下面一行的 A 到 D 中，哪一样也具有这个共同点？",
    },
    "grouping": {"en": "Which option divides them so?", "zh": "哪个选项是这样的分法？"},
    "analogy": {
        "en": "Which of the things A to D in the lower row is missing?",
        "zh": "下面一行的 A 到 D 中，哪一样是缺少的？",
    },
    "matrix": {
        "en": "Which of the things A to D belongs in the empty place?",
        "zh": "A 到 D 中，哪一样应放在空格里？",
    },
}
_SHORT: Final[dict[str, Text]] = {
    "odd_one_out": {
        "en": "Four of the things A to E have something in common that the fifth lacks, apart from how they are drawn. "
        "Which one is the odd one out?",
        "zh": "A 到 E 五样东西中，有四样具有一个共同点（与画法无关），而第五样没有。哪一样与众不同？",
    },
    "belongs": {
        "en": "The three things in the upper row have something in common, apart from how they are drawn. Which one of "
        "the things A to D shares it?",
        "zh": "上面一行的三样东西有一个共同点（与画法无关）。A 到 D 中，哪一样也具有这个共同点？",
    },
    "grouping": {
        "en": "Six things fall into two classes of three: those of one share something (not how they are drawn) that "
        "no other has. Which option divides them so?",
        "zh": "六样东西分成两类，每类三样：其中一类的东西都有一个共同点（与画法无关），另一类的都没有。"
        "哪个选项是这样的分法？",
    },
    "analogy": {
        "en": "The first thing stands to the second as the third to the missing one. Which of the things A to D is "
        "missing?",
        "zh": "第一样与第二样的关系，和第三样与缺少的那一样的关系相同。A 到 D 中，哪一样是缺少的？",
    },
    "matrix": {
        "en": "Each row of the grid holds one thing of each of the same three classes, apart from how they are drawn. "
        "Which of the things A to D belongs in the empty place?",
        "zh": "方格的每一行都由同样三类东西各一样组成（与画法无关）。A 到 D 中，哪一样应放在空格里？",
    },
}

_RELATED: Final = {"en": "{one} {relation} {other}", "zh": "{one}{relation}{other}"}
_STOP: Final = {"en": "{what}.", "zh": "{what}。"}
_AND: Final = {"en": " and ", "zh": "和"}
_COMMON: Final = {"en": "{things}: each {text}.", "zh": "{things}：都{text}。"}
_NOT_SO: Final = {"en": "{letter}, {thing}, does not share this.", "zh": "{letter}（{thing}）不是这样。"}
_ONLY: Final = {
    "en": "Of the options, only {letter}, {thing}, shares this.",
    "zh": "选项中只有 {letter}（{thing}）也是这样。",
}
_LIKE_TWO: Final = {
    "en": "{letter}, {thing}, {text}, but shares that only with {two}.",
    "zh": "{letter}（{thing}）{text}，但三样中只有{two}是这样。",
}
_NONE_OF: Final = {"en": "None of the others shares this: {things}.", "zh": "其余的{things}都不是这样。"}
_CLASS: Final = {"en": "one {text} ({things})", "zh": "一样{text}（{things}）"}
_EACH_ROW: Final = {"en": "In each row, {classes}.", "zh": "每一行中，{classes}。"}
_LACKS: Final = {"en": "The last row lacks the third: {thing}.", "zh": "最后一行缺少第三种：{thing}。"}
_UPPER: Final = {"en": "The upper row", "zh": "上面一行"}
_THING: Final = {"en": "Thing {number}", "zh": "第 {number} 样"}
_ROW: Final = {"en": "Row {number}", "zh": "第 {number} 行"}
_PROPORTION: Final = {"en": "{one} : {other} = {third} : ?", "zh": "{one} : {other} = {third} : ？"}


def word(statement: Statement, query: Statement) -> Wording:
    """Put the question of the task."""
    task = query["task"]
    options: tuple[Text | None, ...] = (None,) * len(query.get("options", statement["things"]))
    if task == "grouping":
        options = divisions(query["options"])
    return Wording(_ASK[task], Kind.LETTER, _RULES[task], _SHORT[task], options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The classes with their members, or the relation, said of both pairs."""
    things, place = statement["things"], LETTERS.index(answer)
    match query["task"]:
        case "analogy":
            relation = next(one for one in facts().relations if one.name == why["fact"])
            pairs = (things[:2], (things[2], query["options"][place]))
            said_of = (
                said(_RELATED, one=one_of(one), relation=relation.text, other=one_of(other)) for one, other in pairs
            )
            return sentence(said(_STOP, what=listed(said_of, SEMICOLON)))
        case "matrix":
            return _classes(things, query["options"][place], [_property(name) for name in why["facts"]])
        case "odd_one_out":
            four = [thing for number, thing in enumerate(things) if number != place]
            rest = said(_NOT_SO, letter=answer, thing=one_of(things[place]))
            return joined(_shared(four, _setting_off(four, [things[place]])), rest)
        case "belongs":
            return _joining(things, query["options"], answer)
        case _:
            return _divided(things, query["options"][place])


def _property(name: str) -> Property:
    return next(one for one in facts().properties if one.name == name)


def _setting_off(things: Iterable[str], others: Iterable[str]) -> Property | None:
    """The nearest property that things have beyond argument, and others lack."""
    inside, outside = [*things], [*others]
    found = [one for one in facts().properties if one.yes.issuperset(inside) and all(map(one.lacks, outside))]
    return min(found, key=lambda one: one.weight, default=None)


def _shared(things: Iterable[str], held: Property | None) -> Text:
    """What things have in common."""
    assert held is not None
    return sentence(said(_COMMON, things=strung(map(one_of, things), _AND), text=held.text))


def _joining(things: Sequence[str], options: Sequence[str], answer: str) -> Text:
    """What three things and one option have in common, and what others share with two of the three."""
    right = options[LETTERS.index(answer)]
    held = _setting_off([*things, right], [option for option in options if option != right])
    parts = [_shared(things, held), said(_ONLY, letter=answer, thing=one_of(right))]
    for letter, option in zip(LETTERS, options, strict=False):
        near = [one for one in facts().properties if option in one.yes and len(one.yes & {*things}) == 2]
        if letter != answer and near:
            nearest = min(near, key=lambda one: one.weight)
            two = strung((one_of(thing) for thing in things if thing in nearest.yes), _AND)
            parts.append(said(_LIKE_TWO, letter=letter, thing=one_of(option), text=nearest.text, two=two))
    return joined(*parts)


def _divided(things: Sequence[str], split: Sequence[Sequence[int]]) -> Text:
    """Both classes; for the second one, what its things have in common if that sets them off, too."""
    one, other = ([things[number - 1] for number in numbers] for numbers in split)
    first, second = _setting_off(one, other), _setting_off(other, one)
    if first and second:
        return joined(_shared(one, first), _shared(other, second))
    if second:
        one, other, first = other, one, second
    return joined(_shared(one, first), said(_NONE_OF, things=strung(map(one_of, other), _AND)))


def _classes(things: Sequence[str], missing: str, classes: Sequence[Property]) -> Text:
    """The members of three classes, the first of which is missing in the last row."""
    members = (
        said(_CLASS, text=held.text, things=listed(facts().names[thing] for thing in things if thing in held.yes))
        for held in (*classes[1:], classes[0])
    )
    return joined(said(_EACH_ROW, classes=listed(members, SEMICOLON)), said(_LACKS, thing=one_of(missing)))


def describe(statement: Statement, query: Statement) -> Text:
    """The things by their names."""
    names = facts().names
    things = [names[thing] for thing in statement["things"]]
    match query["task"]:
        case "odd_one_out":
            return options(things)
        case "grouping":
            return numbered(_THING, things)
        case "matrix":
            rows = [listed(things[start : start + 3]) for start in (0, 3, 6)]
            return lines(numbered(_ROW, rows), options(names[thing] for thing in query["options"]))
        case "belongs":
            shown = listed(things)
        case _:
            shown = said(_PROPORTION, one=things[0], other=things[1], third=things[2])
    return lines(named(_UPPER, shown), options(names[thing] for thing in query["options"]))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Tiles with icons; a unit is about a third of a tile."""
    things = statement["things"]
    match query["task"]:
        case "odd_one_out":
            return (_scene(5, _row(things, 5, LETTERS), 1),)
        case "grouping":
            return (_scene(3, [*_row(things[:3], 3, "123"), *_row(things[3:], 3, "456", 1)], 2),)
        case "matrix":
            return (_grid(things, query["options"]),)
        case "belongs":
            upper = _row(things, 4)
        case _:
            upper = _proportion(things)
    width = 4 * _STEP - (_STEP - _TILE)
    rule = Segments(((0, _TILE + 0.6, width, _TILE + 0.6),), "line", "thin")
    lower = Group(tuple(_row(query["options"], 4, LETTERS)), 0, _TILE + 1.2)
    return (_scene(4, [*upper, rule, lower], 1, _TILE + 1.2),)


def _tile(thing: str | None, x: float, y: float, caption: str = "") -> list[AnyNode]:
    """A tile with a thing, or with a question mark, at (x, y), and what stands below it."""
    nodes: list[AnyNode] = [Rect(x, y, _TILE, _TILE, None if thing else "tint", "line", "thin", 0.14)]
    if thing is None:
        nodes.append(Label(x + _TILE / 2, y + _TILE / 2, "?", 1.0))
    else:
        nodes.append(Group(ICONS[thing], x + (_TILE - _ICON) / 2, y + (_TILE - _ICON) / 2, _ICON))
    if caption:
        nodes.append(Label(x + _TILE / 2, y + _TILE + _CAPTION / 2, caption, 0.34, "label", "label"))
        nodes.append(Element(option_element(caption), x, y, _TILE, _TILE))
    return nodes


def _row(things: Sequence[str], across: int, captions: str = "", row: int = 0) -> list[AnyNode]:
    """Tiles in the middle of a row that has room for ``across``."""
    left = (across - len(things)) * _STEP / 2
    y = row * (_TILE + _CAPTION + 0.15)
    nodes: list[AnyNode] = []
    for place, thing in enumerate(things):
        nodes += _tile(thing, left + place * _STEP, y, captions[place] if captions else "")
    return nodes


def _grid(things: Sequence[str], options: Sequence[str]) -> Scene:
    """Three rows of three tiles, the last one empty, above the options."""
    nodes: list[AnyNode] = []
    for place, thing in enumerate((*things, None)):
        down, across = divmod(place, 3)
        nodes += _tile(thing, (across + 0.5) * _STEP, down * _STEP)
    above = 3 * _STEP - (_STEP - _TILE) + 0.6
    rule = Segments(((0, above, 4 * _STEP - (_STEP - _TILE), above),), "line", "thin")
    return _scene(4, [*nodes, rule, Group(tuple(_row(options, 4, LETTERS)), 0, above + 0.6)], 1, above + 0.6)


def _proportion(things: Sequence[str]) -> list[AnyNode]:
    """Two tiles, a colon, and so on: the first is to the second as the third to what is missing."""
    nodes: list[AnyNode] = []
    for place, thing in enumerate((*things, None)):
        nodes += _tile(thing, place * _STEP, 0)
    for gap, sign in enumerate((":", "=", ":")):
        nodes.append(Label((gap + 1) * _STEP - (_STEP - _TILE) / 2, _TILE / 2, sign, 0.3))
    return nodes


def _scene(across: int, nodes: Sequence[AnyNode], rows: int, above: float = 0) -> Scene:
    """A picture with room for rows of tiles with captions below what takes ``above``."""
    width = across * _STEP - (_STEP - _TILE) + 2 * _MARGIN
    height = above + rows * (_TILE + _CAPTION) + (rows - 1) * 0.15 + 2 * _MARGIN - 0.15
    return Scene(width, height, (Group(tuple(nodes), _MARGIN, _MARGIN),), (44, 56))
