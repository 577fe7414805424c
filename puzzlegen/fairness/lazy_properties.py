"""Cheap properties of options: what can be read off the published data without doing the work that a question asks for.

No family is known here. An option is a value, or a list or an object of values; where it names a thing of the
statement (by its place in a list, as an end of a pair, as a point), what is known of that thing counts as well. Each
property is a number for each option, and its name says where it comes from: ``degree in lines``, ``distance from
start in places``.
"""

import math
from collections import Counter, defaultdict, deque
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

from puzzlegen.fairness.option_guessers import View

Properties: TypeAlias = dict[str, list[float]]
_Node: TypeAlias = Hashable

_MOST_PARTS: Final = 400  # of a statement that options are compared with
_MOST_MEMBERS: Final = 12  # of an option whose members are looked up one by one
_MOST_NODES: Final = 300  # of a graph in which distances are counted
_NAN: Final = math.nan


class Posed(NamedTuple):
    """A question with candidates for its answer, as it is published.

    Attributes:
        statement, query: plain JSON data.
        candidates: what each of them is, as JSON data: lists that have a value for each, by their names.
        key: the place of the right one.
    """

    statement: Mapping[str, Any]
    query: Mapping[str, Any]
    candidates: Mapping[str, Sequence[Any]]
    key: int

    @property
    def number(self) -> int:
        """Of candidates."""
        return len(next(iter(self.candidates.values())))


def properties(posed: Posed) -> Properties:
    """All properties of the candidates; not a number where one of them has none."""
    surroundings = _Surroundings(posed)
    found: Properties = {}
    for name, faces in posed.candidates.items():
        own = [{**_inside(face), **surroundings.of(face)} for face in faces]
        for key in dict.fromkeys(key for one in own for key in one):
            # A sign that an option does not hold is held no times; a thing that it does not name has no properties.
            missing = 0.0 if key.startswith("number of") else _NAN
            found[f"{name}: {key}"] = [one.get(key, missing) for one in own]
        for key, values in _among(faces).items():
            found[f"{name}: {key}"] = values
        for key, values in surroundings.likeness(faces).items():
            found[f"{name}: {key}"] = values
    return found


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_scalar(value: Any) -> bool:
    return isinstance(value, int | float | str)


