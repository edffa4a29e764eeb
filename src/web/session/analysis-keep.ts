import { type Family, type GameId, isGameId, type PositionOf } from "../../games/index.ts";
import { type Place, type Tree, writtenPlaces } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import { newId } from "../base/new-id.ts";
import { namesUnder, objectOf, readText, removeText, writeText } from "../base/storage.ts";
import { makeTreeLink, readAnalysisLink } from "./tree-link.ts";

/** The analyses of this browser, each under a key of its own; beyond so many the oldest goes. */
const mostKept = 60;
const place = "analysed/";

/** An analysis as it stands. */
export interface Explored {
  readonly tree: Tree;
  readonly at: Place;
  /** A position that is being set up, legal or not. */
  readonly draft: PositionOf<Family> | undefined;
}

export interface ListedAnalysis {
  readonly key: string;
  readonly game: GameId;
  readonly moves: number;
  readonly changed: number;
}

/** The latest first. */
export function keptAnalyses(): readonly ListedAnalysis[] {
  return namesUnder(place)
    .flatMap((key): ListedAnalysis[] => {
      const { game, count, changed } = partsOf(key);
      if (typeof game !== "string" || !isGameId(game)) return [];
      if (typeof count !== "number" || typeof changed !== "number") return [];
      return [{ key, game, moves: count, changed }];
    })
    .sort((a, b) => b.changed - a.changed);
}

export function newAnalysisKey(): string {
  return newId().slice(0, 12);
}

export function analysisKeyAddress(game: GameId, key: string): string {
  return `/analysis/${game}/${key}`;
}

/** One analysis in this tab, and perhaps in another: none overwrites what it has not seen. */
export class KeptAnalysis {
  #key: string;
  #version: number;

  constructor(key: string) {
    this.#key = key;
    this.#version = versionOf(key);
  }

  /** Keeps it as it stands. Where another tab went on with it, it goes on beside it, under a key of its own. */
  keep({ tree, at, draft }: Explored, now: number): { readonly key: string; readonly kept: boolean } {
    if (versionOf(this.#key) > this.#version) {
      this.#key = newAnalysisKey();
      this.#version = 0;
    }
    this.#version++;
    const { id } = tree.play;
    const text = JSON.stringify({
      game: id,
      link: makeTreeLink(tree),
      at: writtenPlaces(tree).indexOf(at),
      count: tree.moves,
      changed: now,
      version: this.#version,
      ...(draft ? { draft: { options: draft.options, position: notationOf(id).makePosition(draft) } } : {}),
    });
    const kept = writeText(place + this.#key, text);
    if (this.#version === 1) for (const { key } of keptAnalyses().slice(mostKept)) removeText(place + key);
    return { key: this.#key, kept };
  }
}

/** What was kept is outside text like any other: every move is judged again. */
export function openAnalysis(key: string, id: GameId): Explored | undefined {
  const { game, link, at, draft } = partsOf(key);
  if (game !== id || typeof link !== "string") return undefined;
  const read = readAnalysisLink(id, link, String(at));
  return read.tree && { tree: read.tree, at: read.at, draft: readDraft(id, draft) };
}

function readDraft(id: GameId, data: unknown): PositionOf<Family> | undefined {
  const { options, position } = objectOf(data);
  if (typeof position !== "string") return undefined;
  const read = readAnalysisLink(
    id,
    new URLSearchParams({ options: JSON.stringify(options), from: position }).toString(),
    null,
  );
  return read.tree?.play.start;
}

/** Forgets one; what is returned brings it back. */
export function removeAnalysis(key: string): () => void {
  const text = readText(place + key);
  removeText(place + key);
  return () => {
    if (text !== undefined) writeText(place + key, text);
  };
}

function versionOf(key: string): number {
  const { version } = partsOf(key);
  return typeof version === "number" ? version : 0;
}

function partsOf(key: string): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(readText(place + key) ?? ""));
  } catch {
    return {};
  }
}
