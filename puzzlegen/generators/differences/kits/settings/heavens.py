"""The sky over garden, street and harbour: what flies in it, and what is far."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from puzzlegen.facts.differences.kinds.outdoors import balloon, bird, cloud, haze, hills, kite, moon, sky, sun
from puzzlegen.facts.differences.things import WIDTH, Kind
from puzzlegen.generators.differences.kits.stage import Range, Stage

NIGHTS: Final = ("dusk", "moonlit")  # harmonies under which the moon shines


class Far(NamedTuple):
    """A far row of things close together: of these kinds, how low, how many at most, how large."""

    kinds: Sequence[Kind]
    y: int
    most: int
    size: Range


def heavens(stage: Stage, horizon: int, far: Far | None = None) -> None:
    """Sky, far hills down to the horizon, a far row with the air before it, and what flies."""
    stage.put(sky, 0, 0, colours=stage.harmony.sky)
    taken = []
    if stage.chance(75):
        one = stage.put(
            moon if stage.harmony.name in NIGHTS else sun,
            stage.rng.between(60, 580),
            stage.rng.between(52, 74),
            (85, 115),
            (40, 0, 40, 0),
        )
        taken.append(one.frame())
    stage.put(hills, 0, horizon)
    if far is not None:
        stage.row(far.kinds, -20, WIDTH + 20, far.y, min(far.most, stage.many(5, 7)), far.size, gap=-14)
        stage.put(haze, 0, 0, colours=stage.harmony.sky)
    flying = [cloud, cloud, bird, balloon, kite]
    stage.scatter(
        flying,
        (50, 50, 590, max(56, horizon - 92)),
        stage.many(3, 6),
        (75, 115),
        margin=10,
        taken=taken,
        reach=(36, 14, 36, 14),
    )
