/**
 * How many cases a long proof looks at: a seeded sample with every run of the tests, all of them with `npm run test:full`,
 * whose last result and date stand in docs/full-run.md.
 */
export function cases(sample: number, all: number): number {
  return process.env.npm_lifecycle_event === "test:full" ? all : sample;
}
