"""Turned bodies in disguise, on other floors and in other places; and the templates that a plain program tries."""

from random import Random
from typing import Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure, reordered
from puzzlegen.facts.solids.fronts import FLOORS
from puzzlegen.formats.solids.same_angle import Next, Odd, OddBoxed, Picture, Query, Same, Shown


def laid_otherwise(shown: Shown, query: Query, rng: Random) -> tuple[Shown, Query]:
    """Another floor, the pictures and their bodies in another order, and bodies somewhat nearer or farther away."""

    def moved(picture: Picture) -> Picture:
        some = [replace(body, at=(body.at[0], rng.randint(-5, 5))) for body in picture]
        return tuple(rng.sample(some, len(some)))

    pictures = [moved(picture) for picture in shown.pictures]
    if not isinstance(query, OddBoxed):
        rng.shuffle(pictures)
    return replace(shown, floor=rng.choice(FLOORS), pictures=tuple(pictures)), query


def templates(shown: Shown, query: Query) -> float:
    """Bodies in all pictures, times the kinds, directions and sides that a program has to try for each."""
    drawn = query.options if isinstance(query, Same | Odd | Next) else ()
    bodies = [body for picture in (*shown.pictures, *drawn) for body in picture]
    kinds, sides = {body.kind for body in bodies}, {body.faces % shown.step for body in bodies}
    return float(len(bodies) * len(kinds) * len(sides) * 360 // shown.step)


DISGUISES: Final[tuple[Disguise, ...]] = (reordered, laid_otherwise)
MEASURE: Final = Measure("bodies times the kinds, directions and sides that a program tries for each", templates)
