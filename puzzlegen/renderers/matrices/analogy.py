"""Shows analogies of `puzzlegen.generators.matrices.analogy`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.matrices.figures import ANALOGY_LAYOUTS, DIRECTED
from puzzlegen.renderers.kits.telling import SEMICOLON, named
from puzzlegen.renderers.kits.telling import listed as all_of
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion, dots, panel
from puzzlegen.renderers.matrices.kits.panel_rules import ANGLES, REST, lettered, spelled
from puzzlegen.renderers.matrices.kits.panels import draw_grid, draw_panels
from puzzlegen.renderers.matrices.kits.wording import PARTS, listed

msg: Final = messages(__name__)

_SETTING: Final = msg("setting")
_ASK: Final = msg("ask")
_SHORT: Final = {
    "en": "The second row changes as the first does. " + _ASK["en"],
    "zh": "第二行的变化与第一行相同。" + _ASK["zh"],
}
_NAMES: Final = {
    "en": {
        "nested": "the outer one and the inner one",
        "left_right": "the left one and the right one",
        "up_down": "the upper one and the lower one",
        "diagonal": "the upper left one and the lower right one",
    },
    "zh": {
        "nested": "外面的和里面的",
        "left_right": "左边的和右边的",
        "up_down": "上边的和下边的",
        "diagonal": "左上的和右下的",
    },
}
_CHANGES: Final = {
    "en": {
        "shape": "the two exchange their shapes; one or both gain a corner, or lose one (between triangle and hexagon)",
        "fill": "the two exchange their fills; one or both become a shade darker, or a shade lighter (of white, light, "
        "dark, black); both become their opposites (white and black, light and dark)",
        "size": "the two exchange their sizes; one or both become a size larger, or a size smaller",
        "turn": "one is turned, or both by the same angle; both are mirrored, left to right or top to bottom, each in "
        "its place",
        "dots": "one or two dots more or fewer, twice as many dots, or half as many",
    },
    "zh": {
        "shape": "两个图形交换形状；其中一个或两个图形各增加一个角，或各减少一个角（在三角形与六边形之间）",
        "fill": "两个图形交换填充；其中一个或两个图形各加深一级，或各变浅一级（共四级：白、浅、深、黑）；"
        "两个都变成相反的填充（白与黑互换，浅与深互换）",
        "size": "两个图形交换大小；其中一个或两个图形各变大一级，或各变小一级",
        "turn": "其中一个图形转动，或两个图形转动相同的角度；两个图形都在原处左右翻转，或都上下翻转",
        "dots": "圆点增加或减少一个或两个、变为两倍或一半",
    },
}
_DOTS: Final = msg("dots")
_SUBJECTS: Final = {
    "en": {"shape": "Shapes", "fill": "fills", "size": "sizes", "turn": "directions", "dots": "the number of dots"},
    "zh": {"shape": "形状", "fill": "填充", "size": "大小", "turn": "方向", "dots": "圆点数"},
}
_STEPS: Final[Mapping[str, tuple[tuple[str, str, str], tuple[str, str, str]]]] = {
    # by 1 and by -1: of two figures, of one, and in Chinese
    "shape": (("gain a corner", "gains a corner", "多一个角"), ("lose a corner", "loses a corner", "少一个角")),
    "fill": (
        ("become a shade darker", "becomes a shade darker", "加深一级"),
        ("become a shade lighter", "becomes a shade lighter", "变浅一级"),
    ),
    "size": (
        ("become a size larger", "becomes a size larger", "变大一级"),
        ("become a size smaller", "becomes a size smaller", "变小一级"),
    ),
}
_TURNS: Final[Mapping[int, tuple[str, str]]] = {
    1: (" clockwise", "顺时针"),
    0: ("", ""),
    -1: (" anticlockwise", "逆时针"),
}  # by the sign of the turn, none of half a turn
_ALIKE: Final[Mapping[str, Phrase]] = {
    "exchanged": msg("alike-exchanged"),
    "inverted": msg("alike-inverted"),
    "mirrored": msg("alike-mirrored"),
    "flipped": msg("alike-flipped"),
}
_COUNTS: Final[Mapping[int, Phrase]] = {
    1: msg("counts-1"),
    -1: msg("counts-1-2"),
    2: msg("counts-2"),
    -2: msg("counts-2-2"),
}
_TIMES: Final[Mapping[int, Phrase]] = {
    2: msg("times-2"),
    -2: msg("times-2-2"),
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the fourth panel; the rules name every change that counts in this layout."""
    present = _changing(statement)
    rules: dict[str, str] = {}
    for language in LANGUAGES:
        rules[language] = _SETTING[language].format(
            names=_NAMES[language][statement["layout"].removesuffix("_dots")],
            dots=_DOTS[language] if "dots" in present else "",
            changes=("; " if language == "en" else "；").join(
                words for name, words in _CHANGES[language].items() if name in present
            ),
            subjects=listed(
                language, [words for name, words in _SUBJECTS[language].items() if name in {"shape", *present}]
            ),
        )
    return Wording(rules=rules, ask=_ASK, short=_SHORT, kind=Kind.LETTER, options=(None,) * len(query["options"]))


