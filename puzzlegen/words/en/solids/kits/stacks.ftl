standing = is made of unit cubes. Every cube stands on the floor or on another cube. The top of every column can be seen, so where no top can be seen, no cubes stand.
