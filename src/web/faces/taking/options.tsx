import { refuse } from "../../../games/index.ts";
import { makeTake, parseTake } from "../../../notation/index.ts";
import { nounsOf } from "../../../words/index.ts";
import { Choice, TextField } from "../../base/fields.tsx";
import type { FieldsProps, OptionForm } from "../face.ts";

export const takingForm: OptionForm<"taking"> = {
  make: ({ rows, take, middle, last }) => ({
    rows: rows.join(" "),
    take: makeTake(take),
    middle: String(middle),
    last,
  }),
  parse({ rows = "", take = "", middle, last }, game) {
    const lengths = rows.split(/[\s,/]+/).filter(Boolean);
    if (!lengths.every((length) => /^[0-9]{1,15}$/.test(length)))
      return refuse("option-not-integer", { name: "rows" });
    const counts = parseTake(take);
    if (!counts.ok) return counts;
    return game.options({ rows: lengths.map(Number), take: counts.value, middle: middle === "true", last });
  },
  Fields: TakingFields,
};

function TakingFields({ game, texts, change }: FieldsProps) {
  const piles = nounsOf(game).row === "pile";
  return (
    <>
      <TextField label={piles ? "Piles" : "Rows"} value={texts.rows} set={(rows) => change({ rows })} />
      <TextField
        label="Take"
        value={texts.take}
        placeholder="any, 1-3 or 1, 3, 4"
        set={(take) => change({ take })}
      />
      <Choice
        label="From"
        value={texts.middle}
        set={(middle) => change({ middle })}
        choices={[
          ["false", piles ? "the top of a pile" : "the right end"],
          ["true", "anywhere, side by side"],
        ]}
      />
      <Choice
        label="Who takes the last"
        value={texts.last}
        set={(last) => change({ last })}
        choices={[
          ["wins", "wins"],
          ["loses", "loses"],
        ]}
      />
    </>
  );
}
