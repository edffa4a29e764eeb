import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The reader of YAML that @fastify/swagger brings with it. */
const { parse } = createRequire(require.resolve("@fastify/swagger"))("yaml") as {
  parse(text: string, options?: Options): unknown;
};

interface Options {
  /** Whether `<<` takes over the members of another mapping. */
  readonly merge?: boolean;
}

export function parseYaml<T>(text: string, options?: Options): T {
  return parse(text, options) as T;
}
