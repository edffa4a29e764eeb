import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { gameOf } from "../../src/games/index.ts";
import { findShipped, type Puzzle, shippedOf } from "../../src/learn/index.ts";
import { notationOf } from "../../src/notation/index.ts";
import { ideas } from "../../src/words/index.ts";
import { desk, usePages, useServer } from "./fixture.ts";

const server = useServer();
const open = usePages(desk);

/** One of each family, by its name: what is shipped is known to the tests as it is to the page. */
const [nim, reversi] = await Promise.all(["nim-1", "reversi-1"].map(shipped));

async function shipped(id: string): Promise<Puzzle> {
  const found = await findShipped(id);
  if (!found) throw new Error(`${id} is not shipped`);
  return found.puzzle();
}

type Which = "right" | "wrong";

/** A move that solves a puzzle, or one that does not, as it is written. */
function moveOf(puzzle: Puzzle, which: Which): string {
  const { makeMove } = notationOf(puzzle.game);
  const { position } = puzzle;
  const solutions = puzzle.solutions.map((move) => makeMove(move, position));
  if (which === "right") return solutions[0] ?? "";
  const others = [...gameOf(puzzle.game).moves(position)].map((move) => makeMove(move, position));
  const wrong = others.find((move) => !solutions.includes(move));
  if (wrong === undefined) throw new Error("every move is right");
  return wrong;
}

/** Makes a move with the pointer, as a person does. */
async function play(page: Page, puzzle: Puzzle, which: Which): Promise<void> {
  const text = moveOf(puzzle, which);
  const run = /^(\d+):(\d+)-(\d+)$/.exec(text);
  if (!run) {
    const [column = "", ...row] = text;
    const square = (Number(row.join("")) - 1) * 8 + column.charCodeAt(0) - 97;
    await page.locator(`[data-square="${square}"]`).click();
    return;
  }
  const spot = (stick: string | undefined) =>
    page.locator(`[data-row="${run[1]}"][data-stick="${stick}"] .hit`);
  await spot(run[2]).hover();
  await page.mouse.down();
  await spot(run[3]).hover();
  await page.mouse.up();
  await page.getByRole("button", { name: /^Take \d/ }).click();
}

const status = (page: Page) => page.getByTestId("status");
const told = (page: Page) => page.getByTestId("told");
/** What stands on the board, as it is spoken. */
const cells = (page: Page) =>
  page
    .locator(".board [role=gridcell]")
    .evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")).join());
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("grundy/puzzles") ?? "{}") as Record<string, never>);
const stage = (page: Page, name: string) => page.locator(`.puzzle[data-stage="${name}"]`).waitFor();

async function goTo(page: Page, search: string): Promise<void> {
  await page.goto(`${server.address}/puzzles${search}`);
  await page.locator(".puzzle .board").waitFor();
}

