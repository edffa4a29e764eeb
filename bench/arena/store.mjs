// What a tournament of 100,000 games costs in a file: its size, adding, reading, looking whether there is anything new, and a list of a
// thousand tournaments: node bench/arena/store.mjs [games]
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gameOf, kayles, reversi } from "../../dist/games/index.js";
import { notationOf } from "../../dist/notation/index.js";
import { openServerStore, openStore } from "../../dist/store/sqlite/index.js";

const games = Number(process.argv[2] ?? 100_000);
const batch = 100;
/** Bots of a round robin, who all begin where the others do. */
const bots = 10;
const pairings = (bots * (bots - 1)) / 2;

let seed = 1;
const chance = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

/** So many moves by chance; all of them where no number is said. */
function play(game, from, most = Number.POSITIVE_INFINITY) {
  const rules = gameOf(game.id);
  const notation = notationOf(game.id);
  const moves = [];
  let position = from;
  while (moves.length < most && !rules.outcome(position)) {
    const move = rules.moveAt(position, Math.floor(chance() * rules.countMoves(position)));
    moves.push(notation.makeMove(move, position));
    position = rules.play(position, move).value ?? rules.play(position, move);
  }
  return { moves, position };
}

function played(game, options, number, openings) {
  const pair = number >> 1;
  const pairing = pair % pairings;
  const index = Math.floor(pair / pairings);
  openings[index] ??= play(game, gameOf(game.id).start(options), 4).position;
  const opening = openings[index];
  const { moves } = play(game, opening);
  const first = pairing % bots;
  const second = (first + 1 + Math.floor(pairing / bots)) % bots;
  return {
    number,
    opening: notationOf(game.id).makePosition(opening),
    bots: number % 2 === 0 ? [first, second] : [second, first],
    winner: number & 1,
    fault: null,
    moves: moves.join(" "),
    plies: moves.length,
    thought: [chance() * 900, chance() * 900],
    annulled: 0,
    at: 1_790_000_000_000 + number,
    quality: [0, 1].map(() => ({ won: 5, wonKept: 3, drawn: 0, drawnKept: 0, estimated: 0 })),
  };
}

const setup = (name) => ({
  ...{
    name,
    format: "round-robin",
    game: "kayles",
    options: kayles.defaults,
    pairs: Math.ceil(games / 2 / pairings),
    rounds: 1,
  },
  bots: Array.from({ length: bots }, (_, index) => ({ name: `bot ${index}`, player: { kind: "random" } })),
  ...{
    clock: { kind: "game", initial: 1000, increment: 10 },
    openings: { kind: "made" },
    sprt: null,
    seed: 1,
  },
});

const milliseconds = (begun) => performance.now() - begun;
const print = (text, value) => console.log(`${text.padEnd(62)}${value}`);
const folder = mkdtempSync(join(tmpdir(), "grundy-bench-"));

async function tournament(name, game, options, open) {
  const path = join(folder, `${name.replaceAll(/\W/g, "")}.db`);
  const made = [];
  const openings = [];
  let text = 0;
  for (let number = 0; number < games; number++) {
    made.push(played(game, options, number, openings));
    text += made[number].moves.length;
  }
  const store = await open(path);
  const id = await store.arena.create(setup(name));
  const begun = performance.now();
  for (let first = 0; first < games; first += batch)
    await store.arena.add(id, made.slice(first, first + batch));
  const added = milliseconds(begun);
  const reading = performance.now();
  let next = 0;
  for (;;) {
    const piece = await store.arena.games(id, next, 1000);
    if (piece.games.length === 0) break;
    next = piece.next;
  }
  const read = milliseconds(reading);
  const polls = 10_000;
  const polling = performance.now();
  for (let poll = 0; poll < polls; poll++) await store.arena.games(id, next, 1000);
  const polled = milliseconds(polling);
  await store.close();
  console.log(`\n${name}: ${games} games, ${(text / games).toFixed(0)} bytes of moves each`);
  print("size of the file", `${(statSync(path).size / 1e6).toFixed(1)} MB`);
  print(`adding, ${batch} games a time`, `${((1000 * added) / games).toFixed(1)} µs a game`);
  print("reading all of them", `${((1000 * read) / games).toFixed(1)} µs a game`);
  print("looking whether there is anything new", `${((1000 * polled) / polls).toFixed(1)} µs`);
  const again = await open(path);
  const removing = performance.now();
  await again.arena.remove(id);
  print("removing it", `${milliseconds(removing).toFixed(0)} ms`);
  await again.close();
}

try {
  await tournament("kayles", kayles, { ...kayles.defaults, rows: [21] }, (path) => openStore(path));
  await tournament("reversi", reversi, reversi.defaults, (path) => openServerStore(path));
  const store = openStore(join(folder, "many.db"));
  const ids = [];
  for (let index = 0; index < 1000; index++) ids.push(await store.arena.create(setup(`cup ${index}`)));
  for (const id of ids.slice(0, 100)) await store.arena.add(id, [played(kayles, kayles.defaults, 0, [])]);
  const listing = performance.now();
  for (let time = 0; time < 100; time++) await store.arena.list({ limit: 20, before: ids[500] });
  console.log("\na thousand tournaments");
  print("a page of twenty", `${(milliseconds(listing) / 100).toFixed(2)} ms`);
  const finding = performance.now();
  for (const id of ids) await store.arena.find(id);
  print("one of them", `${milliseconds(finding).toFixed(1)} µs`);
  await store.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
