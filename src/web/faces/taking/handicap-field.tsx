import { useEffect, useLayoutEffect } from "preact/hooks";
import { type GameId, games, type Result, type TakingOptions } from "../../../games/index.ts";
import type { Favoured, Handicap } from "../../../solve/index.ts";
import { type FavouredSide, nounsOf } from "../../../words/index.ts";
import { Failure } from "../../base/failure.tsx";
import { Choice } from "../../base/fields.tsx";
import { language, sayRefusal } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import type { FieldsProps } from "../face.ts";
import {
  type Added,
  addedIn,
  favouredIn,
  handicapKey,
  makeAdded,
  nobody,
  parsePlain,
} from "./option-texts.ts";
import { askSolver } from "./solver-client.ts";

/** No more pieces than this are added. */
const mostAdded = 20;

/** Who is to stand better. The solver says what has to be added for that, and the rows are then those with it. */
export function HandicapField({ game, first, texts, change }: FieldsProps) {
  const words = language.value.page.handicap;
  const chosen = favouredIn(texts);
  const favoured = chosen ? seatOf(first, chosen) : "";
  useLayoutEffect(() => {
    if (texts.favoured !== favoured) change({ favoured });
  }, [favoured, texts.favoured]);
  const now = { ...texts, favoured };
  const key = handicapKey(now);
  const plain = parsePlain(now, games.taking);
  const added = addedIn(now);
  const { answer, failed, again } = useAnswer(
    key,
    favoured !== "" && plain.ok && !added
      ? () => askSolver((solver) => solver.handicap(plain.value, favoured, mostAdded))
      : undefined,
  );
  useEffect(() => {
    if (answer?.ok && !added)
      change({ favoured, added: makeAdded({ key, rows: answer.value?.rows ?? null }) });
  }, [answer]);
  return (
    <>
      <Choice
        label={words.label}
        about={
          chosen && plain.ok
            ? aboutText(game, plain.value, sideOf(first, chosen), added, answer)
            : words.nothingAdded
        }
        value={chosen ?? nobody}
        set={(handicap) => change({ handicap })}
        choices={[
          [nobody, words.nobody],
          ...(["me", "other"] as const).map((each) => [each, words.favours[sideOf(first, each)]] as const),
        ]}
      />
      {failed && <Failure text={words.failed} again={again} />}
    </>
  );
}

type First = FieldsProps["first"];

/** Whoever is me makes the first move unless the other does; where that is open, the first of the choices is whoever begins. */
function seatOf(first: First, chosen: "me" | "other"): Favoured {
  return (chosen === "me") === (first !== "other") ? "first" : "second";
}

function sideOf(first: First, chosen: "me" | "other"): FavouredSide {
  if (first === "me" || first === "other") return chosen;
  return chosen === "me" ? "first" : "second";
}

function aboutText(
  game: GameId,
  { rows }: TakingOptions,
  favours: FavouredSide,
  added: Added | undefined,
  answer: Result<Handicap | undefined> | undefined,
): string {
  const words = language.value.page.handicap;
  const { thing, row: kind } = nounsOf(game);
  if (!added) return answer && !answer.ok ? sayRefusal(answer.refusal, game) : words.working;
  if (!added.rows) return words.impossible({ favours, thing, most: mostAdded });
  const given = added.rows
    .map((length, index) => ({
      count: length - (rows[index] ?? 0),
      row: rows.length > 1 ? index + 1 : undefined,
    }))
    .filter(({ count }) => count > 0);
  return words.added({ favours, thing, kind, extras: given });
}
