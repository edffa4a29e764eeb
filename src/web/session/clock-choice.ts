import type { ClockSettings } from "../../match/index.ts";
import { leastClock, mostClock, mostIncrement } from "../../protocol/index.ts";
import { language } from "../base/language.ts";

/** What the form's field holds: the id of a choice, and what was typed for one's own. */
export interface ClockTexts {
  readonly clock: string;
  readonly minutes: string;
  readonly added: string;
  /** Days for every move are for people who are not there at the same time. */
  readonly forGuest: boolean;
}

const minute = 60_000;
const day = 86_400_000;

const usual: readonly (readonly [id: string, settings: ClockSettings | undefined])[] = [
  ["none", undefined],
  ["1+1", { initial: minute, increment: 1000 }],
  ["3+2", { initial: 3 * minute, increment: 2000 }],
  ["10+5", { initial: 10 * minute, increment: 5000 }],
  ["30+0", { initial: 30 * minute, increment: 0 }],
];

const daily = [1, 3, 7, 14].map(
  (days) => [`${days}d`, { initial: days * day, increment: 0, perMove: true }] as const,
);

/** The id of the one that is typed. */
export const ownClock = "own";

/** What one's own clock may have at most, as it is typed. */
export const ownBounds = { minutes: mostClock / minute, added: mostIncrement / 1000 };

/** The choices there are, with what they are called. */
export function clockChoices(texts: ClockTexts): readonly (readonly [id: string, text: string])[] {
  const { page } = language.value;
  return [
    ...presets(texts).map(
      ([id, settings]) => [id, settings ? clockName(settings) : page.setup.noClock] as const,
    ),
    [ownClock, page.clock.own],
  ];
}

/** The choice that counts: one that is not offered any more is none. */
export function chosenClock(texts: ClockTexts): string {
  return texts.clock === ownClock || presets(texts).some(([id]) => id === texts.clock) ? texts.clock : "none";
}

/** The clock that is chosen, if any; `ok` is false where what was typed is no clock. */
export function readClock(
  texts: ClockTexts,
): { readonly ok: true; readonly settings: ClockSettings | undefined } | { readonly ok: false } {
  if (texts.clock !== ownClock)
    return { ok: true, settings: presets(texts).find(([id]) => id === texts.clock)?.[1] };
  const initial = Math.round(numberIn(texts.minutes) * 60) * 1000;
  const added = numberIn(texts.added || "0");
  const increment = added * 1000;
  const fits =
    initial >= leastClock && initial <= mostClock && increment <= mostIncrement && Number.isInteger(added);
  return fits ? { ok: true, settings: { initial, increment } } : { ok: false };
}

export function clockName({ initial, increment, perMove }: ClockSettings): string {
  const { clock } = language.value.page;
  return clock.of({ seconds: initial / 1000, added: increment / 1000, perMove: perMove === true });
}

function presets({ forGuest }: ClockTexts) {
  return forGuest ? [...usual, ...daily] : usual;
}

/** A number as people type one, with a point or a comma; NaN for anything else. */
function numberIn(text: string): number {
  return /^\s*\d{1,5}([.,]\d{1,3})?\s*$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
