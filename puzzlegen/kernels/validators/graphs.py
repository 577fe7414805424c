"""The relabelling of a graph by what its vertices look like; `canonical` says what for.

Colours are hashes. A collision can only leave vertices equal that could be told apart, which costs time; the form is
never wrong. All arithmetic stays below 2**63.
"""

from typing import Final

import numpy as np

from puzzlegen.kernels.arrays import Ints, IntTable

LARGEST: Final = 4096  # number of vertices, number of labels
_LOW: Final = (1 << 31) - 1
_HASH: Final = (1 << 62) - 1


class Graph:
    """A graph with coloured vertices and labelled arcs.

    Attributes:
        n: the number of vertices.
        labels: one more than the largest label.
        given: (n,) the colours of the vertices.
        colours: (n,) hashes, which are refined.
        starts: (n + 2,) where the half-arcs of each vertex start in ``ends`` and ``codes``.
        ends: (2m,) the vertex at the other end of each half-arc.
        codes: (2m,) twice its label, plus 1 where the arc comes in.
        tags: the hash of each code.
        table: the set of new colours, open addressing.
        mixed: (n,) hashes of the colours.
        places: (n + 1,) where buckets end.
        order: (n,) the vertices by ascending colour.
        first: (n,) where the arcs that leave a vertex begin in the form.
        last: (n,) where they end.
    """

    def __init__(self, given: Ints, arcs: IntTable) -> None:
        """Check a graph and bring it into this form.

        Args:
            given: (n,) from 0 to 2**31 - 1.
            arcs: (m, 3) tail, head and label of each arc; labels from 0 to `LARGEST` - 1.

        Raises:
            ValueError: there are more than `LARGEST` vertices, or a colour, vertex or label is out of range.
        """
        self.n, self.given = len(given), given
        if self.n > LARGEST:
            raise ValueError("the graph has too many vertices")
        self.colours, self.mixed, self.order, self.first, self.last = (np.empty(self.n, np.int64) for _ in range(5))
        self.starts, self.places = np.zeros(self.n + 2, np.int64), np.empty(self.n + 1, np.int64)
        self.ends, self.codes = np.empty(2 * len(arcs), np.uint16), np.empty(2 * len(arcs), np.uint16)
        size = 8
        while size < 2 * self.n:
            size *= 2
        self.table = np.empty(size, np.int64)
        self._connect(arcs)
        self.tags = np.empty(2 * self.labels, np.int64)
        self._tag()

    def _connect(self, arcs: IntTable) -> int:
        """Colour the vertices, and enter each arc at both of its ends."""
        for v in range(self.n):
            if self.given[v] < 0 or self.given[v] > _LOW:
                raise ValueError("a vertex has a colour outside 0..2**31-1")
            self.colours[v] = _mix(self.given[v])
        self.labels = 1
        for k in range(len(arcs)):
            tail, head, label = arcs[k, 0], arcs[k, 1], arcs[k, 2]
            if tail < 0 or tail >= self.n or head < 0 or head >= self.n:
                raise ValueError("an arc joins vertices that do not exist")
            if label < 0 or label >= LARGEST:
                raise ValueError("an arc has a label that is too large or negative")
            self.labels = max(self.labels, label + 1)
            self.starts[tail + 2] += 1
            self.starts[head + 2] += 1
        for v in range(self.n):
            self.starts[v + 2] += self.starts[v + 1]
        for k in range(len(arcs)):
            tail, head, code = arcs[k, 0], arcs[k, 1], 2 * arcs[k, 2]
            self.ends[self.starts[tail + 1]] = head
            self.codes[self.starts[tail + 1]] = code
            self.starts[tail + 1] += 1
            self.ends[self.starts[head + 1]] = tail
            self.codes[self.starts[head + 1]] = code + 1
            self.starts[head + 1] += 1
        return 0

    def _tag(self) -> None:
        """Hash the codes."""
        for code in range(2 * self.labels):
            self.tags[code] = _mix(code)

    def refine(self, classes: int) -> int:
        """Refine the colours in place until no class is split any more.

        Args:
            classes: how many classes there were when ``colours`` was last refined; 0 if never.

        Returns:
            The number of classes.
        """
        n, size = self.n, len(self.table)
        while True:
            for v in range(n):
                self.mixed[v] = _mix(self.colours[v])
            for slot in range(size):
                self.table[slot] = -1
            found = 0
            for v in range(n):
                total = 0
                for k in range(self.starts[v], self.starts[v + 1]):
                    total = (total + (self.mixed[self.ends[k]] ^ self.tags[self.codes[k]])) & _HASH
                colour = _mix(_mix(total) ^ self.mixed[v])
                self.colours[v] = colour
                slot = colour & (size - 1)
                while self.table[slot] != -1 and self.table[slot] != colour:
                    slot = (slot + 1) & (size - 1)
                if self.table[slot] == -1:
                    self.table[slot] = colour
                    found += 1
            if found <= classes or found == n:
                return found
            classes = found

    def sort(self) -> None:
        """Put the vertices in order by ascending colour: buckets (hashes are uniform), then insertion."""
        n = self.n
        for i in range(n + 1):
            self.places[i] = 0
        for v in range(n):
            self.places[((self.colours[v] >> 31) * n >> 31) + 1] += 1
        for i in range(n):
            self.places[i + 1] += self.places[i]
        for v in range(n):
            bucket = (self.colours[v] >> 31) * n >> 31
            self.order[self.places[bucket]] = v
            self.places[bucket] += 1
        for i in range(1, n):
            v = self.order[i]
            j = i
            while j > 0 and self.colours[self.order[j - 1]] > self.colours[v]:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = v

    def write(self, form: Ints) -> None:
        """Write the graph, its vertices renamed by their places in order.

        That is n, the number of labels, the colour of each vertex, the number of arcs that leave each vertex, and for
        these arcs in ascending order ``head * labels + label``.
        """
        n, labels = self.n, self.labels
        form[0] = n
        form[1] = labels
        place = 2 + 2 * n
        for i in range(n):
            v = self.order[i]
            leaving = 0
            for k in range(self.starts[v], self.starts[v + 1]):
                if not self.codes[k] & 1:
                    leaving += 1
            form[2 + i] = self.given[v]
            form[2 + n + i] = leaving
            self.first[v] = place
            self.last[v] = place
            place += leaving
        for i in range(n):  # heads come in ascending order, so only the labels of parallel arcs can be out of order
            v = self.order[i]
            for k in range(self.starts[v], self.starts[v + 1]):
                if self.codes[k] & 1:
                    arc = i * labels + (self.codes[k] >> 1)
                    tail = self.ends[k]
                    j = self.last[tail]
                    while j > self.first[tail] and form[j - 1] > arc:
                        form[j] = form[j - 1]
                        j -= 1
                    form[j] = arc
                    self.last[tail] += 1

    def largest(self, members: IntTable, depth: int) -> int:
        """Collect the vertices of the largest class; among several, of the one of least colour.

        The largest class tells most when one of its members is singled out. A small one may tell nothing: to single out
        all symbols of a full Latin square, one by one, leaves its cells as equal as before.

        Returns:
            How many vertices were written to the row ``depth`` of ``members``.
        """
        n = self.n
        self.sort()
        start = 0
        size = 0
        i = 0
        while i < n:
            j = i + 1
            while j < n and self.colours[self.order[j]] == self.colours[self.order[i]]:
                j += 1
            if j - i > size:
                start = i
                size = j - i
            i = j
        for i in range(size):
            members[depth, i] = self.order[start + i]
        return size


