import "../../styles/puzzles.css";
import { useEffect } from "preact/hooks";
import { Failure } from "../../base/failure.tsx";
import { language } from "../../base/language.ts";
import { useLearn } from "../../base/learn-words.ts";
import { place } from "../../base/router.ts";
import { readWish } from "../../session/puzzle-address.ts";
import { followProgress } from "../../session/puzzle-keep.ts";
import { Overview } from "./overview.tsx";
import { Solving } from "./solving.tsx";
import { Unknown } from "./unknown.tsx";

/** Positions with exactly one way to win: what there is to choose from, or one after another. */
export function PuzzlesPage() {
  const { say, failed, again } = useLearn();
  const { search, visit } = place.value;
  useEffect(followProgress, []);
  if (!say) {
    if (failed) return <Failure text={language.value.page.notLoaded.page} again={again} />;
    return <div class="waiting" aria-busy="true" />;
  }
  const wish = readWish(search);
  if (wish === "all") return <Overview say={say} />;
  if (wish === undefined) return <Unknown say={say} />;
  return <Solving key={visit} wish={wish} say={say} />;
}
