"""The exact canonical form of a small graph with coloured vertices and labelled arcs.

Two graphs get the same form exactly if they are isomorphic, so a puzzle written as such a graph can be recognised in
any disguise. The method is colour refinement with individualisation, as in McKay and Piperno, "Practical graph
isomorphism, II" (2014): vertices are told apart by what their neighbours look like until nothing changes; where equal
vertices are left, each of them in turn is singled out, and the least resulting description of the graph is the form.

Colours are hashes here. A collision can only leave vertices equal that could be told apart, which costs time; the form
itself is hashed from the complete relabelled graph, so it is never wrong.
"""

from hashlib import blake2b
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from puzzlegen.kernels.validators.graphs import Graph, Search, label_at_once

IntArray: TypeAlias = npt.NDArray[np.int64]

BUDGET: Final = 100_000  # nodes of the search tree; nearly all Sudokus need one, a full 16x16 grid made of XORs 840


class TooSymmetric(ValueError):
    """The search for the canonical form ran out of its budget of nodes; there is no form."""


def canonical_graph(colours: IntArray, arcs: IntArray, budget: int = BUDGET) -> str:
    """Digest of the canonical form: equal for isomorphic graphs, different for all others.

    An isomorphism keeps the colour of every vertex and the direction and label of every arc; an undirected edge is
    two arcs. Repeated arcs count as many times as they are given.

    Args:
        colours: shape (n,), from 0 to 2**31 - 1.
        arcs: shape (m, 3), C order: tail, head and label of each arc; labels from 0 to `graphs.LARGEST` - 1.
        budget: the most nodes of the search tree to be visited.

    Returns:
        32 hexadecimal digits (BLAKE2b of the relabelled graph).

    Raises:
        TooSymmetric: more nodes than ``budget`` would be needed.
        ValueError: there are more than `graphs.LARGEST` vertices, or a colour, vertex or label is out of range.
    """
    form = np.empty(2 + 2 * len(colours) + len(arcs), dtype=np.int32)
    if label_at_once(Graph(colours, arcs), form):
        return blake2b(form.data, digest_size=16).hexdigest()
    if not Search(Graph(colours, arcs), len(form)).least(form, budget):
        raise TooSymmetric(f"no canonical form within {budget} nodes: the graph is too symmetric")
    return blake2b(form.data, digest_size=16).hexdigest()
