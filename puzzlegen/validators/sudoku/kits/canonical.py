"""The exact canonical form of a small graph with coloured vertices and labelled arcs.

Two graphs get the same form exactly if they are isomorphic, so a puzzle written as such a graph can be recognised in
any disguise. The method is colour refinement with individualisation, as in McKay and Piperno, "Practical graph
isomorphism, II" (2014): vertices are told apart by what their neighbours look like until nothing changes; where equal
vertices are left, each of them in turn is singled out, and the least resulting description of the graph is the form.

Colours are hashes here. A collision can only leave vertices equal that could be told apart, which costs time; the form
itself is hashed from the complete relabelled graph, so it is never wrong. All arithmetic stays below 2**63, hence is
the same in numba's integers and in Python's.
"""

from hashlib import blake2b
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from puzzlegen.running.kernels import kernel

IntArray: TypeAlias = npt.NDArray[np.int64]
ShortArray: TypeAlias = npt.NDArray[np.uint16]  # as indices they need no check for negative ones

BUDGET: Final = 100_000  # nodes of the search tree; nearly all Sudokus need one, a full 16x16 grid made of XORs 840
LARGEST: Final = 4096  # number of vertices, number of labels
_LOW: Final = (1 << 31) - 1
_HASH: Final = (1 << 62) - 1


class TooSymmetric(ValueError):
    """The search for the canonical form ran out of its budget of nodes; there is no form."""


def canonical_graph(colours: IntArray, arcs: IntArray, budget: int = BUDGET) -> str:
    """Digest of the canonical form: equal for isomorphic graphs, different for all others.

    An isomorphism keeps the colour of every vertex and the direction and label of every arc; an undirected edge is
    two arcs. Repeated arcs count as many times as they are given.

    Args:
        colours: shape (n,), from 0 to 2**31 - 1.
        arcs: shape (m, 3), C order: tail, head and label of each arc; labels from 0 to `LARGEST` - 1.
        budget: the most nodes of the search tree to be visited.

    Returns:
        32 hexadecimal digits (BLAKE2b of the relabelled graph).

    Raises:
        TooSymmetric: more nodes than ``budget`` would be needed.
        ValueError: there are more than `LARGEST` vertices, or a colour, vertex or label is out of range.
    """
    form = np.empty(2 + 2 * len(colours) + len(arcs), dtype=np.int32)
    if not _label_at_once(colours, arcs, form) and not _search(colours, arcs, form, budget):
        raise TooSymmetric(f"no canonical form within {budget} nodes: the graph is too symmetric")
    return blake2b(form.data, digest_size=16).hexdigest()


@kernel
def _mix(x: int) -> int:
    """A hash of ``x``: from [0, 2**63) to [0, 2**62).

    The factors are below 2**31 for the low and below 2**30 for the high half, so that no sum reaches 2**63.
    """
    x = (x & _LOW) * 1812433253 + (x >> 31) * 1029531031
    x ^= x >> 32
    x = (x & _LOW) * 2027808485 + (x >> 31) * 939524129
    return (x ^ (x >> 29)) & _HASH


@kernel
def _connect(given: IntArray, arcs: IntArray) -> tuple[IntArray, IntArray, ShortArray, ShortArray, IntArray]:
    """Check a graph and bring it into the form that `_refine` wants: colours, starts, ends, codes, tags."""
    n = len(given)
    m = len(arcs)
    if n > LARGEST:
        raise ValueError("the graph has too many vertices")
    colours = np.empty(n, dtype=np.int64)
    for v in range(n):
        if given[v] < 0 or given[v] > _LOW:
            raise ValueError("a vertex has a colour outside 0..2**31-1")
        colours[v] = _mix(given[v])
    labels = 1
    starts = np.zeros(n + 2, dtype=np.int64)
    for k in range(m):
        tail, head, label = arcs[k, 0], arcs[k, 1], arcs[k, 2]
        if tail < 0 or tail >= n or head < 0 or head >= n:
            raise ValueError("an arc joins vertices that do not exist")
        if label < 0 or label >= LARGEST:
            raise ValueError("an arc has a label that is too large or negative")
        labels = max(labels, label + 1)
        starts[tail + 2] += 1
        starts[head + 2] += 1
    for v in range(n):
        starts[v + 2] += starts[v + 1]
    ends = np.empty(2 * m, dtype=np.uint16)
    codes = np.empty(2 * m, dtype=np.uint16)
    for k in range(m):
        tail, head, code = arcs[k, 0], arcs[k, 1], 2 * arcs[k, 2]
        ends[starts[tail + 1]] = head
        codes[starts[tail + 1]] = code
        starts[tail + 1] += 1
        ends[starts[head + 1]] = tail
        codes[starts[head + 1]] = code + 1
        starts[head + 1] += 1
    tags = np.empty(2 * labels, dtype=np.int64)
    for code in range(2 * labels):
        tags[code] = _mix(code)
    return colours, starts[: n + 1], ends, codes, tags