def _mix(x: int) -> int:
    """A hash of ``x``: from [0, 2**63) to [0, 2**62).

    The factors are below 2**31 for the low and below 2**30 for the high half, so that no sum reaches 2**63.
    """
    x = (x & _LOW) * 1812433253 + (x >> 31) * 1029531031
    x ^= x >> 32
    x = (x & _LOW) * 2027808485 + (x >> 31) * 939524129
    return (x ^ (x >> 29)) & _HASH


def label_at_once(graph: Graph, form: Ints) -> bool:
    """Write the form if refinement alone tells all vertices apart; says whether it does."""
    if graph.refine(0) < graph.n:
        return False
    graph.sort()
    graph.write(form)
    return True


class Search:
    """The search for the least form of a graph of which refinement leaves vertices equal, depth first.

    A node of the search is a refined colouring; its branches single out the members of one class. Leaves compare by
    the traces on the way to them (invariants of each node's colours; more classes come first), then by their forms.
    Two leaves with the same form show a symmetry of the graph: the branches at which their paths part are alike, so
    the rest of the second branch is skipped.

    Attributes:
        graph: freshly connected.
        colours: (n, n) of the node at each depth; only the few depths reached are touched.
        members: (n, n) its branches.
        counts: (n,) how many there are.
        cursors: (n,) the branch taken.
        found: (n,) the number of its classes.
        best_trace: (n,) the trace of the best leaf so far.
        best_path: (n,) the vertices singled out on the way to it.
        other: the form of another leaf.
    """

    def __init__(self, graph: Graph, length: int) -> None:
        self.graph, n = graph, graph.n
        self.colours, self.members = np.empty((n, n), np.int64), np.empty((n, n), np.int64)
        self.counts, self.cursors, self.found = (np.zeros(n, np.int64) for _ in range(3))
        self.best_trace, self.best_path = np.full(n, _HASH, np.int64), np.empty(n, np.int64)
        self.other = np.empty(length, np.int32)

    def least(self, form: Ints, budget: int) -> int:
        """Write the least form; returns the number of nodes visited, or 0 if the budget ran out."""
        n, length = self.graph.n, len(form)
        best = False  # whether a leaf with the best trace is known
        self.found[0] = self.graph.refine(0)
        for v in range(n):
            self.colours[0, v] = self.graph.colours[v]
        self.counts[0] = self.graph.largest(self.members, 0)
        nodes = 1
        depth = 0
        while depth >= 0:
            if self.cursors[depth] == self.counts[depth]:
                depth -= 1
                if depth >= 0:
                    self.cursors[depth] += 1
                continue
            nodes += 1
            if nodes > budget:
                return 0
            for v in range(n):
                self.graph.colours[v] = self.colours[depth, v]
            single = self.members[depth, self.cursors[depth]]
            self.graph.colours[single] = _mix(self.graph.colours[single] ^ _LOW)
            classes = self.graph.refine(self.found[depth])
            total = 0
            for v in range(n):
                total = (total + self.graph.colours[v]) & _HASH
            trace = ((n - classes) << 46) | (total >> 16)
            if trace > self.best_trace[depth]:
                self.cursors[depth] += 1
                continue
            if trace < self.best_trace[depth]:
                self.best_trace[depth] = trace
                for i in range(depth + 1, n):
                    self.best_trace[i] = _HASH
                best = False
            if classes < n:
                depth += 1
                if depth == n:
                    return 0  # hash collisions only
                for v in range(n):
                    self.colours[depth, v] = self.graph.colours[v]
                self.found[depth] = classes
                self.counts[depth] = self.graph.largest(self.members, depth)
                self.cursors[depth] = 0
                continue
            self.graph.sort()
            self.graph.write(self.other)
            place = 0
            while best and place < length and self.other[place] == form[place]:
                place += 1
            if place == length:  # a symmetry
                fork = 0
                while self.members[fork, self.cursors[fork]] == self.best_path[fork]:
                    fork += 1
                depth = fork
            elif not best or self.other[place] < form[place]:
                best = True
                for place in range(length):
                    form[place] = self.other[place]
                for i in range(depth + 1):
                    self.best_path[i] = self.members[i, self.cursors[i]]
            self.cursors[depth] += 1
        return nodes
