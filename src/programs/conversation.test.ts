import { describe, expect, it, onTestFinished } from "vitest";
import { noSandbox } from "./confine.ts";
import { Conversation, type TakeAll } from "./conversation.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import { type Limits, usualLimits } from "./limits.ts";
import type { Evidence } from "./outcome.ts";

/** A program in JavaScript; its end is waited for by `ended`. */
function talk(source: string, limits: Partial<Limits> = {}, all?: TakeAll) {
  const directory = makeFolder();
  let tell: (evidence: Evidence) => void = () => {};
  const ended = new Promise<Evidence>((resolve) => {
    tell = resolve;
  });
  const conversation = new Conversation({
    sandbox: noSandbox,
    limits: { ...usualLimits.bot, wall: 20, processor: 20, ...limits },
    launch: { command: [process.execPath, "-e", source], directory },
    ...(all ? { all } : {}),
    ended: tell,
  });
  onTestFinished(async () => {
    conversation.stop();
    await ended;
    removeFolder(directory);
  });
  return { conversation, ended };
}

const echo = `require("readline").createInterface({ input: process.stdin }).on("line", (line) => console.log("= " + line))`;
const flood = (text: string) =>
  `const text = ${JSON.stringify(text)}.repeat(${Math.ceil(65_536 / text.length)}); (function more() { while (process.stdout.write(text)); process.stdout.once("drain", more); })()`;

