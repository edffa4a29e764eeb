import type { Command } from "commander";
import type { SaidRetention } from "../jobs/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { parseWhole } from "./whole-number.ts";

/** How many days games are kept, as it was said. */
export interface KeepOptions {
  readonly keepBegun?: Age;
  readonly keepUnfinished?: Age;
  readonly keepUnlisted?: Age;
}

type Age = number | "forever";

const day = 86_400_000;
const mostDays = 36_500;

export function keepOptions(command: Command, { commands: { retention: say } }: CliSentences): Command {
  return command
    .option("--keep-begun <days>", say.keepBegun, ageOf("--keep-begun"))
    .option("--keep-unfinished <days>", say.keepUnfinished, ageOf("--keep-unfinished"))
    .option("--keep-unlisted <days>", say.keepUnlisted, ageOf("--keep-unlisted"));
}

/** What was said, in milliseconds. */
export function saidRetention({ keepBegun, keepUnfinished, keepUnlisted }: KeepOptions): SaidRetention {
  const age = (said: Age | undefined) => (typeof said === "number" ? said * day : said);
  return { begun: age(keepBegun), unfinished: age(keepUnfinished), unlisted: age(keepUnlisted) };
}

function ageOf(name: string): (text: string) => Age {
  return (text) => {
    const age = text === "forever" ? text : parseWhole(text, 1, mostDays);
    if (age === undefined) throw refused("age-needed", { name, max: mostDays, text });
    return age;
  };
}
