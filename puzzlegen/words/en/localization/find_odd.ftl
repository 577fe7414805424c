alike = All figures but one are identical.
ask-alike = Which one is different from the others?
ask-number-alike = What is the number of the one that is different from the others?
ask-where-alike = Where is the one that is different from the others?

kinds = Every figure but one is identical to at least one other figure.
ask-kinds = Which one is identical to none?
ask-number-kinds = What is the number of the one that is identical to none?
ask-where-kinds = Where is the one that is identical to none?

odd-alike = All the others are like figure { $other }, so figure { $odd } is the odd one.
odd-kinds = No figure comes closer to figure { $odd } than figure { $other }, so figure { $odd } is identical to none.
