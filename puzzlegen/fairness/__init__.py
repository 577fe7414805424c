"""What items give away to somebody who does not solve them; whether two people, or two releases, judge alike."""
