import { createInterface } from "node:readline";
import { botKinds, serveLine } from "../arena/index.ts";
import type { Engine } from "../engine/index.ts";
import { parseSpec } from "../players/index.ts";
import { threadCount } from "./engine-common.ts";
import { readOr } from "./refused.ts";

interface Options {
  readonly seed?: number;
  readonly threads?: string;
}

/** A player of this house as a program: it speaks the line protocol until it is told to quit or its input ends. */
export async function bot(text: string, { seed = 1, threads: count = "1" }: Options): Promise<void> {
  const player = readOr(parseSpec(text, botKinds()));
  const threads = threadCount(count);
  let engine: Promise<Engine> | undefined;
  const openEngine = () => {
    engine ??= import("../engine/node.ts").then(({ openNodeEngine }) => openNodeEngine({ threads }));
    return engine;
  };
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  try {
    await serveLine({ player, seed, lines, print: (line) => process.stdout.write(`${line}\n`), openEngine });
  } finally {
    lines.close();
    // A pipe that nobody closes would keep the process.
    process.stdin.destroy();
    (await engine)?.close();
  }
}
