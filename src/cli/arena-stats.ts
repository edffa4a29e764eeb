import { eloOf, type SprtModel, sprtState, unbiasedElo } from "../arena/index.ts";
import type { CliSentences } from "../words/index.ts";
import { sprtFrom } from "./arena-options.ts";
import { lengthText } from "./arena-text.ts";
import { refused } from "./errors.ts";

interface Options {
  readonly pairs?: string;
  readonly games?: string;
  readonly sprt?: string;
  readonly alpha?: string;
  readonly beta?: string;
  readonly model?: SprtModel;
  readonly json?: true;
}

/** What results mean: Elo with its error, and a sequential test. */
export function stats(cli: CliSentences, options: Options): void {
  const results = resultsFrom(options);
  const sprt = sprtFrom(options);
  const elo = eloOf(results);
  const test = sprt && sprtState(results, sprt);
  if (options.json) {
    const answer = {
      score: elo.score,
      elo: elo.elo,
      elo_error: elo.eloError,
      nelo: elo.nelo,
      nelo_error: elo.neloError,
      los: elo.los,
      ...(test && {
        llr: test.llr,
        lower: test.lower,
        upper: test.upper,
        decision: test.decision,
        elo_unbiased: unbiasedElo(results, sprt),
      }),
    };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return;
  }
  const say = cli.arena;
  const count = results.reduce((sum, each) => sum + each, 0) * (results.length === 5 ? 2 : 1);
  const lines = [say.statsElo({ ...elo, games: count })];
  if (sprt && test) {
    lines.push(say.statsTest({ ...test, ...sprt }));
    if (test.unbiased) lines.push(say.unbiased(test.unbiased));
    else if (test.decision === null) lines.push(lengthText(cli, sprt, "A"));
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Pairs as LL, LD, DD and WL, DW, WW; single games as lost, drawn, won. */
function resultsFrom({ pairs, games }: Options): readonly number[] {
  if (pairs !== undefined && games !== undefined)
    throw refused("not-both", { one: "--pairs", other: "--games" });
  const [name, text, count] =
    pairs === undefined ? (["--games", games, 3] as const) : (["--pairs", pairs, 5] as const);
  const numbers = (text ?? "")
    .split(",")
    .map((part) => (/^\s*[0-9]{1,12}\s*$/.test(part) ? Number(part) : Number.NaN));
  const isRight = numbers.length === count && numbers.every((each) => Number.isSafeInteger(each));
  if (text === undefined) throw refused("counts-missing");
  if (!isRight || numbers.every((each) => each === 0)) throw refused("counts-needed", { name, count, text });
  return numbers;
}
