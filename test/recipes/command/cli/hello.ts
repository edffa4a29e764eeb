import { Command } from "commander";
import type { CliSentences } from "../words/index.ts";

export function make({ commands: { hello: say } }: CliSentences): Command {
  return new Command()
    .description(say.about)
    .argument("[name]", say.name, "world")
    .action((name: string) => void process.stdout.write(`Hello, ${name}!\n`));
}
