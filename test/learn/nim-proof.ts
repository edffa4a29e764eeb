/**
 * Proves a shipped puzzle of the Nim family from its line alone, by playing every game out. It shares no code with the generator, the
 * solver, the rules or the notation: the rules of the presets are written down once more, rows are drawn as text.
 */
interface PlainRules {
  readonly takes: (count: number) => boolean;
  readonly middle: boolean;
  readonly misere: boolean;
}

/** As the documents have them. */
const presets: { readonly [game: string]: string } = {
  stones: "1-3 misere",
  kayles: "1-2 middle",
  sticks: "any middle misere",
  piles: "1-3",
};

const ideas: { readonly [idea: string]: (play: PlainNim, before: Runs, after: Runs) => boolean } = {
  // One run, and nothing but its length to think of.
  remainder: ({ least }, before) => before.filter((run) => run >= least).length === 1,
  mirror: ({ misere, least }, _, after) => !misere && inPairs(after.filter((run) => run >= least)),
  xor: (play, _, after) => after.reduce((sum, run) => sum ^ play.value(run), 0) === 0,
  "misere-turn": (play, before) => play.misere && before.filter((run) => play.value(run) > 1).length <= 1,
  parity: (play, _, after) => play.isSettled(after),
};

type Runs = readonly number[];

interface PlainMove {
  readonly text: string;
  /** Equal for mirror images in a run, and for the same in runs of the same length. */
  readonly kind: string;
  readonly after: Runs;
}

/** The least number of moves that do not win. */
const leastOthers = 2;

export class NimProver {
  readonly #plays = new Map<string, PlainNim>();
  readonly #seen = new Map<string, string>();

  /** What is wrong with the puzzle of this line; undefined where it is proven. A second one that is like it is wrong, too. */
  prove(line: string): string | undefined {
    const parts = line.split(";");
    if (parts.length !== 8) return "is not a line of eight parts";
    const [
      idea = "",
      rating = "",
      count = "",
      game = "",
      options = "",
      position = "",
      turn = "",
      solved = "",
    ] = parts;
    if ((game === "taking") !== (options !== "")) return `says rules of ${game}: ${options}`;
    const rules = game === "taking" ? options : presets[game];
    const play = rules === undefined ? undefined : this.#playOf(rules);
    if (!play) return `knows no rules of ${game}`;
    const rows = drawn(position);
    if (!rows || !(turn === "1" || turn === "2")) return `has no rows in ${position}`;
    const moves = play.moves(rows);
    const wins = moves.filter(({ after }) => !play.wins(after));
    if (moves.length !== Number(count)) return `says ${count} moves, and there are ${moves.length}`;
    const winning = wins.map(({ text }) => text);
    if (winning.join(" ") !== solved)
      return `says that ${solved} wins, and ${winning.join(" ") || "nothing"} does`;
    if (new Set(wins.map(({ kind }) => kind)).size > 1)
      return `is won by several kinds of moves: ${winning.join(" ")}`;
    if (moves.length - wins.length < leastOthers) return "has hardly another move";
    if (!(Number(rating) >= 600 && Number(rating) <= 2_400)) return `has the rating ${rating}`;
    const before = runsIn(rows);
    if (!Object.hasOwn(ideas, idea) || !ideas[idea]?.(play, before, wins[0]?.after ?? []))
      return `is not about ${idea}`;
    return this.#alike(line, play, before);
  }

  #playOf(rules: string): PlainNim | undefined {
    const known = this.#plays.get(rules);
    if (known) return known;
    const read = readRules(rules);
    const play = read && new PlainNim(read);
    if (play) this.#plays.set(rules, play);
    return play;
  }

  #alike(line: string, play: PlainNim, runs: Runs): string | undefined {
    const live = runs.filter((run) => run >= play.least);
    const counts = play.takesUpTo(live[0] ?? 0);
    const key = `${counts} ${play.middle} ${play.misere} ${live}`;
    const other = this.#seen.get(key);
    this.#seen.set(key, line);
    return other === undefined ? undefined : `is like another: ${other}`;
  }
}

function readRules(text: string): PlainRules | undefined {
  const found = /^(any|[0-9,-]+)( middle)?( misere)?$/.exec(text);
  if (!found) return undefined;
  const [, take = "", middle, misere] = found;
  const [from = 0, to = 0] = take.split("-").map(Number);
  const list = take.split(",").map(Number);
  const takes = (count: number) =>
    take === "any" || (take.includes("-") ? count >= from && count <= to : list.includes(count));
  return { takes, middle: middle !== undefined, misere: misere !== undefined };
}

