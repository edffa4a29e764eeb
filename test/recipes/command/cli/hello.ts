import { Command } from "commander";

export function make(): Command {
  return new Command()
    .description("Says hello.")
    .argument("[name]", "to whom", "world")
    .action((name: string) => void process.stdout.write(`Hello, ${name}!\n`));
}
