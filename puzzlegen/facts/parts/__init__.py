"""What is true of machined parts: from where they are looked at."""
