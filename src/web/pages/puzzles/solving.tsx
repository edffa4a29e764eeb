import { useEffect, useRef, useState } from "preact/hooks";
import type { LearnSentences } from "../../../words/index.ts";
import { Failure } from "../../base/failure.tsx";
import { useTitle } from "../../base/title.ts";
import type { PuzzleWish } from "../../session/puzzle-address.ts";
import { progress } from "../../session/puzzle-keep.ts";
import { dayOf } from "../../session/puzzle-score.ts";
import { type Given, nextPuzzle } from "../../session/puzzle-source.ts";
import { PuzzleBoard } from "./puzzle-board.tsx";
import { Unknown } from "./unknown.tsx";

/** So many are remembered, so that one that was passed over does not come again at once. */
const mostRecent = 20;

interface Shown {
  readonly given: Given | undefined;
  /** Grows with every puzzle. */
  readonly number: number;
}

/** One puzzle after another, as they are wished. */
export function Solving({ wish, say }: { wish: PuzzleWish; say: LearnSentences }) {
  const [shown, setShown] = useState<Shown | undefined>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const recent = useRef<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    const asked = { progress: progress.peek(), day: dayOf(new Date()), chance: Math.random };
    nextPuzzle(wish, { ...asked, recent: recent.current }).then(
      (given) => {
        if (!current) return;
        setFailed(false);
        setShown({ given, number: tries });
        if (given?.id !== undefined) recent.current = [given.id, ...recent.current].slice(0, mostRecent);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [tries]);
  const next = () => setTries(tries + 1);
  if (failed) return <Failed say={say} again={next} />;
  if (!shown) return <div class="waiting" aria-busy="true" />;
  const { given, number } = shown;
  if (given) return <PuzzleBoard key={number} wish={wish} given={given} say={say} next={next} />;
  return wish.way === "single" ? <Unknown say={say} /> : <NoMore say={say} />;
}

function Failed({ say, again }: { say: LearnSentences; again: () => void }) {
  useTitle(say.puzzles.title, "Grundy");
  return (
    <section class="page narrow">
      <h1>{say.puzzles.title}</h1>
      <Failure text={say.puzzles.unloaded} again={again} />
    </section>
  );
}

function NoMore({ say }: { say: LearnSentences }) {
  const { puzzles } = say;
  useTitle(puzzles.title, "Grundy");
  return (
    <section class="page narrow">
      <h1>{puzzles.title}</h1>
      <p>
        {puzzles.noMore} <a href="/puzzles">{puzzles.all}</a>
      </p>
    </section>
  );
}
