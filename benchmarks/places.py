"""How often `puzzlegen.facts.places` names the right region, and how often none, for places that it does not know.

``python -m benchmarks.places [--n 5000] [--seed 1 ...] [--clearing KM]`` holds out so many places of GeoNames: they
neither label a face of the map nor are they among the nearest ones. The tables are those of ``docs/geolocation.md``.
With ``--clearing`` the nearest places are searched at this distance or farther, as for photographs of wilderness.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from puzzlegen.facts.places import USUAL, Located, Refused, agreed, by_borders, by_places, countries, regions
from puzzlegen.facts.places.atlas import codes
from puzzlegen.facts.places.by_borders import labelled
from puzzlegen.facts.places.by_places import sites
from puzzlegen.facts.places.files import SCALE

SEARCHED = 3000  # nearest places among which those outside a clearing are looked for


@dataclass(frozen=True)
class Trial:
    """A place that was held out, by the code of its region, and what is said of it."""

    region: str
    found: Located | Refused

    @property
    def wrong(self) -> bool:
        """True if another region is named."""
        return isinstance(self.found, Located) and self.found.region.code != self.region


def trials(count: int, seed: int, clearing: float = 0.0) -> Iterator[Trial]:
    """Ask for so many places, chosen at random among all, with none of them known."""
    known = sites()
    held = np.random.default_rng(seed).choice(len(known.regions), count, replace=False)
    kept = np.delete(np.arange(len(known.regions)), held)
    labels = labelled(known.regions[kept], known.faces[kept])
    searched = SEARCHED if clearing else USUAL.nearest
    for place in held.tolist():
        longitude, latitude = known.positions[:, place] / SCALE
        near = by_places(latitude, longitude, searched, held)
        outside = tuple(one for one in near if one.km >= clearing)[: USUAL.nearest]
        if len(outside) == USUAL.nearest:
            yield Trial(codes()[known.regions[place]], agreed(by_borders(latitude, longitude, labels), outside))


def table(made: Sequence[Trial]) -> Iterator[str]:
    """What came out, by continent."""
    groups: dict[str, list[Trial]] = {}
    for trial in made:
        groups.setdefault(countries()[regions()[trial.region].country].continent, []).append(trial)
    yield "| | places | accepted | wrong | precision |"
    yield "|---|---:|---:|---:|---:|"
    for name, group in [*sorted(groups.items()), ("**all**", list(made))]:
        accepted = [trial for trial in group if isinstance(trial.found, Located)]
        wrong = sum(trial.wrong for trial in accepted)
        right = f"{1 - wrong / len(accepted):.2%}" if accepted else "-"
        yield f"| {name} | {len(group)} | {len(accepted) / len(group):.1%} | {wrong} | {right} |"
    yield ""
    yield "| refused, since | share |"
    yield "|---|---:|"
    reasons = Counter(trial.found for trial in made if isinstance(trial.found, Refused))
    for reason, times in reasons.most_common():
        yield f"| {reason} | {times / len(made):.1%} |"
    yield ""
    for trial in made:
        if trial.wrong and isinstance(trial.found, Located):
            told = f"{trial.found.km_to_place:.0f} km to a place, {trial.found.km_to_border:.0f} km to a border"
            yield f"{trial.region} was taken for {trial.found.region.code} ({told})"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--n", type=int, default=5000, help="places for each seed")
    parser.add_argument("--seed", type=int, nargs="+", default=[1])
    parser.add_argument("--clearing", type=float, default=0.0, metavar="KM")
    args = parser.parse_args()
    print(*table([trial for seed in args.seed for trial in trials(args.n, seed, args.clearing)]), sep="\n")


if __name__ == "__main__":
    main()
