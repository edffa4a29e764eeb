import {
  piles,
  type Result,
  type Run,
  refuse,
  type TakingOptions,
  type TakingPosition,
  takingPosition,
} from "../games/index.ts";

/**
 * The three piles' save string: 0 when White is to move and 1 when Black is, then the three sizes, `0999`.
 * It holds what is left of each pile; the gap at a pile's right is all there is to its past.
 * The rules are not in it: they are the piles' own unless others are given.
 */
export function parseSaveString(
  text: string,
  rules: Omit<TakingOptions, "rows"> = piles.defaults,
): Result<TakingPosition> {
  if (!/^[01][0-9]{3}$/.test(text)) return refuse("not-in-notation", { form: "save-string", text });
  const sizes = [...text.slice(1)].map(Number);
  const rows = sizes.map((length): Run[] => (length > 0 ? [{ left: 1, length }] : []));
  return takingPosition({ ...rules, rows: piles.defaults.rows }, rows, text[0] === "0" ? 0 : 1);
}

export function makeSaveString(position: TakingPosition): string {
  const sizes = position.rows.map((runs) => runs[0]?.length ?? 0);
  return `${position.turn}${sizes.join("")}`;
}

/** Whether a position is one the save string can hold: three piles of at most 9 under the piles' own rules. */
export function fitsSaveString({ options, rows }: TakingPosition): boolean {
  const { take, middle, last } = piles.defaults;
  const sameRules =
    JSON.stringify(options.take) === JSON.stringify(take) &&
    options.middle === middle &&
    options.last === last &&
    !options.swap;
  return sameRules && rows.length === 3 && options.rows.every((length) => length <= 9);
}
