import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { Conversation } from "../../src/editions/dialogue.ts";
import { reversiConsole } from "../../src/editions/reversi/index.ts";
import { usePages, useServer } from "./fixture.ts";

const server = useServer();
const open = usePages({ reducedMotion: "no-preference" });
const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
let page: Page;

beforeAll(async () => {
  page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
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

  it("types a command that is pressed beside it, in place of what stands there", async () => {
    await page.goto(`${server.address}/consoles/piles`);
    await page.locator(".xterm textarea").focus();
    await page.keyboard.type("half a line");
    await page.getByRole("button", { name: /^move PILE COUNT/ }).click();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^save/ }).click();
    await page.keyboard.press("Enter");
    const printed = async () => {
      await page.getByRole("button", { name: "Copy the output" }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await expect.poll(printed).toContain("1969");
    expect(await printed()).not.toContain("no such command");
  });

  it("understands every command of its list", async () => {
    for (const path of ["nimsys-c", "nimsys-b", "piles"]) {
      await page.goto(`${server.address}/consoles/${path}`);
      await page.locator(".xterm").waitFor();
      const forms = await page.locator(".commands code").allInnerTexts();
      expect(forms.length).toBeGreaterThan(7);
      for (const [index, form] of forms.entries()) {
        // These play a game, end the program or ask.
        if (/^(start|exit|quit|remove|reset)/.test(form)) continue;
        await page.locator(".commands button").nth(index).click();
        await page.keyboard.press("Enter");
      }
      await page.waitForTimeout(300);
      await page.getByRole("button", { name: "Copy the output" }).click();
      const printed = await page.evaluate(() => navigator.clipboard.readText());
      expect(printed).not.toMatch(/no such command|is not a valid command|Incorrect number/);
    }
  });

  it("starts again at once where nothing is lost, and asks where something would be", async () => {
    await page.goto(`${server.address}/consoles/piles`);
    const terminal = page.getByTestId("terminal");
    const printed = () => terminal.getAttribute("data-printed").then(Number);
    await expect.poll(printed).toBeGreaterThan(0);
    const fresh = await printed();
    const start = page.getByRole("button", { name: /^(Start again|Really start again)/ });
    await start.click();
    await expect.poll(printed).toBe(fresh);
    await page.locator(".xterm textarea").focus();
    await page.keyboard.type("1 3\n");
    await expect.poll(printed).toBeGreaterThan(fresh);
    const told = await printed();
    await start.click();
    await page.getByText("Really start again?").first().waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => start.locator("span span").first().innerText()).toBe("Start again");
    expect(await printed()).toBe(told);
    await start.click();
    // A second press at once belongs to the first.
    await page.waitForTimeout(450);
    await start.click();
    await expect.poll(printed).toBe(fresh);
  });

  it("keeps Nimsys' players over a reload", async () => {
    await typeInPage("nimsys-c", ["addplayer kept,Player,The", "exit"]);
    expect(await typeInPage("nimsys-c", ["displayplayer kept", "exit"])).toContain(
      "$kept,The,Player,0 games,0 wins\n",
    );
  });
});
