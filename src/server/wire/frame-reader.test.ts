import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { seededChance } from "../../players/index.ts";
import { maxFrame } from "../../protocol/index.ts";
import { clientFrame as frame, rawLive, testServer } from "../fixtures.ts";
import { readTexts } from "./frame-reader.ts";

const text = (payload: string) => frame(0x81, payload);

/** What is read from these pieces, and what `ws` gets of them. */
async function read(pieces: readonly Buffer[]) {
  const stream = new PassThrough();
  let isOpen = true;
  const [texts, rest]: [string[], Buffer[]] = [[], []];
  stream.on("data", (data: Buffer) => rest.push(Buffer.from(data)));
  const onText = (each: string) => {
    if (each === "the end") isOpen = false;
    texts.push(each);
  };
  readTexts(stream, onText, () => isOpen);
  for (const piece of pieces) {
    stream.write(Buffer.from(piece));
    await new Promise(setImmediate);
  }
  return { texts, rest: Buffer.concat(rest) };
}

test.each([0, 1, 125, 126, 127, 255, 256, maxFrame])("reads a text of %i characters", async (size) => {
  const long = "x".repeat(size);
  expect(await read([text(long)])).toEqual({ texts: [long], rest: Buffer.alloc(0) });
});

test("reads several texts that come together", async () => {
  const { texts, rest } = await read([Buffer.concat([text("one"), text("two")]), text("three")]);
  expect(texts).toEqual(["one", "two", "three"]);
  expect(rest).toHaveLength(0);
});

test.each([
  ["a ping", frame(0x89, "are you there")],
  ["a pong", frame(0x8a, "")],
  ["more than ASCII", text("Zoë")],
])("%s goes on to ws as it came, and texts are read as before", async (_, other) => {
  const { texts, rest } = await read([Buffer.concat([text("one"), other, text("two")]), text("three")]);
  expect(texts).toEqual(["one", "two", "three"]);
  expect(rest).toEqual(other);
});

test("what stands behind the text for which the connection was ended goes nowhere", async () => {
  const rest = [frame(0x89, ""), text("more"), frame(0x88, ""), text("half").subarray(0, 3)];
  const piece = Buffer.concat([text("one"), frame(0x89, ""), text("the end"), ...rest]);
  expect(await read([piece, text("more")])).toEqual({ texts: ["one", "the end"], rest: frame(0x89, "") });
});

test.each([
  ["the end of the connection", frame(0x88, "")],
  ["a binary frame", frame(0x82, "x")],
  ["the first part of a message", frame(0x01, "x")],
  ["a compressed frame", frame(0xc1, "x")],
  ["a text without a mask", Buffer.from([0x81, 1, 120])],
  ["a text that is too large", text("x".repeat(maxFrame + 1))],
  ["a size of eight bytes", Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 1])],
  ["a ping that is too large", frame(0x89, "x".repeat(126))],
  ["half a text", text("half a text").subarray(0, 9)],
  ["half a size", text("x".repeat(300)).subarray(0, 3)],
  ["one byte", Buffer.from([0x81])],
])("from %s on everything goes to ws", async (_, other) => {
  const { texts, rest } = await read([text("one"), Buffer.concat([text("two"), other]), text("three")]);
  expect(texts).toEqual(["one", "two"]);
  expect(rest).toEqual(Buffer.concat([other, text("three")]));
});

test.each([
  ["own frames", true],
  ["ws alone", false],
])("with %s a server loses nothing however its messages are cut into pieces", async (_, ownFrames) => {
  const { port } = await testServer({ ownFrames });
  const chance = seededChance(5);
  const messages = 300;
  for (let round = 0; round < 10; round++) {
    const { socket, received } = await rawLive(port);
    let rest = Buffer.concat(Array.from({ length: messages }, () => text('{"type":"ping"}')));
    while (rest.length > 0) {
      // Whole messages at first in every other round, then any cut.
      const size = round % 2 && rest.length > 3000 ? 21 : 1 + Math.floor(100 * chance());
      socket.write(rest.subarray(0, size));
      rest = rest.subarray(size);
      await new Promise(setImmediate);
    }
    await expect.poll(() => received().split('"pong"').length - 1).toBe(messages);
  }
});
