"""Says why a net folds to one solid and not to others, and which of its edges and corners meet."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.facts.solids.polyhedra import Net, Shape, Side, laid, solid
from puzzlegen.formats.solids.polyhedron_net import Clash
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, comma_list, sentence_list

msg: Final = messages(__name__)

_Form: TypeAlias = tuple[int, ...]  # the number of corners of a face; of a rectangle, its two lengths
_FORMS: Final = {3: "triangle", 5: "pentagon", 6: "hexagon"}
_FROM: Final = (("leftmost", "rightmost", "from-the-left"), ("topmost", "lowest", "from-the-top"))
_APART: Final = 0.2  # of the centres of faces of which one is plainly farther left or higher


def of_solids(net: Net, options: Sequence[Shape], answer: str) -> Phrase:
    """The faces of the net, and those of the solids that it does not fold to."""
    wanted = _forms(net.faces)
    others = _others(dict(zip(LETTERS, map(_forms_of_solid, options), strict=False)), wanted)
    return msg("of-solids", faces=_faces(wanted), answer=answer, others=others)


def of_nets(shape: Shape, options: Sequence[Net], answer: str, clashes: Sequence[Clash]) -> Phrase:
    """The faces of the solid, the nets that have others, and those that would have two faces in one place."""
    wanted = _forms_of_solid(shape)
    nets = dict(zip(LETTERS, options, strict=False))
    forms = {letter: _forms(net.faces) for letter, net in nets.items()}
    return sentences(
        msg("solid-has", faces=_faces(wanted)),
        msg("other-faces", others=_others(forms, wanted)),
        *(_clash(nets[clash.letter], clash) for clash in clashes),
        msg("folds", answer=answer),
    )


def _others(forms: Mapping[str, Sequence[_Form]], wanted: Sequence[_Form]) -> Phrase:
    """Those with other faces than these, with what they have."""
    letters: dict[tuple[_Form, ...], list[str]] = {}
    for letter, found in forms.items():
        if found != wanted:
            letters.setdefault(tuple(found), []).append(letter)
    return comma_list(
        (
            msg("has", letters=sentence_list(ones, AND), count=len(ones), faces=_faces(found))
            for found, ones in letters.items()
        ),
        SEMICOLON,
    )


def _clash(net: Net, clash: Clash) -> Phrase:
    one, other = _named(net, clash.one), _named(net, clash.other)
    if one is None or other is None:
        return msg("unnamed-clash", letter=clash.letter)
    return msg("clash", letter=clash.letter, one=one, other=other)


def _named(net: Net, face: int) -> Phrase | None:
    """A face by its form, and by where it is among those of its form; None if that takes more words."""
    forms = [_form_of(sides) for sides in net.faces]
    alike = [one for one, form in enumerate(forms) if form == forms[face]]
    outlines = laid(net)
    name = _form(forms[face])
    if len(alike) == 1:
        return msg("only", form=name)
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
    return msg(_FROM[axis][2 if inside else bool(rank)], form=name, ordinal=msg("ordinal", rank=rank + 1))


def of_closing(
    net: Net, task: str, marked: Side, places: Sequence[Side], answer: str, closed: Sequence[tuple[Side, Side]]
) -> Phrase:
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
    options = [msg("is", letter=letter, number=number) for letter, number in zip(LETTERS, numbers, strict=False)]
    parts = [
        msg(
            f"numbered-{task}",
            way=msg("clockwise" if clockwise else "counterclockwise"),
            options=sentence_list(options, AND),
        ),
        msg(
            f"closes-{task}" if len(first) == 1 else f"closes-{task}s",
            corners=sentence_list(map(str, (other for _, other in first)), AND),
            pairs=_pairs([(one, other + more) for one, other in first], SEMICOLON),
        ),
    ]
    if rest:
        parts.append(msg("then", pairs=_pairs([(one, other + more) for one, other in rest], msg("later"))))
    return sentences(*parts, msg(f"so-{task}", number=goal, answer=answer))


def _pairs(pairs: Sequence[tuple[int, int]], between: Phrase) -> Phrase:
    return comma_list((msg("pair", one=one, other=other) for one, other in pairs), between)


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


def _forms_of_solid(shape: Shape) -> list[_Form]:
    body = solid(shape)
    ends = [[tuple(map(float, body.vertices[corner])) for corner in face.outline] for face in body.faces]
    return _forms([[round(math.dist(one, other)) for one, other in pairwise((*face, face[0]))] for face in ends])


def _form(form: _Form, count: int = 1) -> Phrase:
    match form:
        case (corners,):
            name = _FORMS[corners]
        case (1, 1):
            name = "unit-square"
        case (a, b):
            name = "square" if a == b else "rectangle"
    return msg(name if count == 1 else f"{name}s", a=form[0], b=form[-1], count=count)


def _faces(forms: Sequence[_Form]) -> Phrase:
    """How many faces of each form."""
    counts = Counter(forms).items()
    return sentence_list(
        (msg("one", form=_form(form)) if count == 1 else _form(form, count) for form, count in counts), AND
    )
