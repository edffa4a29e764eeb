import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import type { FieldsProps, OptionForm } from "../face.ts";
import { even, makeHandicap, readHandicap } from "./handicap.ts";

export const reversiForm: OptionForm<"reversi"> = {
  make: ({ size, start, handicap }) => ({
    size: String(size),
    start,
    handicap: handicap ? makeHandicap({ colour: handicap.to, corners: handicap.corners }) : even,
  }),
  parse({ size, start, handicap = even }, game) {
    const given = readHandicap(handicap);
    const corners = given ? { handicap: { to: given.colour, corners: given.corners } } : {};
    return game.options({ size: Number(size), start, ...corners });
  },
  Fields: ReversiFields,
};

const given = (["black", "white"] as const).flatMap((colour) =>
  [1, 2, 3, 4].map((corners) => ({ colour, corners })),
);

const sizes = [4, 6, 8, 10, 12, 14, 16, 20, 26];

function ReversiFields({ texts, change }: FieldsProps) {
  const { setup, handicap } = language.value.page;
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
      <Choice
        label={handicap.corners}
        value={texts.handicap}
        set={(chosen) => change({ handicap: chosen })}
        choices={[
          [even, handicap.none],
          ...given.map((each) => [makeHandicap(each), handicap.gives(each)] as const),
        ]}
      />
    </>
  );
}
