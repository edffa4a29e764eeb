import type { ReversiCourse } from "../../learn/reversi-course.ts";
import { corners } from "./reversi-course/corners.ts";
import { counting } from "./reversi-course/counting.ts";
import { mobility } from "./reversi-course/mobility.ts";
import { parity } from "./reversi-course/parity.ts";
import { rules } from "./reversi-course/rules.ts";

export const reversi: ReversiCourse = { rules, corners, mobility, parity, counting };
