"""Answers as people and models spell them: right, wrong, or not to be read, by kind and language.

``tests/corpus/spellings`` is written from what they write, not from what the readers know. ``\\n`` in a spelling is a
new line.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from puzzlegen.answers.kinds import FORM
from puzzlegen.answers.tables import flat, grids
from puzzlegen.core.item import AnswerForm, Item, Key, Kind
from puzzlegen.scoring.score import Outcome, score
from tests.scoring.test_scoring_corpus import answer_of, asked

FOLDER = Path(__file__).parents[1] / "corpus" / "spellings"
MOST_UNPARSED = 0.01
"""The share of right and wrong answers that may be unparsed; the promise is 0.03 for right ones."""


class Spelling(NamedTuple):
    kind: Kind
    language: str
    item: Item
    key: Key
    response: str
    outcome: Outcome


def spellings() -> Iterator[Spelling]:
    for path in sorted(FOLDER.glob("*.toml")):
        for table in tomllib.loads(path.read_text("utf-8"))["of"]:
            kind = Kind(table["kind"])
            options = table.get("options") or dict.fromkeys(table.get("letters", ""))
            language = table.get("language", "en")
            item, key = asked(
                answer_of(FORM[kind], table["key"]), tuple(table.get("accepted", ())), options, kind, language
            )
            for outcome in (Outcome.RIGHT, Outcome.WRONG, Outcome.UNPARSED):
                for response in table.get(outcome, ()):
                    spelled = response.replace("\\n", "\n")
                    chinese = any("\u4e00" <= sign <= "\u9fff" for sign in spelled)
                    said = "zh" if chinese and language == "en" else language
                    yield Spelling(kind, said, item, key, spelled, outcome)


SPELLINGS = tuple(spellings())


@pytest.mark.parametrize("languages", [("en", "zh"), ("es",)])
@pytest.mark.parametrize("kind", Kind)
def test_what_is_not_understood_is_unparsed_and_never_wrong(kind: Kind, languages: Sequence[str]) -> None:
    unread = []
    asked_for = [one for one in SPELLINGS if one.kind is kind and one.language in languages]
    for one in asked_for:
        found = score(one.item, one.key, one.response).outcome
        assert found in (one.outcome, Outcome.UNPARSED), (one.key.answer, one.response, found)
        if found is not one.outcome:
            unread.append(one.response)
    meant = sum(one.outcome is not Outcome.UNPARSED for one in asked_for)
    assert len(unread) <= max(3, MOST_UNPARSED * meant), unread


def test_hardly_any_answer_is_unparsed() -> None:
    meant = [one for one in SPELLINGS if one.outcome is not Outcome.UNPARSED]
    unread = [one.response for one in meant if score(one.item, one.key, one.response).outcome is not one.outcome]
    assert len(unread) <= MOST_UNPARSED * len(meant), unread


def test_every_kind_has_spellings_in_all_languages() -> None:
    counts = Counter((one.kind, one.language) for one in SPELLINGS)
    assert len(SPELLINGS) >= 3000
    assert {kind for kind, _ in counts} == set(Kind)
    assert min(counts.values()) >= 5
    assert len(counts) == 3 * len(Kind)
    for kind in Kind:
        assert {one.outcome for one in SPELLINGS if one.kind is kind} == {
            Outcome.RIGHT,
            Outcome.WRONG,
            Outcome.UNPARSED,
        }


NINE = "159682374683547129427319568216453897935876241748921635864195732591738462372264519"
SIX = "123456456123234561561234345612612345"
SIXTEEN = "123456789ABCDEFG" * 16


def tables(cells: str, side: int) -> Iterator[str]:
    """A grid as people and models set it."""
    rows = [cells[start : start + side] for start in range(0, len(cells), side)]
    spaced = [" ".join(row) for row in rows]
    framed = "\n".join(f"│ {row[: side - 1]}│{row[side - 1 :]} │" for row in spaced)
    heads = " | ".join(f"C{column}" for column in range(1, side + 1))
    rule = "|---" * side
    body = [f"{' | '.join(row)} |" for row in rows]
    yield "\n".join(spaced)
    yield f"| {heads} |\n{rule}|\n" + "\n".join(f"| {row}" for row in body)
    yield f"|   | {heads} |\n{rule}|---|\n" + "\n".join(f"| R{at} | {row}" for at, row in enumerate(body, 1))
    yield f"|   | {heads.replace('C', '')} |\n{rule}|---|\n" + "\n".join(
        f"| {at} | {row}" for at, row in enumerate(body, 1)
    )
    yield f"   {heads.replace('|', '')}\n" + "\n".join(f"R{at} {row}" for at, row in enumerate(spaced, 1))
    yield f"┌────┬────┐\n{framed}\n└────┴────┘"
    yield "\n".join(f"Row {at} = {row}" for at, row in enumerate(rows, 1))
    yield "\n".join(f"- **Row {at}**: {', '.join(row)}" for at, row in enumerate(rows, 1))
    yield "\\begin{array}{|c|}\n" + " \\\\\n".join(" & ".join(row) for row in rows) + "\n\\end{array}"
    yield str([list(row) for row in rows])


@pytest.mark.parametrize("cells", [SIX, NINE, SIXTEEN], ids=["six", "nine", "sixteen"])
def test_grids_are_read_from_any_table(cells: str) -> None:
    side = int(len(cells) ** 0.5)
    item, key = asked(answer_of(AnswerForm.OPEN_ENDED, cells), (), None, Kind.CELLS)
    other = cells[:-2] + cells[-1] + cells[-2]
    for before in ("", "Answer:\n", "Here is the solution:\n\n"):
        for right, wrong in zip(tables(cells, side), tables(other, side), strict=True):
            assert score(item, key, before + right).outcome is Outcome.RIGHT, before + right
            assert score(item, key, before + wrong).outcome is Outcome.WRONG, before + wrong


def test_rows_of_different_lengths_are_no_grid() -> None:
    assert [*grids("1 2\n3 4", frozenset("1234"), 4)] == ["1234"]
    assert [*grids("1 2\n3\n4", frozenset("1234"), 4)] == []


def test_lists_of_digits_are_read_and_other_numbers_are_not() -> None:
    assert flat([[1, 9], {"row": [0, "A"]}]) == "190A"
    assert [flat([one]) for one in (10, -1, True, 1.0, None)] == [None] * 5


def test_an_answer_of_another_form_is_no_answer() -> None:
    """What is right of one kind is hardly ever read as another kind's right answer."""
    by_form: dict[AnswerForm, list[Spelling]] = {}
    for one in SPELLINGS:
        if one.outcome is Outcome.RIGHT:
            by_form.setdefault(FORM[one.kind], []).append(one)
    for form, ones in by_form.items():
        for other, others in by_form.items():
            if form is not other:
                for one, foreign in zip(ones[::7], others[::5], strict=False):
                    assert score(one.item, one.key, foreign.response).outcome is not Outcome.RIGHT, foreign.response