def _is_point(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2 and all(map(_is_number, value))


def _node(value: Any) -> _Node | None:
    """What stands for a thing: a value, or a point."""
    if isinstance(value, int | float | str):
        return value
    return tuple(value) if _is_point(value) else None


def leaves(data: Any) -> Iterator[Any]:
    """The values of the data; the signs of a text without spaces, such as a row of a board, are values of their own."""
    match data:
        case Mapping():
            for value in data.values():
                yield from leaves(value)
        case list() | tuple():
            for value in data:
                yield from leaves(value)
        case str() if len(data) > 1 and " " not in data:
            yield from data
        case None:
            return
        case _:
            yield data


def parts(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every part of the data with its path, in which places of lists are ``[]``."""
    yield path, data
    match data:
        case Mapping():
            for key, value in data.items():
                yield from parts(value, f"{path}.{key}" if path else key)
        case list() | tuple():
            for value in data:
                yield from parts(value, f"{path}[]")
        case _:
            return


def _inside(face: Any) -> dict[str, float]:
    """What an option holds."""
    found: dict[str, float] = {}
    if _is_number(face):
        return {"value": float(face), "last digit": float(abs(face) % 10), "parity": float(face % 2)}
    if isinstance(face, str):
        found = {"length": float(len(face)), "words": float(len(face.split()))}
        numbers = [float(word) for word in face.replace(",", " ").split() if _decimal(word)]
        if numbers:
            found |= {"first number": numbers[0], "largest number": max(numbers), "sum of numbers": sum(numbers)}
    held = list(leaves(face))
    numbers = [float(leaf) for leaf in held if _is_number(leaf)]
    signs = Counter(leaf if isinstance(leaf, str) else repr(leaf) for leaf in held)
    found |= {"size": float(len(held)), "different values": float(len(signs))}
    found |= {f"number of {sign}": float(times) for sign, times in signs.items()}
    if len(held) > 1:
        written = [leaf if isinstance(leaf, str) else repr(leaf) for leaf in held]
        found["changes within"] = float(sum(one != other for one, other in pairwise(written)))
    if len(numbers) > 1:
        found |= {"sum": sum(numbers), "least": min(numbers), "greatest": max(numbers)}
        found |= {"range": max(numbers) - min(numbers), "first": numbers[0], "last": numbers[-1]}
    if isinstance(face, Mapping):
        for key, value in face.items():
            if _is_number(value):
                found[key] = float(value)
            elif isinstance(value, list | tuple | str | Mapping):
                found[f"size of {key}"] = float(sum(1 for _ in leaves(value)))
    return found


def _decimal(word: str) -> bool:
    return word.removeprefix("-").replace(".", "", 1).isdecimal()


def _among(faces: Sequence[Any]) -> Properties:
    """How options relate to one another."""
    view = View(tuple(faces))
    apart = view.distances
    return {
        "order": [float(rank) for rank in view.ranks],
        "distance from the others": [float(sum(row)) for row in apart],
        "distance from the nearest": [float(min((*row[:i], *row[i + 1 :]), default=0)) for i, row in enumerate(apart)],
        "majorities": [float(number) for number in view.majorities],
    }


class _Surroundings:
    """What the statement and the question say about things that options name."""

    def __init__(self, posed: Posed) -> None:
        faces = [candidate for name, candidate in posed.candidates.items() if name in posed.query]
        question = {name: value for name, value in posed.query.items() if not any(value is one for one in faces)}
        self._marked = {name: value for name, value in question.items() if name != "task" and _node(value) is not None}
        self._data = {**posed.statement, **{f"?{name}": value for name, value in question.items()}}

    @cached_property
    def _families(self) -> dict[str, list[Any]]:
        found: defaultdict[str, list[Any]] = defaultdict(list)
        for path, part in parts(self._data):
            found[path].append(part)
        return dict(found)

    @cached_property
    def _lists(self) -> dict[str, Sequence[Any]]:
        """The lists that there is only one of, in which a number may be a place."""
        alone = {path: family[0] for path, family in self._families.items() if len(family) == 1 and path[:1] != "?"}
        return {path: one for path, one in alone.items() if isinstance(one, list | tuple) and len(one) > 2}

    @cached_property
    def _occurrences(self) -> dict[str, Counter[_Node]]:
        return {
            path: Counter(node for part in family if (node := _node(part)) is not None)
            for path, family in self._families.items()
            if path.endswith("[]") or len(family) > 1
        }

    @cached_property
    def _graphs(self) -> dict[str, dict[_Node, set[_Node]]]:
        """Who stands beside whom: in pairs, in objects with two ends, and along lists."""
        graphs: dict[str, dict[_Node, set[_Node]]] = {}
        for path, family in self._families.items():
            edges: list[tuple[_Node, _Node]] = []
            for part in family:
                members = list(part.values()) if isinstance(part, Mapping) else part
                if not isinstance(members, list | tuple) or (_is_point(part) and not path.endswith("[]")):
                    continue
                nodes = [node for member in members if (node := _node(member)) is not None]
                if isinstance(part, Mapping):
                    points: list[_Node] = [node for node in nodes if isinstance(node, tuple)]
                    nodes = points if len(points) == 2 else nodes[:2]
                edges += pairwise(nodes)
            if len(edges) > 1:
                graph: defaultdict[_Node, set[_Node]] = defaultdict(set)
                for one, other in edges:
                    graph[one].add(other)
                    graph[other].add(one)
                if len(graph) <= _MOST_NODES:
                    graphs[path] = dict(graph)
        return graphs

    @cached_property
    def _steps(self) -> dict[tuple[str, _Node], dict[_Node, int]]:
        return {}

    def _distances(self, path: str, start: _Node) -> dict[_Node, int]:
        """Steps from a node to all that can be reached from it."""
        if (path, start) not in self._steps:
            graph, steps, queue = self._graphs[path], {start: 0}, deque([start])
            while queue:
                node = queue.popleft()
                for other in graph[node]:
                    if other not in steps:
                        steps[other] = steps[node] + 1
                        queue.append(other)
            self._steps[path, start] = steps
        return self._steps[path, start]

    def of(self, face: Any) -> dict[str, float]:
        """What is known of the thing, or of the things, that an option names."""
        if isinstance(face, Mapping):
            face = list(face.values())
        if (node := _node(face)) is not None:
            return self._known(node)
        members = (
            [node for member in face if (node := _node(member)) is not None] if isinstance(face, list | tuple) else []
        )
        if not 0 < len(members) <= _MOST_MEMBERS:
            return {}
        each = [self._known(member) for member in members]
        found: dict[str, float] = {}
        for key in dict.fromkeys(key for one in each for key in one):
            values = [one[key] for one in each if key in one]
            found |= {f"{key}, sum": sum(values), f"{key}, most": max(values), f"{key}, least": min(values)}
            found |= {f"{key}, first": each[0].get(key, _NAN), f"{key}, last": each[-1].get(key, _NAN)}
        if len(members) > 1:
            found |= self._between(members[0], members[-1])
        return found

    def _known(self, node: _Node) -> dict[str, float]:
        found: dict[str, float] = {}
        for path, times in self._occurrences.items():
            if node in times:
                found[f"number of times in {path}"] = float(times[node])
        for path, graph in self._graphs.items():
            if node in graph:
                found |= self._in_graph(path, node)
        if isinstance(node, tuple):
            found |= self._as_point("", node, [one for one in self._points if one != node])
        if isinstance(node, int):
            for path, members in self._lists.items():
                for base in (0, 1):
                    if 0 <= node - base < len(members):
                        found |= self._at_place(f"{path}[{'i' if base == 0 else 'i - 1'}]", members, node - base)
        return found

    @cached_property
    def _points(self) -> list[tuple[float, float]]:
        return [tuple(part) for path, family in self._families.items() for part in family if _is_point(part)]

    def _in_graph(self, path: str, node: _Node) -> dict[str, float]:
        graph, steps = self._graphs[path], self._distances(path, node)
        found = {
            f"degree in {path}": float(len(graph[node])),
            f"reach in {path}": float(len(steps)),
            f"eccentricity in {path}": float(max(steps.values())),
            f"steps to all in {path}": float(sum(steps.values())),
            f"neighbours' degree in {path}": float(sum(len(graph[other]) for other in graph[node])),
        }
        for name, value in self._marked.items():
            marked = _node(value)
            if marked in graph and marked is not None:
                found[f"steps from {name} in {path}"] = float(self._distances(path, marked).get(node, len(graph)))
        return found

    def _at_place(self, path: str, members: Sequence[Any], place: int) -> dict[str, float]:
        """What stands at a place of a list."""
        member, found = members[place], {}
        if not (_is_number(member) or _is_point(member)):
            found = {f"{path} {key}": value for key, value in _inside(member).items()}
        if _is_number(member):
            found[f"{path}"] = float(member)
        elif isinstance(member, str):
            found[f"{path} is {member}"] = 1.0
        points = [tuple(one) for one in members if _is_point(one)]
        if _is_point(member):
            found |= self._as_point(path, tuple(member), points)
            for name, value in self._marked.items():
                if isinstance(value, int):
                    for base in (0, 1):
                        if (
                            path.endswith("[i]") == (base == 0)
                            and 0 <= value - base < len(members)
                            and _is_point(members[value - base])
                        ):
                            found[f"distance from {name} in {path}"] = math.dist(member, members[value - base])
        ends = [node for part in _ends(member) if (node := _node(part)) is not None]
        for graph_path, graph in self._graphs.items():
            there = [node for node in ends if node in graph]
            if there and len(there) <= _MOST_NODES:
                degrees = [len(graph[node]) for node in there]
                found[f"{path}, degrees in {graph_path}"] = float(sum(degrees))
                found[f"{path}, crossings in {graph_path}"] = float(sum(degree > 2 for degree in degrees))
                for name, value in self._marked.items():
                    marked = _node(value)
                    if marked in graph and marked is not None:
                        steps = self._distances(graph_path, marked)
                        found[f"{path}, steps from {name} in {graph_path}"] = float(
                            min(steps.get(node, len(graph)) for node in there)
                        )
        return found

    def _as_point(self, path: str, point: tuple[Any, ...], others: Sequence[tuple[float, ...]]) -> dict[str, float]:
        x, y = point
        found = {f"{path} x": float(x), f"{path} y": float(y)}
        if others:
            xs, ys = [*(one[0] for one in others), x], [*(one[1] for one in others), y]
            left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
            found[f"{path} to the rim"] = float(min(x - left, right - x, y - top, bottom - y))
            found[f"{path} to the middle"] = math.dist(point, ((left + right) / 2, (top + bottom) / 2))
            found[f"{path} to the nearest"] = min(
                (math.dist(point, one) for one in others if one != point), default=0.0
            )
        for name, value in self._marked.items():
            if _is_point(value):
                found[f"{path} distance from {name}"] = math.dist(point, value)
        return found

    def _between(self, one: _Node, other: _Node) -> dict[str, float]:
        """How far the two ends of an option are from each other."""
        found: dict[str, float] = {}
        if isinstance(one, tuple) and isinstance(other, tuple):
            found["distance between"] = math.dist(one, other)
        for path, graph in self._graphs.items():
            if one in graph and other in graph:
                found[f"steps between in {path}"] = float(self._distances(path, one).get(other, len(graph)))
        if isinstance(one, int) and isinstance(other, int):
            for path, members in self._lists.items():
                for base in (0, 1):
                    ends = [members[i - base] for i in (one, other) if 0 <= i - base < len(members)]
                    if len(ends) == 2 and all(map(_is_point, ends)):
                        found[f"distance between in {path}[{'i' if base == 0 else 'i - 1'}]"] = math.dist(*ends)
        return found

    def likeness(self, faces: Sequence[Any]) -> Properties:
        """How far options are from each part of the statement of their kind, and from all that stand in one list."""
        if all(map(_is_scalar, faces)) and not all(isinstance(face, str) and len(face) > 3 for face in faces):
            return {}
        kinds = {_kind(face) for face in faces}
        if len(kinds) > 1 and not all(isinstance(face, str) for face in faces):
            return {}
        found: Properties = {}
        signs = [Counter(map(str, leaves(face))) for face in faces]
        rows = [[str(leaf) for leaf in leaves(face)] for face in faces]
        for path, family in self._families.items():
            alike = [part for part in family if _long(part, faces) or (_kind(part) in kinds and not _is_scalar(part))]
            if not 0 < len(alike) <= _MOST_PARTS:
                continue
            table = [[_apart(row, sign, part) for part in alike] for row, sign in zip(rows, signs, strict=True)]
            if len(alike) == 1:
                found[f"distance from {path}"] = [float(row[0]) for row in table]
            else:
                found[f"distance from all of {path}"] = [float(sum(row)) for row in table]
                found[f"distance from the nearest of {path}"] = [float(min(row)) for row in table]
                for place in range(min(len(alike), 16)):
                    found[f"distance from {path} {place + 1}"] = [float(row[place]) for row in table]
                found[f"distance from the last of {path}"] = [float(row[-1]) for row in table]
        return found


def _ends(data: Any) -> Iterator[Any]:
    """The values and points below some data."""
    if _node(data) is not None:
        yield data
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from _ends(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _ends(value)


def _kind(data: Any) -> Hashable:
    match data:
        case Mapping():
            return frozenset(data)
        case list() | tuple():
            return ("list", _kind(data[0]) if data else None)
        case str():
            return "text"
        case _:
            return "number"


def _long(part: Any, faces: Sequence[Any]) -> bool:
    """True if options are words or rows of signs, and this is one."""
    return isinstance(part, str) and len(part) > 3 and isinstance(faces[0], str)


def _apart(row: Sequence[str], signs: Counter[str], part: Any) -> int:
    """Values that differ place by place (Hamming) where there are as many; else values that only one has."""
    other = [str(leaf) for leaf in leaves(part)]
    if len(other) == len(row):
        return sum(map(str.__ne__, row, other))
    held = Counter(other)
    return sum(((signs - held) + (held - signs)).values())
