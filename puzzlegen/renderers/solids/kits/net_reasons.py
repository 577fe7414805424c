"""Says why a net folds to one solid and not to others, and which of its edges and corners meet."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import Statement, Text
from puzzlegen.facts.solids.polyhedra import Net, Shape, Side, laid, solid
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, said, same, strung
from puzzlegen.renderers.kits.wording import joined

_Form: TypeAlias = tuple[int, ...]  # the number of corners of a face; of a rectangle, its two lengths
_FORMS: Final[Mapping[int, tuple[Text, Text]]] = {
    3: ({"en": "triangle", "zh": "三角形"}, {"en": "{count} triangles", "zh": "{count} 个三角形"}),
    5: ({"en": "pentagon", "zh": "五边形"}, {"en": "{count} pentagons", "zh": "{count} 个五边形"}),
    6: ({"en": "hexagon", "zh": "六边形"}, {"en": "{count} hexagons", "zh": "{count} 个六边形"}),
}
_UNIT: Final = (
    {"en": "square", "zh": "正方形"},
    {"en": "{count} squares", "zh": "{count} 个正方形"},
)
_SQUARE: Final = (
    {"en": "{0} by {0} square", "zh": "{0}×{0} 的正方形"},
    {"en": "{count} squares of {0} by {0}", "zh": "{count} 个 {0}×{0} 的正方形"},
)
_RECTANGLE: Final = (
    {"en": "{0} by {1} rectangle", "zh": "{0}×{1} 的长方形"},
    {"en": "{count} rectangles of {0} by {1}", "zh": "{count} 个 {0}×{1} 的长方形"},
)
_ONE: Final[Text] = {"en": "one {form}", "zh": "1 个{form}"}
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_OF_SOLIDS: Final[Text] = {
    "en": "The net has {faces}. Only {answer} has the same faces; {others}.",
    "zh": "展开图有 {faces}，只有 {answer} 的面与此相同；{others}。",
}
_HAS: Final[Text] = {"en": "{letters} has {faces}", "zh": "{letters} 有 {faces}"}
_HAVE: Final[Text] = {"en": "{letters} have {faces}", "zh": "{letters} 有 {faces}"}
_SOLID_HAS: Final[Text] = {"en": "The solid has {faces}.", "zh": "立体有 {faces}。"}
_OTHER_FACES: Final[Text] = {
    "en": "This rules out those that have other faces: {others}.",
    "zh": "面不同的先排除：{others}。",
}
_CLASH: Final[Text] = {
    "en": "{letter} has the right faces, but when it is folded, {one} and {other} come to lie on one another.",
    "zh": "{letter} 的面没有错，但折起来时，{one}与{other}会重叠在一起。",
}
_UNNAMED_CLASH: Final[Text] = {
    "en": "{letter} has the right faces, but when it is folded, two of them come to lie on one another.",
    "zh": "{letter} 的面没有错，但折起来时，有两个面会重叠在一起。",
}
_FOLDS: Final[Text] = {
    "en": "In {answer} each face comes to its own place.",
    "zh": "{answer} 的每个面都折到各自的位置。",
}
_FROM: Final[Sequence[Sequence[Text]]] = (
    (
        {"en": "the leftmost {form}", "zh": "最左边的{form}"},
        {"en": "the rightmost {form}", "zh": "最右边的{form}"},
        {"en": "the {ordinal} {form} from the left", "zh": "从左数第 {rank} 个{form}"},
    ),
    (
        {"en": "the topmost {form}", "zh": "最上边的{form}"},
        {"en": "the lowest {form}", "zh": "最下边的{form}"},
        {"en": "the {ordinal} {form} from the top", "zh": "从上数第 {rank} 个{form}"},
    ),
)
_APART: Final = 0.2  # of the centres of faces of which one is plainly farther left or higher
_ONLY: Final[Text] = {"en": "the {form}", "zh": "{form}"}
_WAYS: Final[Mapping[bool, Text]] = {
    True: {"en": "clockwise", "zh": "顺时针"},
    False: {"en": "counterclockwise", "zh": "逆时针"},
}
_NUMBERED: Final[Mapping[str, Text]] = {
    "edge": {
        "en": "Go round the outline of the net {way} and number the edges of its faces: the one with the red band is "
        "0, {options}.",
        "zh": "沿展开图的轮廓{way}给各面的边编号：带红条的边为 0，{options}。",
    },
    "corner": {
        "en": "Go round the outline of the net {way} and number the corners of its faces: the red one is 0, {options}.",
        "zh": "沿展开图的轮廓{way}给各面的角编号：红色的角为 0，{options}。",
    },
}
_IS: Final[Text] = {"en": "{letter} is {number}", "zh": "{letter} 为 {number}"}
_CLOSES: Final[Mapping[str, Mapping[bool, Text]]] = {
    "edge": {
        True: {
            "en": "Edges {pairs} meet at a corner where the net already has all faces of the solid's corner side by "
            "side, so they close up.",
            "zh": "边 {pairs} 相交的角上，立体该顶点处的各面已经全部相连，所以这两条边合在一起。",
        },
        False: {
            "en": "Edges {pairs} each meet at a corner where the net already has all faces of the solid's corner side "
            "by side, so each of these pairs closes up.",
            "zh": "边 {pairs} 这几对相交的角上，立体该顶点处的各面都已经全部相连，所以每一对都合在一起。",
        },
    },
    "corner": {
        True: {
            "en": "At corner {corners} the net already has all faces of the solid's corner side by side, so the two "
            "edges there close up, and their other ends, corners {pairs}, come together.",
            "zh": "在角 {corners} 处，立体该顶点处的各面已经全部相连，所以这里的两条边合在一起，"
            "它们的另一端，即角 {pairs}，重合。",
        },
        False: {
            "en": "At each of the corners {corners} the net already has all faces of the solid's corner side by side, "
            "so the two edges there close up, and their other ends come together: corners {pairs}.",
            "zh": "在角 {corners} 处，立体该顶点处的各面都已经全部相连，所以那里的两条边合在一起，"
            "它们的另一端分别重合：角 {pairs}。",
        },
    },
}
_THEN: Final[Text] = {
    "en": "This makes the next corners complete, which close up in turn: {pairs}.",
    "zh": "这样相邻的角也齐全了，于是依次合上：{pairs}。",
}
_PAIR: Final[Text] = {"en": "{0} and {1}", "zh": "{0} 与 {1}"}
_SO: Final[Mapping[str, Text]] = {
    "edge": {"en": "So 0 meets {number}, which is {answer}.", "zh": "所以 0 与 {number} 重合，即 {answer}。"},
    "corner": {
        "en": "So 0 comes to the same point as {number}, which is {answer}.",
        "zh": "所以 0 与 {number} 重合于同一点，即 {answer}。",
    },
}
_LATER: Final[Text] = {"en": ", then ", "zh": "，然后 "}


def of_solids(net: Statement, options: Sequence[Statement], answer: str) -> Text:
    """The faces of the net, and those of the solids that it does not fold to."""
    wanted = _forms(net["faces"])
    others = _others(dict(zip(LETTERS, map(_forms_of_solid, options), strict=False)), wanted)
    return said(_OF_SOLIDS, faces=_faces(wanted), answer=answer, others=others)


def of_nets(shape: Statement, options: Sequence[Statement], answer: str, clashes: Mapping[str, Sequence[int]]) -> Text:
    """The faces of the solid, the nets that have others, and those that would have two faces in one place."""
    wanted = _forms_of_solid(shape)
    nets = dict(zip(LETTERS, options, strict=False))
    forms = {letter: _forms(net["faces"]) for letter, net in nets.items()}
    return joined(
        said(_SOLID_HAS, faces=_faces(wanted)),
        said(_OTHER_FACES, others=_others(forms, wanted)),
        *(
            _clash(letter, msgspec.convert(net, Net), clashes[letter])
            for letter, net in nets.items()
            if letter in clashes and forms[letter] == wanted
        ),
        said(_FOLDS, answer=answer),
    )


def _others(forms: Mapping[str, Sequence[_Form]], wanted: Sequence[_Form]) -> Text:
    """Those with other faces than these, with what they have."""
    letters: dict[tuple[_Form, ...], list[str]] = {}
    for letter, found in forms.items():
        if found != wanted:
            letters.setdefault(tuple(found), []).append(letter)
    return listed(
        (
            said(_HAVE if len(ones) > 1 else _HAS, letters=strung(map(same, ones), AND), faces=_faces(found))
            for found, ones in letters.items()
        ),
        SEMICOLON,
    )


def _clash(letter: str, net: Net, faces: Sequence[int]) -> Text:
    names = [_named(net, face) for face in faces]
    if None in names:
        return said(_UNNAMED_CLASH, letter=letter)
    one, other = names
    return said(_CLASH, letter=letter, one=one, other=other)


def _named(net: Net, face: int) -> Text | None:
    """A face by its form, and by where it is among those of its form; None if that takes more words."""
    forms = [_form_of(sides) for sides in net.faces]
    alike = [one for one, form in enumerate(forms) if form == forms[face]]
    outlines = laid(net)
    name = _form(forms[face])
    if len(alike) == 1:
        return said(_ONLY, form=name)
    found: list[tuple[bool, int, int]] = []
    for axis in (0, 1):
        centres = {one: sum(spot[axis] for spot in outlines[one]) / len(outlines[one]) for one in alike}
        rank = sum(centre < centres[face] for centre in centres.values())
        inside = rank not in (0, len(alike) - 1)
        ordered = sorted(centres.values())
        clear = [high - low > _APART for low, high in pairwise(ordered)]
        if all(clear) if inside else clear[min(rank, len(alike) - 2)]:
            found.append((inside, axis, rank))
    if not found:
        return None
    inside, axis, rank = min(found)
    words = _FROM[axis][2 if inside else bool(rank)]
    return said(words, form=name, rank=rank + 1, ordinal=_ORDINALS[rank])


def of_closing(
    net: Net, task: str, marked: Side, places: Sequence[Side], answer: str, closed: Sequence[tuple[Side, Side]]
) -> Text:
    """How the outline closes from its complete corners on until the marked place meets the answer.

    Edges and corners of the outline are numbered from the marked one, in the direction in which the answer is nearer.
    """
    border = _border(net)
    count = len(border)
    spots = [border.index(place if task == "edge" else _leaving(net, place)) for place in (marked, *places)]
    start = spots[0]
    right = LETTERS.index(answer)
    clockwise = (spots[right + 1] - start) % count > count // 2
    way = -1 if clockwise else 1
    numbers = [(way * (spot - start)) % count for spot in spots[1:]]
    goal = numbers[right]
    # Between corners k and k + 1, the edge is k, in the direction in which they are numbered.
    shift = 1 if task == "corner" and clockwise else 0
    edges = {side: (way * (place - start) - shift) % count for place, side in enumerate(border)}
    last = goal if task == "edge" else goal - 1
    ends = sorted(sorted((edges[one], edges[other])) for one, other in closed)
    pairs = sorted((other - one, one, other) for one, other in ends if other <= last)
    first = [(one, other) for span, one, other in pairs if span == 1]
    rest = [(one, other) for span, one, other in pairs if span > 1]
    more = 0 if task == "edge" else 1  # corners that come together are the outer ends of edges
    options = [said(_IS, letter=letter, number=number) for letter, number in zip(LETTERS, numbers, strict=False)]
    parts = [
        said(_NUMBERED[task], way=_WAYS[clockwise], options=strung(options, AND)),
        said(
            _CLOSES[task][len(first) == 1],
            corners=strung(map(same, (other for _, other in first)), AND),
            pairs=_pairs([(one, other + more) for one, other in first], SEMICOLON),
        ),
    ]
    if rest:
        parts.append(said(_THEN, pairs=_pairs([(one, other + more) for one, other in rest], _LATER)))
    return joined(*parts, said(_SO[task], number=goal, answer=answer))


def _pairs(pairs: Sequence[tuple[int, int]], between: Text) -> Text:
    return listed((_numbers_of(pair) for pair in pairs), between)


def _numbers_of(pair: tuple[int, int]) -> Text:
    return {language: words.format(*pair) for language, words in _PAIR.items()}


def _border(net: Net) -> list[Side]:
    """The cut sides in the order in which they follow one another, counterclockwise."""
    across = dict(net.folds) | {other: one for one, other in net.folds}
    first = next(
        (face, side)
        for face, lengths in enumerate(net.faces)
        for side in range(len(lengths))
        if (face, side) not in across
    )
    border = [first]
    while (side := _leaving(net, (border[-1][0], (border[-1][1] + 1) % len(net.faces[border[-1][0]])))) != first:
        border.append(side)
    return border


def _leaving(net: Net, corner: Side) -> Side:
    """The cut side that begins at a corner, which may belong to a neighbour of the corner's face."""
    across = dict(net.folds) | {other: one for one, other in net.folds}
    while corner in across:
        face, side = across[corner]
        corner = face, (side + 1) % len(net.faces[face])
    return corner


