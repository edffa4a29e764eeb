import { describe, expect, it } from "vitest";
import { must, reversi, swap, type TakingPosition, taking } from "../games/index.ts";
import { analyse } from "../solve/index.ts";
import { german } from "./german/index.ts";
import {
  english,
  explanationText,
  goalText,
  howToText,
  moveName,
  moveText,
  rulesText,
  statusText,
} from "./index.ts";

const options = must(taking.options({ rows: [3, 4, 5], swap: true }));
const start = taking.start(options);
const open = must(taking.play(start, { row: 1, left: 2, right: 3 }));
const explained = (language: typeof english, position: TakingPosition) =>
  explanationText(language, "taking", position, must(analyse(position)));

describe("the swap rule in words", () => {
  it("is among the rules, and explained to whoever has never heard of it", () => {
    expect(rulesText(english, "taking", options)).toBe(
      "Take any number of sticks from the end of one row. Whoever takes the last one wins. On the first turn, the second player may swap sides instead.",
    );
    expect(goalText(german, "taking", options)).toBe(
      "Wer das letzte nimmt, gewinnt. Die zweite Seite darf tauschen.",
    );
    expect(howToText(english, "taking", options).notes.map(({ title }) => title)).toEqual([
      "What is misère?",
      "What is the swap rule?",
    ]);
    expect(howToText(english, "taking", taking.defaults).notes).toHaveLength(1);
    expect(rulesText(english, "taking", taking.defaults)).not.toContain("swap");
  });

  it("is a move with a name, and told when it happens and when it can", () => {
    const who = { name: "Smart", you: false };
    expect(moveText(english, "taking", open, swap, who)).toBe("Smart swaps sides.");
    expect(moveText(german, "taking", open, swap, { name: "", you: true })).toBe("Du tauschst die Seiten.");
    expect([english, german].map((each) => moveName(each, "taking", open, swap))).toEqual([
      "swapping sides",
      "Seitentausch",
    ]);
    const seats = [
      { name: "Ann", kind: "person" },
      { name: "", kind: "you" },
    ] as const;
    const situation = { seats, ownSeats: [1], mover: 0, thinking: undefined } as const;
    const play = { family: "taking", id: "taking", position: open, ending: undefined } as const;
    expect(statusText(english, { ...situation, play })).toBe(
      "Your turn. Take any number of sticks from the end of one row. Or swap sides.",
    );
  });

  it("decides, and the reason says so", () => {
    expect(explained(english, start)).toContain("With best play whoever is second wins, because of the swap");
    expect(explained(german, start)).toContain("gewinnt wegen des Tauschs, wer als Zweites zieht");
    expect(explained(english, open)).toMatch(
      /^Whoever is to move wins\. A swap hands the turn over, and whoever has to take here loses against best play\. .* swap \(take over the other side\) wins\.$/,
    );
    const won = must(taking.play(start, { row: 1, left: 3, right: 3 }));
    expect(explained(english, won)).toContain(
      "A swap would hand the turn over, and whoever may take here wins.",
    );
  });
});

describe("corners in words", () => {
  const given = (to: string, corners: number) => must(reversi.options({ handicap: { to, corners } }));

  it("tell who has them", () => {
    expect(rulesText(english, "reversi", given("black", 2))).toBe(
      "Black begins with two corners. Whoever has more discs at the end wins.",
    );
    expect(rulesText(english, "reversi", given("white", 1))).toBe(
      "Black begins. Whoever has more discs at the end wins. White has one corner from the start.",
    );
    expect(goalText(english, "reversi", given("black", 4))).toContain("Black begins with all four corners.");
    expect(rulesText(german, "reversi", given("black", 1))).toContain("Schwarz beginnt mit einer Ecke.");
    expect(goalText(german, "reversi", given("white", 3))).toContain("Weiß hat von Anfang an drei Ecken.");
    expect(rulesText(english, "reversi", reversi.defaults)).toBe(english.reversi.rules);
  });
});
