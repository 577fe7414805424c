setting = One of these splits the figures into two groups of { $half ->
    [3] three
   *[4] four
}, alike within and different between: { $properties }.

short = One property divides the figures into two groups of { $half ->
    [3] three
   *[4] four
}; size and place do not matter.

ask = Which option names the groups?

figure = Figure { $number }
