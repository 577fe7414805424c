half-6 = three
half-8 = four

setting = The figures 1 to { $last } are made of lines, some with dots. They fall into two groups of { $half } by one of these properties, which is the same within a group and different between the two: { $properties }.

ask = Which option names the groups?

figure = Figure { $number }
