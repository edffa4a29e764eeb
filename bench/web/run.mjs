// Figures of the page in a real Chromium, against the built command: bytes and time to the first move with a cold cache, the
// longest task of the page's own thread, in processor time, on the way there and while the engine thinks, how soon the analysis board answers, of every page
// what moves after the first paint and what has too little contrast; and the lobby with a thousand open games. Build first: npm run build.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { languageTags } from "../../dist/words/index.js";
import { analysisFigures } from "./analysis.mjs";
import { measureLobby } from "./lobby.mjs";
import { contrastFaults, layoutShift, pages } from "./pages.mjs";

const runs = 5;
const bounds = { kilobytes: 150, seconds: 1, milliseconds: 50 };

const executablePath = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);
const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
if (!executablePath || !existsSync(main)) {
  const missing = executablePath ? "the built command: npm run build" : "Chromium: apt-get install chromium";
  process.stderr.write(`bench web: this needs ${missing}\n`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "grundy-bench-"));
const server = spawn(process.execPath, [
  main,
  "serve",
  "--port",
  "0",
  "--db",
  join(folder, "games.db"),
  "--log-level",
  "error",
  "--trust-proxy",
  "loopback",
]);
const address = await new Promise((resolve, reject) => {
  server.stdout.setEncoding("utf8").on("data", (text) => {
    const found = /http:\/\/[^\s/]+/.exec(text);
    if (found) resolve(found[0]);
  });
  server.on("exit", () => reject(new Error("the server has ended")));
});
const browser = await chromium.launch({
  executablePath,
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
let missed = false;

function report(name, value, bound, unit, digits) {
  const good = value <= bound;
  missed ||= !good;
  process.stdout.write(
    `${name.padEnd(58)}${value.toFixed(digits).padStart(8)} ${unit}  at most ${bound} ${unit}: ${good ? "yes" : "NO"}\n`,
  );
}

let visitors = 0;
/** Each comes from an address of its own: one alone may not load the page as often in a minute. */
function visitor() {
  visitors++;
  return { extraHTTPHeaders: { "x-forwarded-for": `10.1.${visitors >> 8}.${visitors & 255}` } };
}

/** From the address bar to a board that takes a move, nothing cached. */
async function firstMove(path, ready, locale = "en") {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale, ...visitor() });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const longestTask = await noteTasks(session);
  const started = performance.now();
  await page.goto(address + path, { waitUntil: "commit" });
  await ready(page);
  const seconds = (performance.now() - started) / 1000;
  const task = await longestTask();
  await context.close();
  return { bytes, seconds, task };
}

async function measure(name, path, ready, locale) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await firstMove(path, ready, locale));
  report(`${name}, compressed`, median(results.map(({ bytes }) => bytes)) / 1000, bounds.kilobytes, "KB", 1);
  report(
    `${name}, cold cache, median of ${runs}`,
    median(results.map(({ seconds }) => seconds)),
    bounds.seconds,
    "s ",
    2,
  );
  const task = median(results.map(({ task }) => task));
  report(`${name}, longest task`, task, bounds.milliseconds, "ms", 0);
}

/**
 * Begins to note the tasks of the page's own thread. In processor time: on two cores, with a browser that draws in software beside it, a task's
 * time on the wall is mostly that of others (three times as much, seen here).
 */
async function noteTasks(session) {
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { transferMode: "ReportEvents", categories: "toplevel,__metadata" });
  /** The longest until now, in milliseconds. */
  return async () => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    const thread = ({ pid, tid }) => `${pid}:${tid}`;
    const own = new Set(
      events.filter(({ args }) => args?.name === "CrRendererMain").map((event) => thread(event)),
    );
    const tasks = events.filter((event) => event.name.endsWith("RunTask") && own.has(thread(event)));
    if (tasks.length === 0) throw new Error("no task was noted");
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
  };
}

try {
  await firstMove("/", (page) => page.locator(".card").first().waitFor());
  await measure("first move of stones by its link", "/play/stones", (page) =>
    page.locator(".board.active .spot").first().waitFor(),
  );
  await measure("first move of Reversi by its link", "/play/reversi", (page) =>
    page.locator(".square.legal").first().waitFor(),
  );
  for (const locale of languageTags.filter((tag) => tag !== "en"))
    await measure(
      `the same in "${locale}"`,
      "/play/reversi",
      (page) => page.locator(".square.legal").first().waitFor(),
      locale,
    );
  await measure("first move of Reversi from the home page, one click", "/", async (page) => {
    await page.locator(".card.reversi .card-foot a").click();
    await page.locator(".square.legal").first().waitFor();
  });

  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...visitor() });
  await page.goto(`${address}/play/reversi#moves=f5d6c3d3c4`);
  await page.getByRole("button", { name: "Play on, two at this device" }).click();
  await page.locator(".square.legal").first().waitFor();
  const session = await page.context().newCDPSession(page);
  const whileAnalysing = await noteTasks(session);
  await page.getByRole("button", { name: "Analyse" }).click();
  await page.locator(".value").first().waitFor();
  await page.waitForTimeout(10_000);
  const name = "longest task in 10 s while the engine analyses";
  report(name, await whileAnalysing(), bounds.milliseconds, "ms", 0);

  await page.goto(address);
  await page.getByRole("button", { name: "Options for Reversi" }).click();
  await page.getByRole("dialog").getByLabel("Opponent", { exact: true }).selectOption("engine:20");
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await page.locator(".square.legal").first().waitFor();
  const whileLoading = await noteTasks(session);
  await page.locator(".square.legal").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
  const loaded = "longest task while a level loads the opening book";
  report(loaded, await whileLoading(), bounds.milliseconds, "ms", 0);

  const { milliseconds } = bounds;
  await analysisFigures(browser, address, { noteTasks, report, milliseconds });
  await measureLobby(browser, address, report);

  for (const [name, path, ready] of pages) {
    report(
      `layout shift, ${name}, the worst of four sizes`,
      await layoutShift(browser, address + path, ready),
      0,
      "",
      4,
    );
    report(
      `too little contrast, ${name}, both themes`,
      await contrastFaults(browser, address + path, ready),
      0,
      "",
      0,
    );
  }
} finally {
  await browser.close();
  const ended = new Promise((resolve) => server.on("close", resolve));
  server.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed ? 1 : 0;
