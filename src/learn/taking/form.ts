import { accept, type TakingOptions, type TakingPosition, taking } from "../../games/index.ts";
import { makeCounts, makeTake, notationOf, parseTake } from "../../notation/index.ts";
import type { FamilyForm, FormOptions } from "../puzzle-form.ts";

/** Rows as counts where they have no gaps, for that is what people type; otherwise as they are drawn. */
export const takingForm: FamilyForm<"taking"> = {
  options: (game, { options }) => (game === taking.id ? formOptions(options) : undefined),
  position: (position) =>
    position.turn === 0 && isWhole(position)
      ? makeCounts(position)
      : notationOf("taking").makePosition(position),
  read({ take, middle, misere }) {
    const counts = parseTake(take);
    return counts.ok ? accept({ take: counts.value, middle, last: misere ? "loses" : "wins" }) : counts;
  },
};

function formOptions({ take, middle, last }: TakingOptions): FormOptions {
  return { take: makeTake(take).replaceAll(" ", ""), middle, misere: last === "loses" };
}

/** Whether no row has a gap, so that the counts alone give this position again. An empty row is written as one of a single place. */
function isWhole({ rows, options }: TakingPosition): boolean {
  return rows.every((runs, row) => (runs[0]?.length ?? 1) === options.rows[row]);
}
