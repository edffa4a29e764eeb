import type { ComponentChild } from "preact";
import type { LearnSentences } from "../../../words/index.ts";
import { Icon, type IconName } from "../../base/icons.tsx";
import { language } from "../../base/language.ts";
import type { PuzzleWish } from "../../session/puzzle-address.ts";
import type { Given } from "../../session/puzzle-source.ts";
import type { PuzzleTrial } from "../../session/puzzle-trial.ts";
import type { PuzzleActs } from "./acts.ts";

/** Everything one can do besides moving, each in its place: what cannot be done now is only switched off. */
export function PuzzleActions({
  trial,
  say,
  wish,
  given,
  act,
}: {
  trial: PuzzleTrial;
  say: LearnSentences;
  wish: PuzzleWish;
  given: Given;
  act: PuzzleActs;
}) {
  const { puzzles } = say;
  const { explore, game } = language.value.page;
  const stage = trial.stage.value;
  const isOpen = stage === "open";
  const action = (icon: IconName, label: ComponentChild, run: () => void, off = false) => (
    <button type="button" class="quiet action" data-action={icon} onClick={run} disabled={off}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  return (
    <fieldset class="actions">
      <legend class="unseen">{game.actions}</legend>
      {action("hint", puzzles.hint, act.hint, !isOpen || wish.way === "streak")}
      {action("explore", explore.explore, act.explore, trial.first.value === undefined)}
      {action("share", puzzles.copyLink, () => void act.copy(), given.id === undefined)}
      {action("keys", game.keys, act.help)}
      <a class="button quiet action" href="/puzzles" data-action="list">
        <Icon name="list" />
        <span>{puzzles.all}</span>
      </a>
    </fieldset>
  );
}
