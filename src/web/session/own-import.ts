import { type Family, gameIds, gameOf, type OptionsOf } from "../../games/index.ts";
import type { Play } from "../../match/index.ts";
import { idForm, maxAsked, maxName, onlineBounds } from "../../protocol/index.ts";
import { shownName } from "../../roster/index.ts";
import type { ImportOutcome } from "../../words/index.ts";
import { call } from "../base/api.ts";
import { pauses } from "../base/pauses.ts";
import { keepText, keptText } from "./keep.ts";
import { makeKept, readKept, readSummary, versionOf } from "./kept-text.ts";
import { mergeLessons } from "./lesson-progress.ts";
import type { LocalGame } from "./local.ts";
import type { Occupant } from "./occupant.ts";
import type { OwnFile } from "./own-file.ts";
import { importProgress } from "./puzzle-keep.ts";
import { mergeResults } from "./results.ts";
import { mergeTokens } from "./seat-tokens.ts";
import { keepForeign, readSeen, seenGame } from "./seen-games.ts";
import { mergeSettings } from "./setting-texts.ts";

/** How much of what was in a file has come in, and what of it has not. */
export type Imported = Readonly<Partial<Record<ImportOutcome, number>>>;

/** Merges a file with what is here. Nothing that is newer here is overwritten, and nothing is dropped. Work of any length leaves the page free. */
export async function importOwn(file: OwnFile, now = Date.now()): Promise<Imported> {
  const counts: Partial<Record<ImportOutcome, number>> = {};
  const count = (outcome: ImportOutcome, by = 1) => {
    if (by > 0) counts[outcome] = (counts[outcome] ?? 0) + by;
  };
  count("broken", file.broken);
  const rest = pauses();
  // Those that go on first, of each the latest: where there is not room for all, these are what somebody wants.
  const order = ({ text }: OwnFile["games"][number]) => {
    const { winner, changed = 0 } = readSummary(text) ?? {};
    return (winner === undefined ? 1e15 : 0) + changed;
  };
  for (const { key, text } of file.games.toSorted((a, b) => order(b) - order(a))) {
    count(importGame(key, text, now));
    await rest();
  }
  await importOnline(file.online, now, count);
  for (const id of gameIds) {
    if (!Object.hasOwn(file.results, id)) continue;
    const merged = mergeResults(id, file.results[id]);
    if (merged !== "same") count(merged === "taken" ? "results" : "otherResults");
  }
  const puzzles = importProgress(file.puzzles);
  if (puzzles !== "none") count(puzzleOutcomes[puzzles]);
  const { taken, stayed } = mergeSettings(file.settings);
  count("settings", taken);
  count("otherSettings", stayed);
  count("lessons", mergeLessons(file.lessons));
  return counts;
}

const puzzleOutcomes = { taken: "puzzles", same: "puzzlesHere", full: "puzzlesFull" } as const;

function importGame(key: string, text: string, now: number): ImportOutcome {
  const game = playable(text);
  const changed = Math.min(readSummary(text)?.changed ?? Number.NaN, now);
  if (!game || !Number.isFinite(changed)) return "broken";
  const made = (version: number) => makeKept(game, changed, version);
  const here = keptText(key);
  const known = here === undefined ? undefined : readKept(here);
  if (here === undefined || !known) return keepText(key, made(1)) ? "added" : "full";
  switch (relation(known.play, game.play)) {
    case "same":
    case "behind":
      return "here";
    case "ahead":
      // A tab that has it open goes on with what is kept last.
      return keepText(key, made(versionOf(here) + 1)) ? "continued" : "full";
    case "other": {
      // The same file a second time leads to the same place.
      const beside = `${key.slice(0, 28)}-${Math.floor(changed).toString(36)}`;
      if (keptText(beside) !== undefined) return "here";
      return keepText(beside, made(1)) ? "beside" : "full";
    }
  }
}

/** The game of a text, every event of it judged, where its size can be shown and its names can be seen. */
function playable(text: string): LocalGame | undefined {
  const game = withinBounds(text) ? readKept(text) : undefined;
  if (!game) return undefined;
  const named = (each: Occupant): Occupant =>
    each.kind === "human" ? { ...each, name: (shownName(each.name) ?? "").slice(0, maxName) } : each;
  const [first, second] = game.occupants;
  return { ...game, occupants: [named(first), named(second)] };
}

/** The size is looked at before anything of that size is made. */
function withinBounds(text: string): boolean {
  try {
    const { game: id, options } = JSON.parse((JSON.parse(text) as { record: string }).record);
    const game = gameOf(id);
    const read = game.options(options);
    return read.ok && isSmall(game, read.value);
  } catch {
    return false;
  }
}

function isSmall(game: ReturnType<typeof gameOf>, options: OptionsOf<Family>): boolean {
  const bounds = onlineBounds[game.family];
  return Object.entries(game.size(options)).every(([name, value]) => value <= (bounds[name] ?? 0));
}

/** How the game of a file stands to the one that is here: its log is the same, longer, shorter, or another. */
function relation(here: Play, there: Play): "same" | "ahead" | "behind" | "other" {
  const begun = ({ id, options, from }: Play) => JSON.stringify([id, options, from]);
  const [ours, theirs] = [here.events, there.events];
  const common = Math.min(ours.length, theirs.length);
  const isAlike = ours
    .slice(0, common)
    .every((event, index) => JSON.stringify(event) === JSON.stringify(theirs[index]));
  if (begun(here) !== begun(there) || !isAlike) return "other";
  return ours.length === theirs.length ? "same" : ours.length < theirs.length ? "ahead" : "behind";
}

/** Games of the server, by their ids: it is asked whether it knows them before anything of them is kept. */
async function importOnline(
  entries: OwnFile["online"],
  now: number,
  count: (outcome: ImportOutcome, by?: number) => void,
): Promise<void> {
  const sound = entries.flatMap(({ id, seen, seats }) => {
    const read = idForm.test(id) ? readSeen(seen) : undefined;
    return read && Number.isFinite(read.changed) ? [{ id, read, seats }] : [];
  });
  count("broken", entries.length - sound.length);
  for (let from = 0; from < sound.length; from += maxAsked) {
    const some = sound.slice(from, from + maxAsked);
    const answer = await call("progress", { query: { ids: some.map(({ id }) => id).join(",") } });
    if (!answer.ok) {
      count("unasked", some.length);
      continue;
    }
    const there = new Set(answer.value.games.map(({ id }) => id));
    for (const { id, read, seats } of some) {
      if (!there.has(id)) {
        count("unknown");
        continue;
      }
      const added = mergeTokens(id, seats);
      const [first, second] = read.seats;
      const tidy = (seat: typeof first) => ({
        ...seat,
        name: seat.name && (shownName(seat.name)?.slice(0, maxName) ?? null),
      });
      const changed = Math.min(read.changed, now);
      const game = {
        ...read,
        id,
        seats: [tidy(first), tidy(second)] as [typeof first, typeof first],
        changed,
        own: [],
      };
      const isNew = seenGame(id) === undefined;
      if (added === undefined || (isNew && !keepForeign({ ...game, missing: false }))) count("full");
      else count(isNew ? "added" : "here");
      count("seats", added ?? 0);
    }
  }
}
