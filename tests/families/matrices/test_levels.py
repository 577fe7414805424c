"""Of eight families of matrices: disguises change nothing, and each level is harder than the one before."""

from collections import defaultdict
from itertools import pairwise
from random import Random

import pytest

from puzzlegen import catalog
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.family import USUAL_LEVELS
from puzzlegen.evidence.matrices.disguises_a import DISGUISES
from puzzlegen.evidence.matrices.measures_a import MEASURES

COUNT = 24


def accepted(family, level, count):
    """Statements and queries of accepted drafts with their certificates."""
    for one in drafts(catalog.load(family), level, 11, count):
        yield one.statement, one.query, one.certificate


@pytest.fixture(scope="module", params=sorted(MEASURES))
def made(request):
    """A family with its drafts by level."""
    return request.param, {level: list(accepted(request.param, level, COUNT)) for level in USUAL_LEVELS}


def test_disguises_change_nothing(made):
    family, drafts = made
    certify = catalog.load_validator(family).certify
    rng = Random(5)
    tried = defaultdict(int)
    for statement, asked, plain in (one for level in USUAL_LEVELS for one in drafts[level][:10]):
        for disguise in DISGUISES[family]:
            disguised = disguise(statement, asked, rng)
            if disguised is None:
                continue
            other, query = disguised
            certificate = certify(other, query)
            found = (certificate.verdict, len(certificate.answers), certificate.difficulty, certificate.canonical)
            assert found == (plain.verdict, 1, plain.difficulty, plain.canonical), disguise.__name__
            tried[disguise] += 1
    assert {*tried} == {*DISGUISES[family]}


def test_different_puzzles_have_different_canonical_forms(made):
    _, drafts = made
    forms = [certificate.canonical for level in USUAL_LEVELS for *_, certificate in drafts[level]]
    assert len(set(forms)) == len(forms) == COUNT * len(USUAL_LEVELS)


def test_each_level_of_each_task_is_harder_for_an_outsider(made):
    family, drafts = made
    counts = defaultdict(lambda: defaultdict(list))
    for level in USUAL_LEVELS:
        for statement, question, _ in drafts[level]:
            task = question["task"].removesuffix("_choice")
            counts[task][level].append(MEASURES[family].count(statement, question))
    for task, by_level in counts.items():
        means = [sum(values) / len(values) for values in by_level.values()]
        assert all(one < other for one, other in pairwise(means)), (task, means)
