import { expect, test } from "vitest";
import { seededChance } from "../../players/index.ts";
import { clientFrame } from "../fixtures.ts";
import { FrameHeads } from "./continuations.ts";

test("parts of messages are counted however they are cut into pieces", () => {
  const chance = seededChance(3);
  const sizes = [0, 1, 125, 126, 300, 8192];
  for (let round = 0; round < 50; round++) {
    let parts = 0;
    const frames = Array.from({ length: 40 }, () => {
      const kind = [0x81, 0x01, 0x00, 0x80, 0x89, 0x8a][Math.floor(6 * chance())] as number;
      if ((kind & 0x0f) === 0) parts++;
      const isControl = (kind & 0x08) !== 0;
      return clientFrame(kind, "\0".repeat(isControl ? 3 : (sizes[Math.floor(6 * chance())] as number)));
    });
    let rest = Buffer.concat(frames);
    const heads = new FrameHeads();
    let counted = 0;
    while (rest.length > 0) {
      const size = 1 + Math.floor((round % 2 ? 5 : 3000) * chance());
      counted += heads.continuationsIn(rest.subarray(0, size));
      rest = rest.subarray(size);
    }
    expect(counted).toBe(parts);
  }
});

test("a size of eight bytes is passed over like any other", () => {
  const heads = new FrameHeads();
  const long = Buffer.concat([
    Buffer.from([0x80, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, 1, 2, 3, 4]),
    Buffer.alloc(65_536),
  ]);
  expect(heads.continuationsIn(Buffer.concat([long, clientFrame(0x00, "x")]))).toBe(2);
});
