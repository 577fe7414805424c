dark = a dark cell, all others are light
empty = a cell without a number
asked = the question mark

times = { $by } times { $words }
plus = { $words }, plus { $by }
minus = { $words }, minus { $by }

scope-row = the dark cells of its row
scope-column = the dark cells of its column
scope-sides = the dark cells that share a side with it
scope-row_column = the dark cells of its row and its column
scope-diagonals = the dark cells that touch it at corners only
scope-around = the dark cells that touch it by a side or at a corner
scope-left = the dark cells to its left in its row
scope-right = the dark cells to its right in its row
scope-above = the dark cells above it in its column
scope-below = the dark cells below it in its column
scope-slants = the dark cells of both diagonal lines through it
scope-knights = the dark cells a chess knight's move away

function-sum = the sum of the numbers in { $cells }
function-count = the number of { $cells }
function-largest = the largest number in { $cells }
function-smallest = the smallest number in { $cells }
function-product = the product of the numbers in { $cells }
function-difference = the difference between the largest and the smallest number in { $cells }
function-odd = the number of odd numbers in { $cells }
function-even = the number of even numbers in { $cells }

find = One rule gives every light cell its number from certain dark cells: those of its row, its column or both; left (or right) of it in its row; above (or below) it in its column; on both diagonals through it; touching it by a side, only at a corner, or either way; or a chess knight's move away. It is their sum, product, largest, smallest, largest minus smallest, count, or count of odd or of even ones, perhaps with a fixed whole number added, subtracted or multiplied by.

follow = Each light cell of this grid holds { $rule }. Each dark cell holds a number from 1 to 9; numbers may repeat. Some cells are left empty.

ask = Which number stands where the question mark is?

short-find = All light cells of this grid follow one and the same rule. Which number stands where the question mark is?
short-follow = A light cell holds { $rule }; dark ones, 1 to 9. Which number replaces the question mark?

found = Each light cell holds { $rule }. For the question mark, these hold { $held }, which makes { $key }.

worked = One number after the other (r1c2 is row 1, column 2): { $steps }. So the question mark stands for { $key }.

step = { $cell } = { $number }

step-back = { $cell } = { $number } by { $clue }

place = r{ $row }c{ $column }
