/// <reference lib="webworker" />
import { Competition } from "../../../editions/competition/index.ts";
import { Conversation, type Dialogue, InputEnded } from "../../../editions/dialogue.ts";
import { Nimsys } from "../../../editions/nimsys/index.ts";
import { pilesConsole } from "../../../editions/piles/index.ts";
import { reversiConsole } from "../../../editions/reversi/index.ts";
import { seededChance } from "../../../players/index.ts";
import { MemoryRoster, type Person } from "../../../roster/index.ts";
import type { FromConsole, ToConsole } from "./messages.ts";

/** One run of one console. A long competition must not stop the page, so it has a thread of its own. */
declare const self: DedicatedWorkerGlobalScope;

const roster = new MemoryRoster();
let kept = "";

const conversation = new Conversation(
  (text) => tell({ type: "output", text }),
  () => {
    const people = [...roster.all()];
    const now = JSON.stringify(people);
    if (now !== kept) tell({ type: "keep", people });
    kept = now;
  },
);

function tell(message: FromConsole): void {
  self.postMessage(message);
}

self.onmessage = ({ data }: MessageEvent<ToConsole>) => {
  if (data.type === "feed") conversation.feed(data.text);
  else if (data.type === "end") conversation.end();
  else void run(data);
};

async function run({ program, words, seed, people }: ToConsole & { type: "start" }): Promise<void> {
  restore(people);
  try {
    const status = await start(program, words, seed, conversation);
    await conversation.flush();
    tell({ type: "exit", status, early: false });
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
    tell({ type: "exit", status: 1, early: true });
  }
}

async function start(
  program: string,
  words: readonly string[],
  seed: number,
  dialogue: Dialogue,
): Promise<number> {
  switch (program) {
    case "nimsys-a":
      return Nimsys.main(dialogue, { edition: "a" });
    case "nimsys-b":
      return Nimsys.main(dialogue, { edition: "b" });
    case "nimsys-c":
      return Nimsys.main(dialogue, { edition: "c", roster });
    case "competition":
      await Competition.main(words, { dialogue, chance: seededChance(seed) });
      return 0;
    case "reversi":
      // A page cannot ask what is free: a board of some 10,000 × 10,000 is what a tab should bear.
      return reversiConsole(dialogue, { freeMemory: 300_000_000 });
    default:
      return pilesConsole(dialogue);
  }
}

function restore(people: readonly Person[]): void {
  for (const person of people) roster.restore(person);
  kept = JSON.stringify([...roster.all()]);
}