def _changing(statement: Statement) -> set[str]:
    """The attributes that may change."""
    parts = ANALOGY_LAYOUTS[statement["layout"]]
    present = {"fill", "turn" if statement["panels"][0][0][0]["shape"] in DIRECTED else "shape"}
    if all(len(part.sizes) > 1 for part in parts[:2]):
        present.add("size")
    return present | {"dots"} if len(parts) > 2 else present


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """How each attribute changes in which options differ, and what the second row becomes."""
    layout, options = statement["layout"], query["options"]
    third, fourth = statement["panels"][2], options[LETTERS.index(answer)]
    sentences: list[Phrase] = []
    turns = False
    for attribute, law in sorted(why["changes"].items()):
        start, goal = _values(layout, third, attribute), _values(layout, fourth, attribute)
        right = [place for place, one in enumerate(options) if _values(layout, one, attribute) == goal]
        turns |= attribute == "turn"
        terms = {"thing": msg(f"nouns-{attribute}"), "start": start, "letters": lettered(right)}
        if law["kind"] == "same":
            sentences.append(msg("stays", **terms))
        else:
            sentences.append(msg("becomes", change=_change(layout, attribute, law), goal=goal, **terms))
    return sentences(*sentences, *([ANGLES] if turns else []), REST)


def _values(layout: str, shown: Sequence[Any], attribute: str) -> Phrase:
    """The values of both figures, or the number of dots."""
    if attribute == "dots":
        return spelled(shown[2], "number", 6)
    one, other = (spelled(shown[part], attribute, 1) for part in (0, 1))
    return msg("pair", **_parts(layout), one=one, other=other)


def _parts(layout: str) -> dict[str, Phrase]:
    """The names of the two figures."""
    name = _as_panel(layout)
    first, second = ({language: PARTS[language][name][part] for language in LANGUAGES} for part in (0, 1))
    return {"first": first, "second": second}


def _as_panel(layout: str) -> str:
    return layout.removesuffix("_dots").replace("nested", "out_in")


def _change(layout: str, attribute: str, law: Statement) -> Phrase:
    """A change in words."""
    kind, step = law["kind"], law["step"]
    if kind in _ALIKE:
        return _ALIKE[kind]
    if kind == "times":
        return _TIMES[step]
    if attribute == "dots":
        return _COUNTS[step]
    if kind == "turn":
        least = (step + 3) % 8 - 3  # the shorter way
        sense, chinese = _TURNS[0 if least == 4 else 1 if least > 0 else -1]
        angle = f"{45 * abs(least)}°"
        words = (f"turn {angle}{sense}", f"turns {angle}{sense}", f"{chinese}转 {angle}")
    else:
        words = _STEPS[attribute][step < 0]
    change, changes = ({"en": words[number], "zh": words[2]} for number in (0, 1))
    return msg(f"who-{law['who']}", change=change, changes=changes, **_parts(layout))


def describe(statement: Statement, query: Statement) -> Phrase:
    """The figures and the dots of each panel and of each option."""
    shown, offered = (
        [_described(statement["layout"], one) for one in panels] for panels in (statement["panels"], query["options"])
    )
    return completion(shown, 2, offered)


def _described(layout: str, published: Any) -> Phrase:
    """A panel; the figures of nested ones lie in one another."""
    parts = ANALOGY_LAYOUTS[layout]
    figures = panel(_as_panel(layout), parts[:2], published[:2])
    if len(parts) == 2:
        return figures
    return all_of((figures, named(msg("below"), dots(parts[2], published[2]))), SEMICOLON)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw two rows of two panels, and the options."""
    parts = ANALOGY_LAYOUTS[statement["layout"]]
    return (draw_grid(draw_panels(parts, statement["panels"]), 2, draw_panels(parts, query["options"]), arrows=True),)
