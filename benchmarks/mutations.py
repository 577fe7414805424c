"""Changes of what is published: none may be accepted that has another key and is shown alike, or that explains falsely.

``python -m benchmarks.mutations [CATEGORY or FAMILY ...] [--n 1000] [--why 1000] [--seed 1] [--workers 2]`` changes
statements and queries of each family so often, one thing at a time, and the facts of its explanations where its
validator judges them. It prints what was refused, what decides nothing, and each change that is accepted although
words and pictures stay and the key does not. Of explanations that read otherwise and are believed it prints some in
full, so that they can be read: each has to be true. It ends with 1 if a key changes unseen, or if a fact is believed
that the family does not call one of several (``ALTERNATIVES``).
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from puzzlegen import catalog
from puzzlegen.conformance import explained, golden, shown
from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.core.certificate import ANSWERED, MalformedStatement
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import Proof
from puzzlegen.running.workers import ordered_map
from puzzlegen.snapshots.pipeline import AcceptedItem, Exhausted, make_item
from puzzlegen.snapshots.verify import crashes_as_malformed

_ITEMS: Final = 6  # of a level
_READ: Final = 4  # believed changes of a family that are printed in full


class Job(NamedTuple):
    """A family, and how often it is changed."""

    family: str
    n: int
    why: int
    seed: int


class Found(NamedTuple):
    """What became of the changes of a family."""

    family: str
    counts: dict[str, int]
    unseen: list[str]
    believed: list[str]


def items(row: catalog.Row, seed: int) -> list[AcceptedItem]:
    """Items of all levels of a family."""
    loaded, made = catalog.load(row.name), []
    for level in row.levels:
        for index in range(1 if row.needs else _ITEMS):
            try:
                made.append(make_item(loaded, level, seed, index, "en", golden.manner(row)))
            except Exhausted:
                continue
    return made


def accepted(one: AcceptedItem, data: dict[str, Any]) -> Proof | None:
    """The proof of an item with other data; None if the data are refused where proofs are read."""
    try:
        document = msgspec.structs.replace(one.proof, **data)
        return msgspec.json.decode(msgspec.json.encode(document), type=Proof)
    except (InvalidInput, ValueError):
        return None


def judged(proof: Proof, family: catalog.Family) -> Any:
    """The verdict and the answers; None where the data are refused."""
    try:
        with crashes_as_malformed():
            return shown.judge({"statement": proof.statement, "query": proof.query}, family.format, family.validator)
    except MalformedStatement:
        return None


def tried(job: Job) -> Found:
    """Change the items of a family."""
    (row,) = catalog.find(job.family)
    family, random = catalog.load(job.family), Random(f"{job.family} {job.seed}")
    made = items(row, job.seed)
    published = [{"statement": one.proof.statement, "query": one.proof.query} for one in made]
    counts: Counter[str] = Counter()
    unseen, believed = [], []

    def some() -> Iterator[tuple[AcceptedItem, shown.Change]]:
        for one, data in cycle(zip(made, published, strict=True)):
            for change in shown.changes(data, published, random):
                yield one, change

    for one, change in islice(some(), job.n) if made else ():
        proof = accepted(one, change.data)
        found = None if proof is None else judged(proof, family)
        if found is None:
            counts["refused"] += 1
        elif found == (one.proof.certificate.verdict, one.proof.certificate.answers):
            counts["same key"] += 1
        elif found[0] not in ANSWERED:
            counts["no one answer"] += 1
        elif not row.needs and shown.Shown(
            family.format, family.renderer, family.validator, family.format.proven(one.proof)
        ).is_like(change.data):
            counts["UNSEEN"] += 1
            unseen.append(f"{row.name}: {change.what}: {one.proof.certificate.answers} becomes {found[1]}")
        else:
            counts["seen"] += 1
    if family.validator.certify_why is not None:
        facts = ((one, change) for one in cycle(made) for change in explained.changed(one.proof.why, random))
        alternatives = FamilyEvidence(row).alternatives
        for one, change in islice(facts, job.why) if made else ():
            if not explained.holds(family, one, change.data):
                counts["why refused"] += 1
            elif not explained.differs(family, one, change.data):
                counts["why reads alike"] += 1
            else:
                counts["why believed"] += 1
                name = explained.fact(change)
                mark = "an alternative" if name in alternatives else "BELIEVED"
                text = explained.explanation(family, one, change.data)
                believed.append(f"{mark}: {row.name} {one.item.id}: {change.what}\n    {text}")
    return Found(row.name, dict(counts), unseen, believed)


def main() -> None:
    """Print what became of all changes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*")
    parser.add_argument("--n", type=int, default=1000, help="changes of statements and queries, of each family")
    parser.add_argument("--why", type=int, default=1000, help="changes of explanations, of each that is judged")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    rows = [row for target in args.families for row in catalog.find(target)] or [*catalog.ROWS]
    jobs = [Job(row.name, args.n, args.why, args.seed) for row in rows]
    totals: Counter[str] = Counter()
    wrong = 0
    for found in ordered_map(tried, jobs, args.workers):
        totals.update(found.counts)
        print(found.family, ", ".join(f"{name} {count}" for name, count in sorted(found.counts.items())), flush=True)
        false = [told for told in found.believed if told.startswith("BELIEVED")]
        for told in (*found.unseen, *false[:20], *[one for one in found.believed if one not in false][:_READ]):
            print(f"  {told}", flush=True)
        wrong += len(found.unseen) + len(false)
    print("all:", ", ".join(f"{name} {count:,}" for name, count in sorted(totals.items())))
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
