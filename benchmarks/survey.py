"""The figures of all families in one go: what thieves get, how large pools are, whether levels are levels.

``python -m benchmarks.survey [CATEGORY or FAMILY ...] [--n 300] [--seed 1]`` puts what it finds into the tables of
``docs/thieves.md``, ``docs/pools.md`` and ``docs/levels.md``, family by family, from the same undrawn items; with
``--only-count`` it does not. It ends with 1 if an item was given up, which no family may do with any of 3,000 items
of a level (``--n 3000 --only-count``) for the seeds 1 to 5.
"""

import argparse
import sys

from benchmarks import levels, pages, pools, thieves
from puzzlegen import catalog
from puzzlegen.conformance.drafts import drafts

TABLES = {"thieves": thieves, "pools": pools, "levels": levels}


def main() -> None:
    """Write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*")
    parser.add_argument("--n", type=int, default=300, help="items of each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-count", action="store_true", help="leave the tables as they are")
    args = parser.parse_args()
    given_up = 0
    for row in pages.families(args.families):
        loaded = catalog.load(row.name)
        made = {level: list(drafts(loaded, level, args.seed, args.n)) for level in row.levels}
        for name, table in () if args.only_count else TABLES.items():
            pages.put(pages.DOCS / f"{name}.md", table.HEAD, {row.name}, [*table.rows(row, made)])
        lost = sum(args.n - len(some) for some in made.values())
        print(f"{row.name}: {sum(map(len, made.values()))} items, {lost} given up", flush=True)
        given_up += lost
    sys.exit(given_up > 0)


if __name__ == "__main__":
    main()
