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
scope-around = the dark cells that touch it, even at corners
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

find = All light cells of this grid follow one and the same rule. The number in a light cell is made from the numbers in certain dark cells: those of its row, of its column, or of both; only those to its left or only those to its right in its row; only those above it or only those below it in its column; those of both diagonal lines through it; those that share a side with it, touch it at a corner only, or touch it in either way; or those a chess knight's move away (two cells in one direction, then one at right angles to it). It is their sum, their product, the largest or the smallest of them, the difference between these two, how many they are, or how many of them are odd or even; and then perhaps one fixed whole number, of any size, is added to it or subtracted from it, or it is multiplied by this number.

follow = Each light cell of this grid holds { $rule }. Each dark cell holds a number from 1 to 9; numbers may repeat. Some cells are left empty.

ask = Which number stands where the question mark is?

short-find = All light cells of this grid follow one and the same rule. Which number stands where the question mark is?
short-follow = A light cell holds { $rule }; dark ones, 1 to 9. Which number replaces the question mark?

told = Each light cell holds { $rule }. The cell with the question mark holds { $key }.
