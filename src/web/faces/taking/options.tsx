import { accept, refuse } from "../../../games/index.ts";
import { makeTake } from "../../../notation/index.ts";
import { nounsOf } from "../../../words/index.ts";
import { Choice, TextField } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import type { FieldsProps, OptionForm } from "../face.ts";
import { HandicapField } from "./handicap-field.tsx";
import { addedIn, favouredIn, nobody, parsePlain } from "./option-texts.ts";

export const takingForm: OptionForm<"taking"> = {
  make: ({ rows, take, middle, last, swap }) => ({
    rows: rows.join(" "),
    take: makeTake(take),
    middle: String(middle),
    last,
    swap: String(swap === true),
    handicap: nobody,
    favoured: "",
    added: "",
  }),
  parse(texts, game) {
    const plain = parsePlain(texts, game);
    if (!plain.ok || !favouredIn(texts)) return plain;
    const added = addedIn(texts);
    if (!added) return refuse("handicap-pending");
    return added.rows ? game.options({ ...plain.value, rows: added.rows }) : accept(plain.value);
  },
  Fields: TakingFields,
};

function TakingFields(props: FieldsProps) {
  const { game, texts, change } = props;
  const { row } = nounsOf(game);
  const { setup, handicap } = language.value.page;
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
      <HandicapField {...props} />
      <label class="check">
        <input
          type="checkbox"
          checked={texts.swap === "true"}
          onChange={(event) => change({ swap: String(event.currentTarget.checked) })}
        />
        <span>{handicap.swap}</span>
      </label>
    </>
  );
}