def _forms(faces: Sequence[Sequence[int]]) -> list[_Form]:
    """The forms of faces, in order."""
    return sorted(map(_form_of, faces), key=lambda form: (len(form), form))


def _form_of(sides: Sequence[int]) -> _Form:
    return tuple(sorted(sides[:2])) if len(sides) == 4 else (len(sides),)


def _forms_of_solid(data: Statement) -> list[_Form]:
    shape = msgspec.convert(data, Shape)
    body = solid(shape)
    ends = [[tuple(map(float, body.vertices[corner])) for corner in face.outline] for face in body.faces]
    return _forms([[round(math.dist(one, other)) for one, other in pairwise((*face, face[0]))] for face in ends])


def _words(form: _Form) -> tuple[Text, Text]:
    if len(form) == 1:
        return _FORMS[form[0]]
    if form[0] != form[1]:
        return _RECTANGLE
    return _UNIT if form == (1, 1) else _SQUARE


def _form(form: _Form, count: int = 1) -> Text:
    words = _words(form)[count > 1]
    return {language: text.format(*form, count=count) for language, text in words.items()}


def _faces(forms: Sequence[_Form]) -> Text:
    """How many faces of each form."""
    counts = Counter(forms).items()
    return strung((said(_ONE, form=_form(form)) if count == 1 else _form(form, count) for form, count in counts), AND)
