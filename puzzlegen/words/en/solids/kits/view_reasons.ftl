and = { " " }and{ " " }

counted-levels = Columns of a view are numbered from its left, levels from the floor.
counted-rows = Columns of a view are numbered from its left, rows from the front.
counted-levels-and-rows = Columns of a view are numbered from its left, levels from the floor, and rows, seen from above, from the front.

in-column = in column { $one }
in-columns = in columns { $one } to { $two }

at-level = at level { $one }
at-levels = at levels { $one } to { $two }
in-row = in row { $one }
in-rows = in rows { $one } to { $two }

columns-meet = between columns { $one } and { $two }

levels-meet = between levels { $one } and { $two }
rows-meet = between rows { $one } and { $two }

edges-left = on the left edge
edges-right = on the right edge
edges-top = on the top edge
edges-bottom = on the bottom edge

spot = { $line } { $part }

diagonal = on a diagonal { $across } { $up }

on-the-left = on the left
on-the-right = on the right
over = above the line
under = below it

nothing = empty space

rows-front = of the { $nth } row from the front
rows-left = of the { $nth } row from the left
nth = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}

wall = a wall { $row }

top = a top at height { $height }

slopes-F = a slope that falls to the front
slopes-L = a slope that falls to the left

one-plane-wall = walls { $row }, which lie in one plane
one-plane-top = tops at height { $height }
one-plane-slope = slopes that lie in one plane

two-slopes = two slopes that do not lie in one plane
two-rows-front = { $here }: a wall of the { $one } row from the front; { $there }: one of the { $other }
two-rows-left = { $here }: a wall of the { $one } row from the left; { $there }: one of the { $other }

unlike = { $here }: { $one }; { $there }: { $other }

view-extra = in { $letters } there is a line { $where }, but the solid has none there (on both sides, { $shown })
view-missing = in { $letters } there is no line { $where }, but the solid has one there ({ $shown })
solid-extra = seen from { $side }, { $letters } would have no line { $where }, as on both sides there would be { $shown }, but one is drawn
solid-missing = seen from { $side }, { $letters } would have a line { $where } ({ $shown }), but none is drawn

from-front = the front
from-left = the left
from-top = above

part-view-extra = { $place }, { $letters } { $count ->
    [one] shows
   *[other] show
} { $drawn } where the part shows none
part-view-missing = { $place }, { $letters } { $count ->
    [one] shows
   *[other] show
} no line where the part shows { $true }
part-view-other = { $place }, { $letters } { $count ->
    [one] shows
   *[other] show
} { $drawn } where the part shows { $true }
part-solid-extra = seen from { $side }, { $letters } would have no line { $place }, where { $drawn } is drawn
part-solid-missing = seen from { $side }, { $letters } would have { $true } { $place }, where no line is drawn
part-solid-other = seen from { $side }, { $letters } would have { $true } { $place }, where { $drawn } is drawn

full-across = a full horizontal line
dashed-across = a dashed horizontal line
full-upright = a full vertical line
dashed-upright = a dashed vertical line
full-slanted = a full slanted line
dashed-slanted = a dashed slanted line
full-arc = a full arc
dashed-arc = a dashed arc

place-above-left = in the upper left quarter
place-above-middle = straight above the middle
place-above-right = in the upper right quarter
place-level-left = straight to the left of the middle
place-level-middle = in the very middle
place-level-right = straight to the right of the middle
place-below-left = in the lower left quarter
place-below-middle = straight below the middle
place-below-right = in the lower right quarter
