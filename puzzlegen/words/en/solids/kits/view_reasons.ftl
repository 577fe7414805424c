and = { " " }and{ " " }

counted-frozenset-false = Columns of a view count from its left, levels from the floor.
counted-frozenset-true = Columns of a view count from its left, rows from the front.
counted-frozenset-false-true = Columns of a view count from its left, levels from the floor, and rows, seen from above, from the front.

across-1 = in column { $one }
across-2 = in columns { $one } to { $two }

up-no-1 = at level { $one }
up-no-2 = at levels { $one } to { $two }
up-yes-1 = in row { $one }
up-yes-2 = in rows { $one } to { $two }

columns-meet = between columns { $one } and { $two }

levels-meet-no = between levels { $one } and { $two }
levels-meet-yes = between rows { $one } and { $two }

edges-left = on the left edge
edges-right = on the right edge
edges-top = on the top edge
edges-bottom = on the bottom edge

spot = { $line } { $part }

diagonal = on a diagonal { $across } { $up }

sides-upright-1 = on the left
sides-upright-2 = on the right
sides-across-1 = above
sides-across-2 = below
sides-slanted-1 = above
sides-slanted-2 = below

nothing = nothing

rows-front = of the { $nth } row from the front
rows-left = of the { $nth } row from the left

wall = a wall { $row }

top = a top at height { $height }

slopes-F = a slope that falls to the front
slopes-L = a slope that falls to the left

one-plane-wall = walls { $row }, which lie in one plane
one-plane-top = tops at height { $height }
one-plane-slope = slopes that lie in one plane

two-slopes = two slopes that do not lie in one plane
two-rows-front = { $here } a wall of the { $one } row from the front, { $there } one of the { $other }
two-rows-left = { $here } a wall of the { $one } row from the left, { $there } one of the { $other }

unlike = { $here } { $one }, { $there } { $other }

faults-false-false = in { $letters } there is a line { $where }, but on both sides of it the solid shows { $shown }
faults-false-true = in { $letters } there is no line { $where }, but the solid has one there ({ $shown })
faults-true-false = seen from { $side }, { $letters } would have no line { $where }, as on both sides there would be { $shown }, but one is drawn
faults-true-true = seen from { $side }, { $letters } would have a line { $where } ({ $shown }), but none is drawn

from-front = the front
from-left = the left
from-top = above

part-faults-false-extra = { $place }, { $letters } { $shows } { $drawn } where the part shows none
part-faults-false-missing = { $place }, { $letters } { $shows } no line where the part shows { $true }
part-faults-false-other = { $place }, { $letters } { $shows } { $drawn } where the part shows { $true }
part-faults-true-extra = seen from { $side }, { $letters } would have no line { $place }, where { $drawn } is drawn
part-faults-true-missing = seen from { $side }, { $letters } would have { $true } { $place }, where no line is drawn
part-faults-true-other = seen from { $side }, { $letters } would have { $true } { $place }, where { $drawn } is drawn

shows-no = shows
shows-yes = show

lines-across-1 = a full level line
lines-across-2 = a dashed level line
lines-upright-1 = a full upright line
lines-upright-2 = a dashed upright line
lines-slanted-1 = a full slanted line
lines-slanted-2 = a dashed slanted line
lines-arc-1 = a full arc
lines-arc-2 = a dashed arc

places-1-1 = in the upper left quarter
places-1-2 = straight above the middle
places-1-3 = in the upper right quarter
places-2-1 = straight to the left of the middle
places-2-2 = in the very middle
places-2-3 = straight to the right of the middle
places-3-1 = in the lower left quarter
places-3-2 = straight below the middle
places-3-3 = in the lower right quarter
