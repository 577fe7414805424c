setting = All figures but one agree in one of these: { $properties }.

ask = Which figure is the odd one out?

short = Which figure lacks a property that all the others share? Size and place do not matter.