describe.each([
  ["nim-1", nim as Puzzle],
  ["reversi-1", reversi as Puzzle],
])("a puzzle, %s", (id, puzzle) => {
  it("is solved: it is said, explained, and counts", async () => {
    const page = await open();
    await goTo(page, `?puzzle=${id}`);
    expect(await status(page).innerText()).toMatch(/only one/);
    await play(page, puzzle, "right");
    await stage(page, "right");
    expect(await status(page).innerText()).toMatch(/^Right: /);
    await expect.poll(() => told(page).locator("p").first().innerText()).not.toBe("");
    expect(await page.getByTestId("standings").innerText()).toMatch(/Your rating: [\d,]+ \(\+\d+\)/);
    expect(await kept(page)).toMatchObject({
      done: { [id]: 2 },
      standings: { [puzzle.family]: { tried: 1, solved: 1 } },
    });
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/way=endless/);
    await page.locator('.puzzle[data-stage="open"]').waitFor();
  });

  it("is not solved: the move is refuted on the board, taken back, tried again, and counts once", async () => {
    const page = await open();
    await goTo(page, `?puzzle=${id}`);
    const before = await cells(page);
    await play(page, puzzle, "wrong");
    await stage(page, "checking");
    await stage(page, "wrong");
    expect(await status(page).innerText()).toMatch(/^Not /);
    expect((await told(page).innerText()).length).toBeGreaterThan(10);
    expect(await kept(page)).toMatchObject({
      done: { [id]: 0 },
      standings: { [puzzle.family]: { tried: 1, solved: 0 } },
    });
    await page.getByRole("button", { name: "Try again" }).click();
    await stage(page, "open");
    await expect.poll(() => cells(page)).toBe(before);
    await play(page, puzzle, "wrong");
    await stage(page, "wrong");
    await page.getByRole("button", { name: "Try again" }).click();
    await play(page, puzzle, "right");
    await stage(page, "right");
    await expect.poll(() => told(page).innerText()).toMatch(/Found with help/);
    expect(await kept(page)).toMatchObject({
      done: { [id]: 1 },
      standings: { [puzzle.family]: { tried: 1, solved: 0 } },
    });
  });

  it("shows its hints one by one, the last on the board, and does not count as solved then", async () => {
    const page = await open();
    await goTo(page, `?puzzle=${id}`);
    expect(await told(page).innerText()).toMatch(/With a hint it does not count/);
    for (let shown = 1; !(await told(page).innerText()).includes("marked on the board"); shown++) {
      await page.keyboard.press("h");
      expect(await told(page).locator("li").count()).toBe(shown);
      expect(shown).toBeLessThan(6);
    }
    expect(await told(page).locator("li").count()).toBeGreaterThan(1);
    expect(await page.locator(".board .hint, .board .outline.hint").count()).toBeGreaterThan(0);
    expect(await kept(page)).toMatchObject({ done: { [id]: 0 } });
    await play(page, puzzle, "right");
    await stage(page, "right");
    expect(await kept(page)).toMatchObject({
      done: { [id]: 1 },
      standings: { [puzzle.family]: { solved: 0 } },
    });
  });

  it("shows its solution", async () => {
    const page = await open();
    await goTo(page, `?puzzle=${id}`);
    await play(page, puzzle, "wrong");
    await stage(page, "wrong");
    await page.getByRole("button", { name: "Show the solution" }).click();
    await stage(page, "shown");
    expect(await status(page).innerText()).toMatch(/^The solution: /);
    await expect.poll(() => told(page).locator("p").first().innerText()).not.toBe("");
    expect(await kept(page)).toMatchObject({ done: { [id]: 0 } });
  });

  it("is done with the keys alone, and a screen reader is told", async () => {
    const page = await open();
    await goTo(page, `?puzzle=${id}`);
    const heard = page.getByTestId("announcer");
    await expect.poll(() => heard.innerText()).toMatch(/only one/);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".stage") !== null))
      .toBe(true);
    await press(page, puzzle, "wrong");
    await stage(page, "wrong");
    await expect.poll(() => heard.innerText()).toMatch(/Not /);
    await page.keyboard.press("r");
    await stage(page, "open");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".stage") !== null))
      .toBe(true);
    await press(page, puzzle, "right");
    await stage(page, "right");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await page.waitForURL(/way=endless/);
  });
});

