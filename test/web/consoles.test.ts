import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Conversation } from "../../src/editions/dialogue.ts";
import { reversiConsole } from "../../src/editions/reversi/index.ts";
import { openBrowser } from "./chromium.ts";
import { ensureBuilt, GameServer } from "./server.ts";

const server = new GameServer();
const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
let browser: Browser;
let page: Page;

beforeAll(async () => {
  await ensureBuilt();
  [browser] = await Promise.all([openBrowser(), server.start()]);
  const context = await browser.newContext({
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await server.close();
});

/** Types the lines into the terminal and gives back exactly what the program printed. */
async function typeInPage(path: string, lines: readonly string[]): Promise<string> {
  await page.goto(`${server.address}/consoles/${path}`);
  await page.locator(".xterm textarea").focus();
  let printed = "";
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  }
  for (let look = 0; look < 40; look++) {
    await page.getByRole("button", { name: "Copy the output" }).click();
    const now = await page.evaluate(() => navigator.clipboard.readText());
    if (now === printed && now !== "") return now;
    printed = now;
    await page.waitForTimeout(150);
  }
  return printed;
}

function onCommandLine(words: readonly string[], lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "grundy-console-"));
  try {
    const input = lines.map((line) => `${line}\n`).join("");
    return spawnSync(process.execPath, [main, ...words], { cwd: folder, input, encoding: "utf8" }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const roster = ["addplayer a,Solo,Han", "addplayer b,Organa,Leia", "addplayer a,X,Y", "displayplayer"];

const runs: readonly {
  readonly path: string;
  readonly words: readonly string[];
  readonly lines: readonly string[];
}[] = [
  { path: "nimsys-a", words: ["nimsys", "a"], lines: ["Luke", "Han", "3", "7", "3", "3", "1", "N"] },
  {
    path: "nimsys-b",
    words: ["nimsys", "b"],
    lines: [...roster, "startgame 5,2,a,b", "2", "2", "1", "rankings", "exit"],
  },
  {
    path: "nimsys-c",
    words: ["nimsys", "c"],
    lines: [
      ...roster,
      "nonsense",
      "addaiplayer r,Two,Detoo",
      "startadvancedgame 4,a,r",
      "9 9",
      "2 2",
      "rankings asc",
      "exit",
    ],
  },
  {
    path: "competition?words=4+2+1&seed=3",
    words: ["competition", "4", "2", "1", "--seed", "3"],
    lines: ["1", "2", "5", "1", "1", "2", "1", "2", "2"],
  },
  {
    path: "competition?words=1+3+5&seed=7",
    words: ["competition", "1", "3", "5", "--seed", "7"],
    lines: [],
  },
  { path: "competition?words=9", words: ["competition", "9"], lines: [] },
  { path: "piles", words: ["piles"], lines: ["help", "1 3", "2 2", "undo", "redo", "save", "hint", "quit"] },
];

/** Whose line edition A ends itself only where no Enter key does. */
const question = (text: string) => text.replace("(Y/N):\n", "(Y/N):");

describe("a console in the page prints what it prints on a command line", () => {
  for (const { path, words, lines } of runs) {
    it(`grundy ${words.join(" ")}`, async () => {
      expect(question(await typeInPage(path, lines))).toBe(question(onCommandLine(words, lines)));
    });
  }

  it("grundy reversi, whose prompts a terminal ends with its own Enter", async () => {
    const lines = ["5", "4", "9 9", "0 2", "0 1", "nonsense x"];
    let expected = "";
    const conversation = new Conversation((text) => {
      expected += text;
    });
    const ended = reversiConsole(conversation).catch(() => {});
    for (const line of lines) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      conversation.feed(`${line}\n`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await typeInPage("reversi", lines)).toBe(expected);
    conversation.end();
    await ended;
  });

  it("keeps Nimsys' players over a reload", async () => {
    await typeInPage("nimsys-c", ["addplayer kept,Player,The", "exit"]);
    expect(await typeInPage("nimsys-c", ["displayplayer kept", "exit"])).toContain(
      "$kept,The,Player,0 games,0 wins\n",
    );
  });
});
