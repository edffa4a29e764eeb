import { type Game, type Result, refuse, type TakingOptions } from "../../../games/index.ts";
import { parseTake } from "../../../notation/index.ts";
import type { FieldTexts } from "../face.ts";

/** The options as they were filled in, without what a handicap adds. */
export function parsePlain(texts: FieldTexts, game: Game<"taking">): Result<TakingOptions> {
  const { rows = "", take = "", middle, last, swap } = texts;
  const lengths = rows.split(/[\s,/]+/).filter(Boolean);
  const wrong = lengths.find((length) => !/^[0-9]{1,15}$/.test(length));
  if (wrong !== undefined) return refuse("not-in-notation", { form: "counts", text: wrong });
  const counts = parseTake(take);
  if (!counts.ok) return counts;
  return game.options({
    rows: lengths.map(Number),
    take: counts.value,
    middle: middle === "true",
    last,
    swap: swap === "true",
  });
}

export const nobody = "nobody";

/** Who is to stand better; nobody by whatever else a browser may have kept. */
export function favouredIn({ handicap }: FieldTexts): "me" | "other" | undefined {
  return handicap === "me" || handicap === "other" ? handicap : undefined;
}

/** What the solver has added, and to what: rows with the extra pieces, or null where nothing within bounds does. */
export interface Added {
  readonly key: string;
  readonly rows: readonly number[] | null;
}

/** Everything that what is added depends on. */
export function handicapKey({ rows, take, middle, last, swap, favoured }: FieldTexts): string {
  return JSON.stringify([rows, take, middle, last, swap, favoured]);
}

/** Undefined while it is not worked out for what is filled in now. */
export function addedIn(texts: FieldTexts): Added | undefined {
  const [key, rows] = (texts.added ?? "").split(" > ");
  if (key !== handicapKey(texts) || rows === undefined) return undefined;
  return { key, rows: rows === "" ? null : rows.split(" ").map(Number) };
}

export function makeAdded({ key, rows }: Added): string {
  return `${key} > ${rows?.join(" ") ?? ""}`;
}
