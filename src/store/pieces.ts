/** So many milliseconds a piece of work may take of the event loop; then everybody else has a turn. */
const longestPiece = 1;

/** Lets everybody else have a turn. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Work whose length others decide, done a piece at a time: it can be left after each `yield`. Short work is done at once. */
export async function inPieces<T>(steps: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + longestPiece;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await pause();
  }
}

/** Does the same with each, a piece at a time. */
export function eachInPieces<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  return inPieces(
    (function* () {
      for (const item of items) {
        work(item);
        yield;
      }
    })(),
  );
}
