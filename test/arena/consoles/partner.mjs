// A player of this house in the line protocol: node partner.mjs GAME OPTIONS(JSON) SPEC SEED
import { createInterface } from "node:readline";
import { gameOf, must } from "../../../dist/games/index.js";
import { notationOf } from "../../../dist/notation/index.js";
import { openPlayer, parseSpec, seededChance } from "../../../dist/players/index.js";

const [id, options, spec, seed] = process.argv.slice(2);
const game = gameOf(id);
const notation = notationOf(id);
const rules = must(game.options(JSON.parse(options)));
const chance = seededChance(Number(seed));
const player = await openPlayer(must(parseSpec(spec)), game, { chance });
let seat = 1;
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.split(" ");
  if (word === "grundy") console.log("ready");
  if (word === "new") seat = /seat=(\d)/.exec(line)[1];
  if (word !== "go") continue;
  const position = must(notation.parsePosition(`${rest[0]} ${seat}`, rules));
  console.log(notation.makeMove(await player.choose(position), position));
}