/** Makes a move with the keys, from wherever the board's place is. */
async function press(page: Page, puzzle: Puzzle, which: Which): Promise<void> {
  const text = moveOf(puzzle, which);
  const run = /^(\d+):(\d+)-(\d+)$/.exec(text);
  if (!run) {
    const [column = "", ...row] = text;
    await page.keyboard.press("Home");
    for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowUp");
    for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowLeft");
    for (let step = 0; step < column.charCodeAt(0) - 97; step++) await page.keyboard.press("ArrowRight");
    for (let step = 1; step < Number(row.join("")); step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    return;
  }
  const [, row, left, right] = run.map(Number);
  const at = () =>
    page.evaluate(() => {
      const { row, stick } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
      return [Number(row), Number(stick)] as const;
    });
  await page.keyboard.press("Escape");
  const walk = async (key: string, until: (place: readonly [number, number]) => boolean) => {
    for (let step = 0; step < 40 && !until(await at()); step++) await page.keyboard.press(key);
  };
  const [from = 0] = await at();
  await walk(from > (row ?? 0) ? "ArrowUp" : "ArrowDown", ([now]) => now === row);
  if ((await at())[0] !== row) await walk("ArrowUp", ([now]) => now === row);
  if ((await at())[0] !== row) await walk("ArrowDown", ([now]) => now === row);
  await page.keyboard.press("Home");
  await walk("ArrowRight", ([, stick]) => stick === left);
  if (puzzle.family === "taking" && puzzle.position.options.middle)
    for (let step = left ?? 0; step < (right ?? 0); step++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
}

describe("the ways", () => {
  it("of the day: the same for everyone who has that date, and tomorrow others", async () => {
    const at = new Date("2026-11-18T12:30:00Z");
    const seen: string[] = [];
    // The date there is the 18th in Los Angeles and the 19th in Auckland; at another hour it is the 19th in both.
    for (const [timezoneId, time] of [
      ["America/Los_Angeles", at],
      ["Pacific/Auckland", at],
      ["America/Los_Angeles", new Date("2026-11-20T03:00:00Z")],
    ] as const) {
      const page = await open({ timezoneId });
      await page.clock.install({ time });
      const of: string[] = [];
      for (const kind of ["nim", "reversi"]) {
        await goTo(page, `?way=daily&of=${kind}`);
        of.push(await page.locator(".board").getByRole("grid").getAttribute("aria-label").then(String));
        of.push(await page.locator("h1").innerText());
        of.push(await cells(page));
      }
      seen.push(of.join("\n"));
    }
    expect(seen[0]).toMatch(/18 November/);
    expect(seen[1]).toMatch(/19 November/);
    expect(seen[1]).toBe(seen[2]);
    expect(seen[0]).not.toBe(seen[1]);
  });

  it("of the day: what was solved is seen in the week, and one is asked to come back", async () => {
    const page = await open();
    await page.clock.install({ time: new Date("2026-11-18T12:00:00") });
    for (const family of ["nim", "reversi"]) {
      await goTo(page, `?way=daily&of=${family}`);
      await page.keyboard.press("h");
    }
    await page.goto(`${server.address}/puzzles`);
    await expect.poll(() => page.getByTestId("daily-about").innerText()).toMatch(/Come back tomorrow/);
    expect(await page.getByTestId("day-2026-11-18").innerText()).toMatch(/Wednesday: Nim not solved yet/);
    expect(await page.getByTestId("day-2026-11-17").innerText()).toMatch(/Nim not tried/);
    await expect.poll(() => page.locator(".card-board .board").count()).toBe(2);
  });

  it("by idea: each has puzzles of its own", async () => {
    const page = await open();
    await page.goto(`${server.address}/puzzles`);
    const links = page.locator(".puzzle-ideas a");
    await links.first().waitFor();
    expect(await links.count()).toBe(ideas.length);
    const idea = nim?.idea ?? "xor";
    await goTo(page, `?way=idea&idea=${idea}`);
    expect(await page.locator("h1").innerText()).toMatch(/^Puzzle: /);
  });

  it("by idea: the words of the glossary in an explanation open where they stand", async () => {
    const page = await open();
    // One of the hardest: nothing shorter than the XOR explains it.
    const xor = (await shippedOf("kayles")).findLast(({ idea }) => idea === "xor");
    await goTo(page, `?puzzle=${xor?.id}`);
    await play(page, xor?.puzzle() as Puzzle, "right");
    await stage(page, "right");
    await told(page).locator("p").first().getByRole("button", { name: "XOR", exact: true }).click();
    await page.locator(".term-box:popover-open").getByText("XOR, the nim-sum", { exact: true }).waitFor();
  });

  it("in a streak: it goes on from puzzle to puzzle without hints, one mistake ends it, and a reload brings the same one", async () => {
    const page = await open();
    await page.addInitScript(
      () =>
        localStorage.getItem("grundy/puzzles") ??
        localStorage.setItem(
          "grundy/puzzles",
          JSON.stringify({ runs: { taking: { seed: 7, count: 3, longest: 3 } } }),
        ),
    );
    await goTo(page, "?way=streak&of=nim");
    const board = () => cells(page);
    const before = await board();
    expect(await page.getByRole("button", { name: "Hint" }).isDisabled()).toBe(true);
    await page.keyboard.press("h");
    expect(await told(page).locator("li").count()).toBe(0);
    await page.reload();
    await page.locator(".puzzle .board").waitFor();
    expect(await board()).toBe(before);
    expect(await page.getByTestId("streak").innerText()).toBe("Streak: 3. Longest: 3.");
    await page.getByRole("button", { name: "Copy link" }).click();
    await solveShown(page);
    expect(await page.getByTestId("streak").innerText()).toBe("Streak: 4. Longest: 4.");
    await page.getByRole("button", { name: "Next" }).click();
    await stage(page, "open");
    await failShown(page);
    await expect
      .poll(() => page.getByTestId("streak").innerText())
      .toBe("The streak ends at 4. That is your longest.");
    await page.getByRole("button", { name: "Show the solution" }).click();
    await stage(page, "shown");
    await page.getByRole("button", { name: "New streak" }).click();
    await stage(page, "open");
    await expect.poll(() => page.getByTestId("streak").innerText()).toBe("Streak: 0. Longest: 4.");
  });

  it("endlessly: when all that are shipped are done, new ones are made", async () => {
    const page = await open();
    await page.addInitScript(() => {
      const done = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`nim-${at + 1}`, 2]));
      localStorage.setItem("grundy/puzzles", JSON.stringify({ done }));
    });
    await goTo(page, "?way=endless&of=nim");
    expect(await page.getByRole("button", { name: "Copy link" }).isDisabled()).toBe(true);
    await page.keyboard.press("h");
    expect(await told(page).locator("li").count()).toBe(1);
  });

  it("by a link to none says so", async () => {
    const page = await open();
    for (const search of [
      "?puzzle=nim-999999",
      "?puzzle=../x",
      "?puzzle=",
      "?way=idea&idea=luck",
      "?way=daily",
    ]) {
      await page.goto(`${server.address}/puzzles${search}`);
      await page.getByRole("heading", { name: "There is no such puzzle" }).waitFor();
    }
    await page.getByRole("link", { name: "All puzzles" }).click();
    await page.getByRole("heading", { name: "Puzzles", level: 1 }).waitFor();
  });
});

