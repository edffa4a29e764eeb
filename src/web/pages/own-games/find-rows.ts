import type { GameId } from "../../../games/index.ts";
import { gameTitle, type OwnWhere, type OwnWhich } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { OwnRow } from "../home/own-rows.ts";

/** Which of one's games are wanted. */
export interface Wanted {
  readonly words: string;
  readonly which: OwnWhich;
  readonly game: GameId | "any";
  readonly where: OwnWhere;
}

export const everything: Wanted = { words: "", which: "all", game: "any", where: "all" };

/** Those that are wanted, in their order: every word stands somewhere in game, sides, result or date, in small letters or large, with marks or without. */
export function findRows(rows: readonly OwnRow[], wanted: Wanted): readonly OwnRow[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      isOf(row, wanted) && (words.length === 0 || words.every((word) => plain(textOf(row)).includes(word))),
  );
}

function isOf({ rank, game, onServer }: OwnRow, { which, game: kind, where }: Wanted): boolean {
  const isThen = which === "all" || (which === "turn" ? rank === 0 : (which === "over") === (rank === 2));
  const isThere = where === "all" || (where === "server") === onServer;
  return isThen && isThere && (kind === "any" || kind === game);
}

function textOf(row: OwnRow): string {
  const date = language.value.page.home.date({ at: row.changed, now: Date.now() });
  return [gameTitle(language.value, row.game), row.sides(), row.state(), date].join(" ");
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
