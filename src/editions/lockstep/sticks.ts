import {
  must,
  type Run,
  sticks,
  sticksLeft,
  type TakingMove,
  type TakingPosition,
} from "../../games/index.ts";
import { makeRows, makeRun, parseRun } from "../../notation/index.ts";
import { type Player as Mind, type PromptPlayer, randomPlayer, seededChance } from "../../players/index.ts";
import { bestMove } from "../../solve/index.ts";
import { Competition, type MindFor, Player, parseArguments } from "../competition/index.ts";
import type { Follow } from "./followed.ts";
import { ran } from "./ran.ts";
import { type Option, Recording } from "./recording.ts";

/** Random and Smart may make any legal move; what is asked of Smart over many rounds is judged elsewhere. */
export const followSticks: Follow = async ({ args, input }, got) => {
  const recording = new Recording(input, got);
  const chance = seededChance(1);
  const followed: MindFor = (type, id) => {
    if (type === Player.RANDOM) return followedMind("random", id, randomPlayer(sticks, chance), recording);
    return type === Player.SMART ? followedMind("smart", id, smart, recording) : undefined;
  };
  const mind = scripted(args, got, recording) ?? followed;
  const finished = await ran(Competition.main(args, { dialogue: recording, chance, mind }));
  return recording.followed(finished, []);
};

/** Perfect, with little thought about how to lose. */
const smart: PromptPlayer<"taking"> = {
  name: "Smart",
  choose: (position) => must(bestMove(position, 1_000)),
};

/** The program answered itself with a move that it refused. */
const refused: Option = { chosen: "?", shows: "Invalid move. Enter another:\n" };
const noMove: TakingMove = { row: 0, left: 0, right: 0 };

function followedMind(
  who: string,
  id: number,
  own: PromptPlayer<"taking">,
  recording: Recording,
): Mind<"taking"> {
  const option = (chosen: string): Option => ({ chosen, shows: `Player ${id} made the move: ${chosen}\n` });
  return {
    name: own.name,
    choose(position) {
      const right = [...sticks.moves(position)].map((move) => option(makeRun(move)));
      function* wrong(): Iterable<Option> {
        yield refused;
        const [, made] = /^Player \d made the move: (\S+)$/.exec(recording.nextLine()) ?? [];
        if (made !== undefined) yield { ...option(made), playable: false };
      }
      const choice = {
        who,
        position: makeRows(position),
        stones: sticksLeft(position),
        right,
        wrong: wrong(),
      };
      const chosen = recording.choose(choice, () => makeRun(own.choose(position)));
      return chosen === refused.chosen ? noMove : must(parseRun(chosen));
    },
    refused() {},
  };
}

/**
 * Between computers only the score is seen: any that adds up to the rounds is right, but for two Heuristics, who always play
 * the same. The rounds are played so that they end as the program says, and where it says nothing as they come.
 */
function scripted(
  args: readonly string[],
  got: string | undefined,
  recording: Recording,
): MindFor | undefined {
  const { types, rounds } = parseArguments(args) ?? { types: [Player.HUMAN, Player.HUMAN], rounds: 0 };
  if (types.includes(Player.HUMAN)) return undefined;
  if (types.every((type) => type === Player.HEURISTIC)) return () => undefined;
  const [, first] = /results are\s*(\d+)\s*:/i.exec(got ?? "") ?? [];
  if (first === undefined) return () => undefined;
  const wins = Math.min(Number(first), rounds);
  recording.score(wins, rounds);
  let round = 0;
  return (_type, id) => ({
    name: "",
    choose(position) {
      if (isStart(position)) round++;
      return wholeRow(position, round <= wins && id === 1 && isStart(position));
    },
  });
}

function isStart(position: TakingPosition): boolean {
  return sticksLeft(position) === sticks.defaults.rows.reduce((sum, length) => sum + length, 0);
}

/** What is left of the first row that has any: of five such moves the first player makes the last and loses, of six the other. */
function wholeRow({ rows }: TakingPosition, oneOnly: boolean): TakingMove {
  const row = rows.findIndex((runs) => runs.length > 0);
  const [{ left, length }] = rows[row] as readonly [Run];
  return { row: row + 1, left, right: oneOnly ? left : left + length - 1 };
}
