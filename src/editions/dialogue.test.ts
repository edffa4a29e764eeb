import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Conversation, type Dialogue, InputEnded } from "./dialogue.ts";

/** Feeds the text in the given pieces and gives everything the program read, then how it ended. */
async function readAll(pieces: string[], read: (dialogue: Dialogue) => Promise<string>): Promise<string[]> {
  const conversation = new Conversation(() => {});
  const all: string[] = [];
  const program = (async () => {
    for (;;) all.push(await read(conversation));
  })();
  for (const piece of pieces) {
    conversation.feed(piece);
    await Promise.resolve();
  }
  conversation.end();
  await expect(program).rejects.toBeInstanceOf(InputEnded);
  return all;
}

/** A text and the same text cut into pieces. */
const cut = fc
  .tuple(
    fc.string({ unit: fc.constantFrom("a", "7", " ", "\n", "\t", "é") }),
    fc.array(fc.nat(40), { maxLength: 8 }),
  )
  .map(([text, places]) => {
    const marks = [
      0,
      ...places.map((place) => Math.min(place, text.length)).sort((a, b) => a - b),
      text.length,
    ];
    return { text, pieces: marks.slice(1).map((mark, index) => text.slice(marks[index], mark)) };
  });

describe("a conversation", () => {
  it("gives the same lines however the text arrives", async () => {
    await fc.assert(
      fc.asyncProperty(cut, async ({ text, pieces }) => {
        const lines = text.split("\n");
        if (lines.at(-1) === "") lines.pop();
        expect(await readAll(pieces, (dialogue) => dialogue.line())).toEqual(lines);
      }),
    );
  });

  it("gives the same words however the text arrives", async () => {
    await fc.assert(
      fc.asyncProperty(cut, async ({ text, pieces }) => {
        const words = text.split(/\s+/).filter((word) => word !== "");
        expect(await readAll(pieces, (dialogue) => dialogue.word())).toEqual(words);
      }),
    );
  });

  it("drops a carriage return before the line end", async () => {
    expect(await readAll(["a\r\nb\r"], (dialogue) => dialogue.line())).toEqual(["a", "b"]);
  });

  it("prints nothing before what was done is settled, once for all input that waits", async () => {
    const log: string[] = [];
    const conversation = new Conversation(
      (text) => void log.push(`print ${JSON.stringify(text)}`),
      async () => void log.push("settle"),
    );
    conversation.feed("1\n2\n3\n");
    const program = (async () => {
      for (;;) conversation.print(`<${await conversation.line()}>`);
    })();
    await new Promise((resolve) => setTimeout(resolve));
    expect(log).toEqual(["settle", 'print "<1><2><3>"']);
    conversation.feed("4\n");
    conversation.end();
    await expect(program).rejects.toThrow("input ended");
    expect(log.slice(2)).toEqual(["settle", 'print "<4>"']);
  });

  it("settles in between when very much input waits", async () => {
    let settled = 0;
    const conversation = new Conversation(
      () => {},
      () => void settled++,
    );
    conversation.feed("x\n".repeat(20_000));
    for (let line = 0; line < 20_000; line++) await conversation.line();
    expect(settled).toBeGreaterThan(2);
    expect(settled).toBeLessThan(20);
  });
});
