import { useEffect, useRef, useState } from "preact/hooks";
import { gameOf } from "../../../games/index.ts";
import {
  goalText,
  type Language,
  type LearnSentences,
  puzzleFamilies,
  rulesText,
  sideName,
} from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { copyText } from "../../base/copy.ts";
import { language } from "../../base/language.ts";
import { go } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { faceOf } from "../../faces/index.ts";
import { type PuzzleWish, wishAddress } from "../../session/puzzle-address.ts";
import { progress } from "../../session/puzzle-keep.ts";
import type { Given } from "../../session/puzzle-source.ts";
import type { PuzzleActs } from "./acts.ts";
import { Answers } from "./answers.tsx";
import { PuzzleActions } from "./puzzle-actions.tsx";
import { PuzzleKeys, usePuzzleKeys } from "./puzzle-keys.tsx";
import { Standings } from "./standings.tsx";
import { statusOf } from "./status.ts";
import { Told } from "./told.tsx";
import { refutationOf, useExplanation, useSaid } from "./use-said.ts";
import { useTrial } from "./use-trial.ts";

/** One puzzle: its board, what is to be done and what came of it, and everything one can do. The places are those of a game (`game.css`). */
export function PuzzleBoard({
  wish,
  given,
  say,
  next,
}: {
  wish: PuzzleWish;
  given: Given;
  say: LearnSentences;
  next: () => void;
}) {
  const { puzzles } = say;
  const { puzzle } = given;
  const { trial, score } = useTrial(wish, given);
  const { view } = trial;
  const [keys, setKeys] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const title = titleOf(say, wish, given);
  const task = taskOf(language.value, say, given);
  const status = statusOf(language.value, say, trial, task);
  const among = trial.hintTexts(language.value, say).length;
  const { Board } = faceOf(gameOf(puzzle.game));
  useTitle(title, "Grundy");
  useFocus(stage);
  const refuted = refutationOf(trial, say);
  const why = useExplanation(trial, say);
  useSaid(trial, { title, task, status, refuted, why });

  const goOn = nextOf(wish, given, next);
  const act: PuzzleActs = {
    hint: () => {
      if (wish.way === "streak") return;
      trial.hint(among);
      const shown = trial.hintTexts(language.peek(), say)[trial.hints.peek() - 1];
      if (shown !== undefined && !trial.over.peek()) announce(shown);
    },
    again: () => {
      if (trial.stage.peek() !== "wrong") return;
      trial.again(among);
      announce(puzzles.back);
      focusOn(stage.current);
    },
    next: () => {
      if (trial.over.peek() || trial.stage.peek() === "wrong") goOn();
    },
    show: () => {
      void trial.showSolution();
      focusOn(stage.current);
    },
    explore: () => go(view.exploreAddress(view.index.peek())),
    copy: async () => {
      if (given.id === undefined) return;
      const address = wishAddress({ way: "single", id: given.id });
      if (await copyText(window.location.origin + address)) announce(puzzles.linkCopied);
    },
    help: () => setKeys(true),
  };
  usePuzzleKeys(act);

  return (
    <section class={`game puzzle ${puzzle.game}`} data-stage={trial.stage.value} data-puzzle={given.id}>
      <header class="game-head">
        <h1>{title}</h1>
        <p class="note" data-testid="goal">
          {rulesOf(language.value, given)}
        </p>
      </header>
      <div class="stage" ref={stage}>
        <Board view={view} />
      </div>
      <div class={`status-line${trial.stage.value === "open" ? " turn" : ""}`}>
        <p class="status" data-testid="status">
          {/* Another sentence is another element: one that only grew would count as having moved. */}
          <span key={status}>{status}</span>
        </p>
        <Answers trial={trial} say={say} wish={wish} act={act} next={nextLabel(wish, given, say)} />
      </div>
      <aside class="panel" aria-label={puzzles.panel}>
        <Standings trial={trial} say={say} wish={wish} score={score.value} />
        <Told trial={trial} say={say} wish={wish} score={score.value} refuted={refuted} why={why} />
        <PuzzleActions trial={trial} say={say} wish={wish} given={given} act={act} />
      </aside>
      {keys && <PuzzleKeys say={say} close={() => setKeys(false)} />}
    </section>
  );
}

/** The rules, where they are not the game's own: else who wins. */
function rulesOf(language: Language, { puzzle: { game, position } }: Given): string {
  const isUsual = JSON.stringify(position.options) === JSON.stringify(gameOf(game).defaults);
  return (isUsual ? goalText : rulesText)(language, game, position.options);
}

function titleOf({ puzzles, ideas }: LearnSentences, wish: PuzzleWish, given: Given): string {
  const kind = puzzles.kinds[given.puzzle.family];
  switch (wish.way) {
    case "daily":
      return puzzles.daily({ kind, day: noonOf(given.day) });
    case "idea":
      return puzzles.ofIdea({ idea: ideas.of[wish.idea].name });
    case "single":
      return puzzles.single({ kind });
    default:
      return puzzles.start({ way: puzzles.ways[wish.way].name, kind: puzzles.kinds[wish.of] });
  }
}

/** A moment of a day that is the same day in every time zone. */
function noonOf(day: string | undefined): number {
  return day === undefined ? Date.now() : new Date(`${day}T12:00`).getTime();
}

function taskOf(language: Language, { puzzles }: LearnSentences, { puzzle }: Given): string {
  const seat = gameOf(puzzle.game).turn(puzzle.position);
  return puzzles.task[puzzle.family]({
    side: sideName(language, puzzle.game, seat),
    moves: puzzle.moves,
    several: puzzle.solutions.length > 1,
  });
}

/** The other puzzle of the day that has not been tried, if there is one. */
function otherDaily(wish: PuzzleWish, { day }: Given): PuzzleWish | undefined {
  if (wish.way !== "daily" || day === undefined) return undefined;
  const of = puzzleFamilies.find((family) => family !== wish.of && !progress.value.days[day]?.[family]);
  return of && { way: "daily", of };
}

function nextOf(wish: PuzzleWish, given: Given, next: () => void): () => void {
  if (wish.way === "single") return () => go(wishAddress({ way: "endless", of: given.puzzle.family }));
  if (wish.way !== "daily") return next;
  const other = otherDaily(wish, given);
  return () => go(other ? wishAddress(other) : "/puzzles");
}

function nextLabel(wish: PuzzleWish, given: Given, { puzzles }: LearnSentences): string {
  if (wish.way !== "daily") return puzzles.next;
  const other = otherDaily(wish, given);
  return other?.way === "daily" ? puzzles.otherDaily({ kind: puzzles.kinds[other.of] }) : puzzles.all;
}

type Stage = { readonly current: HTMLElement | null };

/** The board has the focus when a puzzle opens, unless something else was given it. */
function useFocus(stage: Stage): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement === body || activeElement?.id === "main") focusOn(stage.current);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

function focusOn(stage: HTMLElement | null): void {
  // Once the board shows what was changed.
  requestAnimationFrame(() =>
    stage?.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true }),
  );
}
