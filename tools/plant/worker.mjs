import { Script } from "node:vm";
import { parentPort } from "node:worker_threads";

/** The last script, because most that follow each other are the same one with other letters. */
let last = { text: "", make: () => ({}) };

/**
 * Starts a planted program once for each case, every time anew, with the people that the start before it left.
 *
 * @param {{ script: string, letters: string[], edition: string, cases: import("../../src/judge/index.ts").Case[] }} job
 */
async function ran({ script, letters, edition, cases }) {
  if (last.text !== script) last = { text: script, make: new Script(script).runInThisContext() };
  const rans = [];
  const left = new Map();
  for (const { name, args, input, after } of cases) {
    const { run } = last.make((/** @type {number} */ at) => letters[at]);
    const ran = await run(edition, { args, input, people: left.get(after) });
    left.set(name, ran.people);
    rans.push(ran);
  }
  return rans;
}

parentPort?.on("message", async (job) => parentPort?.postMessage(await ran(job)));
