"""The canonical form of a graph: equal exactly for isomorphic graphs."""

from itertools import combinations, permutations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzlegen.core.stream import Stream
from puzzlegen.kernels.validators.graphs import LARGEST
from puzzlegen.validators.sudoku.kits.canonical import TooSymmetric, canonical_graph


def digest(colours, arcs, **options):
    return canonical_graph(np.array(colours, dtype=np.int64), np.array(arcs, dtype=np.int64).reshape(-1, 3), **options)


def undirected(pairs):
    return [arc for a, b in pairs for arc in ((a, b, 0), (b, a, 0))]


@pytest.mark.parametrize(("vertices", "classes"), [(1, 1), (2, 2), (3, 4), (4, 11), (5, 34)])
def test_number_of_graphs(vertices, classes):
    """All graphs on n vertices: OEIS A000088."""
    pairs = list(combinations(range(vertices), 2))
    graphs = product((False, True), repeat=len(pairs))
    digests = {
        digest([0] * vertices, undirected(p for p, on in zip(pairs, graph, strict=True) if on)) for graph in graphs
    }
    assert len(digests) == classes


def test_number_of_directed_graphs():
    """All directed graphs on 4 vertices: OEIS A000273."""
    pairs = list(permutations(range(4), 2))
    digests = {
        digest([0] * 4, [(a, b, 0) for (a, b), on in zip(pairs, graph, strict=True) if on])
        for graph in product((False, True), repeat=12)
    }
    assert len(digests) == 218


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_renamed_graph_is_the_same_and_a_changed_one_is_not(seed):
    rng = Stream("graph", seed)
    n = rng.between(1, 40)
    colours = [rng.below(3) for _ in range(n)]
    arcs = [(rng.below(n), rng.below(n), rng.below(3)) for _ in range(rng.below(4 * n))]
    name = rng.permutation(n)
    renamed = [0] * n
    for v, colour in enumerate(colours):
        renamed[name[v]] = colour
    moved = [(name[a], name[b], label) for a, b, label in arcs]
    rng.shuffle(moved)
    form = digest(colours, arcs)
    assert digest(renamed, moved) == form
    assert digest([*renamed[:-1], renamed[-1] + 3], moved) != form
    assert digest(renamed, [*moved, (0, 0, 3)]) != form
    if moved:
        a, b, label = moved.pop()
        assert digest(renamed, moved) != form
        assert digest(renamed, [*moved, (a, b, label + 3)]) != form


def test_direction_label_and_multiplicity_count():
    path = [(0, 1, 0), (1, 2, 0)]
    forms = [
        digest([0, 0, 0], arcs)
        for arcs in (path, [(0, 1, 0), (2, 1, 0)], [(0, 1, 0), (1, 2, 1)], [(0, 1, 1), (1, 2, 0)], [*path, path[0]])
    ]
    assert len(set(forms)) == len(forms)
    assert digest([0, 0, 0], [(2, 0, 0), (1, 2, 0)]) == forms[0]


def rook(a, b):
    return a // 4 == b // 4 or a % 4 == b % 4


def shrikhande(a, b):
    return ((a // 4 - b // 4) % 4, (a % 4 - b % 4) % 4) in {(0, 1), (0, 3), (1, 0), (3, 0), (1, 1), (3, 3)}


def test_what_refinement_cannot_tell_apart():
    """The 4x4 rook graph and the Shrikhande graph: strongly regular with the same parameters (16, 6, 2, 2)."""
    forms = [
        digest([0] * 16, undirected((a, b) for a, b in combinations(range(16), 2) if joined(a, b)))
        for joined in (rook, shrikhande)
    ]
    assert forms[0] != forms[1]
    assert digest([0] * 6, undirected((i, (i + 1) % 6) for i in range(6))) != digest(
        [0] * 6, undirected([(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3)])
    )


def test_highly_symmetric_graphs_stay_within_the_budget():
    cube = [(v, v ^ 1 << bit) for v in range(64) for bit in range(6) if not v >> bit & 1]
    assert digest([0] * 64, undirected(cube), budget=2_000)
    assert digest([0] * 30, [], budget=20_000)


def test_exhausted_budget_is_an_error():
    with pytest.raises(TooSymmetric, match="within 100 nodes"):
        digest([0] * 200, undirected((i, (i + 1) % 200) for i in range(200)), budget=100)


@pytest.mark.parametrize(
    ("colours", "arcs", "reason"),
    [
        ([-1], [], "colour"),
        ([2**31], [], "colour"),
        ([0, 0], [(0, 2, 0)], "vertices that do not exist"),
        ([0, 0], [(-1, 1, 0)], "vertices that do not exist"),
        ([0, 0], [(0, 1, -1)], "label"),
        ([0, 0], [(0, 1, LARGEST)], "label"),
        ([0] * (LARGEST + 1), [], "too many vertices"),
    ],
)
def test_malformed_graphs_are_refused(colours, arcs, reason):
    with pytest.raises(ValueError, match=reason):
        digest(colours, arcs)


def test_forms_do_not_change():
    """They decide which items are duplicates: a change of a form is a change of every edition."""
    assert digest([0, 1, 1], [(0, 1, 0), (0, 2, 1)]) == "ddf5a344c6e77d367eb7c5b8133c4fd0"
