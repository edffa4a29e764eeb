/**
 * How many cases a long proof looks at: a seeded sample with every run of the tests, all of them with `npm run test:full`,
 * whose last result and date stand in docs/full-run.md.
 */
export function cases(sample: number, all: number): number {
  return process.env.npm_lifecycle_event === "test:full" ? all : sample;
}

/** Of these every so many with every run of the tests, beginning with the one `from`; all of them with `npm run test:full`. */
export function everyNth<Case>(all: readonly Case[], nth: number, from: number): Case[] {
  const step = cases(nth, 1);
  return all.filter((_, at) => at % step === from % step);
}
