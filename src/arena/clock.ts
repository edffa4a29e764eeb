import { accept, type Result } from "../games/index.ts";
import { type ArenaRefusal, refuseArena } from "./refusals.ts";
import type { ClockRule } from "./setup.ts";

/** A day in seconds, and as many moves. */
export const mostOfClock = 86_400;

/** Reads `10+0.1`, `10`, `0.5/move`, `40/60`: seconds, and of these at most three places. */
export function parseClock(text: string): Result<ClockRule, ArenaRefusal> {
  const rule = read(text.trim());
  if (!rule) return refuseArena("clock-malformed", { text });
  return isClock(rule) ? accept(rule) : refuseArena("clock-out-of-range", { text, most: mostOfClock });
}

const seconds = "([0-9]{1,9}(?:\\.[0-9]{1,3})?)";
const ofMove = new RegExp(`^${seconds}/move$`, "i");
const ofMoves = new RegExp(`^([0-9]{1,9})/${seconds}$`);
const ofGame = new RegExp(`^${seconds}(?:\\+${seconds})?$`);

function read(text: string): ClockRule | undefined {
  const move = ofMove.exec(text);
  if (move) return { kind: "move", each: milliseconds(move[1]) };
  const moves = ofMoves.exec(text);
  if (moves) return { kind: "moves", moves: Number(moves[1]), each: milliseconds(moves[2]) };
  const game = ofGame.exec(text);
  return game
    ? { kind: "game", initial: milliseconds(game[1]), increment: milliseconds(game[2] ?? "0") }
    : undefined;
}

function milliseconds(digits: string | undefined): number {
  return Math.round(Number(digits) * 1000);
}

/** Whether its times are whole milliseconds within the bounds. */
export function isClock(rule: ClockRule): boolean {
  const isTime = (time: number, least = 1) =>
    Number.isInteger(time) && time >= least && time <= mostOfClock * 1000;
  switch (rule.kind) {
    case "game":
      return isTime(rule.initial) && isTime(rule.increment, 0);
    case "move":
      return isTime(rule.each);
    case "moves":
      return (
        isTime(rule.each) && Number.isInteger(rule.moves) && rule.moves >= 1 && rule.moves <= mostOfClock
      );
  }
}

export function makeClock(rule: ClockRule): string {
  switch (rule.kind) {
    case "game":
      return rule.increment === 0
        ? String(rule.initial / 1000)
        : `${rule.initial / 1000}+${rule.increment / 1000}`;
    case "move":
      return `${rule.each / 1000}/move`;
    case "moves":
      return `${rule.moves}/${rule.each / 1000}`;
  }
}
