"""What a lazy solver gets on drafts: the properties that anybody can see, and the glances that the family declares."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.conformance.drafts import AcceptedDraft
from puzzlegen.core.item import task_of
from puzzlegen.fairness.lazy_properties import Posed, Properties, properties
from puzzlegen.fairness.lazy_solvers import Finding, count, find, pose


def by_question(drafts: Sequence[AcceptedDraft]) -> Mapping[str, list[AcceptedDraft]]:
    """The drafts that ask each question, in each of its forms."""
    found: defaultdict[str, list[AcceptedDraft]] = defaultdict(list)
    for one in drafts:
        found[task_of(one.query)].append(one)
    return found


def looked_at(drafts: Sequence[AcceptedDraft]) -> tuple[list[Posed], list[Properties]]:
    """The candidates of drafts that ask one question, and what a hasty person sees of them."""
    posed = pose(drafts)
    if not posed:
        return [], []
    one = drafts[0]
    glances = FamilyEvidence(one.loaded.row).glances(type(one.query))
    seen = [
        properties(asked)
        | {name: [*map(float, glance(draft.statement, draft.query))] for name, glance in glances.items()}
        for draft, asked in zip(drafts, posed, strict=True)
    ]
    return posed, seen


def findings(drafts: Sequence[AcceptedDraft]) -> list[Finding]:
    """What the best rules get on drafts that ask one question."""
    posed, seen = looked_at(drafts)
    if posed:
        return find(posed, seen)
    counted = count(drafts)
    return [] if counted is None else [counted]