describe("a conversation", () => {
  it("asks and listens, again from within an answer", async () => {
    const { conversation } = talk(echo);
    const heard: string[] = [];
    await new Promise<void>((resolve) => {
      const take = (line: string): boolean => {
        heard.push(line);
        if (heard.length === 5) resolve();
        else {
          conversation.send(String(heard.length));
          conversation.listen(take);
        }
        return true;
      };
      conversation.send("0");
      conversation.listen(take);
    });
    expect(heard).toEqual(["= 0", "= 1", "= 2", "= 3", "= 4"]);
  });

  it("hands on lines that came before they were asked for, one promise at a time", async () => {
    const { conversation, ended } = talk(`process.stdout.write("a\\r\\nb\\nc")`);
    expect((await ended).ending).toEqual({ reason: "ended", status: 0 });
    expect(await conversation.next()).toBe("a");
    expect(await conversation.next()).toBe("b");
    expect(await conversation.next()).toBe("c");
    expect(await conversation.next()).toBeUndefined();
    conversation.send("nobody");
  });

  it("tells of the end when it is asked meanwhile", async () => {
    const { conversation, ended } = talk(
      `process.stdin.once("data", () => { console.error("no more"); process.exit(4); })`,
    );
    conversation.send("hello");
    expect(await conversation.next()).toBeUndefined();
    const { ending, errors } = await ended;
    expect(ending).toEqual({ reason: "ended", status: 4 });
    expect(Buffer.from(errors).toString()).toBe("no more\n");
  });

  it("has one deadline for all lines of an answer", async () => {
    const { conversation, ended } = talk(`setInterval(() => console.log("still thinking"), 20)`);
    // Its start is not what is measured here.
    expect(await conversation.next(60)).toBe("still thinking");
    let lines = 0;
    conversation.send("how long?");
    conversation.listen(() => {
      lines++;
      return false;
    }, 1.5);
    // On a loaded machine it may look as if it computed.
    expect(["idle", "processor"]).toContain((await ended).ending.reason);
    expect(lines).toBeGreaterThan(0);
  });

  it("begins the deadline anew with the next answer", async () => {
    const { conversation } = talk(
      `require("readline").createInterface({ input: process.stdin }).on("line", () => setTimeout(() => console.log("ok"), 200))`,
      { wall: 20 },
    );
    conversation.send("first");
    expect(await conversation.next(20)).toBe("ok");
    for (let answer = 0; answer < 4; answer++) {
      conversation.send("again");
      expect(await conversation.next(5)).toBe("ok");
    }
  });

  it.each([
    ["empty lines", "\n", "lines"],
    ["a line without end", "x", "line"],
    ["long lines", `${"x".repeat(60_000)}\n`, "answer"],
  ])("ends a flood of %s", async (_, text, of) => {
    const { conversation, ended } = talk(flood(text));
    let lines = 0;
    conversation.listen(() => {
      lines++;
      return false;
    });
    expect((await ended).ending).toMatchObject({ reason: "output", of });
    expect(lines).toBeLessThanOrEqual(2000);
  });

  it("hands on all that is said, asked for or not, as lines or with prompts as it comes", async () => {
    const source = `process.stdout.write("ready\\n> "); process.stdin.once("data", (chunk) => { process.stdout.write(chunk + "\\u00fc"); process.exit(); })`;
    for (const [as, expected] of [
      ["lines", ["ready", "> 5 2", "\u00fc"]],
      ["text", ["ready\n> ", "5 2\n\u00fc"]],
    ] as const) {
      const heard: string[] = [];
      const all: TakeAll = { as, take: (said) => heard.push(said) };
      const { conversation, ended } = talk(source, {}, all);
      await expect.poll(() => heard.join("")).toContain("ready");
      conversation.write("5 2\n");
      await ended;
      if (as === "lines") expect(heard).toEqual(expected);
      else expect(heard.join("")).toBe(expected.join(""));
    }
  });

  it.each(["lines", "text"] as const)("ends a flood that nobody listens for, as %s", async (as) => {
    let bytes = 0;
    const all: TakeAll = {
      as,
      take: (said) => {
        bytes += said.length;
      },
    };
    const { ended } = talk(flood(`${"x".repeat(1000)}\n`), {}, all);
    expect((await ended).ending).toMatchObject({ reason: "output", of: "answer" });
    expect(bytes).toBeLessThanOrEqual(1024 * 1024);
  });

  it("reads on what a flood of standard error leaves, a part at a time", async () => {
    const { ended } = talk(
      `const text = Buffer.alloc(65536, "e"); let n = 0; (function more() { if (++n < 400) process.stderr.write(text, more); else console.error("end"); })()`,
    );
    const { ending, errors } = await ended;
    expect(ending).toEqual({ reason: "ended", status: 0 });
    expect(Buffer.from(errors.slice(-4)).toString()).toBe("end\n");
  });

  it("lets a program wait that says what nobody asked for", async () => {
    const { conversation } = talk(
      `const fs = require("fs"); let n = 0; const text = Buffer.alloc(65536, "x\\n");
       (function more() { process.stderr.write(++n + "\\n"); process.stdout.write(text, more); })()`,
    );
    const written = () => Buffer.from(conversation.errors()).toString().trim().split("\n").length;
    // As soon as it has stopped writing it stays so: the same count, over and over.
    let before = 0;
    let same = 0;
    while (same < 20) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      const now = written();
      same = now === before && now > 1 ? same + 1 : 0;
      before = now;
    }
    // What pipes and buffers hold, and no more.
    expect(before * 65_536).toBeLessThan(4 * 2 ** 20);
    // It goes on as soon as it is listened to.
    expect(await conversation.next()).toBe("x");
  });

  it("gives a program up that does not read", async () => {
    const { conversation, ended } = talk("setInterval(() => {}, 1000)");
    const before = process.memoryUsage().rss;
    const line = "x".repeat(1000);
    for (let sent = 0; sent < 100_000; sent++) conversation.send(line);
    expect((await ended).ending.reason).toBe("idle");
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 2 ** 20);
  });

  it("ends a program that computes for too long", async () => {
    const { conversation, ended } = talk("for (;;);", { processor: 0.2 });
    conversation.listen(() => true);
    expect((await ended).ending.reason).toBe("processor");
    expect((await ended).processor).toBeGreaterThan(0.1);
  });

  it("closes: a program may end by itself, and is ended otherwise", async () => {
    const polite = talk(`process.stdin.on("end", () => process.exit(0)).resume()`);
    expect((await polite.conversation.close(20)).ending).toEqual({ reason: "ended", status: 0 });
    const stubborn = talk(
      `process.on("SIGTERM", () => {}); console.log("here"); setInterval(() => {}, 1000)`,
    );
    expect(await stubborn.conversation.next()).toBe("here");
    expect((await stubborn.conversation.close(0.1)).ending).toEqual({ reason: "closed" });
    expect((await stubborn.conversation.close()).ending).toEqual({ reason: "closed" });
  });

  it("tells of what cannot be started", async () => {
    const directory = makeFolder();
    onTestFinished(() => removeFolder(directory));
    for (const [command, code] of [
      [["no-such-program-anywhere"], "ENOENT"],
      [["a\0b"], "ERR_INVALID_ARG_VALUE"],
    ] as const) {
      const conversation = new Conversation({
        sandbox: noSandbox,
        limits: usualLimits.bot,
        launch: { command, directory },
      });
      conversation.send("hello");
      expect(await conversation.next()).toBeUndefined();
      expect(conversation.evidence?.ending).toEqual({ reason: "unstartable", code });
    }
  });
});
