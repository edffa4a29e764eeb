// How strong the levels are, on the built library: every level against every other, each beginning every other game.
import { kayles, piles, sticks, stones } from "../../dist/games/index.js";
import { playRounds } from "../../dist/match/index.js";
import { openPlayer, parseSpec, seededChance } from "../../dist/players/index.js";

const names = ["random", "beginner", "casual", "steady", "expert", "smart"];
const rounds = 4000;

async function open(name, game, seed) {
  return openPlayer(parseSpec(name).value, game, { chance: seededChance(seed) });
}

for (const game of [stones, kayles, sticks, piles]) {
  console.log(`\n${game.id}: wins in 100 games, of the row against the column`);
  console.log(["", ...names].map((name) => name.padStart(9)).join(""));
  for (const row of names) {
    const shares = [];
    for (const column of names) {
      const pair = [await open(row, game, 1), await open(column, game, 2)];
      const { wins } = await playRounds(game, game.defaults, pair, rounds, { alternate: true });
      shares.push(((100 * wins[0]) / rounds).toFixed(1));
    }
    console.log([row, ...shares].map((text) => text.padStart(9)).join(""));
  }
}
