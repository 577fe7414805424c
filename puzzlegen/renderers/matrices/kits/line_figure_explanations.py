"""Why line figures differ: what can be seen of each, in English and Chinese."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, strung
from puzzlegen.renderers.matrices.kits.line_figure_wording import amount, several

msg: Final = messages(__name__)

Trait: TypeAlias = int | str | bool

_ROUND: Final = 99  # mirror axes of circles around one middle
_AS_MANY: Final = "as many dots as "


class _Said(NamedTuple):
    """What is true of one figure, of several, and in Chinese."""

    one: str
    more: str
    chinese: str


_KINDS: Final[Mapping[Trait, _Said]] = {
    "straight": _Said("has straight lines only", "have straight lines only", "只有直线"),
    "curved": _Said("has curved lines only", "have curved lines only", "只有曲线"),
    "mixed": _Said("has straight and curved lines", "have straight and curved lines", "兼有直线和曲线"),
}
_DIRECTIONS: Final[Mapping[Trait, tuple[str, str]]] = {
    "vertical": ("vertical", "竖直"),
    "horizontal": ("horizontal", "水平"),
    "rising": ("rising to the right", "向右上倾斜"),
    "falling": ("falling to the right", "向右下倾斜"),
}
_PLACES: Final[Mapping[Trait, tuple[str, str]]] = {
    "apart": ("two outlines that lie apart", "两个分离的轮廓"),
    "touching": ("two outlines that touch from outside", "两个外部相接的轮廓"),
    "touching from inside": ("one outline that touches another from inside", "两个从内部相接的轮廓"),
    "overlapping": ("two outlines that overlap", "两个重叠的轮廓"),
    "inside": ("one outline inside another", "一个轮廓和它里面的另一个轮廓"),
}
_TURNED: Final[Mapping[Trait, _Said]] = {
    True: _Said("looks the same after half a turn", "look the same after half a turn", "在旋转半圈后不变"),
    False: _Said("looks different after half a turn", "look different after half a turn", "在旋转半圈后会改变"),
}
_IN_ONE: Final[Mapping[Trait, _Said]] = {
    True: _Said("can be drawn in one stroke", "can be drawn in one stroke", "可以一笔画成"),
    False: _Said("cannot be drawn in one stroke", "cannot be drawn in one stroke", "不能一笔画成"),
}


def odd_told(why: Statement, letters: str, odd: str) -> Phrase:
    """What all figures but one share, and what that one has instead."""
    others = letters.replace(odd, "")
    place = letters.index(odd)
    trait, values = why["trait"], why["values"]
    if trait.startswith(_AS_MANY):
        counted = trait.removeprefix(_AS_MANY)
        dots, numbers = why["dots"], why["others"]
        return msg(
            "equal",
            others=_all(others),
            counted=several(counted),
            numbers=listed(str(dots[letters.index(name)]) for name in others),
            odd=odd,
            dots=amount("dots", dots[place]),
            number=amount(counted, numbers[place]),
        )
    shared = values[0 if place else 1]
    told = msg("odd", others=_told(others, trait, shared), odd=_told(odd, trait, values[place]), letter=odd)
    return sentences(told, *_looked_at(why, letters))


def groups_told(why: Statement, groups: Sequence[Sequence[int]], letter: str) -> Phrase:
    """What the figures of either group share."""
    trait, values = why["trait"], why["values"]
    one, other = (_told("".join(map(str, group)), trait, values[group[0] - 1]) for group in groups)
    names = "12345678"[: len(values)]
    return sentences(msg("divided", one=one, other=other, letter=letter), *_looked_at(why, names))


def _all(names: str) -> Phrase:
    return strung(map(str, names), AND)


def _told(names: str, trait: str, value: Trait) -> Phrase:
    """What is true of these figures."""
    many = len(names) > 1
    held = _held(trait, value)
    each = {"en": " each" if many and type(value) is int and 0 < value < _ROUND else "", "zh": " 都" if many else " "}
    figures = _all(names)
    return {
        "en": f"{figures['en']} {held.more if many else held.one}{each['en']}",
        "zh": f"{figures['zh']}{each['zh']}{held.chinese}",
    }


def _held(trait: str, value: Trait) -> _Said:
    match trait, value:
        case "line kind", _:
            return _KINDS[value]
        case "relation", "none":
            outlines = "consist of two outlines"
            return _Said(f"does not {outlines}", f"do not {outlines}", "不由两个轮廓组成")
        case "relation", _:
            english, chinese = _PLACES[value]
            return _Said(f"consists of {english}", f"consist of {english}", f"由{chinese}组成")
        case "half-turn symmetry", _:
            return _TURNED[value]
        case "one go", _:
            return _IN_ONE[value]
        case "axis direction", "none":
            return _Said("has no mirror axis", "have no mirror axis", "没有对称轴")
        case "axis direction", "several":
            return _Said("has several mirror axes", "have several mirror axes", "有几条对称轴")
        case "axis direction", _:
            english, chinese = _DIRECTIONS[value]
            axis = f"one mirror axis, {english}"
            return _Said(f"has {axis}", f"have {axis}", f"有一条对称轴，方向{chinese}")
        case "mirror axes", 99:
            axes = "mirror axes in every direction"
            return _Said(f"has {axes}", f"have {axes}", "每个方向都有对称轴")
        case "pen strokes", int():
            strokes = amount("pen strokes", value)
            return _Said(f"needs {strokes['en']}", f"need {strokes['en']}", f"需要 {strokes['zh']}")
    counted = trait.removeprefix("any ")
    if value is True:
        held = several(counted)
        return _Said(f"has {held['en']}", f"have {held['en']}", f"有{held['zh']}")
    if not value:
        held = several(counted)
        return _Said(f"has no {held['en']}", f"have no {held['en']}", f"没有{held['zh']}")
    held = amount(counted, int(value))
    return _Said(f"has {held['en']}", f"have {held['en']}", f"有 {held['zh']}")


def _looked_at(why: Statement, names: str) -> list[Phrase]:
    """What there is to see of strokes or axes, figure by figure."""
    found = []
    if "odd_points" in why:
        pieces = (" + ".join(map(str, points)) for points in why["odd_points"])
        found.append(msg("strokes", points=_each(names, pieces)))
    if "axes" in why:
        found.append(msg("axes", axes=_each(names, map(_axes, why["axes"]))))
    return found


def _each(names: str, shown: Iterable[Phrase]) -> Phrase:
    return listed((msg("of", name=name, shown=one) for name, one in zip(names, shown, strict=True)), SEMICOLON)


def _axes(axes: Sequence[str]) -> Phrase:
    """The directions of some axes."""
    match sorted(axes):
        case []:
            return msg("no-axis")
        case ["every"]:
            return msg("every")
        case [_, _, _, _]:
            return msg("four")
        case ["falling", "rising"]:
            return msg("diagonals")
    named = ({language: _DIRECTIONS[axis][place] for place, language in enumerate(LANGUAGES)} for axis in axes)
    return strung(named, msg("both"))
