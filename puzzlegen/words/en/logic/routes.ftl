line-metro = metro line
stop-metro = station
line-trams = tram line
stop-trams = stop
line-ferries = ferry line
stop-ferries = pier

rules = The map shows { $line }s in different colours, and all of their { $stop }s with their numbers. Every line runs both ways and calls at each { $stop } on it; you can change at any { $stop } that several lines call at.

hop = Going from one { $stop } to the next along a line is one hop.

ask-changes = What is the smallest number of changes on the way from { $stop } { $start } to { $stop } { $goal }?
ask-stops = What is the smallest number of hops from { $stop } { $start } to { $stop } { $goal }, however many changes that takes?
ask-lazy = You want to get from { $stop } { $start } to { $stop } { $goal } with as few changes as possible. What is the smallest number of hops for such a trip?
ask-ways = Among all the ways from { $stop } { $start } to { $stop } { $goal }, how many take the fewest hops?
ask-trip = On each of these trips you change as few times as possible. Which one needs the most changes?
ask-pass_box = There is one { $stop }, other than { $start } and { $goal } themselves, that every trip from { $stop } { $start } to { $stop } { $goal } has to pass through. Which one? (Box its circle.)

trip = from { $start } to { $goal }

coloured = the { $hue } line

leg = the { $hue } line from { $start } to { $stop }

legs = One such trip: { $legs }.

round = { $number ->
    [0] without a change
    [one] after 1 change
   *[other] after { $number } changes
}: { $reached }

changes = Lines reached from { $start }: { $rounds }. Only the last of these groups has a line to { $goal }, so the answer is { $changes }.

rides = That makes { $number } hops; no trip with so few changes takes fewer.

way = A shortest way, { $stop } by { $stop }: { $way }. The answer is { $number }.
ways = The shortest ways, { $stop } by { $stop }: { $ways }. The answer is { $number }.

without-island = Work backwards from { $end } without { $key }: all you can reach is { $reached }. { $start } is not among them.
without-reached = Go from { $start } without { $key }: all you can reach is { $reached }. { $end } is not among them.

so-pass_box = So every trip passes through it.

numbered = { $stop } { $number }

other = { $number } { $trip }

most = Fewest changes: { $others }. The trip { $trip } takes { $changes }: { $legs }.

told = The { $hue } line calls at { $stations }.

then = , then{ " " }

to = -
