import { chomp } from "../games/index.ts";
import { notationOf } from "../notation/index.ts";
import type { FamilyWords } from "./family.ts";

/** Chomp in words. */
export const chompWords: FamilyWords<"chomp"> = {
  side: ({ players }, seat) => players.numbered(seat),
  rules: (language) => language.chomp.rules,
  goal: (language) => language.chomp.goal,
  howTo: (language) => ({
    steps: [language.chomp.rules, language.chomp.rest, language.chomp.goal],
    notes: [],
  }),
  turn: (language, _game, position, who) => language.chomp.turn({ who, squares: chomp.countMoves(position) }),
  move: (language, game, position, move, who) => {
    const after = chomp.play(position, move);
    const eaten = chomp.countMoves(position) - (after.ok ? chomp.countMoves(after.value) : 0);
    return language.chomp.bites({ who, square: notationOf(game).makeMove(move, position), eaten });
  },
  moveName: (_language, game, position, move) => notationOf(game).makeMove(move, position),
  won: (language, _game, _position, ended) => language.chomp.poisoned(ended),
  // Somebody always eats the last square.
  drawn: (language) => language.status.drawn,
  board: (language, _game, position) => language.chomp.left({ squares: chomp.countMoves(position) }),
  tooLarge: (language, _game, position) => language.chomp.left({ squares: chomp.countMoves(position) }),
};
