import { describe, expect, it } from "vitest";
import { levels } from "../engine/index.ts";
import { gameIds, gameOf } from "../games/index.ts";
import { opponentsOf } from "../players/index.ts";
import {
  english,
  gameAbout,
  gameTitle,
  type Language,
  languageTags,
  loadLanguage,
  playerAbout,
  playerListed,
  playerName,
  sideName,
  widthOf,
} from "./index.ts";

describe("games and players in words", () => {
  it("has a title and a line for every game, and for one without an entry its rules", () => {
    for (const id of gameIds) {
      expect(gameTitle(english, id)).toMatch(/^[A-Z]\w+$/);
      expect(gameAbout(english, id)).toMatch(/^[A-Z].+\.$/);
    }
    const terse: Language = { ...english, games: {} };
    expect(gameTitle(terse, "taking")).toBe("Taking");
    expect(gameAbout(terse, "taking")).toBe(
      "Take any number of sticks from the end of one row. Whoever takes the last one wins.",
    );
  });

  it("names the sides", () => {
    expect([0, 1].map((seat) => sideName(english, "reversi", seat as 0 | 1))).toEqual(["Black", "White"]);
    expect(sideName(english, "piles", 1)).toBe("Player 2");
  });

  it("names and describes everyone who can be played against", () => {
    const lines = gameIds.flatMap((id) =>
      opponentsOf(gameOf(id)).map((spec) => `${playerName(english, spec)}: ${playerAbout(english, spec)}`),
    );
    for (const line of lines) expect(line).toMatch(/^[A-Z][^:]+: [a-z][^.]+$/);
    expect(lines).toContain("Random: plays any legal move");
    expect(lines).toContain("Casual: slips about every third time");
    expect(lines).toContain(
      "Engine, level 1: knows the rules and little else: whoever goes for corners beats it in four of five games; wins about 85 of 100 games against random moves",
    );
    expect(lines).toContain("Engine, level 20: knows openings by heart and thinks as far as five seconds go");
    expect(playerName(english, { kind: "program", protocol: "gtp", command: "edax" })).toBe("edax");
  });

  it("says of every level how it plays, and what is measured of it", async () => {
    for (const tag of languageTags) {
      const language = await loadLanguage(tag);
      const said = levels.map(({ level, points }) => {
        const about = playerAbout(language, { kind: "engine", level });
        expect(/(?<!\d)100(?!\d)/.test(about), about).toBe(points !== undefined);
        if (points !== undefined) expect(about).toMatch(new RegExp(`(?<!\\d)${points}(?!\\d)`));
        return about.replace(/[;；。][^;；。]*(?<!\d)100(?!\d).*/, "");
      });
      expect(new Set(said).size).toBe(levels.length);
      const listed = levels.map(({ level }) => playerListed(language, { kind: "engine", level }));
      expect(new Set(listed).size).toBe(levels.length);
      for (const each of listed) {
        const [, suits = ""] = /[0-9]\p{L}*(?:: |：)([\p{L} ]+)$/u.exec(each) ?? [];
        expect(widthOf(suits), each).toBeGreaterThanOrEqual(4);
      }
    }
  });
});
