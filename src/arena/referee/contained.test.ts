import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lackOf } from "../../../test/programs/playground.ts";
import { botOf, playGames } from "./fixtures.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "grundy-contained-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Speaks GTP as far as it is asked, and does what a guest should not. */
const guest = `
while read word rest; do
  case $word in
    genmove)
      echo mine > own.txt && echo "own \${HOME##*/}" >&2
      ls ${"$FORBIDDEN"} >&2
      printf '= a1\\n\\n';;
    *) printf '=\\n\\n';;
  esac
done`;

describe(`a program of somebody else${lackOf(2)}`, () => {
  it.skipIf(lackOf(2) !== "")("runs in a copy of its folder and sees nothing else", async () => {
    writeFileSync(join(folder, "bot.sh"), guest);
    const bot = botOf(["sh", "bot.sh"], {
      player: { kind: "program", protocol: "gtp", command: "sh bot.sh" },
      directory: folder,
      environment: { FORBIDDEN: folder },
    });
    const [played] = await playGames([bot, bot], [[0, 1]], {
      game: "reversi",
      options: { size: 8, start: "tournament" },
      opening: "---------------------------OX------XO--------------------------- X",
      sandbox: true,
    });
    expect(played?.game.fault).toMatchObject({ kind: "illegal", move: "a1" });
    expect(played?.evidence?.sandbox).toBe(2);
    expect(played?.evidence?.memory).toBeGreaterThan(0);
    expect(played?.evidence?.errors).toContain("own grundy-program-");
    expect(played?.evidence?.errors).toMatch(/cannot access|No such file/i);
    expect(readdirSync(folder)).toEqual(["bot.sh"]);
  });
});
