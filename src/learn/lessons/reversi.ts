import type { LessonOf } from "../lesson.ts";
import { corners } from "./reversi/corners.ts";
import { counting } from "./reversi/counting.ts";
import { mobility } from "./reversi/mobility.ts";
import { parity } from "./reversi/parity.ts";
import { rules } from "./reversi/rules.ts";

/** From the first move to the last count. */
export const reversiLessons: readonly LessonOf<"reversi">[] = [rules, corners, mobility, parity, counting];
