"""A second opinion on puzzles about solids, from the published statement and query alone.

Nothing here shares code with generators or validators, and whatever the words leave open is read so that more options
are right.
"""

from functools import cache
from itertools import permutations, product

import numpy as np

LETTERS = "ABCDEFGH"
SOLID_SIGHT, STACK_SIGHT = (3, -5, 4), (-3, -5, 6)
_FACE = 12  # spots along each side of a face
UNSURE = 0.12  # of a face; a cube that would show no more may be overlooked


def letters(fits):
    """Those of the options that fit."""
    return [letter for letter, fit in zip(LETTERS, fits, strict=False) if fit]


# Solids of cubes


@cache
def rotations():
    """All 24, from quarter turns about two axes."""
    found = {((1, 0, 0), (0, 1, 0), (0, 0, 1))}
    while True:
        more = {
            after
            for (a, b, c) in found
            for after in ((a, tuple(-k for k in c), b), (tuple(-k for k in b), a, c))  # about x, about z
        }
        if more <= found:
            return sorted(found)
        found |= more


def turned(cells, rotation):
    spots = [tuple(sum(a * b for a, b in zip(row, cell, strict=True)) for row in rotation) for cell in cells]
    low = [min(line) for line in zip(*spots, strict=True)]
    return frozenset(tuple(a - b for a, b in zip(spot, low, strict=True)) for spot in spots)


def all_positions(cells):
    return {turned(cells, rotation) for rotation in rotations()}


def shares(cells, sight, wanted=None):
    """How much is seen of each of the three faces of a cube that turn to the viewer: cell, axis -> share."""
    cells = {tuple(cell) for cell in cells}
    spots = (np.arange(_FACE) + 0.5) / _FACE + 0.003
    found = {}
    others = np.array(sorted(cells), float)
    for cell in wanted or cells:
        for axis in range(3):
            neighbour = tuple(part + (k == axis) * int(np.sign(sight[axis])) for k, part in enumerate(cell))
            if neighbour in cells:
                found[cell, axis] = 0.0
                continue
            first, second = np.meshgrid(spots, spots)
            start = np.empty((_FACE * _FACE, 3))
            one, other = [k for k in range(3) if k != axis]
            start[:, one], start[:, other] = first.ravel(), second.ravel()
            start[:, axis] = sight[axis] > 0
            start = start + cell
            way = np.array(sight, float)
            enter = (others[None] - start[:, None] + (way < 0)) / way
            leave = (others[None] - start[:, None] + (way > 0)) / way
            hit = (enter.max(axis=2) + 1e-9 < leave.min(axis=2)) & (leave.min(axis=2) > 1e-9)
            found[cell, axis] = float(1 - hit.any(axis=1).mean())
    return found


def _best(cells, sight, wanted=None):
    best = {}
    for (cell, _), share in shares(cells, sight, wanted).items():
        best[cell] = max(best.get(cell, 0.0), share)
    return best


def _rotation(statement, query):
    if "solids" in statement:
        forms = [frozenset(all_positions(solid)) for solid in statement["solids"]]
        if query["task"] == "grouping":
            groups = (tuple({forms[number - 1] for number in group} for group in groups) for groups in query["options"])
            return letters(len(one) == len(other) == 1 for one, other in groups)
        odd = [forms.count(form) == 1 for form in forms]
        names = "ABCD" if query["task"] == "odd_one_out" else [f"given-{number}" for number in range(1, 5)]
        return [name for name, is_odd in zip(names, odd, strict=True) if is_odd]
    if query.get("task") == "analogy":
        after = frozenset(map(tuple, statement["after"]))
        ways = [way for way in rotations() if turned(statement["before"], way) == after]
        reached = {turned(statement["solid"], way) for way in ways}
        return letters(frozenset(map(tuple, option)) in reached for option in query["options"])
    wanted = all_positions(statement["solid"])
    return letters(frozenset(map(tuple, option)) in wanted for option in query["options"])


