/** Measures how far a deep search lies from a shallow one, and fits the deviations that the probability cuts use. */
import { writeFileSync } from "node:fs";
import { SAMPLE_BYTES } from "./chunks.ts";
import type { Host } from "./host.ts";
import { leastSquares } from "./least-squares.ts";

export interface Deviation {
  readonly empties: number;
  readonly deep: number;
  readonly shallow: number;
  /** Standard deviation of deep − shallow, in discs. */
  readonly sigma: number;
}

const SCALE = 8;
/** The cuts compare depths of equal parity, so that the same side has the last word. */
const comparable = (deep: number, shallow: number) => shallow >= 1 && (deep - shallow) % 2 === 0;

interface Measured {
  readonly empties: number;
  /** Values by depth, in discs. */
  readonly values: readonly number[];
}

function deviationOf(group: readonly Measured[], deep: number, shallow: number): Deviation {
  const differences = group.map(({ values }) => (values[deep] ?? 0) - (values[shallow] ?? 0));
  const mean = differences.reduce((sum, x) => sum + x, 0) / group.length;
  const variance = differences.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (group.length - 1);
  const empties = group.reduce((sum, { empties }) => sum + empties, 0) / group.length;
  return { empties, deep, shallow, sigma: Math.sqrt(variance) };
}

function spread(data: Buffer, positions: number): Buffer[] {
  const all = data.length / SAMPLE_BYTES;
  return Array.from({ length: Math.min(positions, all) }, (_, i) => {
    const first = Math.floor(((i + 0.5) * all) / positions) * SAMPLE_BYTES;
    return data.subarray(first, first + SAMPLE_BYTES);
  });
}

/** Deep searches that do not reach the end of the game. */
export function measureSearches(host: Host, samples: Buffer, positions: number, most: number): Deviation[] {
  const group: Measured[] = [];
  for (const sample of spread(samples, positions)) {
    const [own, opponent] = [sample.readBigUInt64LE(0), sample.readBigUInt64LE(8)];
    const empties = sample.readUInt32LE(28);
    if (empties <= most + 1) continue;
    const depths = Array.from({ length: most + 1 }, (_, depth) => depth);
    group.push({
      empties,
      values: depths.map((depth) => host.wasm.searchDepth(own, opponent, depth) / SCALE),
    });
  }
  const deviations: Deviation[] = [];
  if (group.length < positions / 2) return deviations;
  for (let deep = 3; deep <= most; deep++) {
    for (let shallow = 1; shallow < deep; shallow++) {
      if (comparable(deep, shallow)) deviations.push(deviationOf(group, deep, shallow));
    }
  }
  return deviations;
}

/** Exact values against shallow searches. */
export function measureEndings(
  host: Host,
  samples: Buffer,
  positions: number,
  shallowMost: number,
): Deviation[] {
  const groups = new Map<number, Measured[]>();
  for (const sample of spread(samples, positions)) {
    const [own, opponent] = [sample.readBigUInt64LE(0), sample.readBigUInt64LE(8)];
    const empties = sample.readUInt32LE(28);
    if (empties > 14 || empties < 8) continue;
    const values = Array.from({ length: shallowMost + 1 }, (_, depth) =>
      host.wasm.searchDepth(own, opponent, depth),
    );
    const all = values.map((value) => value / SCALE);
    all[empties] = host.wasm.solve(own, opponent);
    groups.set(empties, [...(groups.get(empties) ?? []), { empties, values: all }]);
  }
  const deviations: Deviation[] = [];
  for (const [empties, group] of groups) {
    for (let shallow = 1; shallow <= shallowMost && shallow < empties - 1; shallow++) {
      if (group.length > 30) deviations.push(deviationOf(group, empties, shallow));
    }
  }
  return deviations;
}

/** ln σ as a sum of a parabola in the empty squares, ln deep and ln shallow. */
function features({ empties, deep, shallow }: Omit<Deviation, "sigma">): number[] {
  const e = empties / 60;
  return [1, e, e * e, Math.log(deep), Math.log(shallow)];
}

