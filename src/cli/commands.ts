import type { Command } from "commander";
import type { CliSentences, CommandName } from "../words/index.ts";
import { inLanguage } from "./help.ts";
import { asUserErrors } from "./usage.ts";

/** A command's module; it is loaded only when the command is called. What each is stands in `words`. */
type Load = () => Promise<{ make: (cli: CliSentences) => Command }>;

/** Every command, in the order of the list. */
const commands: { readonly [Name in CommandName]: Load } = {
  serve: () => import("./serve.ts"),
  nimsys: () => import("./nimsys.ts"),
  competition: () => import("./competition.ts"),
  reversi: () => import("./reversi.ts"),
  piles: () => import("./piles.ts"),
  analyse: () => import("./analyse.ts"),
  puzzles: () => import("./puzzles.ts"),
  engine: () => import("./engine.ts"),
  arena: () => import("./arena.ts"),
  judge: () => import("./judge.ts"),
  export: () => import("./export.ts"),
  import: () => import("./import.ts"),
  prune: () => import("./prune.ts"),
  worker: () => import("./worker.ts"),
  jobs: () => import("./jobs.ts"),
  doctor: () => import("./doctor.ts"),
};

export const commandNames = Object.keys(commands) as readonly CommandName[];

/** With which status a command ends that could not do its work: of a judge 1 says that a program is not right. */
export function failureStatus(name: string): number {
  return name.toLowerCase() === "judge" ? 2 : 1;
}

/** Runs a command; false when there is none of that name. */
export async function runCommand(cli: CliSentences, name: string, args: readonly string[]): Promise<boolean> {
  const load = commandNames.find((each) => each === name.toLowerCase());
  if (!load) return false;
  const { make } = await commands[load]();
  const command = make(cli).name(`grundy ${load}`);
  inLanguage(command, cli);
  asUserErrors(command, command.name(), cli);
  await command.parseAsync(args, { from: "user" });
  return true;
}
