"""The checks of the sweep: what a family that is worth having cannot fail, from its undrawn drafts.

Each check takes the drafts of a family at all its levels and returns what is wrong, a sentence each.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints
from unittest import mock

from msgspec import Struct

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.catalog.format import plain
from puzzlegen.catalog.labels import CATEGORIES, CONFIGURATIONS, OURS, PARADIGMS, SUBCATEGORIES, VISUALPUZZLES
from puzzlegen.conformance import hasty
from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.conformance.drafts import AcceptedDraft
from puzzlegen.core.certificate import Deep, Verdict
from puzzlegen.core.family import Level
from puzzlegen.core.item import Kind, task_of
from puzzlegen.evidence import Disguise, Measure
from puzzlegen.fairness.answer_leaks import LIMIT, Leak, find_leaks
from puzzlegen.fairness.blind_guessers import key_positions, options_alone, question_alone
from puzzlegen.fairness.sheets import Sheets, read_sheets
from puzzlegen.words import say

Drafts = Sequence[AcceptedDraft]

COUNT: Final = 60  # drafts at each level
_DISGUISED: Final = 6  # drafts at each level that are put into every disguise
_LEAST_SEEN: Final = 24  # drafts that ask a question, for a lazy solver
_BLATANT: Final = (
    4.5  # standard errors: over all families, so few items are lucky now and then beyond those of a survey
)
_LARGEST_SHARE: Final = 0.5  # of an answer, among those of a level


def _sheets(drafts: Drafts) -> Sheets:
    return read_sheets(drafts)


def letters(drafts: Drafts) -> Iterator[str]:
    """Checks whether each letter is the key about equally often."""
    gate = key_positions(_sheets(drafts))
    if not gate.passed:
        yield gate.detail


def spread(drafts: Drafts) -> Iterator[str]:
    """Checks whether answers, and the options that are right, differ from item to item."""
    for level, some in _by_level(drafts).items():
        by_task: defaultdict[str, Counter[object]] = defaultdict(Counter)
        for one in some:
            task, options = task_of(one.query), one.wording.options
            content = _shown(one) if one.wording.kind is Kind.LETTER else one.answer
            by_task[f"{task} {one.wording.kind}"][repr(content)] += 1
            # Two or three options may be all that can be, such as "captured" and "safe"; more that stay are a flaw.
            if len(options) > 3 and None not in options and not _all_there_are(one.query):
                offered = [say(text, "en") for text in options if text is not None]
                by_task[f"{task} options"][repr(sorted(offered))] += 1
        for task, counts in by_task.items():
            number = counts.total()
            content, times = counts.most_common(1)[0]
            # A fair question of two answers is the most guessable one that is let through; luck adds its part.
            if number >= 10 and times > number * _LARGEST_SHARE + LIMIT * (number / 4) ** 0.5:
                yield f"{level}: {content} in {times} of {number} items ({task.strip()})"


def _all_there_are(query: Any) -> bool:
    """True if a query offers all that its form allows among its options."""
    kinds = get_args(get_type_hints(type(query)).get("options")) if isinstance(query, Struct) else ()
    return bool(kinds) and get_origin(kinds[0]) is Literal and len(get_args(kinds[0])) == len(kinds)


def _shown(one: AcceptedDraft) -> object:
    """What the right option shows, as far as it is published."""
    place, options = LETTERS.index(one.answer), one.wording.options
    text = options[place] if place < len(options) else None
    if text is not None:
        return say(text, "en")
    lists = [
        value
        for value in (*plain(one.query).values(), *plain(one.statement).values())
        if isinstance(value, list) and len(value) == len(options)
    ]
    return lists[0][place] if lists else one.certificate.canonical


def guessers(drafts: Drafts) -> Iterator[str]:
    """Checks whether nobody finds answers without the picture."""
    sheets = _sheets(drafts)
    for gate in (options_alone(sheets), question_alone(sheets)):
        if not gate.passed:
            yield gate.detail


def answer_leaks(drafts: Drafts) -> Iterator[str]:
    """Checks whether nobody finds answers from those of the other items, or from the order."""
    for leak in leaks_beyond_luck(drafts):
        yield f"{leak.thief} of {leak.group}: {leak.accuracy:.2f} where {leak.chance:.2f} is chance"


def leaks_beyond_luck(drafts: Drafts) -> list[Leak]:
    """What thieves get that is more than chance."""
    found = find_leaks(_sheets(drafts))
    return [leak for parting in ("task", "family") for leak in found[parting] if leak.excess > LIMIT]


def lazy_solvers(drafts: Drafts) -> Iterator[str]:
    """Checks whether the work is needed at the upper levels: whether no cheap look at the options finds answers."""
    demanding = [
        one
        for one in drafts
        if one.level in (Level.HARD, Level.EXTREME) and not one.loaded.format.asked(one.query).open_at(one.level)
    ]
    for task, some in hasty.by_question(demanding).items():
        for found in hasty.findings(some) if len(some) >= _LEAST_SEEN else ():
            if found.is_beyond(Level.HARD) and found.errors > _BLATANT:
                yield (
                    f"{task}: the {found.kind} {found.rule!r} is right for {found.accuracy:.0%} of {found.items} "
                    f"items where {found.chance:.0%} is chance"
                )


def forms(drafts: Drafts) -> Iterator[str]:
    """Checks whether different puzzles have different canonical forms."""
    for level, some in _by_level(drafts).items():
        times = Counter(one.certificate.canonical for one in some)
        pairs = sum(count * (count - 1) // 2 for count in times.values())
        # Of 25,000 puzzles, which 2 % of repeats in 1,000 stand for, 60 draws hold two equal pairs once in 400 times.
        if pairs > 1 and not FamilyEvidence(some[0].loaded.row).is_small:
            yield f"{level}: {pairs} pairs of {len(some)} drafts are the same puzzle"
        for form, count in times.items():
            if count > 1 and len({_findings(one) for one in some if one.certificate.canonical == form}) > 1:
                yield f"{level}: puzzles of one canonical form differ in what was found"


def _findings(one: AcceptedDraft) -> tuple[object, ...]:
    return one.certificate.verdict, one.certificate.difficulty, one.certificate.unit


def disguises(drafts: Drafts, declared: Sequence[Disguise], seed: int = 0) -> Iterator[str]:
    """Checks whether each disguise fits some puzzle, and leaves it its canonical form, verdict and difficulty."""
    worn = set()
    for level, some in _by_level(drafts).items():
        for one in some[:_DISGUISED]:
            for number, disguise in enumerate(declared):
                found = disguise(one.statement, one.query, Random(f"{seed} {number}"))
                if found is None:
                    continue
                worn.add(number)
                other = one.loaded.format.puzzle(*map(plain, found))
                certificate = one.loaded.validator.certify(other.statement, other.query)
                before = one.certificate
                for field in ("canonical", "verdict", "difficulty", "unit", "depth"):
                    old, new = getattr(before, field), getattr(certificate, field)
                    if field == "depth" and old and old.kind is Deep.SEARCH:
                        continue  # its order begins where people do, who see a disguise in another order
                    if old != new:
                        yield f"{level}: disguise {number} changes {field} from {old} to {new}"
                if len(before.answers) != len(certificate.answers):
                    yield f"{level}: disguise {number} changes the number of answers"
    for number in {*range(len(declared))} - worn:
        yield f"disguise {number} fits no puzzle"


def levels(drafts: Drafts, measure: Measure) -> Iterator[str]:
    """Whether the outside measure counts something at every level, and more of it at the last than at the first."""
    means = {}
    for level, some in _by_level(drafts).items():
        counted = [value for one in some if (value := measure.count(one.statement, one.query)) is not None]
        if not counted:
            yield f"{level}: there is nothing to count ({measure.counts})"
            return
        means[level] = sum(counted) / len(counted)
    ordered = [*means.values()]
    if len(ordered) > 1 and ordered[-1] <= ordered[0]:
        yield f"{measure.counts}: " + ", ".join(f"{level} {mean:.3g}" for level, mean in means.items())


def budgets(drafts: Drafts) -> Iterator[str]:
    """Checks whether a proof whose budget is spent is none."""
    module = sys.modules[drafts[0].loaded.validator.certify.__module__]
    if not hasattr(module, "BUDGET"):
        return
    with mock.patch.object(module, "BUDGET", -1):  # less than nothing: the smallest grids need not even search
        verdicts = Counter(one.loaded.validator.certify(one.statement, one.query).verdict for one in drafts[::5])
    if verdicts[Verdict.UNDECIDED] == 0:
        yield f"without any budget it says: {', '.join(f'{verdict} {count}' for verdict, count in verdicts.items())}"


def labels(drafts: Drafts) -> Iterator[str]:
    """Checks whether labels are the papers' words, or among our own that are listed beside them."""
    allowed = {
        "visreason_category": {*CATEGORIES},
        "visreason_subcategory": {name for names in (*SUBCATEGORIES.values(), *OURS.values()) for name in names},
        "mmiq_paradigm": {*PARADIGMS},
        "mmiq_configuration": {*CONFIGURATIONS},
        "visualpuzzles_category": {*VISUALPUZZLES},
    }
    for taxonomy, capabilities in {(tuple(one.item.taxonomy.items()), one.item.capabilities) for one in drafts}:
        for name, label in taxonomy:
            if label not in allowed[name]:
                yield f"{label!r} is no {name}"
        if capabilities != CATEGORIES.get(dict(taxonomy).get("visreason_category", ""), ()):
            yield f"the capabilities {', '.join(capabilities)} are not those of the category"


def _by_level(drafts: Drafts) -> dict[str, list[AcceptedDraft]]:
    found: defaultdict[str, list[AcceptedDraft]] = defaultdict(list)
    for one in drafts:
        found[one.level].append(one)
    return dict(found)


CHECKS: Final[Mapping[str, Callable[[Drafts], Iterator[str]]]] = {
    "letters": letters,
    "spread": spread,
    "guessers": guessers,
    "answer leaks": answer_leaks,
    "lazy solvers": lazy_solvers,
    "forms": forms,
    "budgets": budgets,
    "labels": labels,
}
