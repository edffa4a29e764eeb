import type { Names } from "../names.ts";
import { colours } from "./colours.ts";
import { players } from "./players.ts";

/** The names that a record has, whatever language the page speaks: whoever needs no more does not load the rest. */
export const englishNames: Names = { players, reversi: { colours } };
