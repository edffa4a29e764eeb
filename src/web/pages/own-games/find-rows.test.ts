import { expect, it } from "vitest";
import type { OwnRow } from "../home/own-rows.ts";
import { everything, findRows } from "./find-rows.ts";

const row = (key: string, part: Partial<OwnRow>, sides: string, state: string): OwnRow => ({
  key,
  game: "sticks",
  onServer: false,
  address: undefined,
  changed: 0,
  rank: 1,
  sides: () => sides,
  state: () => state,
  remove: () => () => {},
  ...part,
});

const rows = [
  row("a", { game: "reversi", onServer: true, rank: 0 }, "Ann against Zoë", "your turn"),
  row("b", {}, "You against Smart", "3 moves"),
  row("c", { game: "stones", rank: 2 }, "You against Ångström", "you won"),
  row("d", { game: "reversi", onServer: true, rank: 2 }, "Ann against Bob", "you lost"),
];
const found = (part: Partial<typeof everything>) =>
  findRows(rows, { ...everything, ...part }).map(({ key }) => key);

it.each([
  ["", "abcd"],
  ["  ", "abcd"],
  ["reversi", "ad"],
  ["REVERSI lost", "d"],
  ["zoe", "a"],
  ["angstrom won", "c"],
  ["smart reversi", ""],
  ["1970", "abcd"],
  ["<script>", ""],
  ["(", ""],
])("the words %s find %s", (words, keys) => {
  expect(found({ words }).join("")).toBe(keys);
});

it("filters by state, game and place, all together", () => {
  expect(found({ which: "turn" })).toEqual(["a"]);
  expect(found({ which: "going" })).toEqual(["a", "b"]);
  expect(found({ which: "over" })).toEqual(["c", "d"]);
  expect(found({ game: "reversi" })).toEqual(["a", "d"]);
  expect(found({ where: "server" })).toEqual(["a", "d"]);
  expect(found({ where: "here" })).toEqual(["b", "c"]);
  expect(found({ where: "server", which: "over", words: "bob" })).toEqual(["d"]);
});
