// The French Othello federation's endgame test, positions 40 to 49: board, score for the side to move, best moves.
const FFO = [
  [40, "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X", 38, "a2"],
  [41, "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X", 0, "h4"],
  [42, "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X", 6, "g2"],
  [43, "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O", -12, "g3 c7"],
  [44, "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O", -14, "d2 b8"],
  [45, "---XXXX-X-XXXO--XXOXOO--XXXOXO--XXOXXO---OXXXOO-O-OOOO------OO-- X", 6, "b2"],
  [46, "---XXX----OOOX----OOOXX--OOOOXXX--OOOOXX--OXOXXX--XXOO---XXXX-O- X", -8, "b3"],
  [47, "-OOOOO----OOOO---OOOOX--XXXXXX---OXOOX--OOOXOX----OOXX----XXXX-- O", 4, "g2"],
  [48, "-----X--X-XXX---XXXXOO--XOXOOXX-XOOXXX--XOOXX-----OOOX---XXXXXX- O", 28, "f6"],
  [49, "--OX-O----XXOO--OOOOOXX-OOOOOX--OOOXOXX-OOOOXX-----OOX----X-O--- X", 16, "e1"],
];

export const START = { own: (1n << 28n) | (1n << 35n), opponent: (1n << 27n) | (1n << 36n) };

export function parseBoard(text) {
  const boards = { own: 0n, opponent: 0n };
  for (let square = 0; square < 64; square++) {
    if (text[square] !== "-") boards[text[square] === text[65] ? "own" : "opponent"] |= 1n << BigInt(square);
  }
  return boards;
}

export const positions = FFO.map(([number, text, score, best]) => ({
  number,
  board: parseBoard(text),
  score,
  best: best.split(" "),
}));

export const nameOf = (square) => `${"abcdefgh"[square & 7]}${(square >> 3) + 1}`;