def _solid_assembly(statement, query):
    shown = {tuple(cell) for cell in statement["solid"]}
    options = [[tuple(cell) for cell in option] for option in query["options"]]
    sizes = {tuple(order) for order in permutations(statement["block"])}
    if query["task"] == "pair":
        size = statement["block"]  # as good as any other: the piece that is shown is turned in all ways
        rests = {turned(set(product(*map(range, size))) - one, rotations()[0]) for one in _placed(shown, size)}
        return letters(bool(all_positions(option) & rests) for option in options)
    seen = {cell for cell, share in _best(shown, SOLID_SIGHT).items() if share}
    right = [False] * len(options)
    would = {}  # cells -> whether a cube there would be seen
    for size in sizes:
        ranges = []
        for axis, length in enumerate(size):
            low, high = min(cell[axis] for cell in seen), max(cell[axis] for cell in seen)
            ranges.append(range(high - length + 1, low + 1))
        for corner in product(*ranges):
            block = set(product(*(range(a, a + b) for a, b in zip(corner, size, strict=True))))
            lacking = block - seen
            if len(lacking) < len(options[0]):
                continue
            for cell in lacking - would.keys():
                would[cell] = _best({*seen, cell}, SOLID_SIGHT, [cell])[cell] > UNSURE
            sure = {cell for cell in lacking if would[cell]}
            if len(sure) > len(options[0]):
                continue
            for number, option in enumerate(options):
                if right[number]:
                    continue
                right[number] = any(
                    sure <= spot <= lacking
                    for position in all_positions(option)
                    for anchor in ([min(sure)] if sure else sorted(lacking))
                    for start in position
                    for spot in [
                        {tuple(a + b - c for a, b, c in zip(cell, anchor, start, strict=True)) for cell in position}
                    ]
                )
    return letters(right)


def _placed(cells, size):
    for position in all_positions(cells):
        reach = [1 + max(line) for line in zip(*position, strict=True)]
        for shift in product(*(range(size[k] - reach[k] + 1) for k in range(3))):
            yield frozenset(tuple(a + b for a, b in zip(cell, shift, strict=True)) for cell in position)


def heights(stack):
    return {(x, y): int(text[0]) for y, row in enumerate(stack) for x, text in enumerate(row)}


def stack_cells(stack):
    return {(x, y, z) for (x, y), height in heights(stack).items() for z in range(height)}


def _block_stack(statement, query):
    stack = statement["stack"]
    cells = stack_cells(stack)
    # Every place tells how high it is: the top cube, or the floor
    for (x, y), height in heights(stack).items():
        assert shares(cells | {(x, y, height - 1)}, STACK_SIGHT, [(x, y, height - 1)])[(x, y, height - 1), 2] > 0.15
    if query["task"] == "count":
        return len(cells)
    steps = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
    if query["task"] == "painted":
        return sum((x + a, y + b, z + c) not in cells and z + c >= 0 for x, y, z in cells for a, b, c in steps)
    behind = [row[::-1] for row in stack[::-1]]
    wanted = _face_spots(behind)
    return letters(_face_spots(option) == wanted for option in query["options"])


def _face_spots(stack):
    return {face: round(share, 6) for face, share in shares(stack_cells(stack), STACK_SIGHT).items() if share}


def _three_view(statement, query):
    """Stacks only: a line is wherever the surfaces on its two sides differ."""
    if query["task"] == "solid":
        wanted = statement["views"]
        if isinstance(query["options"][0][0], dict):
            return None
        drawn = [{side: lines(option, side) for side in wanted} for option in query["options"]]
        return letters(one == wanted for one in drawn)
    if "part" in statement:
        return None
    if query["task"] == "view":
        wanted = lines(statement["stack"], query["side"])
        return letters(option == wanted for option in query["options"])
    sides = ("front", "left", "top")
    return letters(
        option != lines(statement["stack"], side) for option, side in zip(query["options"], sides, strict=True)
    )


