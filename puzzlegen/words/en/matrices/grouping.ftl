setting = The figures fall into two groups of { $half ->
    [3] three
   *[4] four
} by one of these, the same within a group and different between the two: { $properties }.

short = One property divides the figures into two groups of { $half ->
    [3] three
   *[4] four
}; size and place do not matter.

ask = Which option names the groups?

figure = Figure { $number }
