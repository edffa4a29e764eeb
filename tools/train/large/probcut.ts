/** Measures how far a deep search lies from a shallow one, and fits the deviations that the probability cuts use. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Bitboards } from "../../../src/engine/bitboards.ts";
import { EXACT } from "../../../src/engine/core.ts";
import { leastSquares } from "../least-squares.ts";
import type { Deviation } from "../probcut.ts";
import { emptiesOn, type Player } from "./player.ts";
import { SAMPLE_BYTES } from "./self.ts";

type Pair = Omit<Deviation, "sigma">;

/** Bands of empty squares that are measured together. */
const BAND = 12;
const ENDINGS = { from: 8, to: 14, shallow: 6 } as const;
/** Half-way through the tables: the depths for which the board's table holds. */
const USUAL = { deep: 8, shallow: 4 } as const;

function boardsOf(sample: Buffer): Bitboards {
  const side = (first: number) =>
    [2, 1, 0].reduce((board, word) => (board << 64n) | sample.readBigUInt64LE(first + 8 * word), 0n);
  return { own: side(0), opponent: side(24) };
}

/** Positions spread over a file, as many for each number of empty squares wanted. */
function positionsOf(file: string, wanted: (empties: number) => boolean, size: Player["size"], most: number) {
  const data = readFileSync(file);
  const found: Bitboards[] = [];
  const all = data.length / SAMPLE_BYTES;
  for (let step = 0; step < all && found.length < most; step++) {
    const first = ((step * 7919) % all) * SAMPLE_BYTES;
    const boards = boardsOf(data.subarray(first, first + SAMPLE_BYTES));
    if (wanted(emptiesOn(size, boards))) found.push(boards);
  }
  return found;
}

function deviationOf(pair: Pair, differences: readonly number[]): Deviation {
  const mean = differences.reduce((sum, x) => sum + x, 0) / differences.length;
  const variance = differences.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (differences.length - 1);
  return { ...pair, sigma: Math.sqrt(variance) };
}

const searchedValue = (player: Player, boards: Bitboards, depth: number) =>
  player.search(boards, depth, EXACT)?.score ?? 0;

/** Depths of equal parity, so that the same side has the last word. */
export function measureSearches(player: Player, file: string, positions: number, most: number): Deviation[] {
  const { size } = player;
  const deviations: Deviation[] = [];
  for (let low = most + 2; low < size * size - 4 - BAND / 2; low += BAND) {
    const group = positionsOf(file, (empties) => empties >= low && empties < low + BAND, size, positions);
    const values = group.map((boards) =>
      Array.from({ length: most + 1 }, (_, depth) =>
        depth === 0 ? 0 : searchedValue(player, boards, depth),
      ),
    );
    for (let deep = 3; deep <= most; deep++) {
      for (let shallow = deep - 2; shallow >= 1; shallow -= 2) {
        const differences = values.map((each) => (each[deep] ?? 0) - (each[shallow] ?? 0));
        deviations.push(deviationOf({ empties: low + BAND / 2, deep, shallow }, differences));
      }
    }
  }
  return deviations;
}

/** Exact values against shallow searches. */
export function measureEndings(player: Player, file: string, positions: number): Deviation[] {
  const deviations: Deviation[] = [];
  for (let empties: number = ENDINGS.from; empties <= ENDINGS.to; empties += 2) {
    const group = positionsOf(file, (each) => each === empties, player.size, positions);
    const solved = group.map((boards) => player.solve(boards)?.score ?? 0);
    for (let shallow = 1; shallow <= ENDINGS.shallow; shallow++) {
      player.core.clearHash();
      const differences = group.map((boards, i) => (solved[i] ?? 0) - searchedValue(player, boards, shallow));
      deviations.push(deviationOf({ empties, deep: empties, shallow }, differences));
    }
  }
  return deviations;
}

/** ln σ as a sum of these. */
const middleFeatures = ({ empties, deep, shallow }: Pair) => {
  const e = empties / 100;
  return [1, e, e * e, Math.log(deep), Math.log(shallow)];
};
const endFeatures = ({ deep, shallow }: Pair) => [1, Math.log(deep), Math.log(shallow)];

function fitModel(deviations: readonly Deviation[], featuresOf: (pair: Pair) => number[]) {
  const factors = leastSquares(
    deviations.map(featuresOf),
    deviations.map(({ sigma }) => Math.log(sigma)),
  );
  const predict = (pair: Pair) =>
    Math.exp(featuresOf(pair).reduce((sum, x, i) => sum + x * (factors[i] ?? 0), 0));
  const misses = deviations.map((each) => Math.abs(predict(each) / each.sigma - 1));
  return { predict, miss: misses.reduce((sum, x) => sum + x, 0) / misses.length };
}

function table(name: string, values: readonly number[]): string {
  const lines: string[] = [];
  for (let i = 0; i < values.length; i += 16) lines.push(`  ${values.slice(i, i + 16).join(", ")},`);
  return `// biome-ignore format: a table\nexport const ${name}: StaticArray<u16> = [\n${lines.join("\n")}\n];`;
}

/** Writes the fitted deviations as tables in AssemblyScript: hundredths of a disc, and factors in 4096ths. */
export function writeDeviations(
  searches: Deviation[],
  endings: Deviation[],
  size: number,
  target: string,
): void {
  const middle = fitModel(searches, middleFeatures);
  const ending = fitModel(endings, endFeatures);
  const hundredths = (value: number) => Math.round(Math.min(100, value) * 100);
  const factor = (value: number, usual: number) => Math.round((4096 * value) / usual);
  const range = (count: number) => Array.from({ length: count }, (_, i) => i);
  const half = { empties: 40, ...USUAL };
  const lastFour = { empties: 12, deep: 12, shallow: USUAL.shallow };
  const tables = [
    table(
      "BOARD",
      range(size * size - 3).map((empties) => hundredths(middle.predict({ empties, ...USUAL }))),
    ),
    table(
      "DEEP",
      range(32).map((deep) =>
        factor(middle.predict({ ...half, deep: Math.max(2, deep) }), middle.predict(half)),
      ),
    ),
    table(
      "SHALLOW",
      range(32).map((shallow) =>
        factor(middle.predict({ ...half, shallow: Math.max(1, shallow) }), middle.predict(half)),
      ),
    ),
    table(
      "END",
      range(32).map((e) => hundredths(ending.predict({ ...lastFour, deep: Math.max(4, e) }))),
    ),
    table(
      "END_SHALLOW",
      range(32).map((shallow) =>
        factor(ending.predict({ ...lastFour, shallow: Math.max(1, shallow) }), ending.predict(lastFour)),
      ),
    ),
  ];
  const head = `/** Standard deviations between searches on ${size}×${size}, fitted by tools/train/large. Do not edit. */`;
  writeFileSync(target, `${head}\n${tables.join("\n")}\n`);
  console.log(
    `${searches.length} and ${endings.length} deviations, missed by ${(100 * middle.miss).toFixed(0)} and ${(100 * ending.miss).toFixed(0)} %`,
  );
}
