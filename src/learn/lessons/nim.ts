import type { LessonOf } from "../lesson.ts";
import { kayles } from "./nim/kayles.ts";
import { mirror } from "./nim/mirror.ts";
import { misere } from "./nim/misere.ts";
import { powers } from "./nim/powers.ts";
import { remainders } from "./nim/remainders.ts";
import { unknown } from "./nim/unknown.ts";
import { xor } from "./nim/xor.ts";

/** From 21 stones to what nobody knows; each lesson uses what the ones before it have shown. */
export const nimLessons: readonly LessonOf<"taking">[] = [
  remainders,
  mirror,
  powers,
  xor,
  kayles,
  misere,
  unknown,
];
