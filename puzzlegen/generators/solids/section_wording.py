"""The words of questions about sections, in English and Chinese."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.item import Text

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


def box(edges: tuple[int, int, int]) -> Text:
    """What a box is called."""
    a, b, c = edges
    return {"en": f"a box with edges of the lengths {a}, {b} and {c}", "zh": f"棱长为{a}、{b}、{c}的长方体"}


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


CUT_EXPLANATION: Final[Text] = {
    "en": "The sides of the section are where the plane meets the faces of the solid; in parallel faces they are "
    "parallel.",
    "zh": "截面的各边是平面与立体各面的交线；平行的面上的交线互相平行。",
}


def impossible(body: Text) -> Text:
    """Which shape is no section?"""
    return {
        "en": f"The upper part of the picture shows {body['en']}; hidden lines are dashed. Planes may cut it anywhere "
        "and in any direction. The shapes A to C are a triangle, a rectangle and an ellipse in their true proportions "
        "(a square counts as a rectangle, a circle as an ellipse). Exactly one of them is not the shape of any section "
        "of this solid, whatever its size. Which one? Answer with its letter.",
        "zh": f"图的上半部分是{body['zh']}，虚线表示被遮住的线。平面可以在任意位置、沿任意方向截这个立体。"
        "图形 A 到 C 是三角形、矩形和椭圆，都按真实比例画出（正方形也是矩形，圆也是椭圆）。"
        "不论大小，其中恰有一个不可能是这个立体的截面形状。是哪一个？请回答其字母。",
    }


IMPOSSIBLE_EXPLANATION: Final[Text] = {
    "en": "Sides of a section lie in flat faces, or on the straight lines in a curved surface: a box gives no curves, "
    "a cylinder no triangles, a cone no rectangles.",
    "zh": "截面的直边只能在平面上或曲面的直母线上：长方体截不出曲线，圆柱截不出三角形，圆锥截不出矩形。",
}
