/** The published consoles as a program that is judged: bundled into a submission by the tests. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type FollowedEdition, follow } from "../../src/editions/lockstep/index.ts";

const file = "players.json";

/** What the edition prints for what is typed; whom Nimsys C knows is kept in a file. */
export async function play(edition: FollowedEdition): Promise<string> {
  const people = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const session = { args: process.argv.slice(2), input: readFileSync(0, "utf8"), people };
  const followed = await follow[edition](session);
  if (edition === "nimsys-c") writeFileSync(file, JSON.stringify(followed.people));
  return followed.expected;
}
