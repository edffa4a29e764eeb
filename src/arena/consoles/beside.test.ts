import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Beside } from "./beside.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A console that greets, asks for a number, and says what the program alone knows. */
function begin() {
  const told: string[] = [];
  const beside = new Beside({
    send: (text) => told.push(`send ${JSON.stringify(text)}`),
    lost: (line) => told.push(`lost ${line}`),
    abreast: () => {
      if (told.at(-1) !== "abreast") told.push("abreast");
    },
  });
  const edition = async () => {
    beside.print("Welcome to Nim\n\n$");
    for (;;) {
      const first = await beside.line();
      beside.print(`\n${first} stones left\nwhich?\n`);
      const second = await beside.word();
      beside.print(`${second}\n`);
      const line = await beside.seen();
      told.push(`seen ${line}`);
      beside.print(`${line === "$" ? "" : line}\n$`);
    }
  };
  void edition();
  return { beside, told };
}

const session = "Welcome to Nim\n\n$\n10 stones left\nwhich?\n3\nI took 4\n$";
const wanted = ["abreast", 'send "10\\n3\\n"', "abreast", "seen I took 4", "abreast"];

describe("a console and our edition beside it", () => {
  it("types when the edition reads, and shows what only the program knows", async () => {
    const { beside, told } = begin();
    beside.type("10", "3");
    await settled();
    expect(told).toEqual([]);
    beside.hear(session.slice(0, 17));
    await settled();
    expect(told).toEqual(wanted.slice(0, 2));
    beside.hear(session.slice(17));
    await settled();
    expect(told).toEqual(wanted);
  });

  it("follows in any pieces, with other blanks, line ends and letter case", async () => {
    const forms = [
      session,
      session.replaceAll("\n", "\r\n"),
      session.replaceAll("\n\n", "\n").replace("which", "WHICH"),
      ` ${session.replaceAll("\n", " \n\n")}`,
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...forms),
        fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
        async (text, sizes) => {
          const { beside, told } = begin();
          beside.type("10", "3");
          // Nothing is said beyond a prompt before it is answered.
          for (const part of text.split(/(?<=\$)/))
            for (let at = 0; at < part.length; ) {
              const { value } = sizes.next();
              beside.hear(part.slice(at, at + value));
              at += value;
              await settled();
            }
          expect(told).toEqual(wanted);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ["Hello\n", "Hello"],
    ["Welcome to Nim!\n", "Welcome to Nim!"],
    ["Welcome to Nim\n\n$ and more", "$ and more"],
    ["Welcome to Nim\n\n$\n", undefined],
    ["Welcome to Nim\n\n$\u00a0", "$"],
    ["Wel\u0000come", undefined],
    ["\u202eWelcome", "\u202eWelcome"],
  ])("%j", async (text, lost) => {
    const { beside, told } = begin();
    beside.hear(text);
    await settled();
    expect(told.filter((each) => each.startsWith("lost"))).toEqual(
      lost === undefined ? [] : [`lost ${lost}`],
    );
    beside.type("10");
    beside.hear("anything");
    await settled();
    expect(told.filter((each) => each.startsWith("lost"))).toHaveLength(1);
  });
});
