/**
 * Takes the bias out of weights: the weight of the number of empty squares is moved until the evaluation is right on
 * average. Where values are proved they are the measure; above, the mean of searches four and five plies deep, whose leaves
 * have been put right before (what they have in common for the side to move cancels out), less what that mean is off
 * where values are proved. Numbers of one parity are taken together: a few hundred positions of one say too little.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { constants, gunzipSync, gzipSync } from "node:zlib";
import { EMPTIES, OUTCOME, SAMPLE_BYTES, SEARCHED } from "./chunks.ts";
import type { Host } from "./host.ts";

export interface Calibration {
  /** Numbers of empty squares. */
  readonly from: number;
  readonly to: number;
  /**
   * Discs by which the evaluation is left too high. A search prefers what is underrated for the side that answers, so that
   * odd depths come out high and even ones low; half of that difference given to the side to move evens it out.
   */
  readonly tempo: number;
}

/** Units of a weight a disc; cells for the number of empty squares, the last of all. */
const SCALE = 8;
const CELLS = 64;
const DEPTH = 4;
/** Positions of one number that are searched. */
const MOST = 400;

interface Position {
  readonly own: bigint;
  readonly opponent: bigint;
  readonly value: number;
  readonly proved: boolean;
}

const mean = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / (values.length || 1);

function byEmpties(samples: Buffer): Position[][] {
  const groups: Position[][] = Array.from({ length: 65 }, () => []);
  for (let first = 0; first < samples.length; first += SAMPLE_BYTES) {
    const value = samples.readFloatLE(first + OUTCOME);
    groups[samples.readUInt32LE(first + EMPTIES)]?.push({
      own: samples.readBigUInt64LE(first),
      opponent: samples.readBigUInt64LE(first + 8),
      value,
      proved: samples.readFloatLE(first + SEARCHED) === value,
    });
  }
  return groups.map((group) => (group.every(({ proved }) => proved) ? group : group.slice(0, MOST)));
}

/** Discs by which the evaluation is too high on average. */
function biasOf(host: Host, group: readonly Position[], right: (p: Position) => number): number {
  return mean(group.map((p) => host.wasm.searchDepth(p.own, p.opponent, 0) / SCALE - right(p)));
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Writes the weights of `source`, put right on the samples, to `target`; tells each shift in discs. */
export function calibrate(
  host: Host,
  samples: Buffer,
  source: string,
  target: string,
  { from, to, tempo }: Calibration,
  say: (line: string) => void,
): void {
  const packed = new Int8Array(gunzipSync(readFileSync(source)));
  const phases = host.wasm.evalPhases(host.size);
  const groups = byEmpties(samples);
  const shift = (empties: number, discs: number) => {
    const cell = packed.length - (CELLS - empties) * phases + host.wasm.evalPhase(host.size, empties);
    packed[cell] = Math.max(-127, Math.min(127, (packed[cell] ?? 0) + Math.round(discs * SCALE)));
    say(`${empties} empty squares: ${discs.toFixed(2)} discs, ${groups[empties]?.length} positions`);
  };
  /** Moves each number by the mean bias of those of its parity that are at most `reach` away. */
  const even = (numbers: readonly number[], reach: number, biases: readonly number[]) => {
    numbers.forEach((empties) => {
      const near = biases.filter((_, i) => {
        const distance = Math.abs((numbers[i] ?? 0) - empties);
        return distance % 2 === 0 && distance <= reach;
      });
      shift(empties, tempo - mean(near));
    });
    host.useWeights(packed);
  };
  const wanted = upTo(from, to).filter((empties) => groups[empties]?.length);
  const proved = wanted.filter((empties) => groups[empties]?.every((position) => position.proved));
  const biases = (numbers: readonly number[], right: (p: Position) => number) =>
    numbers.map((empties) => biasOf(host, groups[empties] ?? [], right));

  host.useWeights(packed);
  even(
    proved,
    2,
    biases(proved, ({ value }) => value),
  );
  const rest = wanted.filter((empties) => !proved.includes(empties));
  const between = ({ own, opponent }: Position) =>
    (host.wasm.searchDepth(own, opponent, DEPTH) + host.wasm.searchDepth(own, opponent, DEPTH + 1)) /
    2 /
    SCALE;
  const off = mean(
    proved
      .slice(-DEPTH)
      .flatMap((empties) => groups[empties] ?? [])
      .map((p) => between(p) - p.value),
  );
  say(`searches of depths ${DEPTH} and ${DEPTH + 1} are off by ${off.toFixed(2)} where values are proved`);
  for (let first = 0; first < rest.length; first += DEPTH) {
    const block = rest.slice(first, first + DEPTH);
    even(
      block,
      DEPTH,
      biases(block, (position) => between(position) - off),
    );
  }
  writeFileSync(target, gzipSync(packed, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 }));
}
