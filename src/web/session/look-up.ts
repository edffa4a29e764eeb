import { effect } from "@preact/signals";
import { begin, follow } from "../../match/index.ts";
import { idForm, maxAsked } from "../../protocol/index.ts";
import { call } from "../base/api.ts";
import type { OnlineSession } from "./online.ts";
import { keepMissing, keepSeen, seenGame } from "./seen-games.ts";

/** So many games are asked for at a time. */
const atOnce = 4;

/** Asks the server how these games stand, and keeps it. What it does not answer stays as it was. */
export async function lookUp(ids: readonly string[]): Promise<void> {
  const left = [...ids];
  async function next(): Promise<void> {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await lookUpOne(id);
  }
  await Promise.all(Array.from({ length: atOnce }, next));
}

/** Of games that were asked for: how often they had changed other than by events. */
const changesOf = new Map<string, number>();

/** Asks which of these games have gone on since they were last seen, and how those stand: one short question where none has. */
export async function lookUpChanged(ids: readonly string[]): Promise<void> {
  const asked = ids.filter((id) => idForm.test(id)).slice(0, maxAsked);
  if (asked.length === 0) return;
  const answer = await call("progress", { query: { ids: asked.join(",") } });
  if (!answer.ok) return;
  const there = new Map(answer.value.games.map((game) => [game.id, game]));
  for (const id of asked) if (!there.has(id)) keepMissing(id);
  const changed = asked.filter((id) => {
    const now = there.get(id);
    const seen = seenGame(id);
    if (!now || !seen || seen.missing || seen.number !== now.number) return now !== undefined;
    // Whoever waits for a guest wants to know that he has come.
    return seen.seats.some(({ taken }) => !taken) && changesOf.get(id) !== now.changes;
  });
  await lookUp(changed);
  for (const { id, changes } of there.values()) changesOf.set(id, changes);
}

/** Without the seat's token: who looks at a list is not at the game. */
async function lookUpOne(id: string): Promise<void> {
  const answer = await call("game", { params: { id } });
  if (!answer.ok) {
    if (answer.trouble.code === "game-missing") keepMissing(id);
    return;
  }
  const { events, created, ...head } = answer.value;
  const begun = begin(head.game, head.options, head.from);
  const play = begun.ok
    ? follow(
        begun.value,
        events.map(({ event }) => event),
      )
    : begun;
  if (play.ok) keepSeen({ ...head, created }, play.value, events.at(-1)?.at ?? created);
}

/** Keeps how a game that is open stands, until the returned function is called. */
export function keepLookingAt({ head, log }: OnlineSession): () => void {
  return effect(() => keepSeen(head.value, log.play.value, log.changed));
}
