import type { Facts, Refusal, RefusalCode } from "../games/index.ts";
import { makeSquare } from "../notation/index.ts";

/** One sentence for each refusal: what was wrong, and what is right. The type names a code that has none. */
const sentences: { readonly [Code in RefusalCode]: (facts: Facts) => string } = {
  "game-unknown": ({ game }) => `There is no game called ${quote(game)}.`,
  "options-not-object": () => "The options must be given as names with values.",
  "option-unknown": ({ name, known }) => `There is no option ${quote(name)}; the options are ${known}.`,
  "option-not-integer": ({ name }) => `The option ${name} must be a whole number.`,
  "option-out-of-range": ({ name, min, max }) => `The option ${name} must be between ${min} and ${max}.`,
  "option-not-one-of": ({ name, choices }) => `The option ${name} must be one of: ${choices}.`,
  "option-odd": ({ name }) => `The option ${name} must be an even number.`,
  "rows-empty": () => "There must be at least one row.",
  "rows-too-many": ({ max }) => `There can be at most ${max} rows.`,
  "take-empty": () => "At least one number of sticks must be allowed to be taken.",
  "game-over": () => "The game is over.",
  "row-missing": ({ row, rows }) => `There is no row ${row}; the rows are numbered from 1 to ${rows}.`,
  "outside-row": ({ row, length }) => `That is not within row ${row}, whose places are 1 to ${length}.`,
  "already-taken": ({ row, left, right }) =>
    left === right
      ? `In row ${row} the stick at place ${left} has been taken already.`
      : `In row ${row} not all sticks from ${left} to ${right} are still there.`,
  "count-not-allowed": ({ count }) => `${sticks(count)} may not be taken in one move.`,
  "not-from-the-end": ({ row, end }) =>
    `Sticks are taken from the right end: a move in row ${row} must include place ${end}, the last of its run.`,
  "outside-board": ({ size }) => `That is not on the board, which has ${size} rows and ${size} columns.`,
  "square-occupied": ({ square, size }) => `There is a disc on ${squareName(square, size)} already.`,
  "flips-nothing": ({ square, size }) => `A disc on ${squareName(square, size)} would turn no other disc.`,
  "runs-overlap": ({ row }) => `The runs of row ${row} are not in order or touch each other.`,
  "cells-wrong": ({ expected }) => `The board must have ${expected} squares, each empty, black or white.`,
  "not-in-notation": ({ form, example, text }) =>
    text === undefined || text === ""
      ? `This is not ${article(form)}, for example ${example}.`
      : `${quote(text)} is not ${article(form)}, for example ${example}.`,
  "record-not-json": () => "The record is not JSON.",
  "record-version": ({ version, known }) =>
    `The record has version ${quote(version)}; this program reads version ${known}.`,
  "record-broken": ({ part }) => `The record is broken: its part ${quote(part)} is missing or wrong.`,
  "nothing-to-undo": () => "There is no move to take back.",
  "nothing-to-redo": () => "There is no move to play again.",
  "not-your-turn": ({ seat }) => `It is not player ${seat}'s turn.`,
  "run-too-long": ({ length, max }) =>
    `No period of this game is proven, so its runs are solved up to ${max} sticks; one of ${length} is too long.`,
  "positions-too-many": ({ max }) =>
    `This position is too large to be solved exactly: it leads to more than ${max} different positions.`,
};

/** The sentence for a refusal. */
export function refusalText({ code, facts }: Refusal): string {
  return sentences[code](facts);
}

const longestQuote = 60;

/** Text from outside in quotation marks, on one line and not too long. */
export function quote(text: string | number | undefined): string {
  const line = String(text ?? "").replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
  const characters = [...line];
  return characters.length > longestQuote ? `“${characters.slice(0, longestQuote).join("")}…”` : `“${line}”`;
}

function sticks(count: string | number | undefined): string {
  return count === 1 ? "One stick" : `${count} sticks`;
}

function squareName(square: string | number | undefined, size: string | number | undefined): string {
  return typeof square === "number" && typeof size === "number" ? makeSquare(square, size) : "that square";
}

/** Forms such as `row:left-right` and `pile count` are patterns; others are nouns, most with their own article. */
function article(form: string | number | undefined): string {
  const name = String(form);
  if (name === "save string") return "a save string";
  if (name === "sticks in each row") return "the number of sticks in each row";
  return /^(a|an|the|rows) /.test(name) ? name : `of the form ${name}`;
}
