web = On this invented island, arrows lead from each kind of plant or animal to those that eat it; nobody eats anything else. An animal dies out as soon as everything that it eats has disappeared, and for no other reason. Nothing in the bottom row needs food.

tree = In this family tree, squares are men and boys, circles are women and girls. A double line joins husband and wife; their children hang from the line below it. Everybody who belongs to the family is shown, once.

ask-dies = Those that are crossed out disappear. Which other circles hold kinds that die out in the end because of that?
ask-toll = Those that are crossed out disappear. How many further kinds die out in the end because of that?
ask-fatal = If both of one pair disappear, the highlighted animal dies out in the end. Which pair is it?
ask-least = Only some kinds of the bottom row can be protected; the others disappear. How many must be protected at least so that none of the highlighted animals dies out?
ask-who = Who is { $way }?
ask-many = How many people are { $way }? Each counts once.
ask-kin = Who is { $end } to { $start }? { $end } is ...

feeds = { " " }→{ " " }

last = { " " }and{ " " }

leads = { $letter } leads to { $people }

nowhere-1 = { $letters } leads to nobody
nowhere-2 = { $letters } lead to nobody

and = ,{ " " }

explain-step = { $way }: { $people }.
explain-end = So the answer is { $answer }.
explain-end-3 = { $others }. Only { $answer } leads to { $end }.
explain-hang = The { $who } lives on: { $plants }.
explain-end-2 = Protect { $plants }, and each of them keeps something; no smaller choice has one of each list. So it is { $answer }.
explain-first = Gone: { $gone }.
explain-then = Then nothing is left to eat for: { $names }.
explain-then-2 = After that, nothing is left for: { $names }.
explain-ends-dies = All others still find some food.
explain-ends-toll = All others still find some food, so it is { $answer }.
explain-ends-fatal = The other pairs leave it a way to live: { $ways }. So it is { $answer }.

describe-sexes-m = { $name } (square)
describe-sexes-f = { $name } (circle)
describe-2 = People
describe-3 = Couples with a double line, and the children below
describe-row = Row { $number } from the bottom
describe-arrows = to { $eater } from { $foods }
describe = Arrows
describe-4 = Crossed out
describe-5 = Highlighted
describe-6 = Highlighted
