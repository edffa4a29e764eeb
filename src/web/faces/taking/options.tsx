import { refuse } from "../../../games/index.ts";
import { makeTake, parseTake } from "../../../notation/index.ts";
import { nounsOf } from "../../../words/index.ts";
import { Choice, TextField } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
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
    const wrong = lengths.find((length) => !/^[0-9]{1,15}$/.test(length));
    if (wrong !== undefined) return refuse("not-in-notation", { form: "counts", text: wrong });
    const counts = parseTake(take);
    if (!counts.ok) return counts;
    return game.options({ rows: lengths.map(Number), take: counts.value, middle: middle === "true", last });
  },
  Fields: TakingFields,
};

function TakingFields({ game, texts, change }: FieldsProps) {
  const { row } = nounsOf(game);
  const { setup } = language.value.page;
  return (
    <>
      <TextField label={setup.rows[row]} value={texts.rows} set={(rows) => change({ rows })} />
      <TextField
        label={setup.take}
        value={texts.take}
        placeholder={setup.takeExample}
        set={(take) => change({ take })}
      />
      <Choice
        label={setup.from}
        value={texts.middle}
        set={(middle) => change({ middle })}
        choices={[
          ["false", setup.end[row]],
          ["true", setup.anywhere],
        ]}
      />
      <Choice
        label={setup.last}
        value={texts.last}
        set={(last) => change({ last })}
        choices={[
          ["wins", setup.lasts.wins],
          ["loses", setup.lasts.loses],
        ]}
      />
    </>
  );
}
