import plain from "../../../../dist/engine/engine.wasm?url";
import largePlain from "../../../../dist/engine/engine-large.wasm?url";
import largeThreaded from "../../../../dist/engine/engine-large-threads.wasm?url";
import threaded from "../../../../dist/engine/engine-threads.wasm?url";
import book from "../../../engine/book/book.gz?url";
import { openEngine } from "../../../engine/browser.ts";
import { type Analysis, type Engine, levelOf, type Progress, type Search } from "../../../engine/index.ts";
import six from "../../../engine/weights/reversi-6.gz?url";
import eight from "../../../engine/weights/reversi-8.gz?url";
import ten from "../../../engine/weights/reversi-10.gz?url";
import twelve from "../../../engine/weights/reversi-12.gz?url";
import { type ReversiPosition, reversi } from "../../../games/index.ts";
import type { PlayOf } from "../../../match/index.ts";
import { makeSquare } from "../../../notation/index.ts";
import {
  type GameResult,
  makeSpec,
  openPlayer,
  type PlayerSpec,
  seededChance,
} from "../../../players/index.ts";
import type { Patience } from "../face.ts";
import { mirrorImages } from "./mirror-images.ts";

/** The engine that plays and the one that explains are two: a question to the one must not cut the other short. */
let playing: Promise<Engine> | undefined;
let explaining: Promise<Engine> | undefined;

const files = {
  plain,
  threaded,
  large: { plain: largePlain, threaded: largeThreaded },
  weights: { 6: six, 8: eight, 10: ten, 12: twelve },
  book,
};

function open(threads: number): Promise<Engine> {
  return openEngine({
    files,
    makeWorker: () => new Worker(new URL("../../../engine/worker.ts", import.meta.url), { type: "module" }),
    threads,
  });
}

/** Opened once; a failure (no network yet) is forgotten, so that the next question tries again. */
export function playingEngine(): Promise<Engine> {
  playing ??= open(1).catch((error) => {
    playing = undefined;
    throw error;
  });
  return playing;
}

/** One core is left to the page, so that it stays smooth. */
export function explainingEngine(): Promise<Engine> {
  explaining ??= open(Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))).catch((error) => {
    explaining = undefined;
    throw error;
  });
  return explaining;
}

export function warmEngine(): void {
  playingEngine().catch(() => {});
}

/** The move of a player, as it is written. */
export async function choose(
  { position }: PlayOf<"reversi">,
  player: PlayerSpec,
  results: readonly GameResult[],
  patience?: Patience,
): Promise<string> {
  const chance = seededChance(Math.floor(Math.random() * 2 ** 32));
  const openEngine = patience ? () => hurriedEngine(patience) : playingEngine;
  const opened = await openPlayer(player, reversi, { chance, openEngine, results });
  if (!opened) throw new Error(`Reversi has no player ${makeSpec(player)}`);
  return makeSquare(await opened.choose(position), position.options.size);
}

/** The engine that plays, for someone who waits: of its time and its work the one that is further says how far it is. */
async function hurriedEngine({ now, progress }: Patience): Promise<Pick<Engine, "analyse" | "choose">> {
  const engine = await playingEngine();
  return {
    analyse: (position, limits, watch) => engine.analyse(position, limits, watch),
    choose(position, level, chance) {
      const most = levelOf(level)?.seconds ?? Number.POSITIVE_INFINITY;
      return engine.choose(position, level, chance, {
        watch: ({ share, seconds }) => progress(Math.max(share, seconds / most)),
        begun(search) {
          if (now.aborted) search.stop();
          else now.addEventListener("abort", () => search.stop(), { once: true });
        },
      });
    },
  };
}

/** Values for every legal square, deeper and deeper, until stopped, solved or `seconds` are over. */
export function analyseReversi(
  position: ReversiPosition,
  seconds: number,
  watch: (progress: Progress) => void,
  lines = 1,
): Search {
  let search: Search | undefined;
  let stopped = false;
  const even = mirrorImages(position);
  const result = explainingEngine().then((engine) => {
    const limits = { seconds: stopped ? 0.05 : seconds, values: "all", lines } as const;
    search = engine.analyse(position, limits, (progress) => watch(even(progress)));
    return search.result.then(even);
  });
  return {
    result,
    stop() {
      stopped = true;
      search?.stop();
    },
  };
}

/** A quick look at one position of a finished game, by the engine that no longer has to play. */
export async function reviewPosition(position: ReversiPosition): Promise<Analysis> {
  const engine = await playingEngine();
  return mirrorImages(position)(await engine.analyse(position, { seconds: 0.35, values: "all" }).result);
}
