"""What families of panels are made with: rules, line figures, teams of them."""
