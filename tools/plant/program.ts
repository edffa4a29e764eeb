import { Competition } from "../../src/editions/competition/index.ts";
import { type Dialogue, InputEnded } from "../../src/editions/dialogue.ts";
import type { FollowedEdition, Session } from "../../src/editions/lockstep/index.ts";
import { Nimsys } from "../../src/editions/nimsys/index.ts";
import { reversiConsole } from "../../src/editions/reversi/index.ts";
import { TypedInput } from "../../src/editions/typed-input.ts";
import { seededChance } from "../../src/players/index.ts";
import { MemoryRoster, type Person } from "../../src/roster/index.ts";

/** What came of one start. */
export interface Ran {
  readonly output: string;
  /** Whom its players file has afterwards. */
  readonly people: readonly Person[];
  /** Why it did not come to its own end; empty where it did. */
  readonly failed: string;
}

/** More than this no case prints: it goes on for ever. */
const mostOutput = 1 << 18;

/** Into a pipe, all input typed before. */
class Pipe implements Dialogue {
  readonly #typed = new TypedInput();
  output = "";

  constructor(input: string) {
    this.#typed.feed(input);
  }

  print(text: string): void {
    this.output += text;
    if (this.output.length > mostOutput) throw new Error("too much output");
  }

  line(): Promise<string> {
    return given(this.#typed.takeLine(true));
  }

  word(): Promise<string> {
    return given(this.#typed.takeWord(true));
  }
}

function given(text: string | undefined): Promise<string> {
  return text === undefined ? Promise.reject(new InputEnded()) : Promise.resolve(text);
}

/** An edition as somebody's program: its own computers, its own players file. */
export async function run(edition: FollowedEdition, { args, input, people = [] }: Session): Promise<Ran> {
  const pipe = new Pipe(input);
  const roster = new MemoryRoster();
  for (const person of people) roster.restore(person);
  let failed = "";
  try {
    await start(edition, pipe, args, roster);
  } catch (error) {
    failed = String(error);
  }
  return { output: pipe.output, people: [...roster.all()], failed };
}

function start(
  edition: FollowedEdition,
  dialogue: Dialogue,
  args: readonly string[],
  roster: MemoryRoster,
): Promise<unknown> {
  switch (edition) {
    case "sticks":
      return Competition.main(args, { dialogue, chance: seededChance(7) });
    case "reversi":
      return reversiConsole(dialogue, { echoNewline: true });
    case "nimsys-a":
      return Nimsys.main(dialogue, { edition: "a", roster, echoNewline: true });
    case "nimsys-b":
      return Nimsys.main(dialogue, { edition: "b", roster });
    case "nimsys-c":
      return Nimsys.main(dialogue, { edition: "c", roster });
  }
}