def _surface(stack, side, across, up):
    """The plane that is seen at a spot of a view: what kind of face, and where it lies."""
    wide, deep = len(stack[0]), len(stack)

    def column(x, y):
        text = stack[y][x]
        return int(text[0]), text[1:]

    def top(x, y, a, b):
        """The height over a spot of a column, and its plane."""
        cubes, slope = column(x, y)
        if slope == "F":
            return cubes + b, ("F", cubes - y)
        if slope == "L":
            return cubes + a, ("L", cubes - x)
        return cubes, ("U", cubes)

    if side == "top":
        x, y = int(across), int(up)
        height, plane = top(x, y, across - x, up - y)
        return plane if height else None
    for step in range(400 * (deep if side == "front" else wide)):
        away = (step + 0.5) / 400
        spot = (across, away) if side == "front" else (away, deep - across)
        x, y = int(spot[0]), int(spot[1])
        height, plane = top(x, y, spot[0] - x, spot[1] - y)
        if height > up:
            inside = away - int(away)
            if inside < 0.004:
                return side, int(away)
            return plane
    return None


def lines(stack, side):
    """The published view of a stack from a side."""
    tops = [int(text[0]) + len(text[1:]) for row in stack for text in row]
    width = len(stack) if side == "left" else len(stack[0])
    height = len(stack) if side == "top" else max(tops)
    near = 0.06

    def look(x, y):
        if not (0 < x < width and 0 < y < height):
            return None
        return _surface(stack, side, x, y)

    rows = range(height)[::-1]
    across = [
        "".join("-" if look(x + 0.4, y - near) != look(x + 0.4, y + near) else "." for x in range(width))
        for y in (height, *rows)
    ]
    upright = [
        "".join("|" if look(x - near, y + 0.4) != look(x + near, y + 0.4) else "." for x in range(width + 1))
        for y in rows
    ]
    slanted = []
    for y in rows:
        line = ""
        for x in range(width):
            left, top, right = (look(x + a, y + b) for a, b in ((0.2, 0.45), (0.45, 0.8), (0.8, 0.55)))
            line += "." if left == right else "/" if left == top else "\\"
        slanted.append(line)
    return {"across": across, "upright": upright, "slanted": slanted}


# Cubes with marks

PERIODS = {
    **dict.fromkeys(("arrow", "half_disc", "ell", "tee", "corner", "quarter", "drop", "chevron", "two_discs"), 4),
    **dict.fromkeys(("stripe", "bar", "hourglass", "bars", "two", "three", "six"), 2),
}
PIPS = ("one", "two", "three", "four", "five", "six")
_VIEW = {  # face -> outwards, up, right
    "top": ((0, 0, 1), (0, 1, 0), (1, 0, 0)),
    "front": ((0, -1, 0), (0, 0, 1), (1, 0, 0)),
    "right": ((1, 0, 0), (0, 0, 1), (0, 1, 0)),
}


def minus(vector):
    return tuple(-part for part in vector)


def _pointing(up, right, turn):
    return (up, right, minus(up), minus(right))[turn]


def folded(net):
    """Outwards -> mark, hue and where it points; None if two squares come to lie on one face."""
    cells = {(one["row"], one["column"]): one["sign"] for one in net}
    start = next(iter(cells))
    frames = {start: ((1, 0, 0), (0, 1, 0), (0, 0, 1))}
    waiting = [start]
    for row, column in waiting:
        right, up, out = frames[row, column]
        for cell, frame in (
            ((row, column + 1), (minus(out), up, right)),
            ((row, column - 1), (out, up, minus(right))),
            ((row - 1, column), (right, minus(out), up)),
            ((row + 1, column), (right, out, minus(up))),
        ):
            if cell in cells and cell not in frames:
                frames[cell] = frame
                waiting.append(cell)
    cube = {}
    for cell, (right, up, out) in frames.items():
        sign = cells[cell]
        cube[out] = sign["mark"], sign["hue"], _pointing(up, right, sign["turn"])
    return cube if len(cube) == 6 else None


