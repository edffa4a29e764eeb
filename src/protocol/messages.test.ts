import { Compile } from "typebox/compile";
import { expect, expectTypeOf, test } from "vitest";
import type { GameEvent } from "../notation/index.ts";
import type { ClientMessage, CreateRequest, NumberedEvent, StateMessage } from "./messages.ts";
import * as schemas from "./schemas.ts";

test("the types say what the rest of the house says", () => {
  expectTypeOf<NumberedEvent["event"]>().toExtend<GameEvent>();
  expectTypeOf<GameEvent>().toExtend<NumberedEvent["event"]>();
  expectTypeOf<StateMessage["yours"]>().toEqualTypeOf<(0 | 1)[]>();
  expectTypeOf<CreateRequest["game"]>().toEqualTypeOf<
    "stones" | "kayles" | "sticks" | "piles" | "taking" | "reversi"
  >();
  expectTypeOf<ClientMessage["type"]>().toExtend<string>();
});

const check = Compile(schemas.clientMessage);
const move = { type: "move", game: "a".repeat(16), seat: 0, move: "1:1-2", after: 3, id: "x" };

test("a message as it should be passes", () => {
  expect(check.Check(move)).toBe(true);
  expect(check.Check({ type: "subscribe", game: "b".repeat(16), seen: 0 })).toBe(true);
  expect(check.Check({ type: "lobby" })).toBe(true);
  expect(check.Check({ type: "leave-lobby" })).toBe(true);
});

test.each([
  ["another member", { ...move, more: 1 }],
  ["a seat that is none", { ...move, seat: 2 }],
  ["a seat as text", { ...move, seat: "0" }],
  ["a number that is none", { ...move, after: -1 }],
  ["a fraction", { ...move, after: 0.5 }],
  ["an empty id", { ...move, id: "" }],
  ["a long id", { ...move, id: "x".repeat(41) }],
  ["an id with a line break", { ...move, id: "a\nb" }],
  ["a long move", { ...move, move: "1".repeat(81) }],
  ["another type", { ...move, type: "time" }],
  ["a lobby of one's own", { type: "lobby", game: "stones" }],
  ["nothing", null],
  ["a list", [move]],
])("%s is refused", (_, message) => {
  expect(check.Check(message)).toBe(false);
});
