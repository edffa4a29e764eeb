import { MemoryRoster, type Roster } from "../../roster/index.ts";
import type { Dialogue } from "../dialogue.ts";
import { NimAIPlayer } from "./ai.ts";
import { parseCommandLine } from "./command-line.ts";
import { type Command, commandsOfB, commandsOfC, type MakeComputer } from "./commands.ts";
import { InvalidCommand, NimException } from "./errors.ts";
import { playTwoPlayers } from "./two-players.ts";

export const nimsysEditions = ["a", "b", "c"] as const;
export type NimsysEdition = (typeof nimsysEditions)[number];

export interface NimsysOptions {
  /** `c` unless said. */
  readonly edition?: NimsysEdition;
  /** Who is known at the start, and remembered; nobody, and for this session only, unless said. Edition A asks for names. */
  readonly roster?: Roster;
  /**
   * Print the newline that the Enter key would have shown behind edition A's `(Y/N):`, for input that no terminal echoes.
   * Otherwise only where the answer had been typed before the question appeared.
   */
  readonly echoNewline?: boolean;
  /** Who plays for a person that is a computer; a perfect player unless said. */
  readonly computer?: MakeComputer;
}

/** The whole system: in edition A two people at one table, in B and C commands that are obeyed until `exit`. */
export class Nimsys {
  readonly #dialogue: Dialogue;
  readonly #edition: NimsysEdition;
  readonly #roster: Roster;
  readonly #echoNewline: boolean;
  readonly #computer: MakeComputer;
  readonly #commands: ReadonlyMap<string, Command>;

  constructor(dialogue: Dialogue, options: NimsysOptions = {}) {
    const { edition = "c", roster = new MemoryRoster(), echoNewline = false } = options;
    const { computer = (person) => new NimAIPlayer(person) } = options;
    this.#dialogue = dialogue;
    this.#edition = edition;
    this.#roster = roster;
    this.#echoNewline = echoNewline;
    this.#computer = computer;
    this.#commands = edition === "c" ? commandsOfC : commandsOfB;
  }

  /** The whole program, as the documents name it: a session from the welcome to the end; the exit status. */
  static main(dialogue: Dialogue, options?: NimsysOptions): Promise<number> {
    return new Nimsys(dialogue, options).run();
  }

  /** The whole session; the exit status. Rejects with `InputEnded` when the input ends before it is over. */
  run(): Promise<number> {
    return this.#edition === "a" ? playTwoPlayers(this.#dialogue, this.#echoNewline) : this.#obeyUntilExit();
  }
  /** One command of B or C but `exit`. Throws a `NimException` when it is unknown, lacks arguments or makes no game. */
  async execute(line: string): Promise<void> {
    const { name, arguments: given } = parseCommandLine(line);
    const command = this.#commands.get(name);
    if (!command) throw new InvalidCommand(name);
    await command({ dialogue: this.#dialogue, roster: this.#roster, computer: this.#computer }, given);
  }

  async #obeyUntilExit(): Promise<number> {
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
}
