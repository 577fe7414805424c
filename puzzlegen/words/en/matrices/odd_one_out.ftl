setting = All but one share one of: { $properties }.

ask = Find the odd one.

short = Which figure lacks a property that all the others share? Size and place do not matter.
