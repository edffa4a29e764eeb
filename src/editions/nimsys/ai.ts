import { kayles, must, type Run, sticksLeft, stones, takingPosition } from "../../games/index.ts";
import { makeCount, makePlace } from "../../notation/index.ts";
import type { Person } from "../../roster/index.ts";
import { bestMove } from "../../solve/index.ts";
import { NimPlayer } from "./player.ts";
import type { Testable } from "./testable.ts";

const nobody: Person = { username: "", given: "", family: "", kind: "ai", games: 0, wins: 0 };

/** How long the best resistance is looked for: with few stones some hundredths of a second, with very many hardly at all. */
function looks(stonesLeft: number): number {
  return stonesLeft <= 200 ? 100_000 : 1_000;
}

/** A player that plays perfectly: it wins what can be won, and otherwise makes it as hard as it can. */
export class NimAIPlayer extends NimPlayer implements Testable {
  constructor(person: Person = nobody) {
    super(person);
  }

  override async removeStone(stonesLeft: number, bound: number): Promise<number> {
    const options = { ...stones.defaults, rows: [stonesLeft], take: { from: 1, to: bound } };
    return Number(makeCount(must(bestMove(stones.start(options), looks(stonesLeft)))));
  }

  /** The last move is not needed: the position says everything. Empty when there is nothing left to remove. */
  override advancedMove(available: readonly boolean[], _lastMove?: string | null): string {
    const runs = runsOf(available);
    if (runs.length === 0) return "";
    const options = { ...kayles.defaults, rows: [available.length] };
    const position = must(takingPosition(options, [runs], 0));
    return makePlace(must(bestMove(position, looks(sticksLeft(position)))));
  }
}

function runsOf(available: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < available.length; at++) {
    if (!available[at]) continue;
    const left = at + 1;
    while (available[at + 1]) at++;
    runs.push({ left, length: at + 2 - left });
  }
  return runs;
}