/** Finds the shown puzzle's solution as the page's own hint marks it, and plays it: for ways in which its name is not known. */
async function solveShown(page: Page): Promise<void> {
  await play(page, await shownPuzzle(page), "right");
  await stage(page, "right");
}

async function failShown(page: Page): Promise<void> {
  await play(page, await shownPuzzle(page), "wrong");
  await stage(page, "wrong");
}

/** The link of a puzzle is on the clipboard once it was copied; here it is asked of the page. */
async function shownPuzzle(page: Page): Promise<Puzzle> {
  const id = await page.locator(".puzzle").getAttribute("data-puzzle");
  return shipped(id ?? "");
}

describe("progress", () => {
  it("stays over a reload, is followed by other tabs, and is forgotten after a question", async () => {
    const page = await open();
    await goTo(page, "?puzzle=nim-1");
    const other = await page.context().newPage();
    await other.goto(`${server.address}/puzzles`);
    await expect.poll(() => other.getByTestId("standing-taking").innerText()).toMatch(/0 solved of 0/);
    await play(page, nim as Puzzle, "right");
    await stage(page, "right");
    await expect.poll(() => other.getByTestId("standing-taking").innerText()).toMatch(/1 solved of 1/);
    await page.reload();
    await page.locator(".puzzle .board").waitFor();
    expect(await page.getByTestId("standings").innerText()).not.toMatch(/ 900/);
    await play(page, nim as Puzzle, "right");
    await stage(page, "right");
    await expect.poll(() => told(page).innerText()).toMatch(/counted before/);
    await other.getByRole("button", { name: "Begin anew" }).click();
    await other.waitForTimeout(450);
    await other.getByRole("button", { name: "Forget ratings and results?" }).click();
    await expect.poll(() => other.getByTestId("standing-taking").innerText()).toMatch(/0 solved of 0/);
    await expect.poll(() => page.getByTestId("standings").innerText()).toMatch(/ 900/);
  });

  it("goes along in the file of one's own games, and merges in another browser", async () => {
    const page = await open();
    await page.goto(`${server.address}/games`);
    await page.evaluate(() =>
      localStorage.setItem(
        "grundy/puzzles",
        JSON.stringify({
          standings: { taking: { rating: 1400, tried: 30, solved: 20 } },
          done: { "nim-1": 2 },
        }),
      ),
    );
    await page.getByRole("button", { name: "Export and import" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export everything" }).click();
    const file = await (await downloading).path();
    const other = await open();
    await other.goto(`${server.address}/games`);
    await other.evaluate(() =>
      localStorage.setItem(
        "grundy/puzzles",
        JSON.stringify({ standings: { taking: { rating: 800, tried: 3, solved: 1 } }, done: { "nim-2": 1 } }),
      ),
    );
    await other.getByRole("button", { name: "Export and import" }).click();
    await other.locator("input[type=file]").setInputFiles(file);
    await other.getByText("Ratings and results of puzzles came in.").waitFor();
    expect(await kept(other)).toMatchObject({
      standings: { taking: { rating: 1400, tried: 30, solved: 20 } },
      done: { "nim-1": 2, "nim-2": 1 },
    });
  });
});

describe("a sheet", () => {
  it("is printed with an answer page, styles and all, under the content policy", async () => {
    const page = await open();
    const wrong: string[] = [];
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    await page.addInitScript(() => {
      window.print = () => {
        const inside = window.document;
        const shown = (selector: string) => inside.querySelectorAll(selector).length;
        Object.assign(window.parent, {
          printed: {
            puzzles: shown("article"),
            boards: shown("svg"),
            answers: inside.querySelector(".answers")?.textContent,
            border: inside.adoptedStyleSheets.length,
            title: inside.title,
          },
        });
      };
    });
    await page.goto(`${server.address}/puzzles`);
    await page.getByLabel("Game").selectOption({ label: "Nim" });
    await page.getByLabel("How many").selectOption("6");
    await page.getByRole("button", { name: "Print" }).click();
    type Printed = { puzzles: number; boards: number; answers: string; border: number; title: string };
    const printed = await page.waitForFunction(() => (window as never as { printed?: Printed }).printed);
    const { puzzles, boards, answers, border } = (await printed.jsonValue()) as Printed;
    expect(puzzles).toBe(6);
    expect(boards).toBeGreaterThanOrEqual(6);
    expect(answers.length).toBeGreaterThan(100);
    expect(border).toBe(1);
    expect(wrong).toEqual([]);
  });
});

it("fits a phone, and nothing moves while a puzzle is solved", async () => {
  const page = await open({ viewport: { width: 360, height: 740 }, reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null }[];
        };
        const what = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80),
        );
        if (!hadRecentInput) shifts.push(`${value} ${what.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await goTo(page, "?puzzle=reversi-1");
  const boxes = () =>
    page.locator(".stage, .status-line, .told, .actions").evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      }),
    );
  const before = await boxes();
  await play(page, reversi as Puzzle, "wrong");
  await stage(page, "wrong");
  expect(await boxes()).toEqual(before);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await stage(page, "shown");
  await expect.poll(() => told(page).locator("p").first().innerText()).not.toBe("");
  expect(await boxes()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => (window as never as { shifts: string[] }).shifts)).toEqual([]);
});
