"""The words of questions about sections, in English and Chinese."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from puzzlegen.core.item import Text

Slope: TypeAlias = Literal["horizontal", "upright", "slanting", "edge"]

BODIES: Final[Mapping[str, Text]] = {
    "cube": {"en": "a cube", "zh": "正方体"},
    "box_112": {"en": "a box with edges of the lengths 2, 1 and 1", "zh": "棱长为2、1、1的长方体"},
    "box_122": {"en": "a box with edges of the lengths 2, 1 and 2", "zh": "棱长为2、1、2的长方体"},
    "box_123": {"en": "a box with edges of the lengths 3, 2 and 1", "zh": "棱长为3、2、1的长方体"},
    "tetrahedron": {"en": "a regular tetrahedron", "zh": "正四面体"},
    "square_pyramid": {
        "en": "a pyramid over a square, as high as the square is wide, with its tip above the middle",
        "zh": "底面为正方形、高等于底面边长的正四棱锥",
    },
    "low_pyramid": {
        "en": "a pyramid over a square, half as high as the square is wide, with its tip above the middle",
        "zh": "底面为正方形、高等于底面边长一半的正四棱锥",
    },
    "octahedron": {"en": "a regular octahedron", "zh": "正八面体"},
    "triangular_prism": {
        "en": "an upright prism over an equilateral triangle, all of whose edges are equally long",
        "zh": "所有棱长都相等的正三棱柱",
    },
    "long_triangular_prism": {
        "en": "an upright prism over an equilateral triangle, twice as high as the sides of the triangle are long",
        "zh": "高等于底边两倍的正三棱柱",
    },
    "hexagonal_prism": {
        "en": "an upright prism over a regular hexagon, all of whose edges are equally long",
        "zh": "所有棱长都相等的正六棱柱",
    },
    "long_hexagonal_prism": {
        "en": "an upright prism over a regular hexagon, twice as high as the sides of the hexagon are long",
        "zh": "高等于底边两倍的正六棱柱",
    },
    "hexagonal_pyramid": {
        "en": "a pyramid over a regular hexagon, twice as high as the sides of the hexagon are long, with its tip "
        "above the middle",
        "zh": "高等于底边两倍的正六棱锥",
    },
    "cut_cube": {
        "en": "a cube from which a corner was cut off through the midpoints of three edges",
        "zh": "沿三条棱的中点切去一个角的正方体",
    },
    "ell": {"en": "made of three equal cubes", "zh": "由三个相同的正方体组成的立体"},
    "deep_ell": {
        "en": "made of six equal cubes, in two equal layers one behind the other",
        "zh": "由六个相同的正方体组成的立体，前后两层相同",
    },
    "tee": {"en": "made of four equal cubes", "zh": "由四个相同的正方体组成的立体"},
    "bridge": {
        "en": "made of ten equal cubes, in two equal layers one behind the other",
        "zh": "由十个相同的正方体组成的立体，前后两层相同",
    },
    "steps": {
        "en": "made of twelve equal cubes, in two equal layers one behind the other",
        "zh": "由十二个相同的正方体组成的立体，前后两层相同",
    },
    "plus": {"en": "made of five equal cubes", "zh": "由五个相同的正方体组成的立体"},
    "frame": {"en": "made of eight equal cubes around a hole", "zh": "由八个相同的正方体围成、中间有孔的立体"},
}


def revolution(radii: tuple[int, int], height: int) -> Text:
    """What a cylinder, a cone or a truncated cone is called."""
    base, top = radii
    if base == top:
        return {
            "en": f"a cylinder with the diameter {2 * base} and the height {height}",
            "zh": f"底面直径为{2 * base}、高为{height}的圆柱",
        }
    if top == 0:
        return {
            "en": f"a cone whose base has the diameter {2 * base}, with the height {height}",
            "zh": f"底面直径为{2 * base}、高为{height}的圆锥",
        }
    return {
        "en": f"a truncated cone whose base has the diameter {2 * base} and whose top has the diameter {2 * top}, with "
        f"the height {height}",
        "zh": f"下底直径为{2 * base}、上底直径为{2 * top}、高为{height}的圆台",
    }


_SHOWN: Final[Mapping[str, Text]] = {
    "sheet": {
        "en": "A plane cuts it; the coloured area is the section.",
        "zh": "一个平面截这个立体，图中着色的部分是截面。",
    },
    "points": {
        "en": "A plane through the points P, Q and R cuts it. Each of these points is a corner of the solid, or "
        "divides one of its edges into two halves or into a quarter and three quarters.",
        "zh": "过点 P、Q、R 的平面截这个立体。这三点各是立体的顶点、棱的中点或棱的四等分点。",
    },
}


def cut(body: Text, shown: str) -> Text:
    """Which shape is the section?"""
    return {
        "en": "The upper part of the picture shows a solid in parallel projection; hidden lines are dashed. The "
        f"solid is {body['en']}. {_SHOWN[shown]['en']} Exactly one of A to D shows the whole section in its true "
        "shape, as seen at right angles to the plane; it may be enlarged, reduced, turned or turned over. Which one? "
        "Answer with its letter.",
        "zh": f"图的上半部分用平行投影画出一个立体，虚线表示被遮住的线。这个立体是{body['zh']}。{_SHOWN[shown]['zh']}"
        "A 到 D 中恰有一个是整个截面的真实形状（垂直于截面观察），可以放大、缩小、旋转或翻转。是哪一个？请回答其字母。",
    }


_SIDES: Final[Mapping[Slope, Text]] = {
    "horizontal": {"en": "horizontal faces: {n}", "zh": "水平面上 {n} 条"},
    "upright": {"en": "upright faces: {n}", "zh": "竖直面上 {n} 条"},
    "slanting": {"en": "slanting faces: {n}", "zh": "斜面上 {n} 条"},
    "edge": {"en": "edges: {n}", "zh": "沿棱 {n} 条"},
}


def section(body: Text, kinds: Mapping[Slope, int], pairs: int, ratios: Sequence[str], letter: str) -> Text:
    """How the sides of the section of a polyhedron come about.

    Args:
        body: what the solid is called.
        kinds: how many sides are in faces that lie so.
        pairs: how many pairs of sides are in parallel faces.
        ratios: the lengths of the sides in their order, one text for each outline.
        letter: of the key.
    """
    number = sum(kinds.values())
    listed = {
        language: joint.join(words[language].format(n=kinds[slope]) for slope, words in _SIDES.items() if kinds[slope])
        for language, joint in (("en", ", "), ("zh", "，"))
    }
    parallel = {"en": "", "zh": ""}
    if pairs:
        parallel = {
            "en": f" Sides in parallel faces are parallel; such pairs: {pairs}.",
            "zh": f"位于平行的面上的边互相平行，这样的边有 {pairs} 对。",
        }
    around = {"en": " and ".join(ratios), "zh": " 和 ".join(ratios)}
    return {
        "en": f"The solid is {body['en']}. The plane meets its surface in {number} straight sides (in {listed['en']})."
        f"{parallel['en']} One after the other, their lengths are as {around['en']}. So it is {letter}.",
        "zh": f"这个立体是{body['zh']}。平面与它的表面交出 {number} 条直边：{listed['zh']}。{parallel['zh']}"
        f"各边依次的长度之比为 {around['zh']}。所以是 {letter}。",
    }


def round_section(body: Text, ends: int, straight: bool, ratio: float, letter: str) -> Text:
    """How the section of a solid of revolution comes about.

    Args:
        body: what the solid is called.
        ends: how many of its flat faces the plane meets.
        straight: whether the plane meets the curved surface in straight lines.
        ratio: of the length of the section to its greatest width.
        letter: of the key.
    """
    flat = {
        "en": (
            "no flat face of it",
            "one flat face of it, in a straight side,",
            "two flat faces of it, in a straight side each,",
        ),
        "zh": ("没有截到底面", "截到一个底面，得到一条直边", "截到两个底面，各得到一条直边"),
    }
    curved = {
        "en": "straight lines" if straight else "one curve that is closed" if not ends else "a curve",
        "zh": "直线段" if straight else "一条封闭曲线" if not ends else "曲线",
    }
    return {
        "en": f"The solid is {body['en']}. The plane cuts {flat['en'][ends]} and the curved surface in "
        f"{curved['en']}. The section is {ratio:.3g} times as long, along its axis of symmetry, as it is wide at most. "
        f"So it is {letter}.",
        "zh": f"这个立体是{body['zh']}。平面{flat['zh'][ends]}，与曲面相交于{curved['zh']}。"
        f"截面沿其对称轴的长度是最大宽度的 {ratio:.3g} 倍。所以是 {letter}。",
    }
