export * from "./families.ts";
export * from "./game.ts";
export * from "./presets.ts";
export * from "./registry.ts";
export * from "./result.ts";
export * from "./reversi.ts";
export {
  black,
  type Cell,
  type Cells,
  type CornerHandicap,
  empty,
  type ReversiOptions,
  type ReversiPosition,
  type Square,
  white,
} from "./reversi-position.ts";
export * from "./reversi-symmetry.ts";
export * from "./seat.ts";
export {
  allowsTake,
  countTakes,
  isTakeList,
  leastTake,
  maxTakeList,
  type Take,
  type TakeList,
  type TakeRange,
  takesUpTo,
} from "./take.ts";
export * from "./taking.ts";
export * from "./taking-position.ts";
