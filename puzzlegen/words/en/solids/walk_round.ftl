area-garden = a round lawn in a garden
area-winter = a round field of snow
area-beach = a round patch of beach
area-table = a large round table

rules = The plan shows { $area } from straight above; each disc shows what stands there. A path with numbered stops leads round it. From the path, the photographer always looks towards the middle.

twins = Things of one kind look exactly alike.

ask-stop = From which stop was the picture taken?
ask-stop_box = From which stop was the picture taken? (Box the disc of this stop.)
ask-view = Which of A to D is the picture taken from stop { $stop }?
ask-order = Somebody walked clockwise from stop 1 to the stop with the highest number. In which order were the pictures { $first } to { $last } taken on the way?
ask-cannot = Three of the pictures A to D were taken from stops. Which one can be taken from no point of the path at all?
ask-place = The { $kind } is missing from the plan. It stands at one of the spots A to D and is seen in both pictures, which were taken from two stops. At which spot does it stand?
ask-steps = Picture 1 was taken first. Then the photographer walked clockwise, in the order of the numbers, and took picture 2 before coming round again. How many stops farther on was that? (The very next stop is 1 stop farther on.)

row = from left to right: { $row }

clue-left = the { $one } is left of the { $other }
clue-none-left = no { $one } is left of the { $other }
clue-between = the { $other } has one { $one } on either side
clue-none-right = no { $one } is right of the { $other }
clue-at = { $one-a } { $one } is { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} from the left

leaves = { $clue }: only { $count ->
    [one] stop { $stops } remains
   *[other] stops { $stops } remain
}

the-picture = In the picture, { $clues }.

in = In picture { $name }, { $clues }.

from = From stop { $stop } one sees, { $row }. That is picture { $name }.

the-one = From stop { $stop } one sees, { $row }, as in the picture.

taken = { $name } was taken from stop { $stop }

likewise = Likewise, { $shown }.
taken-likewise = picture { $name } was taken from stop { $stop }

walk = Walking on from stop 1, the order is { $order }.

apart = Clockwise from stop { $first } to stop { $second }, it is { $number ->
    [one] one stop
   *[other] { $number } stops
}.

never = { $shown }. In { $letter }, { $pairs }. Draw the line through each of these pairs on the plan: it shuts out the part of the path on one side, and together they shut out all of it.

spot = By the order from left to right, the { $kind } stands at { $spots }.

so = Both pictures fit only { $answer }.

plan = Places on the plan are written as (x, y): x runs to the right, y down, the middle is (0, 0), and the path has a radius of 120. In pictures, the first number says how far to the right of the middle a thing is (negative: to the left), the second one how far away.

on = On { $area }
at = { $name } ({ $x }, { $y })

stops = Stops, from 1 on

picture = Picture { $name }
