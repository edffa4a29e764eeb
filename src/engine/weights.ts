/** The shipped weights: a gzip file for each board size, inflated here into the bytes that the engine's core expands. */

/** Board sizes that have an evaluation of their own. */
export const WEIGHT_SIZES = [6, 8, 10, 12] as const;
export type WeightSize = (typeof WEIGHT_SIZES)[number];

export function hasWeights(size: number): size is WeightSize {
  return WEIGHT_SIZES.some((known) => known === size);
}

/** The file's name within `weights/`. */
export function weightsFile(size: WeightSize): string {
  return `reversi-${size}.gz`;
}

/** Inflates a shipped file; the same call in Node and in a browser. */
export async function inflate(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
