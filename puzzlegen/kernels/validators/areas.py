"""What hangs together in a picture."""

from puzzlegen.kernels.arrays import Ints, IntTable


def join(occupied: IntTable, link: int, region: IntTable, ahead: Ints) -> int:
    """Number the regions of cells, of which two neighbours are at most ``link`` cells apart, across and down.

    Args:
        occupied: (rows, columns) 1 where there is a cell.
        link: see above.
        region: (rows, columns) filled with -1; receives the number of each cell's region, by the first cell's place.
        ahead: (cells,) scratch.

    Returns:
        The number of regions.
    """
    rows, columns = occupied.shape[0], occupied.shape[1]
    count = 0
    for start in range(rows * columns):
        row, column = start // columns, start % columns
        if not occupied[row, column] or region[row, column] >= 0:
            continue
        region[row, column] = count
        ahead[0] = start
        waiting = 1
        while waiting:
            waiting -= 1
            cell = ahead[waiting]
            row, column = cell // columns, cell % columns
            for y in range(max(row - link, 0), min(row + link + 1, rows)):
                for x in range(max(column - link, 0), min(column + link + 1, columns)):
                    if occupied[y, x] and region[y, x] < 0:
                        region[y, x] = count
                        ahead[waiting] = y * columns + x
                        waiting += 1
        count += 1
    return count


def squares(pixels: IntTable, colours: IntTable, sides: IntTable) -> None:
    """Find the side of the largest square of one colour that begins at each pixel, to the right and downwards.

    Args:
        pixels: (height, width, 3) R, G, B.
        colours: (height, width) receives each pixel's as a whole number.
        sides: (height, width) receives the sides.
    """
    rows, columns = pixels.shape[0], pixels.shape[1]
    for row in range(rows - 1, -1, -1):
        for column in range(columns - 1, -1, -1):
            colour = pixels[row, column, 0] << 16 | pixels[row, column, 1] << 8 | pixels[row, column, 2]
            colours[row, column] = colour
            side = 0
            if (
                row + 1 < rows
                and column + 1 < columns
                and colour == colours[row + 1, column]
                and colour == colours[row, column + 1]
                and colour == colours[row + 1, column + 1]
            ):
                side = min(sides[row + 1, column], sides[row, column + 1], sides[row + 1, column + 1])
            sides[row, column] = side + 1


def small_areas(colours: IntTable, sides: IntTable, tones: Ints, least: int, dot: int, runs: IntTable) -> int:
    """Find the areas of one of some colours in which no square of some pixels finds room.

    Args:
        colours: (height, width) of `squares`.
        sides: (height, width) likewise.
        tones: the colours.
        least: the side of that square.
        dot: the side of a smaller one, which does find room.
        runs: (4, height * width) of which the first row receives the first pixel of each such area that does not reach
            the border; the others are scratch.

    Returns:
        The number of these areas.
    """
    rows, columns = colours.shape[0], colours.shape[1]
    count = above = 0  # runs of one colour along the rows, and the one that may lie above the next one
    last, is_tone = ~colours[0, 0], False
    for row in range(rows):
        begun, stop = count, 0
        while stop < columns:
            start, colour, most = stop, colours[row, stop], 0
            while stop < columns and colours[row, stop] == colour:
                most = max(most, sides[row, stop])
                stop += 1
            if colour != last:
                last, is_tone = colour, False
                for number in range(len(tones)):
                    if tones[number] == colour:
                        is_tone = True
                        break
            if not is_tone:
                continue
            if row == 0 or row == rows - 1 or start == 0 or stop == columns:
                most = least  # what reaches the border is not small
            runs[0, count], runs[1, count], runs[2, count], runs[3, count] = row * columns + start, stop, count, most
            while above < begun and runs[1, above] <= start:
                above += 1
            other = above
            while other < begun and runs[0, other] - (row - 1) * columns < stop:
                if colours[row - 1, runs[1, other] - 1] == colour:
                    one, two = _first(runs, count), _first(runs, other)
                    low, high = min(one, two), max(one, two)
                    runs[2, high] = low
                    runs[3, low] = max(runs[3, low], runs[3, high])
                other += 1
            count += 1
        above = begun
    found = 0
    for number in range(count):
        if runs[2, number] == number and dot <= runs[3, number] < least:
            runs[0, found] = runs[0, number]
            found += 1
    return found


def _first(runs: IntTable, run: int) -> int:
    """The first run of an area, which holds what is known of it."""
    while runs[2, run] != run:
        runs[2, run] = runs[2, runs[2, run]]
        run = runs[2, run]
    return run
