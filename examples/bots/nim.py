# A bot for every game of taking sticks: stones, kayles, sticks, piles, taking.
# Run: python3 nim.py
import re
import sys


def choose(rows, least):
    """A legal move. In rows 1 is a stick, 0 a gap, and / stands between rows: 1101/111."""
    # Your own idea goes here. This takes the fewest sticks allowed, from the right end of the last run that has so many.
    at = rows.rindex("1" * least)
    row = rows.count("/", 0, at) + 1
    left = at - rows.rfind("/", 0, at)
    return f"{row}:{left}-{left + least - 1}"


least = 1  # the fewest sticks that a move may take
for line in sys.stdin:
    words = line.split()
    command = words[0] if words else ""
    if command == "grundy":
        print("ready", flush=True)
    elif command == "new":
        take = re.search(r" take=(\d+)", line)
        least = int(take[1]) if take else 1
    elif command == "go":
        print(choose(words[1], least), flush=True)
    elif command == "quit":
        break