@kernel
def _refine(
    colours: IntArray, starts: IntArray, ends: ShortArray, codes: ShortArray, tags: IntArray, classes: int
) -> int:
    """Refine ``colours`` in place until no class is split any more.

    Args:
        colours: (n,) hashes.
        starts: (n + 1,) where the half-arcs of each vertex start in ``ends`` and ``codes``.
        ends: (2m,) the vertex at the other end of each half-arc.
        codes: (2m,) twice its label, plus 1 where the arc comes in.
        tags: the hash of each code.
        classes: how many classes there were when ``colours`` was last refined; 0 if never.

    Returns:
        The number of classes.
    """
    n = len(colours)
    size = 8
    while size < 2 * n:
        size *= 2
    table = np.empty(size, dtype=np.int64)  # the set of new colours, open addressing
    mixed = np.empty(n, dtype=np.int64)
    while True:
        for v in range(n):
            mixed[v] = _mix(colours[v])
        for slot in range(size):
            table[slot] = -1
        found = 0
        for v in range(n):
            total = 0
            for k in range(starts[v], starts[v + 1]):
                total = (total + (mixed[ends[k]] ^ tags[codes[k]])) & _HASH
            colour = _mix(_mix(total) ^ mixed[v])
            colours[v] = colour
            slot = colour & (size - 1)
            while table[slot] != -1 and table[slot] != colour:
                slot = (slot + 1) & (size - 1)
            if table[slot] == -1:
                table[slot] = colour
                found += 1
        if found <= classes or found == n:
            return found
        classes = found


@kernel
def _sort(colours: IntArray, order: IntArray) -> None:
    """Put the vertices into ``order`` by ascending colour: buckets (hashes are uniform), then insertion."""
    n = len(colours)
    places = np.zeros(n + 1, dtype=np.int64)
    for v in range(n):
        places[((colours[v] >> 31) * n >> 31) + 1] += 1
    for i in range(n):
        places[i + 1] += places[i]
    for v in range(n):
        bucket = (colours[v] >> 31) * n >> 31
        order[places[bucket]] = v
        places[bucket] += 1
    for i in range(1, n):
        v = order[i]
        j = i
        while j > 0 and colours[order[j - 1]] > colours[v]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = v


@kernel
def _write(
    form: npt.NDArray[np.int32],
    order: IntArray,
    given: IntArray,
    starts: IntArray,
    ends: ShortArray,
    codes: ShortArray,
    labels: int,
) -> None:
    """Write the graph, its vertices renamed by their places in ``order``, into ``form``.

    That is n, the number of labels, the colour of each vertex, the number of arcs that leave each vertex, and for
    these arcs in ascending order ``head * labels + label``.
    """
    n = len(order)
    first = np.empty(n, dtype=np.int64)
    last = np.empty(n, dtype=np.int64)
    form[0] = n
    form[1] = labels
    place = 2 + 2 * n
    for i in range(n):
        v = order[i]
        leaving = 0
        for k in range(starts[v], starts[v + 1]):
            if not codes[k] & 1:
                leaving += 1
        form[2 + i] = given[v]
        form[2 + n + i] = leaving
        first[v] = place
        last[v] = place
        place += leaving
    for i in range(n):  # heads come in ascending order, so only the labels of parallel arcs can be out of order
        v = order[i]
        for k in range(starts[v], starts[v + 1]):
            if codes[k] & 1:
                arc = i * labels + (np.int64(codes[k]) >> 1)
                tail = ends[k]
                j = last[tail]
                while j > first[tail] and form[j - 1] > arc:
                    form[j] = form[j - 1]
                    j -= 1
                form[j] = arc
                last[tail] += 1


