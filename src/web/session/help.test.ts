import { expect, it } from "vitest";
import { helpIn } from "./help.ts";

const ann = { name: "Ann", taken: true };
const people = { seats: [ann, { name: null, taken: false }] } as const;
const computer = { seats: [ann, { ...ann, computer: "smart" }] } as const;
const playing = { alone: false, ended: false };

it.each([
  ["off between people while they play, whoever looks", people, playing, "off"],
  ["on when it was agreed", { ...people, help: true }, playing, "agreed"],
  ["free after the end", people, { ...playing, ended: true }, "over"],
  ["free against a computer", computer, playing, "free"],
  ["free for two at one device", people, { ...playing, alone: true }, "free"],
] as const)("help is %s", (_, head, at, help) => {
  expect(helpIn({ ...head, seats: [...head.seats] }, at)).toBe(help);
});
