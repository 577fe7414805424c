"""The template: how a family's corpus is judged."""

import pytest

from puzzlegen.validators.blank import certify
from tests.judging import corpus, judge_case


@pytest.mark.parametrize("case", corpus("template/blank"), ids=lambda case: case["name"])
def test_corpus(case):
    certificate = judge_case(certify, case)
    if certificate is None:
        return
    assert certificate.difficulty == len(case["statement"]["tiles"])
    assert len(certificate.canonical) == 32
