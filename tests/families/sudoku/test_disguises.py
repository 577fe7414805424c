"""Every declared symmetry of every variant leaves a puzzle what it is, and what is no symmetry does not."""

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import drafts as accepted_drafts
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level
from puzzlegen.evidence.sudoku.disguises import DISGUISES, arranged, moved, renamed
from puzzlegen.formats.sudoku.kits.puzzle import WrongEntry
from puzzlegen.validators.sudoku.kits.statement import SYMBOLS, read_puzzle
from puzzlegen.validators.sudoku.kits.symmetry import canonical_form
from tests.support.sudoku_cases import certify

ITEMS = 5  # one of each task, mostly
CASES = [(name, place) for name, disguises in DISGUISES.items() for place in range(len(disguises))]


@cache
def drafts(name, level, count=ITEMS):
    """The first drafts of a family that are accepted, made once for all its disguises."""
    return [(one.draft, one.certificate) for one in accepted_drafts(catalog.load(name), level, 3, count)]


@pytest.mark.parametrize(("name", "place"), CASES)
def test_disguises_change_nothing(name, place, everything):
    rng = Random(name)
    seen = 0
    levels = tuple(catalog.load(name).levels)
    for level in levels if everything else levels[:1]:
        for drafted, certificate in drafts(name, level):
            disguise = DISGUISES[name][place](drafted.statement, drafted.query, rng)
            if disguise is None:
                continue
            statement, query = disguise
            other = certify(plain(statement), plain(query))
            assert other.verdict is Verdict.UNIQUE
            assert other.canonical == certificate.canonical
            assert other.structure == certificate.structure
            assert other.difficulty == pytest.approx(certificate.difficulty)
            seen += statement != drafted.statement
    assert seen


def form(statement, solution):
    return canonical_form(read_puzzle(statement), tuple(SYMBOLS.index(symbol) + 1 for symbol in solution))


def swap(*values):
    names = list(range(1, 10))
    names[values[0] - 1], names[values[1] - 1] = values[1], values[0]
    return names


REVERSED = list(range(9, 0, -1))
# Values that cannot change places, the marks staying as they are.
NO_RENAMING = [
    ("arrow", swap(2, 3)),
    ("arrow", REVERSED),
    ("consecutive", swap(2, 3)),
    ("even_odd", swap(2, 3)),
    ("greater_than", swap(2, 3)),
    ("greater_than", REVERSED),
    ("killer", swap(1, 9)),
    ("kropki", swap(2, 3)),
    ("kropki", REVERSED),
    ("kropki_loose", swap(2, 3)),
    ("little_killer", swap(1, 9)),
    ("sandwich", swap(1, 2)),
    ("sandwich", swap(8, 9)),
    ("sandwich", swap(4, 5)),
    ("thermometer", swap(2, 3)),
    ("thermometer", REVERSED),
]


@pytest.mark.parametrize(("family", "names"), NO_RENAMING)
def test_other_values_make_another_puzzle(family, names):
    for drafted, certificate in drafts(f"sudoku/{family}", Level.EASY, 3):
        solution = drafted.puzzle.why.solution
        statement, query = renamed(drafted.statement, WrongEntry(solution), names)
        assert form(drafted.statement, solution) == certificate.canonical
        assert form(statement, query.entries) != certificate.canonical


@pytest.mark.parametrize("family", ["anti_knight", "diagonal", "windoku"])
def test_exchanged_lines_make_another_puzzle_where_places_matter(family):
    where = arranged(9, [1, 0, *range(2, 9)], range(9))
    for drafted, certificate in drafts(f"sudoku/{family}", Level.EASY, 3):
        statement, query = moved(drafted.statement, WrongEntry(drafted.puzzle.why.solution), where)
        assert form(statement, query.entries) != certificate.canonical


def test_other_regions_make_another_puzzle():
    for drafted, certificate in drafts("sudoku/jigsaw", Level.EASY, 3):
        where = arranged(9, [1, 0, *range(2, 9)], range(9))
        statement, query = moved(drafted.statement, WrongEntry(drafted.puzzle.why.solution), where)
        statement = replace(statement, regions=drafted.statement.regions)
        assert form(statement, query.entries) != certificate.canonical


def test_a_sandwich_does_not_tell_its_ends_apart_but_dots_do():
    (drafted, certificate), *_ = drafts("sudoku/sandwich", Level.EASY, 1)
    solution = drafted.puzzle.why.solution
    statement, query = renamed(drafted.statement, WrongEntry(solution), swap(1, 9))
    assert form(statement, query.entries) == certificate.canonical
    dotted = replace(drafted.statement, rules=("all_bars",))
    other = replace(statement, rules=("all_bars",))
    assert form(other, query.entries) != form(dotted, solution)
    assert statement != drafted.statement
