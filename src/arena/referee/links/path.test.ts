import { describe, expect, it } from "vitest";
import { must, type ReversiPosition, reversi } from "../../../games/index.ts";
import { parseTranscript } from "../../../notation/index.ts";
import { pathBetween } from "./path.ts";

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
