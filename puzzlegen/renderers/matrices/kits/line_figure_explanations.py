"""Why line figures differ: what can be seen of each."""

from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.formats.matrices.kits.line_figures import Trait, Value
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, comma_list, sentence_list
from puzzlegen.renderers.matrices.kits.line_figure_wording import amount, several

msg: Final = messages(__name__)

_ROUND: Final = 99  # mirror axes of circles around one middle
_AS_MANY: Final = "as many dots as "


_HELD: Final = ("line kind", "relation", "half-turn symmetry", "one go", "axis direction")  # other than numbers


def odd_told(why: Trait, letters: str, odd: str) -> Phrase:
    """What all figures but one share, and what that one has instead."""
    others = letters.replace(odd, "")
    place = letters.index(odd)
    trait, values = why.trait, why.values
    if why.dots is not None and why.others is not None:
        counted = trait.removeprefix(_AS_MANY)
        dots, numbers = why.dots, why.others
        return msg(
            "equal",
            others=_all(others),
            counted=several(counted),
            numbers=comma_list(str(dots[letters.index(name)]) for name in others),
            odd=odd,
            dots=amount("dots", dots[place]),
            number=amount(counted, numbers[place]),
        )
    shared = values[0 if place else 1]
    told = msg("odd", others=_told(others, trait, shared), odd=_told(odd, trait, values[place]), letter=odd)
    return sentences(told, *_looked_at(why, letters))


def groups_told(why: Trait, groups: Sequence[Sequence[int]], letter: str) -> Phrase:
    """What the figures of either group share."""
    trait, values = why.trait, why.values
    one, other = (_told("".join(map(str, group)), trait, values[group[0] - 1]) for group in groups)
    names = "12345678"[: len(values)]
    return sentences(msg("divided", one=one, other=other, letter=letter), *_looked_at(why, names))


def _all(names: str) -> Phrase:
    return sentence_list(names, AND)


def _told(names: str, trait: str, value: Value) -> Phrase:
    """What is true of these figures."""
    figures, many = _all(names), "many" if len(names) > 1 else "one"
    if trait in _HELD:
        return msg(f"told-{many}", figures=figures, held=msg("-".join((trait, str(value))).lower().replace(" ", "-")))
    if trait == "mirror axes" and value == _ROUND:
        return msg(f"told-{many}", figures=figures, held=msg("every-axis"))
    counted = trait.removeprefix("any ")
    if value and value is not True:
        does = "needs" if trait == "pen strokes" else "has"
        return msg(f"{does}-{many}", figures=figures, amount=amount(counted, int(value)))
    return msg(f"{'some' if value else 'no'}-{many}", figures=figures, counted=several(counted))


def _looked_at(why: Trait, names: str) -> list[Phrase]:
    """What there is to see of strokes or axes, figure by figure."""
    found: list[Phrase] = []
    if why.odd_points is not None:
        pieces = (" + ".join(map(str, points)) for points in why.odd_points)
        found.append(msg("strokes", points=_each(names, pieces)))
    if why.axes is not None:
        found.append(msg("axes", axes=_each(names, map(_axes, why.axes))))
    return found


def _each(names: str, shown: Iterable[Phrase]) -> Phrase:
    return comma_list((msg("of", name=name, shown=one) for name, one in zip(names, shown, strict=True)), SEMICOLON)


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
    return sentence_list((msg(f"direction-{axis}") for axis in axes), msg("both"))
