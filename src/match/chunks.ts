/**
 * A list as a value, for lists that are changed often and kept in every state they had: a change copies one chunk and the list
 * of chunks, and shares the rest with the list before.
 */
export interface Chunks<T> {
  readonly length: number;
  readonly parts: readonly (readonly T[])[];
}

const size = 64;

export function chunksOf<T>(first: T): Chunks<T> {
  return { length: 1, parts: [[first]] };
}

export function chunkItem<T>({ parts }: Chunks<T>, index: number): T | undefined {
  return parts[Math.floor(index / size)]?.[index % size];
}

export function withItem<T>(chunks: Chunks<T>, index: number, item: T): Chunks<T> {
  const at = Math.floor(index / size);
  const part = [...(chunks.parts[at] ?? [])];
  part[index % size] = item;
  const parts = [...chunks.parts];
  parts[at] = part;
  return { length: Math.max(chunks.length, index + 1), parts };
}