/** Rows as text, `1` a stick: counts, or drawn rows with the player behind them. */
function drawn(position: string): string[] | undefined {
  const found = /^([01/]+) [12]$/.exec(position);
  if (found?.[1]) return found[1].split("/");
  if (!/^(0|[1-9][0-9]*)(\/(0|[1-9][0-9]*))*$/.test(position)) return undefined;
  return position.split("/").map((count) => "1".repeat(Number(count)));
}

function runsIn(rows: readonly string[]): Runs {
  const runs = rows.flatMap((row) => row.split(/0+/).map(({ length }) => length));
  return descending(runs);
}

const descending = (lengths: readonly number[]): Runs =>
  lengths.filter((length) => length > 0).sort((a, b) => b - a);

function inPairs(runs: Runs): boolean {
  return runs.length % 2 === 0 && runs.every((run, at) => run === runs[at ^ 1]);
}

/** One game of the family, by its rules. */
class PlainNim {
  readonly middle: boolean;
  readonly misere: boolean;
  readonly least: number;
  readonly #takes: (count: number) => boolean;
  readonly #wins = new Map<string, boolean>();
  readonly #values: number[] = [];
  readonly #cuts: (readonly (readonly [number, number])[])[] = [];

  constructor({ takes, middle, misere }: PlainRules) {
    this.middle = middle;
    this.misere = misere;
    this.#takes = takes;
    this.least = 1;
    while (!takes(this.least)) this.least++;
  }

  takesUpTo(longest: number): number[] {
    return Array.from({ length: longest }, (_, at) => at + 1).filter(this.#takes);
  }

  /** Every move on drawn rows, in the order in which the game lists them: row by row, run by run, small takes first. */
  moves(rows: readonly string[]): PlainMove[] {
    const moves: PlainMove[] = [];
    for (const [index, row] of rows.entries()) {
      for (const { index: start, 0: run } of row.matchAll(/1+/g)) {
        for (const count of this.takesUpTo(run.length)) {
          for (let at = this.middle ? 0 : run.length - count; at <= run.length - count; at++) {
            const left = start + at;
            const marked = row.slice(0, left) + "0".repeat(count) + row.slice(left + count);
            const sides = [at, run.length - count - at].sort((a, b) => a - b);
            moves.push({
              text: `${index + 1}:${left + 1}-${left + count}`,
              kind: `${run.length} ${sides}`,
              after: runsIn(rows.map((each, number) => (number === index ? marked : each))),
            });
          }
        }
      }
    }
    return moves;
  }

  /** Whether the side to move wins. */
  wins(runs: Runs): boolean {
    const key = runs.join();
    const known = this.#wins.get(key);
    if (known !== undefined) return known;
    let stuck = true;
    let wins = false;
    for (const after of this.#after(runs)) {
      stuck = false;
      wins = !this.wins(after);
      if (wins) break;
    }
    if (stuck) wins = this.misere;
    this.#wins.set(key, wins);
    return wins;
  }

  /** The least number that no move in a run leads to. */
  value(length: number): number {
    for (let n = this.#values.length; n <= length; n++) {
      const reached = new Set(this.#cutsOf(n).map(([a, b]) => this.value(a) ^ this.value(b)));
      let value = 0;
      while (reached.has(value)) value++;
      this.#values[n] = value;
    }
    return this.#values[length] as number;
  }

  /** Whether as many moves follow, whatever is played. */
  isSettled(runs: Runs): boolean {
    const [fewest, most] = this.#movesLeft(runs);
    return fewest === most;
  }

  #movesLeft(runs: Runs): readonly [number, number] {
    let fewest = Number.POSITIVE_INFINITY;
    let most = 0;
    for (const after of this.#after(runs)) {
      const [a, b] = this.#movesLeft(after);
      fewest = Math.min(fewest, a + 1);
      most = Math.max(most, b + 1);
    }
    return most === 0 ? [0, 0] : [fewest, most];
  }

  /** What each move leads to; equal runs lead to the same. */
  *#after(runs: Runs): Generator<Runs> {
    for (const [index, run] of runs.entries()) {
      if (run === runs[index - 1]) continue;
      const others = runs.filter((_, at) => at !== index);
      for (const parts of this.#cutsOf(run)) yield descending([...others, ...parts]);
    }
  }

  /** What a move can leave of a run, on the shorter side and on the longer one. */
  #cutsOf(length: number): readonly (readonly [number, number])[] {
    let cuts = this.#cuts[length];
    if (!cuts) {
      cuts = this.takesUpTo(length).flatMap((count) => {
        const rest = length - count;
        const shorter = this.middle ? Math.floor(rest / 2) : 0;
        return Array.from({ length: shorter + 1 }, (_, left) => [left, rest - left] as const);
      });
      this.#cuts[length] = cuts;
    }
    return cuts;
  }
}
