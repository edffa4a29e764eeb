import type { FollowedEdition } from "../../editions/lockstep/index.ts";
import type { Catalogue } from "./message.ts";
import { nimsysA, nimsysB, nimsysC } from "./nimsys.ts";
import { reversi } from "./reversi.ts";
import { sticks } from "./sticks.ts";

export type { Catalogue, KnownLine, Message } from "./message.ts";

/** Every line that an edition may print. */
export const catalogues: { readonly [E in FollowedEdition]: Catalogue } = {
  "nimsys-a": nimsysA,
  "nimsys-b": nimsysB,
  "nimsys-c": nimsysC,
  sticks,
  reversi,
};
