import { describe, expect, it } from "vitest";
import { must, type ReversiPosition, reversi } from "../games/index.ts";
import { parseBoard, parseTranscript } from "../notation/index.ts";
import { gtpPlayer, type LineChannel, nboardPlayer, ProgramError, pathBetween } from "./program.ts";

/** A program by its answers: each line sent gives some lines back. */
function scripted(answer: (line: string) => readonly string[]): LineChannel & { readonly sent: string[] } {
  const sent: string[] = [];
  const lines: string[] = [];
  return {
    sent,
    send(line) {
      sent.push(line);
      lines.push(...answer(line));
    },
    async next() {
      const line = lines.shift();
      if (line === undefined)
        throw new ProgramError({ kind: "ended", command: "test", status: null, said: "" });
      return line;
    },
    close: () => {},
  };
}

const played = (transcript: string): ReversiPosition =>
  must(parseTranscript(transcript, reversi.defaults)).positions.at(-1) as ReversiPosition;

describe("a path between positions", () => {
  it("is found between two turns and from the start of an opening", () => {
    expect(pathBetween(played("f5"), played("f5d6"))).toEqual([43]);
    expect(pathBetween(played("f5d6"), played("f5d6"))).toEqual([]);
    const path = pathBetween(played(""), played("f5d6c3d3c4f4f6f3")) as number[];
    let position = played("");
    for (const square of path) position = must(reversi.play(position, square));
    expect(position).toEqual(played("f5d6c3d3c4f4f6f3"));
  });

  it("is not found where there is none", () => {
    expect(pathBetween(played("f5d6"), played("f5"))).toBeUndefined();
    expect(pathBetween(played("f5"), played("d3c5"))).toBeUndefined();
    expect(pathBetween(played("f5"), reversi.start({ size: 6, start: "tournament" }))).toBeUndefined();
  });
});

describe("a GTP program", () => {
  const moves = ["= d6", "=\tF4", "= d3"];
  const polite = () => {
    let next = 0;
    return scripted((line) => (line.startsWith("genmove") ? [moves[next++] as string, ""] : ["=", ""]));
  };

  it("is told the moves since it was last asked", async () => {
    const channel = polite();
    const player = gtpPlayer(channel);
    expect(await player.choose(played("f5"))).toBe(43);
    expect(await player.choose(played("f5d6c3"))).toBe(29);
    expect(channel.sent).toEqual([
      "boardsize 8",
      "clear_board",
      "play black f5",
      "genmove white",
      "play black c3",
      "genmove white",
    ]);
  });

  it("is told of a new game", async () => {
    const channel = polite();
    const player = gtpPlayer(channel);
    await player.choose(played("f5"));
    await player.choose(played("f5f6e6"));
    expect(channel.sent.filter((line) => line === "clear_board")).toHaveLength(2);
  });

  it("is told of the pass that its own move brings about", async () => {
    const answers = ["= c1", "= a1"];
    const channel = scripted((line) => [line.startsWith("genmove") ? (answers.shift() as string) : "=", ""]);
    const player = gtpPlayer(channel);
    const small = { size: 4, start: "tournament" } as const;
    const { positions } = must(parseTranscript("b1c1d3a1", small));
    expect(positions.map(({ turn }) => turn)).toEqual([0, 1, 0, 1, 1]);
    await player.choose(positions[1] as ReversiPosition);
    await player.choose(positions[3] as ReversiPosition);
    expect(channel.sent.slice(-2)).toEqual(["genmove white", "play black pass"]);
  });

  it("forfeits with nonsense, and fails with a refusal or an end", async () => {
    const saying = (text: string) =>
      gtpPlayer(scripted((line) => (line.startsWith("genmove") ? [text, ""] : ["=", ""])));
    for (const text of ["= resign", "= pass", "= a1", "= __proto__", "="])
      expect(await saying(text).choose(played("f5"))).toBe(-1);
    await expect(saying("? cannot").choose(played("f5"))).rejects.toThrow("? cannot");
    await expect(gtpPlayer(scripted(() => [])).choose(played("f5"))).rejects.toThrow("ended");
    const nowhere = must(parseBoard(`XO${"-".repeat(62)} X`));
    await expect(saying("= c1").choose(nowhere)).rejects.toThrow("unreachable");
  });
});

describe("an NBoard program", () => {
  it("is shown the position itself; its answer may come with slashes or blanks, between other lines", async () => {
    for (const answer of ["=== d6", "=== D6/-1.00/0.0", "=== d6 -1.00 0.0", "===d6"]) {
      const channel = scripted((line) => {
        if (line.startsWith("ping")) return ["status thinking", `pong ${line.slice(5)}`];
        return line === "go" ? ["search f4 1 0 5", "nodestats 3 0.1", answer, "status"] : [];
      });
      expect(await nboardPlayer(channel, 9).choose(played("f5"))).toBe(43);
      expect(channel.sent.slice(0, 2)).toEqual(["nboard 2", "set depth 9"]);
      expect(channel.sent[2]).toMatch(/^set game \(;GM\[Othello\].*BO\[8 -{27}O\*-{6}\*\*\*-{26} O\];\)$/);
    }
  });

  it("forfeits with nonsense and fails with an end", async () => {
    const channel = scripted((line) =>
      line.startsWith("ping") ? [`pong ${line.slice(5)}`] : line === "go" ? ["=== ?"] : [],
    );
    expect(await nboardPlayer(channel, 9).choose(played("f5"))).toBe(-1);
    await expect(
      nboardPlayer(
        scripted(() => ["hello"]),
        9,
      ).choose(played("f5")),
    ).rejects.toThrow("ended");
  });
});
