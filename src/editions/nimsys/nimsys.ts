import type { Roster } from "../../roster/index.ts";
import type { Dialogue } from "../dialogue.ts";
import { parseCommandLine } from "./command-line.ts";
import { type Command, commandsOfB, commandsOfC } from "./commands.ts";
import { InvalidCommand, NimException } from "./errors.ts";

/** Editions B and C: reads commands and obeys them until `exit`. */
export class Nimsys {
  readonly #dialogue: Dialogue;
  readonly #roster: Roster;
  readonly #commands: ReadonlyMap<string, Command>;

  constructor(dialogue: Dialogue, roster: Roster, edition: "b" | "c" = "c") {
    this.#dialogue = dialogue;
    this.#roster = roster;
    this.#commands = edition === "b" ? commandsOfB : commandsOfC;
  }

  /** The whole session; the exit status. Rejects with `InputEnded` when there is no `exit`. */
  async run(): Promise<number> {
    const dialogue = this.#dialogue;
    dialogue.print("Welcome to Nim\n\n$");
    for (;;) {
      const line = await dialogue.line();
      if (parseCommandLine(line).name === "exit") break;
      try {
        await this.execute(line);
      } catch (error) {
        if (!(error instanceof NimException)) throw error;
        dialogue.print(`${error.message}\n`);
      }
      dialogue.print("\n$");
    }
    dialogue.print("\n");
    return 0;
  }

  /** One command but `exit`. Throws a `NimException` when it is unknown, lacks arguments or makes no game. */
  async execute(line: string): Promise<void> {
    const { name, arguments: given } = parseCommandLine(line);
    const command = this.#commands.get(name);
    if (!command) throw new InvalidCommand(name);
    await command({ dialogue: this.#dialogue, roster: this.#roster }, given);
  }
}
