"""Draws wheels with true teeth, belts, a crank and loads; lengths are in half modules."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import acos, atan2, cos, hypot, pi, sin, tau
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Label, Painted, Polyline, Rect

Point: TypeAlias = tuple[float, float]

UNIT: Final = 10  # half modules in a unit of the scene
TIP: Final = 1.8  # how far teeth reach beyond the pitch circle
PULLEY: Final = 7.0  # radius of pulleys and drums
_BELT: Final = (("#2d3036", 0.24), ("#e9dcc0", 0.12))  # its edges, and what is between
_OVER: Final = (2.0, 4.0)  # how far from the crossing these are drawn again
_SPOKE: Final = 0.15  # half the width of a spoke at the hub, in distances of spokes there
_HUB: Final = 6.2  # radius of a disc with a text
_TOYS: Final = ("#d9776c", "#e5a566", "#ecd07c", "#86b88c", "#7fa9cf", "#a793c4", "#dfa7b6")  # wheels of a toy
# Half the width of a tooth, in teeth, at the root, at the pitch circle and at the tip, with their radii from the latter
_INVOLUTE: Final = ((0.33, -2.5), (0.23, 0.0), (0.1, TIP))
_PEG: Final = ((0.21, -2.5), (0.2, 1.0), (0.14, TIP))


class Theme(NamedTuple):
    """The colours of a material: of the ground, of wheels from top to bottom, their edges and their faces."""

    ground: str
    top: str
    bottom: str
    edge: str
    face: str
    teeth: tuple[tuple[float, float], ...] = _INVOLUTE


THEMES: Final = {
    "brass": Theme("#24424a", "#f2d27a", "#c18d33", "#4a3009", "#f8ecc8"),
    "wood": Theme("#f0e4cc", "#c99460", "#a86f3b", "#4a2a10", "#f3dfbf", _PEG),
    "toy": Theme("#f4ecdd", "#ffffff", "#ffffff", "#2b2f38", "#fffbea"),
}


def scaled(points: Iterable[Point]) -> tuple[Point, ...]:
    """Points in half modules as points of the scene."""
    return tuple((x / UNIT, y / UNIT) for x, y in points)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 32) -> list[Point]:
    """Points of a circle between two angles in radians, from the direction to the right over that downwards."""
    angles = (start + (end - start) * step / steps for step in range(steps + 1))
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


@cache
def _round(steps: int) -> list[Point]:
    """Points of the circle around the origin, of radius 1."""
    return arc(0, 0, 1, 0, tau, steps)


def disc(x: float, y: float, radius: float, fill: str, edge: str | None = None) -> Painted:
    """A disc in a colour of its own."""
    around = ((x + radius * a, y + radius * b) for a, b in _round(32 if radius < 8 else 80))
    return Painted(scaled(around), fill, stroke=edge, width=0.04)


def wheel(place: int, x: int, y: int, teeth: int, phase: int, name: str) -> list[AnyNode]:
    """A wheel of a theme by its name."""
    theme = THEMES[name]
    profile = [(-half, deep) for half, deep in theme.teeth] + [(half, deep) for half, deep in theme.teeth[::-1]]
    rim = scaled(
        (x + (teeth + deep) * cos(angle), y + (teeth + deep) * sin(angle))
        for tooth in range(teeth)
        for half, deep in profile
        for angle in [tau * (tooth + phase / 1000 + half) / teeth]
    )
    turn = tau * phase / 1000 / teeth
    if name == "toy":
        nodes: list[AnyNode] = [Painted((*rim, rim[0]), _TOYS[place % len(_TOYS)], stroke=theme.edge, width=0.04)]
        holes = [
            (x + 0.62 * teeth * cos(turn + k * tau / 5), y + 0.62 * teeth * sin(turn + k * tau / 5)) for k in range(5)
        ]
        return nodes + [disc(*one, 0.14 * teeth, theme.ground, theme.edge) for one in holes if teeth > 14]
    nodes = [Painted((*rim, rim[0]), theme.top, theme.bottom, theme.edge, 0.04)]
    if name == "brass" and teeth > 16:
        spokes = 5 if teeth > 18 else 4
        hub, rim_inside = _HUB + 2.2, teeth - 5.5
        thin = 0.85 * _SPOKE * hub / rim_inside  # spokes taper outwards
        for spoke in range(spokes):
            outer, inner = (
                [turn + tau * (spoke + share) / spokes for share in (side, 1 - side)] for side in (thin, _SPOKE)
            )
            hole = arc(x, y, rim_inside, outer[0], outer[1], 24) + arc(x, y, hub, inner[1], inner[0], 8)
            nodes.append(Painted(scaled([*hole, hole[0]]), theme.ground, stroke=theme.edge, width=0.03))
    if name == "wood":
        nodes.append(disc(x, y, teeth - 3.6, "#b98350", theme.edge))
        for offset in (-0.5, 0.0, 0.5):
            half = ((1 - offset**2) ** 0.5) * (teeth - 4.4)
            ends = [
                (
                    x + s * half * cos(turn) - offset * teeth * sin(turn),
                    y + s * half * sin(turn) + offset * teeth * cos(turn),
                )
                for s in (-1, 1)
            ]
            nodes.append(Painted(scaled(ends), stroke="#8a5a2e", width=0.035))
    return [*nodes, disc(x, y, 4.5, theme.bottom, theme.edge), disc(x, y, 1.6, theme.edge)]


def box(drawn: AnyNode) -> tuple[float, float, float, float]:
    """The left, the top, the width and the height of the box around the rim of a wheel, teeth and outline included."""
    points = drawn.points if isinstance(drawn, Painted | Polyline) else ()
    (left, right), (top, bottom) = ((min(ends) - 0.02, max(ends) + 0.02) for ends in zip(*points, strict=True))
    return left, top, right - left, bottom - top


def texts(x: float, y: float, said: Sequence[str]) -> list[AnyNode]:
    """One text, or two below one another, on a disc at an axle."""
    at, down = (x / UNIT, y / UNIT), [0.0] if len(said) == 1 else [-0.23, 0.23]
    labels = [Label(at[0], at[1] + off, text, 0.35) for off, text in zip(down, said, strict=True)]
    side = _HUB / UNIT * 1.4
    ground = Rect(at[0] - side / 2, at[1] - side / 2, side, side, fill="paper")  # what the contrast is measured against
    return [Circle(*at, _HUB / UNIT, fill="paper", stroke="ink"), ground, *labels]


def crank(on: Sequence[int], clockwise: bool, theme: Theme) -> list[AnyNode]:
    """The face of a wheel with a handle and an arrow."""
    x, y, teeth, _ = on
    face, sign, reach = teeth - 3.6, 1 if clockwise else -1, 0.56 * teeth
    way = arc(x, y, reach, -pi / 2 + sign * 0.75, -pi / 2 + sign * 5.05, 64)
    tip, back = way[-1], way[-7]
    along = hypot(tip[0] - back[0], tip[1] - back[1])
    ux, uy = (tip[0] - back[0]) / along, (tip[1] - back[1]) / along
    head = [(tip[0] + 4.2 * ux, tip[1] + 4.2 * uy), *((tip[0] - s * 3.6 * uy, tip[1] + s * 3.6 * ux) for s in (-1, 1))]
    handle = [(x, y), (x, y - reach)]
    return [
        disc(x, y, face, theme.face, theme.edge),
        Polyline(scaled(way), stroke="red", width=0.2),
        Polyline(scaled(head), stroke="red", closed=True, fill="red"),
        Painted(scaled(handle), stroke="#3b3f46", width=0.36),
        disc(x, y, 3.4, "#3b3f46"),
        disc(x, y - reach, 3.6, "#8c2f39", "#3b1016"),
    ]


def belt(one: Sequence[int], other: Sequence[int], crossed: bool) -> list[AnyNode]:
    """A pale belt with dark edges round pulleys on two wheels; where it is crossed, one part passes over the other."""
    (ax, ay), (bx, by) = one[:2], other[:2]
    far = hypot(bx - ax, by - ay)
    heading, leaves = atan2(by - ay, bx - ax), acos(2 * PULLEY / far if crossed else 0.0)  # later, if it is crossed
    around_one = arc(ax, ay, PULLEY, heading + leaves, heading + tau - leaves)
    around_other = arc(bx, by, PULLEY, heading + pi - leaves, heading - pi + leaves)
    path = [*around_one, *(around_other if crossed else around_other[::-1])]
    nodes: list[AnyNode] = [disc(x, y, PULLEY, "#2d3036") for x, y in ((ax, ay), (bx, by))]
    nodes += [Painted(scaled([*path, path[0]]), stroke=colour, width=width) for colour, width in _BELT]
    if crossed:  # the part that ends the path passes over the other one, where they meet half way
        (x, y), (to_x, to_y) = path[-1], path[0]
        long = hypot(to_x - x, to_y - y)
        for (colour, width), reach in zip(_BELT, _OVER, strict=True):
            ends = [
                ((x + to_x) / 2 + s * (to_x - x) / long * reach, (y + to_y) / 2 + s * (to_y - y) / long * reach)
                for s in (-1, 1)
            ]
            nodes.append(Painted(scaled(ends), stroke=colour, width=width))
    return nodes


def rack(driver: Sequence[int], side: str, theme: Theme) -> list[AnyNode]:
    """An upright rack that meshes with a wheel."""
    (x, y, teeth, phase), on = driver, 1 if side == "right" else -1
    counted = (0 if on == 1 else 0.5) * teeth - phase / 1000  # teeth of the wheel at the contact
    first = (0.5 - counted) % 1 * on
    edge = x + on * teeth
    line = []
    for number in range(-4, 5):
        middle = y + tau * (first + number)
        if abs(middle - y) < 23:
            half = [(-h, -d) for h, d in theme.teeth] + [(h, -d) for h, d in theme.teeth[::-1]]
            line += [(edge + on * deep, middle + tau * width) for width, deep in half]
    back = edge + on * 12
    outline = [(edge + on * 2.5, y - 26), *line, (edge + on * 2.5, y + 26), (back, y + 26), (back, y - 26)]
    plain = theme.top == theme.bottom  # of wheels in many colours
    fill, fade = "#8fb8de" if plain else theme.top, None if plain else theme.bottom
    return [Painted(scaled([*outline, outline[0]]), fill, fade, stroke=theme.edge, width=0.04)]


def basket(on: Sequence[int], side: str) -> list[AnyNode]:
    """A basket of apples on a rope from a drum on a wheel."""
    x, y, teeth, _ = on
    middle = x + (PULLEY if side == "right" else -PULLEY)
    top, bottom = y + teeth + 17, y + teeth + 29
    body = [(middle - 9, top), (middle + 9, top), (middle + 7, bottom), (middle - 7, bottom), (middle - 9, top)]
    apples = [
        disc(middle + off, top - 1, 3.2, colour, "#5c1a12")
        for off, colour in ((-5, "#d84a3a"), (5, "#e06a3c"), (0, "#c7382e"))
    ]
    weave = [
        Painted(scaled([(middle - 8.4 + k, h), (middle + 8.4 - k, h)]), stroke="#7a5226", width=0.06)
        for k, h in ((0.5, top + 4), (1.2, top + 8))
    ]
    handles = [
        Painted(scaled([(middle + s * 8.5, top), (middle, top - 9)]), stroke="#6b4a23", width=0.07) for s in (-1, 1)
    ]
    drum = [
        disc(x, y, PULLEY, "#d9b98a", "#5a3d1c"),
        disc(x, y, PULLEY - 2, "#c9a06a", "#5a3d1c"),
        disc(x, y, 2, "#5a3d1c"),
    ]
    rope = [
        Painted(scaled([(middle, y), (middle, top - 9)]), stroke=c, width=w)
        for c, w in (("#f6f2e8", 0.2), ("#6b4a23", 0.1))
    ]
    return [*rope, *drum, *handles, *apples, Painted(scaled(body), "#c8955a", stroke="#5a3d1c", width=0.05), *weave]
