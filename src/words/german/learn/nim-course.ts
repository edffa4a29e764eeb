import type { NimCourse } from "../../learn/nim-course.ts";
import { kayles } from "./nim/kayles.ts";
import { mirror } from "./nim/mirror.ts";
import { misere } from "./nim/misere.ts";
import { powers } from "./nim/powers.ts";
import { remainders } from "./nim/remainders.ts";
import { unknown } from "./nim/unknown.ts";
import { xor } from "./nim/xor.ts";

export const nim: NimCourse = { remainders, mirror, powers, xor, kayles, misere, unknown };
