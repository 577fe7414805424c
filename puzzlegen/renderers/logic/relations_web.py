"""Words and draws the food webs and family trees of `puzzlegen.generators.logic.relations_web`."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, options, said, same, strung
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.logic.kits.clue_cards import picture
from puzzlegen.renderers.logic.kits.relations import tree, web

_WEB: Final[Text] = {
    "en": "On this invented island, arrows lead from each kind of plant or animal to those that eat it; nobody eats "
    "anything else. An animal dies out as soon as everything that it eats has disappeared, and for no other reason. "
    "Nothing in the bottom row needs food.",
    "zh": "在这座虚构的岛上，箭头从每种植物或动物指向吃它的动物；除此之外谁也不吃别的。一种动物吃的一切都消失时，"
    "它就会灭绝，此外没有别的灭绝原因。最下一排的都不需要食物。",
}
_TREE: Final[Text] = {
    "en": "In this family tree, squares are men and boys, circles are women and girls. A double line joins husband and "
    "wife; their children hang from the line below it. Everybody who belongs to the family is shown, once.",
    "zh": "这棵家谱中，方框是男性，圆圈是女性。双线连接夫妻，他们的子女挂在下方的线上。家族的每个人都画出一次。",
}
_ASK: Final[Mapping[str, Text]] = {
    "dies": {
        "en": "Those that are crossed out disappear. Which other circles hold kinds that die out in the end because "
        "of that?",
        "zh": "打叉的消失了。最终还有哪些圆圈中的动物因此灭绝？",
    },
    "toll": {
        "en": "Those that are crossed out disappear. How many further kinds die out in the end because of that?",
        "zh": "打叉的消失了。最终还有几种因此灭绝？",
    },
    "fatal": {
        "en": "If both of one pair disappear, the highlighted animal dies out in the end. Which pair is it?",
        "zh": "哪一对同时消失会使高亮的动物最终灭绝？",
    },
    "least": {
        "en": "Only some kinds of the bottom row can be protected; the others disappear. How many must be protected at "
        "least so that none of the highlighted animals dies out?",
        "zh": "最下一排只能保护几种，其余的都会消失。至少要保护几种，才能使高亮的动物都不灭绝？",
    },
    "who": {"en": "Who is {way}?", "zh": "{way}是谁？"},
    "many": {"en": "How many people are {way}? Each counts once.", "zh": "{way}共有几人？每人只算一次。"},
    "kin": {"en": "Who is {end} to {start}? {end} is ...", "zh": "{end} 是 {start} 的什么人？{end} 是……"},
}
_KINDS: Final = {"dies": Kind.BOXES, "toll": Kind.NUMBER, "least": Kind.NUMBER, "who": Kind.SYMBOL, "many": Kind.NUMBER}
_STEPS: Final[Mapping[str, tuple[str, str, str]]] = {
    "father": ("father's", "father", "父亲"),
    "mother": ("mother's", "mother", "母亲"),
    "brother": ("brother's", "brother", "兄弟"),
    "sister": ("sister's", "sister", "姐妹"),
    "son": ("son's", "son", "儿子"),
    "daughter": ("daughter's", "daughter", "女儿"),
    "husband": ("husband's", "husband", "丈夫"),
    "wife": ("wife's", "wife", "妻子"),
    "parent": ("parents'", "parents", "父母"),
    "sibling": ("siblings'", "siblings", "兄弟姐妹"),
    "child": ("children's", "children", "子女"),
    "spouse": ("spouses'", "spouses", "配偶"),
}
_FEEDS: Final[Text] = {"en": " → ", "zh": "→"}
_LAST: Final[Text] = {"en": " and ", "zh": "、"}
_LEADS: Final[Text] = {"en": "{letter} leads to {people}", "zh": "{letter} 通向 {people}"}
_NOWHERE: Final[tuple[Text, Text]] = (
    {"en": "{letters} leads to nobody", "zh": "{letters} 不通向任何人"},
    {"en": "{letters} lead to nobody", "zh": "{letters} 都不通向任何人"},
)
_AND: Final[Text] = {"en": ", ", "zh": "、"}


def word(statement: Statement, query: Statement) -> Wording:
    """What arrows or lines mean, and what is asked."""
    task = query["task"]
    if statement["world"] == "web":
        return Wording(_ASK[task], _KINDS.get(task, Kind.LETTER), _WEB, options=(None,) * len(query.get("options", ())))
    if task == "kin":
        ask = said(_ASK[task], start=query["start"], end=query["end"])
        ways = tuple(_way(statement, query["start"], one) for one in query["options"])
        return Wording(ask, Kind.LETTER, _TREE, options=ways)
    return Wording(said(_ASK[task], way=_way(statement, query["start"], query["steps"])), _KINDS[task], _TREE)


def _way(statement: Statement, start: str, steps: Sequence[str]) -> Text:
    """Steps from somebody as people say them."""
    if steps[0] == "spouse":  # everybody has one at most
        male = {"name": start, "sex": "m"} in statement["people"]
        steps = ["wife" if male else "husband", *steps[1:]]
    *before, last = (_STEPS[step] for step in steps)
    words = [f"{start}'s", *(one[0] for one in before), last[1]]
    return {"en": " ".join(words), "zh": f"{start} 的" + "的".join(one[2] for one in (*before, last))}


def _names(statement: Statement, numbers: Sequence[int]) -> Text:
    return listed((facts().names[statement["names"][one]] for one in numbers), _AND)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """Who is lost next, round by round, or to whom each step leads."""
    task = query["task"]
    if statement["world"] == "tree":
        shown = []
        start = query["start"]
        for number, people in enumerate(why["reached"][1:], start=1):
            step = {"en": "{way}: {people}.", "zh": "{way}：{people}。"}
            shown.append(
                said(step, way=_way(statement, start, why["steps"][:number]), people=listed(map(same, people)))
            )
        end = {"en": "So the answer is {answer}.", "zh": "所以答案是 {answer}。"}
        if task == "kin":
            reached = dict(zip(LETTERS, why["others"], strict=False))
            others = [
                said(_LEADS, letter=letter, people=listed(map(same, people)))
                for letter, people in reached.items()
                if people and letter != answer
            ]
            nowhere = [letter for letter, people in reached.items() if not people]
            if nowhere:
                others.append(said(_NOWHERE[len(nowhere) > 1], letters=strung(map(same, nowhere), _LAST)))
            end = {"en": "{others}. Only {answer} leads to {end}.", "zh": "{others}。只有 {answer} 通向 {end}。"}
            return lines(*shown, said(end, others=listed(others, SEMICOLON), answer=answer, end=query["end"]))
        return lines(*shown, said(end, answer=answer))
    if task == "least":
        hang = {"en": "The {who} lives on: {plants}.", "zh": "{who}归根到底靠这些活着：{plants}。"}
        parts = [
            said(hang, who=_names(statement, [one]), plants=_names(statement, some))
            for one, some in zip(query["herd"], why["hanging"], strict=True)
        ]
        end = {
            "en": "Protect {plants}, and each of them keeps something; no smaller choice has one of each list. So it "
            "is {answer}.",
            "zh": "保护{plants}，它们就都有所依靠；更少的话，总有一种动物的清单里一个也没有。所以是 {answer} 种。",
        }
        return lines(*parts, said(end, plants=_names(statement, why["plants"]), answer=answer))
    gone = query["options"][LETTERS.index(answer)] if task == "fatal" else query["gone"]
    first = {"en": "Gone: {gone}.", "zh": "消失的：{gone}。"}
    parts = [said(first, gone=_names(statement, gone))]
    for number, some in enumerate(why["rounds"]):
        then = {"en": "Then nothing is left to eat for: {names}.", "zh": "于是没有东西可吃的有：{names}。"}
        if number:
            then = {"en": "After that, nothing is left for: {names}.", "zh": "接着没有东西可吃的有：{names}。"}
        parts.append(said(then, names=_names(statement, some)))
    ends: Mapping[str, Text] = {
        "dies": {"en": "All others still find some food.", "zh": "其余的都还有东西可吃。"},
        "toll": {
            "en": "All others still find some food, so it is {answer}.",
            "zh": "其余的都还有东西可吃，所以是 {answer} 种。",
        },
        "fatal": {
            "en": "The other pairs leave it a way to live: {ways}. So it is {answer}.",
            "zh": "其他几对消失时，它仍有活路：{ways}。所以是 {answer}。",
        },
    }
    ways = listed(
        (
            named({"en": letter, "zh": letter}, listed((_names(statement, [one]) for one in way), _FEEDS))
            for letter, way in zip(LETTERS, why.get("feeding", ()), strict=False)
            if way
        ),
        SEMICOLON,
    )
    return joined(*parts, said(ends[task], answer=answer, ways=ways))


def describe(statement: Statement, query: Statement) -> Text:
    """Who eats what, or who is whose child; and what is marked."""
    if statement["world"] == "tree":
        sexes = {
            "m": {"en": "{name} (square)", "zh": "{name}（方框）"},
            "f": {"en": "{name} (circle)", "zh": "{name}（圆圈）"},
        }
        people = listed(said(sexes[one["sex"]], name=one["name"]) for one in statement["people"])
        couples = [
            named(same(f"{one} = {other}"), listed(map(same, children)))
            for one, other, children in statement["couples"]
        ]
        return lines(
            named({"en": "People", "zh": "人"}, people),
            named(
                {"en": "Couples with a double line, and the children below", "zh": "双线相连的夫妻及其下方的子女"},
                lines(*couples),
            ),
        )
    rows = range(max(statement["layers"]) + 1)
    row = {"en": "Row {number} from the bottom", "zh": "从下数第 {number} 排"}
    names = [[one for one, layer in enumerate(statement["layers"]) if layer == at] for at in rows]
    parts = [named(said(row, number=at + 1), _names(statement, names[at])) for at in rows]
    eaters = sorted({eater for _, eater in statement["arrows"]})
    foods = [[food for food, eater in statement["arrows"] if eater == one] for one in eaters]
    arrows = {"en": "to {eater} from {foods}", "zh": "到{eater}：来自{foods}"}
    told = [
        said(arrows, eater=_names(statement, [one]), foods=_names(statement, some))
        for one, some in zip(eaters, foods, strict=True)
    ]
    parts.append(named({"en": "Arrows", "zh": "箭头"}, listed(told, SEMICOLON)))
    if "gone" in query:
        parts.append(named({"en": "Crossed out", "zh": "打叉"}, _names(statement, query["gone"])))
    if "who" in query:
        parts.append(named({"en": "Highlighted", "zh": "高亮"}, _names(statement, [query["who"]])))
    if "herd" in query:
        parts.append(named({"en": "Highlighted", "zh": "高亮"}, _names(statement, query["herd"])))
    if "options" in query:
        parts.append(options(_names(statement, pair) for pair in query["options"]))
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The web with its options below, or the tree."""
    margin = 0.4
    if statement["world"] == "tree":
        drawn = tree(statement, [query["start"], *([query["end"]] if "end" in query else [])])
        inner = Group(tuple(drawn.nodes), margin, margin)
        return (Scene(drawn.wide + 2 * margin, drawn.high + 2 * margin, (inner,), unit=(40, 52)),)
    drawn = web(statement, query.get("gone", ()), query.get("herd", [query.get("who")]))
    nodes: list[AnyNode] = [Group(tuple(drawn.nodes), max(0.0, (11.4 - drawn.wide) / 2 if "options" in query else 0.0))]
    wide, high = drawn.wide, drawn.high
    if "options" in query:
        wide = max(wide, 11.4)
        for number, (letter, pair) in enumerate(zip(LETTERS, query["options"], strict=False)):
            x = wide / 2 + (number - 2) * 2.85
            nodes.append(Label(x + 0.25, high + 1, letter, 0.34, "label", "label"))
            nodes.append(Rect(x + 0.5, high + 0.4, 2.2, 1.2, fill="paper", stroke="line", radius=0.15))
            for place, one in enumerate(pair):
                nodes += picture(statement["names"][one], x + 0.62 + place * 1.0, high + 0.52, 0.95)
            nodes.append(Element(option_element(letter), x + 0.5, high + 0.4, 2.2, 1.2))
        high += 1.7
    return (Scene(wide + 2 * margin, high + 2 * margin, (Group(tuple(nodes), margin, margin),), unit=(40, 52)),)
