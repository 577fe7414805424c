"""How much the items of a level are like one another: their structures, their silhouettes and their turns of words.

``python -m benchmarks.sameness [CATEGORY or FAMILY ...] [--n 100] [--seed 1]`` puts the lines into the second table of
``docs/pools.md``. All pictures are drawn in one style, so that another palette does not pass for another composition.
"""

import argparse
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Final

import numpy as np

from benchmarks import pages
from puzzlegen import catalog
from puzzlegen.conformance.drafts import AcceptedDraft, drafts
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Capitalised, Message, Phrase, Series
from puzzlegen.drawing.hashing import HASH_BITS, perceptual_hashes
from puzzlegen.drawing.palettes import PALETTES
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import DESIGNS, STROKES, Style

HEAD: Final = ("family", "level", "items", "structures", "alike in silhouette", "turns of words", "beyond")
LIMIT: Final = 0.5  # of the items may look like another one, where neither structures nor words tell them apart
NEAR: Final = 10  # bits of a hash; copies of a picture are within 6, other puzzles of one mould within 10
FEW: Final = 3.0  # structures times turns of words
_STYLE: Final = Style(PALETTES[0], DESIGNS[0], STROKES[0], 0.0, coordinates=True)


def effective(kinds: Iterable[Hashable]) -> float:
    """How many equally frequent kinds would meet as seldom: one over the chance that two items are of one kind."""
    counts = Counter(kinds)
    return counts.total() ** 2 / sum(count * count for count in counts.values())


def turns(said: Phrase) -> Iterator[str]:
    """The names of the messages of which a text is made, without what is put into them."""
    match said:
        case Series(parts=parts):
            for part in parts:
                yield from turns(part)
        case Capitalised(text=text):
            yield from turns(text)
        case Message(id=name):
            yield name


def silhouettes(items: Sequence[AcceptedDraft]) -> float:
    """The share of items whose pictures are near another's to a perceptual hash, as they stand."""
    signs = []
    for one in items:
        scene, *_ = one.loaded.renderer.depict(one.statement, one.query)
        drawn = render(scene, _STYLE, encoded=False, kept=True)
        assert drawn.rgb is not None
        signs.append(perceptual_hashes(drawn.rgb)[0])
    hashes = np.stack(signs).astype(np.int64)
    apart = (HASH_BITS - hashes @ hashes.T) // 2
    np.fill_diagonal(apart, HASH_BITS)
    return float((apart.min(axis=1) <= NEAR).mean())


def row(items: Sequence[AcceptedDraft]) -> tuple[str, ...]:
    """The cells of a level of a family."""
    one = items[0]
    structures = effective(item.certificate.structure for item in items)
    alike = silhouettes(items)
    words = effective(
        (task_of(item.query), *turns(item.loaded.renderer.explain(item.statement, item.query, item.answer, why)))
        for item in items
        for why in (item.draft.puzzle.why,)
    )
    beyond = "**alike**" if alike > LIMIT and structures * words < FEW else ""
    return one.loaded.row.name, one.level, str(len(items)), f"{structures:.1f}", f"{alike:.0%}", f"{words:.1f}", beyond


def main() -> None:
    """Put the lines into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*")
    parser.add_argument("--n", type=int, default=100, help="items of each level")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    wanted = {row.name for target in args.families for row in catalog.find(target)}
    for family in catalog.ROWS:
        if family.needs or not family.listed or (wanted and family.name not in wanted):
            continue
        loaded = catalog.load(family.name)
        lines = [row([*drafts(loaded, level, args.seed, args.n)]) for level in family.levels]
        pages.put(pages.DOCS / "pools.md", HEAD, {family.name}, lines)
        print("".join(map(pages.line, lines)), end="", flush=True)


if __name__ == "__main__":
    main()
