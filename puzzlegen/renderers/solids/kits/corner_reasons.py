"""Says how three marks meet at a corner of a folded cube, and what keeps another corner from being one of its own.

Places of a cube count top, front, right, back, left, bottom.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import astuple

from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.facts.solids.marks import SYMMETRY, MarkName
from puzzlegen.formats.solids.cube_net import Cube, FromNet, NotFold, Query
from puzzlegen.formats.solids.kits.signs import Corner, Sign
from puzzlegen.renderers.kits.telling import SEMICOLON, capitalised, comma_list, sentence_list
from puzzlegen.renderers.solids.kits.mark_descriptions import MARKS

msg: Final = messages(__name__)

_AROUND: Final = ((3, 2, 1, 4), (0, 2, 5, 4), (0, 3, 5, 1), (0, 4, 5, 2), (0, 1, 5, 3), (3, 4, 1, 2))
"""Place of a face -> the places above it, to its right, below it and to its left."""
_OPPOSITE: Final = (5, 3, 4, 1, 2, 0)
_SHAPES: Final[Mapping[str, Phrase]] = {**MARKS, "tee": msg("tee")}
_TURNS: Final = {1: "clockwise", 2: "half-turn", 3: "anticlockwise"}


class Fault(NamedTuple):
    """What keeps a corner from being one of a cube: marks that are opposite or in reverse order there, or turned.

    ``turns`` has the mark of each face that would have to be turned at the corner, and by how many quarters clockwise.
    """

    opposite: tuple[str, ...] = ()
    reverse: bool = False
    turns: tuple[tuple[MarkName, int], ...] = ()


def told(query: Query, pairs: Mapping[str, tuple[Corner, Cube]], answer: str) -> Phrase:
    """What the right option shows, and the fault of each wrong one; in `NotFold`, of the right one alone."""
    corner, _ = pairs[answer]
    of_nets, wanted = isinstance(query, FromNet), isinstance(query, NotFold)
    meet = msg(f"meet-{task_of(query)}", marks=_names(_marks(corner)), answer=answer)
    letters: dict[Phrase, list[str]] = {}
    for letter, one in pairs.items():
        if (letter == answer) == wanted:
            letters.setdefault(_fault(fault(*one), one[0], of_nets), []).append(letter)
    where = "of-nets" if of_nets else "of-cubes"
    faults = (
        msg(where, letters=sentence_list(ones, msg("and")), count=len(ones), fault=text)
        for text, ones in letters.items()
    )
    parts = [meet, capitalised(msg("faults", faults=comma_list(faults, SEMICOLON)))]
    return sentences(*parts, msg("others")) if wanted else sentences(*parts)


def _marks(corner: Corner) -> list[str]:
    """The marks clockwise round the corner."""
    return [corner.top.mark, corner.right.mark, corner.front.mark]


def _names(marks: Sequence[str]) -> Phrase:
    return sentence_list((msg("the", mark=_SHAPES[mark]) for mark in marks), msg("and"))


def fault(corner: Corner, cube: Cube) -> Fault:
    """What keeps a corner from being one of the cube."""
    signs: tuple[Sign, ...] = astuple(cube)
    places = {sign.mark: place for place, sign in enumerate(signs)}
    seen = (corner.top, corner.front, corner.right)
    top, front, right = at = [places[sign.mark] for sign in seen]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        if _OPPOSITE[at[one]] == at[other]:
            return Fault(opposite=(seen[one].mark, seen[other].mark))
    if _AROUND[top][(_AROUND[top].index(front) - 1) % 4] != right:
        return Fault(reverse=True)
    held = (top, front, right, _OPPOSITE[front], _OPPOSITE[right], _OPPOSITE[top])
    turns: list[tuple[MarkName, int]] = []
    for face, sign in enumerate(seen):
        place = held[face]
        points = _AROUND[place].index(held[_AROUND[face][sign.turn]])
        more = (signs[place].turn - points) % SYMMETRY[sign.mark]
        if more:
            turns.append((sign.mark, more))
    return Fault(turns=tuple(turns))


def _fault(one: Fault, corner: Corner, of_net: bool) -> Phrase:
    """The fault of a corner, or of the cube that a net makes as compared with it."""
    if one.opposite:
        return msg("opposite" if of_net else "put-opposite", marks=_names(one.opposite))
    if one.reverse:
        marks = _marks(corner)
        start = marks.index(min(marks))  # from a fixed one on, so that corners with the same fault are told together
        return msg("reversed" if of_net else "put-in-reverse", marks=_names(marks[start:] + marks[:start]))
    mark, more = one.turns[0]  # one that is turned otherwise is enough
    how = "quarter" if SYMMETRY[mark] == 2 else _TURNS[-more % 4 if of_net else more]
    return msg("turn", mark=_names([mark]), how=msg(how))
