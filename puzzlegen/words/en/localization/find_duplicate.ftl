ask = Exactly two of the figures are identical. Which two?
ask-numbers = Exactly two of the figures are identical. What are their numbers?
ask-where = Exactly two of the figures are identical. Where is the one of these two with the smaller number?

alike = Figures { $one } and { $other } are identical in all their parts.

turned = Turned clockwise by { $degrees } degrees, figure { $one } is identical to figure { $other } in all its parts.

closest = No other figure comes closer to them than figure { $rival }.
