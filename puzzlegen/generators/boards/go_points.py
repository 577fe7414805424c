"""Points of a Go board in words: their names, and how questions ask for them."""

from typing import Final

from puzzlegen.core.item import Text

COLUMNS: Final = "ABCDEFGHJKLMNOPQRST"

AS_POINT: Final[Text] = {
    "en": "Answer with the name of the point: the letter of its column, then the number of its row, such as C4. (There "
    "is no column I.)",
    "zh": "请用交叉点的名称回答：先写列的字母，再写行的数字，例如 C4。（没有字母 I 这一列。）",
}
AS_POINT_BOX: Final[Text] = {
    "en": "The box of a point is the square with the point in its middle, whose sides are as long as the distance from "
    "line to line. Answer with",
    "zh": "一个点的方框是以该点为中心、边长等于相邻两线间距的正方形。请回答",
}


def point_name(size: int, row: int, column: int) -> str:
    """The name of a point: columns are lettered from the left without I, rows numbered from the bottom."""
    return f"{COLUMNS[column]}{size - row}"
