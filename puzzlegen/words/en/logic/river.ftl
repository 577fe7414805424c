vehicle-river = boat
    .the = the boat
vehicle-gorge = cable car
    .the = the cable car
vehicle-sea = boat
    .the = the boat
vehicle-lake = raft
    .the = the raft
vehicle-canyon = balloon
    .the = the balloon

rules = The guide with the hat takes all passengers from the left side to the flag on the right, and is on board on every crossing. { $capacity } Two passengers joined by a red zigzag must never be on the same side without the guide. Each trip to the other side counts as one crossing.

capacity-counted = The number on the { $vehicle } says how many passengers it carries at most, besides the guide.
capacity-weighed = The sign on the { $vehicle } gives the greatest total weight of its passengers; the guide is not counted.
capacity-unknown = The { $vehicle } carries passengers up to a certain total weight; the guide is not counted.

ask-fewest = What is the least number of crossings that gets everyone to the right?
ask-first = Everyone is to get across in as few crossings as possible. Which passengers can { $vehicle-the } carry on the first crossing?
ask-carries = Everyone is to get across in as few crossings as possible. Which passengers can { $vehicle-the } carry on crossing { $crossing }, counting both directions?
ask-plan = Which of these plans gets everyone across? (For each crossing, it names the passengers on board; – means the guide alone.)
ask-boat = What is the smallest weight of passengers, in kilograms, that the { $vehicle } must be able to carry for everyone to get across?

why-fewest = No zigzag may be left behind, so at least these must be on board on crossing 1: { $first }. However one goes on, the number still on the left is at least { $staying } after { $count ->
        [one] crossing
       *[other] crossings
    } { $numbers }. So { $answer } crossings are needed, and this plan does it: { $plan }.

why-first = { $faults }. With { $answer } first, { $crossings } crossings are enough: { $plan }.
why-carries = With { $answer } on crossing { $crossing }, { $crossings } crossings are enough: { $plan }. { $faults }.
why-plan = { $faults }. Only { $answer } works.
why-boat = Crossing 1 must carry { $first } kg at least, or a quarrel is left behind; but that is not enough. The heaviest load below { $answer } kg is { $less } kg, and with it the left side is never emptied, whatever way is tried. With { $answer } kg, this plan works: { $plan }.

left = { $letter } leaves { $a } and { $b } together on crossing { $number }

heavy = { $letter } needs { $weight } kg on crossing { $number }

longer = with { $letter } on crossing { $crossing }, at least { $number } are needed

stands = { $number } { $name }{ $weight }

weighs = { " " }({ $weight } kg)

waiting = Passengers on the left

sign = Sign on the vehicle

zigzags = Red zigzags between

pair = { $a } and { $b }

never = whenever { $letter } could board on crossing { $crossing }, a quarrel would be left behind

or = { " " }or{ " " }

many = one of { $count } groups
