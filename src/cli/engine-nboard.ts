import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { NBoardSession } from "../engine/index.ts";
import { openNodeEngine } from "../engine/node.ts";
import { threadCount, warmUp } from "./engine-common.ts";
import { wholeNumber } from "./whole-number.ts";

interface Options {
  readonly depth?: string;
  readonly threads?: string;
}

export async function nboard(options: Options): Promise<void> {
  const depth = wholeNumber("--depth", options.depth ?? "12", 1, 60);
  const engine = await openNodeEngine({ threads: threadCount(options.threads ?? "1") });
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const sleep = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });
  const session = new NBoardSession(engine, { depth, print, sleep });
  try {
    await warmUp(engine);
    for await (const line of createInterface({ input: process.stdin })) {
      if (!session.receive(line)) break;
    }
    await session.finish();
  } finally {
    engine.close();
    process.stdin.destroy();
  }
}
