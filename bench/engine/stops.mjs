// How long the built engine takes to answer a stop, and to move on a board that the general engine plays.
import { setTimeout } from "node:timers/promises";

const { openInlineEngine, openNodeEngine } = await import("../../dist/engine/node.js");
const { reversi } = await import("../../dist/games/index.js");

/** A board in mid-game: 100 moves, none of them chosen well. */
function midGame(size) {
  let position = reversi.start({ ...reversi.defaults, size });
  for (let ply = 0; ply < 100; ply++) {
    position = reversi.play(
      position,
      reversi.moveAt(position, (7 * ply) % reversi.countMoves(position)),
    ).value;
  }
  return position;
}

/** Milliseconds, the middle one of nine stops. */
async function stop(engine, position) {
  const waited = [];
  for (let round = 0; round < 9; round++) {
    const search = engine.analyse(position);
    await setTimeout(60 + 20 * round);
    const asked = performance.now();
    search.stop();
    await search.result;
    waited.push(performance.now() - asked);
  }
  return waited.sort((a, b) => a - b)[4];
}

export async function measureStops(report) {
  const tell = (name, value, target) => report(name, `${value.toFixed(1)} ms`, `(target ${target})`);
  const start = reversi.start(reversi.defaults);
  const large = midGame(20);
  const inline = await openInlineEngine();
  tell("stop, in slices on this thread", await stop(inline, start), 50);
  tell("stop, 20×20", await stop(inline, large), 50);
  const from = performance.now();
  await inline.choose(large, 7, Math.random);
  tell("a move on 20×20, level 7", performance.now() - from, 1000);
  inline.close();
  for (const threads of [1, 2]) {
    const engine = await openNodeEngine({ threads });
    tell(`stop, ${threads === 1 ? "one thread" : "two threads"}`, await stop(engine, start), 50);
    engine.close();
  }
}
