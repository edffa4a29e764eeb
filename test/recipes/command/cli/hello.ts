import { Command } from "commander";
import type { CliSentences } from "../words/index.ts";

export function make(cli: CliSentences): Command {
  return new Command()
    .description(cli.commands.hello.about)
    .argument("[name]", "to whom", "world")
    .action((name: string) => void process.stdout.write(`Hello, ${name}!\n`));
}
