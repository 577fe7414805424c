drawing = drawing
    .several = drawings
    .pair = drawings of the same scene
photograph = version
    .several = versions
    .pair = versions of the same photograph

shown-beside = The picture shows two { $one-pair }, side by side.
shown-below = The picture shows two { $one-pair }, one above the other.
shown-files = The two pictures are { $one-pair }.

first-beside = the { $one } on the left
first-below = the upper { $one }
first-files = the first picture

boxes = Draw the boxes in { $first }, each around all that looks different there.
single = Draw the box in { $first }, around all that looks different there.
where-boxes = If something is missing from one { $one }, box the place where it is or would be; if it has moved, draw one box around both its places; if only a part of it differs, box that part alone.

held = What somebody holds or plays with is part of that person.

asked-boxes = The two { $one-several } differ in exactly { $number } places. Where are they?
asked-single = The two { $one-several } differ in exactly one place. Where is it?
asked-choice = The two { $one-several } differ in exactly one of the four regions that are outlined and lettered, and nowhere else. In which one?
asked-count = In how many places do the two { $one-several } differ? Each thing that is added, missing, moved or changed counts as one difference.

short-boxes = The two { $one-several } differ in exactly { $number } places: find them in { $first }. If something has moved, its box holds both places.
short-single = The two { $one-several } differ in exactly one place: find it in { $first }. If something has moved, its box holds both places.

changes-outline = different outline
changes-added = only in the second { $one }
changes-removed = only in the first { $one }
changes-colour = different colour
changes-position = moved
changes-size = different size
changes-rotation = turned
changes-pattern = different pattern
changes-count = different in a detail
changes-symbol = different symbol

places = Positions (x, y) are those in { $first }.

entry = ({ $x }, { $y })
entry-of-thing = { $thing } ({ $x }, { $y }), { $change }

list-boxes = Differences: { $changes }.
list-single = The difference: { $changes }.
list-choice = Region { $answer }: { $changes }.
list-count = { $number } { $number ->
    [one] difference
   *[other] differences
 }: { $changes }.
