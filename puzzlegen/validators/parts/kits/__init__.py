"""How drawings of machined parts are judged."""
