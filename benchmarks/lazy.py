"""What a lazy solver gets, who looks at one or two cheap properties of each option instead of doing the work.

``python -m benchmarks.lazy [CATEGORY or FAMILY ...] [--levels hard extreme] [--n 200] [--seed 1]`` tries the rules of
`puzzlegen.fairness.lazy_solvers` and a learner on each question at each level, on ``--n`` items of it, and prints the
table of ``docs/lazy.md``; with ``--docs``, it puts the lines there. Where a question comes within 0.08 of a limit,
three times as many items are looked at. It ends with 1 if anything is beyond.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from threadpoolctl import threadpool_limits

from benchmarks import pages
from puzzlegen import catalog
from puzzlegen.catalog import questions
from puzzlegen.conformance import hasty
from puzzlegen.conformance.drafts import AcceptedDraft, accepted
from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.fairness.lazy_properties import Posed, Properties
from puzzlegen.fairness.lazy_solvers import (
    ERRORS,
    LEARNERS_MARGIN,
    MARGIN,
    Finding,
    find,
    luck,
    ranks,
    tables,
)
from puzzlegen.snapshots.pipeline import params_digest

HEAD: Final = ("question", "level", "items", "chance", "right", "best rule", "beyond")
NEAR: Final = 0.08  # of a limit


def asked(loaded: catalog.Family, level: Level, task: str, seed: int, most: int) -> Iterator[AcceptedDraft]:
    """Items that ask one question, of so many that might."""
    row, digest = loaded.row, params_digest(loaded.levels[level])
    for index in range(most):
        rng = Stream.for_item(row.name, row.stream_version, digest, seed, index, 0)
        question = loaded.format.drawn(level, None, None, rng).question  # it follows from the index alone
        if question.__struct_config__.tag == task and (one := accepted(loaded, level, seed, index)) is not None:
            yield one


def learned(posed: Sequence[Posed], seen: Sequence[Properties]) -> Finding:
    """What trees get on one half of the items that have learned from the other, from ranks of properties."""
    read_off = tables(posed, seen)
    width = max(one.number for one in posed)
    rows = np.stack([*map(ranks, read_off.values()), np.broadcast_to(np.arange(width), (len(posed), width))], axis=2)
    half = len(posed) // 2
    right: list[float] = []
    for train, test in ((range(half), range(half, len(posed))), (range(half, len(posed)), range(half))):
        model = HistGradientBoostingClassifier(
            random_state=0, early_stopping=False, max_iter=60, min_samples_leaf=8, max_leaf_nodes=8
        )
        with threadpool_limits(1):  # threads that wait for one another cost more than they save on so little
            model.fit(
                np.vstack([rows[i, : posed[i].number] for i in train]),
                np.concatenate([np.arange(posed[i].number) == posed[i].key for i in train]),
            )
            liked = model.predict_proba(np.vstack([rows[i] for i in test]))[:, 1].round(9).reshape(len(test), width)
        for i, row in zip(test, liked, strict=True):
            likes = row[: posed[i].number]
            right.append((likes.max() == likes[posed[i].key]) / (likes == likes.max()).sum())
    return Finding("learner", "ranks", len(posed), float(np.mean(right)), luck(posed))


def findings(items: Sequence[AcceptedDraft]) -> list[Finding]:
    """What each kind of rule gets on items that ask one question."""
    posed, seen = hasty.looked_at(items)
    if not posed:
        return hasty.findings(items)
    found = find(posed, seen)
    return [*found, learned(posed, seen)] if found else []


def margin(found: Finding, level: Level) -> float:
    """By how much a kind of rule may exceed chance."""
    return (LEARNERS_MARGIN if found.kind == "learner" else MARGIN)[level]


def is_beyond(found: Finding, level: Level) -> bool:
    """True if it exceeds that, and not by luck."""
    return found.accuracy - found.chance > margin(found, level) and found.errors > ERRORS


def rows(loaded: catalog.Family, level: Level, seed: int, number: int) -> Iterator[tuple[str, ...]]:
    """The cells of each question of a family at a level."""
    for question in questions.at(loaded.row, level):
        drawn = asked(loaded, level, question.task, seed, 300 * number)
        items = [*islice(drawn, number)]
        found = findings(items) if items else []
        if any(one.accuracy - one.chance > margin(one, level) - NEAR for one in found):
            items += islice(drawn, 2 * number)
            found = findings(items)
        if found:
            best = max(found, key=lambda one: one.accuracy - one.chance - margin(one, level))
            excuse = loaded.format.questions[type(items[0].query)].open_at(level)
            mark = "" if not any(is_beyond(one, level) for one in found) else f"**{excuse or 'beyond'}**"
            name = f"{loaded.row.name} {question.task}".strip()
            figures = ", ".join(f"{one.kind} {one.accuracy:.2f}" for one in found)
            yield name, level, str(best.items), f"{best.chance:.2f}", figures, f"`{best.rule}`", mark


def main() -> None:
    """Print the table, or put its lines into that of the docs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*")
    parser.add_argument("--levels", nargs="*", type=Level, default=[*Level])
    parser.add_argument("--n", type=int, default=200, help="items of each question and level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--docs", action="store_true", help="put the lines into docs/lazy.md")
    args = parser.parse_args()
    beyond = 0
    print(pages.line(HEAD) + pages.line(["---"] * len(HEAD)), end="")
    for row in pages.families(args.families):
        loaded = catalog.load(row.name)
        lines = []
        for level in row.levels:
            for cells in rows(loaded, level, args.seed, args.n) if level in args.levels else ():
                print(pages.line(cells), end="", flush=True)
                lines.append(cells)
        beyond += sum(cells[-1] == "**beyond**" for cells in lines)
        if args.docs:
            pages.put(pages.DOCS / "lazy.md", HEAD, {row.name}, lines)
    sys.exit(beyond > 0)


if __name__ == "__main__":
    main()