@kernel
def _label_at_once(given: IntArray, arcs: IntArray, form: npt.NDArray[np.int32]) -> bool:
    """Write the form if refinement alone tells all vertices apart; says whether it does."""
    colours, starts, ends, codes, tags = _connect(given, arcs)
    n = len(given)
    if _refine(colours, starts, ends, codes, tags, 0) < n:
        return False
    order = np.empty(n, dtype=np.int64)
    _sort(colours, order)
    _write(form, order, given, starts, ends, codes, len(tags) // 2)
    return True


@kernel
def _candidates(colours: IntArray, members: IntArray) -> int:
    """Collect the vertices of the largest class; among several, of the one of least colour.

    The largest class tells most when one of its members is singled out. A small one may tell nothing: to single out
    all symbols of a full Latin square, one by one, leaves its cells as equal as before.

    Returns:
        How many vertices were written to ``members``.
    """
    n = len(colours)
    order = np.empty(n, dtype=np.int64)
    _sort(colours, order)
    start = 0
    size = 0
    i = 0
    while i < n:
        j = i + 1
        while j < n and colours[order[j]] == colours[order[i]]:
            j += 1
        if j - i > size:
            start = i
            size = j - i
        i = j
    for i in range(size):
        members[i] = order[start + i]
    return size


@kernel
def _search(given: IntArray, arcs: IntArray, form: npt.NDArray[np.int32], budget: int) -> int:
    """Write the form of a graph of which refinement leaves vertices equal, searching depth first for the least leaf.

    A node of the search is a refined colouring; its branches single out the members of one class. Leaves compare by
    the traces on the way to them (invariants of each node's colours; more classes come first), then by their forms.
    Two leaves with the same form show a symmetry of the graph: the branches at which their paths part are alike, so
    the rest of the second branch is skipped.

    Returns:
        The number of nodes visited; 0 if the budget ran out.
    """
    leaf, starts, ends, codes, tags = _connect(given, arcs)
    n = len(given)
    colours = np.empty((n, n), dtype=np.int64)  # of the node at each depth; only the few depths reached are touched
    members = np.empty((n, n), dtype=np.int64)  # its branches
    counts = np.zeros(n, dtype=np.int64)  # how many there are
    cursors = np.zeros(n, dtype=np.int64)  # the branch taken
    found = np.zeros(n, dtype=np.int64)  # the number of its classes
    best_trace = np.full(n, _HASH)
    best_path = np.empty(n, dtype=np.int64)
    best = False  # whether a leaf with best_trace is known
    order = np.empty(n, dtype=np.int64)
    other = np.empty(len(form), dtype=np.int32)
    found[0] = _refine(leaf, starts, ends, codes, tags, 0)
    for v in range(n):
        colours[0, v] = leaf[v]
    counts[0] = _candidates(leaf, members[0])
    nodes = 1
    depth = 0
    while depth >= 0:
        if cursors[depth] == counts[depth]:
            depth -= 1
            if depth >= 0:
                cursors[depth] += 1
            continue
        nodes += 1
        if nodes > budget:
            return 0
        for v in range(n):
            leaf[v] = colours[depth, v]
        single = members[depth, cursors[depth]]
        leaf[single] = _mix(leaf[single] ^ _LOW)
        classes = _refine(leaf, starts, ends, codes, tags, found[depth])
        total = 0
        for v in range(n):
            total = (total + leaf[v]) & _HASH
        trace = ((n - classes) << 46) | (total >> 16)
        if trace > best_trace[depth]:
            cursors[depth] += 1
            continue
        if trace < best_trace[depth]:
            best_trace[depth] = trace
            for i in range(depth + 1, n):
                best_trace[i] = _HASH
            best = False
        if classes < n:
            depth += 1
            if depth == n:
                return 0  # hash collisions only
            for v in range(n):
                colours[depth, v] = leaf[v]
            found[depth] = classes
            counts[depth] = _candidates(leaf, members[depth])
            cursors[depth] = 0
            continue
        _sort(leaf, order)
        _write(other, order, given, starts, ends, codes, len(tags) // 2)
        place = 0
        while best and place < len(form) and other[place] == form[place]:
            place += 1
        if place == len(form):  # a symmetry
            fork = 0
            while members[fork, cursors[fork]] == best_path[fork]:
                fork += 1
            depth = fork
        elif not best or other[place] < form[place]:
            best = True
            for place in range(len(form)):
                form[place] = other[place]
            for i in range(depth + 1):
                best_path[i] = members[i, cursors[i]]
        cursors[depth] += 1
    return nodes
