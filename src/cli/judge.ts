import { Command, Option } from "commander";
import type { CliSentences } from "../words/index.ts";
import { make as makeClass } from "./judge-class.ts";
import { withRules } from "./judge-options.ts";
import { make as makePack } from "./judge-pack.ts";
import { reportFormats } from "./judge-report.ts";

/** `grundy judge PROGRAM`, and its commands: a file for each. */
export function make(cli: CliSentences): Command {
  const say = cli.commands.judge;
  const judge = new Command().description(say.about).argument("[program]", say.program);
  withRules(judge, cli)
    .option("--run <command>", say.run)
    .option("--show-cases <folder>", say.showCases)
    .option("--json", say.json)
    .addOption(new Option("--format <kind>", say.format).choices(reportFormats).default("text"))
    .option("--out <file>", say.out)
    .addHelpText("after", `\n${say.after}`)
    .action(async (...args: [string | undefined, object]) =>
      (await import("./judge-program.ts")).judgeProgram(cli, ...args),
    );
  // Options behind a command are that command's, though they are called the same.
  return judge.enablePositionalOptions().addCommand(makeClass(cli)).addCommand(makePack(cli));
}
