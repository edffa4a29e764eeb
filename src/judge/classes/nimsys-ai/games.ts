import { type Chance, pick } from "../../../players/index.ts";
import type { Answer, Harness } from "../harness/harness.ts";
import type { Question } from "../harness/lines.ts";
import { makeAi, moveQuestion } from "./ask.ts";
import { fullRow, isEmptyRow, knownOf, mostStones, type Row } from "./kayles.ts";
import { type Choice, readChoice, type Seat, type Situation, seats } from "./strategy.ts";

/** The games of an AI that answers the same question differently, of so many stones in a seat. */
export interface Tried {
  readonly games: number;
  readonly won: number;
  /** Against the player who takes any legal move; the others are against one who never errs. */
  readonly dummy: { readonly games: number; readonly won: number };
  /** The first choice that was wrong. */
  readonly wrong: { readonly situation: Situation; readonly choice: Choice } | undefined;
}

/** Of each number of stones, and in each seat. */
const gamesEach = Math.floor(10_000 / (2 * mostStones));
/** So many are played side by side, each in an instance of its own. */
const together = 64;

type IsWrong = (situation: Situation, choice: Choice) => boolean;

/** Tries an AI in 10,000 games, half of them against a player who never errs, and tells what came of it for each kind of game. */
export async function tryGames(
  harness: Harness,
  chance: Chance,
  isWrong: IsWrong,
): Promise<ReadonlyMap<string, Tried>> {
  const all = new Map<string, Tried>();
  for (const seat of seats)
    for (let stones = 1; stones <= mostStones; stones++)
      all.set(gamesKey(stones, seat), await tryKind({ harness, chance, isWrong, seat, stones }));
  return all;
}

export const gamesKey = (stones: number, seat: Seat): string => `${seat} ${stones}`;

interface Kind {
  readonly harness: Harness;
  readonly chance: Chance;
  readonly isWrong: IsWrong;
  readonly seat: Seat;
  readonly stones: number;
}

async function tryKind(kind: Kind): Promise<Tried> {
  const tried = await play(kind, together);
  if (!tried.wrong) return tried;
  // What classes keep for all their instances may have got mixed up: a fault counts when it happens in a game alone.
  const alone = await play(kind, 1);
  return alone.wrong ? { ...tried, wrong: alone.wrong } : alone;
}

/** Alone only up to the first fault. */
async function play(kind: Kind, sideBySide: number): Promise<Tried> {
  const counts = { games: 0, won: 0, dummy: { games: 0, won: 0 } };
  let wrong: Tried["wrong"];
  while (counts.games < gamesEach && !(wrong && sideBySide === 1)) {
    const size = Math.min(sideBySide, gamesEach - counts.games);
    const games = Array.from({ length: size }, (_, index) => new OneGame(kind, counts.games + index));
    for (let going = games; going.length > 0; going = going.filter(({ over }) => !over)) {
      for (const game of going) game.reply();
      const asked = going.filter(({ over }) => !over);
      const answers = await kind.harness.ask(asked.flatMap((game) => game.questions()));
      let at = 0;
      for (const game of asked) {
        at += game.questions().length;
        game.take(answers[at - 1] ?? { kind: "unasked" });
      }
    }
    for (const game of games) {
      const count = Number(game.won);
      counts.games++;
      counts.won += count;
      if (game.random) counts.dummy = { games: counts.dummy.games + 1, won: counts.dummy.won + count };
      wrong ??= game.wrong;
    }
  }
  return { ...counts, wrong };
}

/** A game against an opponent of ours. */
class OneGame {
  readonly #kind: Kind;
  readonly #object: string;
  /** Whether the opponent takes any legal move; otherwise it never errs. */
  readonly random: boolean;
  over = false;
  won = false;
  wrong: Tried["wrong"];
  #row: Row;
  #last = "";
  #asked = false;

  constructor(kind: Kind, number: number) {
    this.#kind = kind;
    this.#object = `game ${number % together}`;
    this.#row = fullRow(kind.stones);
    this.random = number % 2 === 0;
  }

  /** The opponent's turn, where it is. */
  reply(): void {
    if (!this.#asked && this.#kind.seat === "first") return;
    const { moves, winning } = knownOf(this.#row);
    const good = this.random ? [] : moves.filter(({ text }) => winning.includes(text));
    const { text, after } = pick(good.length > 0 ? good : moves, this.#kind.chance);
    this.#row = after;
    this.#last = text;
    this.over = isEmptyRow(after);
  }

  questions(): readonly Question[] {
    const question = moveQuestion({ row: this.#row, last: this.#last }, this.#object);
    return this.#asked ? [question] : [makeAi(this.#object), question];
  }

  take(answer: Answer): void {
    const situation = { row: this.#row, last: this.#last };
    const choice = readChoice(situation, answer);
    this.#asked = true;
    if (this.#kind.isWrong(situation, choice)) this.wrong ??= { situation, choice };
    if (choice.kind === "move") this.#row = choice.after;
    this.won = choice.kind === "move" && isEmptyRow(choice.after);
    this.over = this.won || choice.kind !== "move";
  }
}