def looks(cube):
    """All 24 views: top, front and right, each as mark, hue and turn."""
    for rotation in rotations():

        def moved(vector, rotation=rotation):
            return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in rotation)

        held = {moved(out): (mark, hue, moved(way) if way else None) for out, (mark, hue, way) in cube.items()}
        view = {}
        for face, (out, up, right) in _VIEW.items():
            mark, hue, way = held[out]
            turn = None
            if way is not None:
                turn = [_pointing(up, right, number) for number in range(4)].index(way) % PERIODS.get(mark, 1)
            view[face] = mark, hue, turn
        yield held, view


def _told(view):
    return {face: sign and (sign["mark"], sign["hue"], sign["turn"]) for face, sign in view.items()}


def _cube_net(statement, query):
    if query["task"] == "net":
        wanted = _told(statement["cube"])
        cubes = [folded(net) for net in query["options"]]
        return letters(cube is not None and wanted in [view for _, view in looks(cube)] for cube in cubes)
    seen = [view for _, view in looks(folded(statement["net"]))]
    return letters((_told(option) in seen) != (query["task"] == "not_fold") for option in query["options"])


def dice(views):
    """All dice that agree with views, with the ways to hold each that do.

    The first view holds three marks, the others lie on the other faces in all orders and turns.
    """
    views = [_told(view) for view in views]
    marks = sorted({sign[:2] for view in views for sign in view.values() if sign})
    if marks[0][0] in PIPS:
        marks = [(name, marks[0][1]) for name in PIPS]
    marks += [(f"unseen {number}", "") for number in range(6 - len(marks))]
    fixed = {}
    for face, (out, up, right) in _VIEW.items():
        mark, hue, turn = views[0][face]
        fixed[out] = mark, hue, _pointing(up, right, turn)
    rest = [mark for mark in marks if mark not in {one[:2] for one in fixed.values()}]
    frames = {minus(out): (up, right) for out, up, right in _VIEW.values()}
    for order in permutations(rest):
        for turns in product(*(range(PERIODS.get(mark, 1)) for mark, _ in order)):
            cube = dict(fixed)
            for (out, (up, right)), (mark, hue), turn in zip(frames.items(), order, turns, strict=True):
                cube[out] = mark, hue, _pointing(up, right, turn)
            all_looks = [view for _, view in looks(cube)]
            agreeing = [
                [view for view in all_looks if all(sign is None or view[face] == sign for face, sign in given.items())]
                for given in views
            ]
            if all(agreeing):
                yield cube, agreeing


def _dice(statement, query):
    found = set()
    for cube, agreeing in dice(statement["views"]):
        if query["task"].startswith("missing"):
            face = next(face for face, sign in statement["views"][-1].items() if sign is None)
            found |= {view[face] for view in agreeing[-1]}
        elif query["task"].startswith("bottom"):
            found.add((*cube[0, 0, -1][:2], 0))
        else:
            asked = query["asked"]
            out = next(out for out, one in cube.items() if one[0] == asked["mark"])
            found.add((*cube[minus(out)][:2], 0))
    if "options" not in query:
        numbers = {PIPS.index(mark) + 1 for mark, _, _ in found}
        return numbers.pop() if len(numbers) == 1 else sorted(numbers)
    turns = query["task"] == "missing_choice"
    options = [(one["mark"], one["hue"], one["turn"] if turns else 0) for one in query["options"]]
    return letters(option in found for option in options) + ["?"] * len(found - set(options))


ANSWERS = {
    "block_stack": _block_stack,
    "cube_net": _cube_net,
    "dice": _dice,
    "rotation": _rotation,
    "solid_assembly": _solid_assembly,
    "three_view": _three_view,
}
"""Family -> all right letters, or the right number, of its puzzles."""
