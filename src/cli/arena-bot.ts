import { createInterface } from "node:readline";
import { botKinds, serveLine } from "../arena/index.ts";
import type { Engine } from "../engine/index.ts";
import { parseSpec } from "../players/index.ts";
import { readOr } from "./refused.ts";

/** A player of this house as a program: it speaks the line protocol until it is told to quit or its input ends. */
export async function bot(text: string, { seed = 1 }: { readonly seed?: number }): Promise<void> {
  const player = readOr(parseSpec(text, botKinds()));
  let engine: Promise<Engine> | undefined;
  const openEngine = () => {
    engine ??= import("../engine/node.ts").then(({ openNodeEngine }) => openNodeEngine({ threads: 1 }));
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
