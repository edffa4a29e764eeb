import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import type { FieldsProps, OptionForm } from "../face.ts";

export const reversiForm: OptionForm<"reversi"> = {
  make: ({ size, start }) => ({ size: String(size), start }),
  parse: ({ size, start }, game) => game.options({ size: Number(size), start }),
  Fields: ReversiFields,
};

const sizes = [4, 6, 8, 10, 12, 14, 16, 20, 26];

function ReversiFields({ texts, change }: FieldsProps) {
  const { setup } = language.value.page;
  return (
    <>
      <Choice
        label={setup.board}
        value={texts.size}
        set={(size) => change({ size })}
        choices={sizes.map((size) => [String(size), `${size} × ${size}`] as const)}
      />
      <Choice
        label={setup.start}
        value={texts.start}
        set={(start) => change({ start })}
        choices={[
          ["tournament", setup.starts.tournament],
          ["mirrored", setup.starts.mirrored],
        ]}
      />
    </>
  );
}
