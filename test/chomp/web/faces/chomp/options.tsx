import { TextField } from "../../base/fields.tsx";
import type { FieldsProps, OptionForm } from "../face.ts";

export const chompForm: OptionForm<"chomp"> = {
  make: ({ rows, columns }) => ({ rows: String(rows), columns: String(columns) }),
  parse: ({ rows, columns }, game) => game.options({ rows: Number(rows), columns: Number(columns) }),
  Fields: ChompFields,
};

function ChompFields({ texts, change }: FieldsProps) {
  return (
    <>
      <TextField label="Rows" value={texts.rows} set={(rows) => change({ rows })} />
      <TextField label="Columns" value={texts.columns} set={(columns) => change({ columns })} />
    </>
  );
}