function endingFeatures({ deep, shallow }: Omit<Deviation, "sigma">): number[] {
  return [1, Math.log(deep), Math.log(shallow)];
}

type Features = typeof features;

function fitModel(deviations: readonly Deviation[], rowOf: Features) {
  const answer = leastSquares(
    deviations.map(rowOf),
    deviations.map(({ sigma }) => Math.log(sigma)),
  );
  const predict = (of: Omit<Deviation, "sigma">) =>
    Math.exp(rowOf(of).reduce((sum, x, i) => sum + x * (answer[i] ?? 0), 0));
  const misses = deviations.map((of) => Math.abs(predict(of) / of.sigma - 1));
  const miss = misses.reduce((sum, x) => sum + x, 0) / misses.length;
  return { predict, miss };
}

const table = (name: string, values: readonly number[], per: number) => {
  const lines: string[] = [];
  for (let i = 0; i < values.length; i += per) lines.push(`  ${values.slice(i, i + per).join(", ")},`);
  return `// biome-ignore format: a table\nconst ${name}: StaticArray<u16> = [\n${lines.join("\n")}\n];`;
};

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Writes the fitted deviations as tables in AssemblyScript. */
export function writeDeviations(searches: Deviation[], endings: Deviation[], target: string): void {
  const middle = fitModel(searches, features);
  const ending = fitModel(endings, endingFeatures);
  const hundredths = (value: number) => Math.round(Math.min(40, value) * 100);
  // The model is a product, so it needs one table for the board and one for the depths, the latter in 4096ths.
  const board = range(61).map((e) => hundredths(middle.predict({ empties: e, deep: 8, shallow: 4 })));
  const ratio = (deep: number, shallow: number) =>
    Math.round(
      (4096 * middle.predict({ empties: 30, deep, shallow })) /
        middle.predict({ empties: 30, deep: 8, shallow: 4 }),
    );
  const deep = range(32).map((d) => ratio(Math.max(2, d), 4));
  const shallow = range(32).map((s) => ratio(8, Math.max(1, s)));
  const end = range(32).map((d) =>
    hundredths(ending.predict({ empties: d, deep: Math.max(4, d), shallow: 4 })),
  );
  const endShallow = range(32).map((s) =>
    Math.round(
      (4096 * ending.predict({ empties: 12, deep: 12, shallow: Math.max(1, s) })) /
        ending.predict({ empties: 12, deep: 12, shallow: 4 }),
    ),
  );
  writeFileSync(
    target,
    `/**
 * Standard deviations between searches, fitted by tools/train (the command "probcut") on the shipped weights. Do not edit.
 */

/** Hundredths of a disc between depths 8 and 4, by empty squares. */
${table("BOARD", board, 16)}

/** Factors in 4096ths for another deep search and another shallow one. */
${table("DEEP", deep, 16)}
${table("SHALLOW", shallow, 16)}

/** Hundredths of a disc between the exact value and depth 4, by empty squares; factors for other depths. */
${table("END", end, 16)}
${table("END_SHALLOW", endShallow, 16)}

/** The standard deviation of a search to \`depth\` from one to \`shallow\`, in hundredths of a disc. */
export function fittedDeviation(depth: i32, shallow: i32, empties: i32): i32 {
  const low = min(max(shallow, 0), 31);
  if (depth >= empties) {
    return ((unchecked(END[min(empties, 31)]) as i32) * (unchecked(END_SHALLOW[low]) as i32)) >> 12;
  }
  const high = ((unchecked(BOARD[min(empties, 60)]) as i32) * (unchecked(DEEP[min(depth, 31)]) as i32)) >> 12;
  return (high * (unchecked(SHALLOW[low]) as i32)) >> 12;
}
`,
  );
  const percent = (miss: number) => `${(100 * miss).toFixed(0)} %`;
  console.log(
    `the fit misses a measured deviation by ${percent(middle.miss)}, in endings by ${percent(ending.miss)}`,
  );
}
