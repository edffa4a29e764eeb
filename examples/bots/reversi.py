# A bot for Reversi on a board of any size.
# Run: python3 reversi.py
import math
import sys

directions = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def flips(board, size, me, row, column):
    """How many discs a move turns. The board is one word: the squares from a1 along the rows, X, O or - for empty."""
    total = 0
    for down, right in directions:
        r, c, passed = row + down, column + right, 0
        while 0 <= r < size and 0 <= c < size and board[r * size + c] not in ("-", me):
            r, c, passed = r + down, c + right, passed + 1
        if 0 <= r < size and 0 <= c < size and board[r * size + c] == me:
            total += passed
    return total


def choose(board, me):
    """A legal move, and there is one: whoever cannot move is not asked."""
    size = math.isqrt(len(board))
    squares = [divmod(at, size) for at in range(size * size) if board[at] == "-"]
    # Your own idea goes here. This turns as many discs as it can.
    row, column = max(squares, key=lambda square: flips(board, size, me, *square))
    return name(row, column)


def name(row, column):
    """f5: the column's letter and the row from 1. Behind z comes aa."""
    letters = ""
    while column >= 0:
        letters = chr(ord("a") + column % 26) + letters
        column = column // 26 - 1
    return f"{letters}{row + 1}"


me = "X"
for line in sys.stdin:
    words = line.split()
    command = words[0] if words else ""
    if command == "grundy":
        print("ready", flush=True)
    elif command == "new":
        me = "O" if "seat=2" in words else "X"  # the first seat has Black, X
    elif command == "go":
        print(choose(words[1], me), flush=True)
    elif command == "quit":
        break
