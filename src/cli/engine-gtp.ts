import { createInterface } from "node:readline";
import packageJson from "../../package.json" with { type: "json" };
import { GtpSession, maxLevel, minLevel } from "../engine/index.ts";
import { openNodeEngine } from "../engine/node.ts";
import { threadCount, warmUp } from "./engine-common.ts";
import { chanceFrom } from "./seed.ts";
import { wholeNumber } from "./whole-number.ts";

interface Options {
  readonly level?: string;
  readonly threads?: string;
  readonly seed?: string;
}

export async function gtp(options: Options): Promise<void> {
  const level = wholeNumber("--level", options.level ?? "12", minLevel, maxLevel);
  const threads = threadCount(options.threads ?? "1");
  const seed = options.seed === undefined ? undefined : wholeNumber("--seed", options.seed, 0, 999_999_999);
  const engine = await openNodeEngine({ threads });
  const session = new GtpSession(engine, { level, version: packageJson.version, chance: chanceFrom(seed) });
  try {
    await warmUp(engine);
    for await (const line of createInterface({ input: process.stdin })) {
      const answer = await session.respond(line);
      if (answer) process.stdout.write(answer.text);
      if (answer?.quit) break;
    }
  } finally {
    engine.close();
    process.stdin.destroy();
  }
}
