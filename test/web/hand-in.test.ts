import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import axe from "axe-core";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { judgeKind, Worker } from "../../src/jobs/index.ts";
import { judgeHandler } from "../../src/jobs/judge.ts";
import { findOnPath, openSandbox, systemPath } from "../../src/programs/index.ts";
import { MemoryRoster } from "../../src/roster/index.ts";
import { makeApp, noLimits } from "../../src/server/index.ts";
import { memoryStore } from "../../src/store/index.ts";
import { desk, usePages, useServer } from "./fixture.ts";

const usual = useServer();
const open = usePages(desk);
const sandbox = await openSandbox();
const lack =
  sandbox.level < 1
    ? " (no sandbox holds here)"
    : findOnPath("python3", systemPath)
      ? ""
      : " (python3 is missing)";

describe("a program that is handed in", () => {
  const store = memoryStore(new MemoryRoster());
  let address = "";
  beforeAll(async () => {
    const app = await makeApp({
      store,
      version: "0.0.0",
      exposure: { loopback: true, proxied: false },
      page: fileURLToPath(new URL("../../dist/page", import.meta.url)),
      limits: noLimits,
      judge: { seed: 1 },
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    return async () => {
      await app.close();
    };
  });

  it("has no place where the server judges nothing", async () => {
    const page = await open();
    const asked = page.waitForResponse(/\/api\/server$/);
    await page.goto(`${usual.address}/judge`);
    await asked;
    await page.getByRole("button", { name: "Explain" }).waitFor();
    expect(await page.getByTestId("drop-place").count()).toBe(0);
  });

  it("is refused by its name, and shown in the queue", async () => {
    const page = await open();
    await page.goto(`${address}/judge`);
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a file" }).press("Enter");
    const chooser = await choosing;
    const buffer = Buffer.from("text");
    await chooser.setFiles({ name: "notes <b>.txt", mimeType: "text/plain", buffer });
    await page.getByText("“notes <b>.txt” is not taken").waitFor();
    await chooser.setFiles({ name: "My homework.ZIP", mimeType: "application/zip", buffer });
    const told = page.getByTestId("announcer");
    const section = page.getByRole("region", { name: "Have it run" });
    await section.getByText("Waiting, number 1 in the queue.").waitFor();
    expect(await told.textContent()).toContain("Waiting, number 1");
    const job = await store.jobs.take([judgeKind], "test");
    if (!job) throw new Error("nothing was handed in");
    expect(job.work).toMatchObject({ name: "program.zip", assignment: "nimsys-a", language: "en" });
    await store.jobs.beat(job, 2);
    await page.reload();
    await section.getByText("Being judged: 2 cases done.").waitFor();
    await store.jobs.finish(job, { answer: { cases: [] }, shown: [] });
  });

  it.skipIf(lack !== "")(`is dropped, run and explained${lack}`, async () => {
    const worker = new Worker({
      jobs: store.jobs,
      name: "test",
      handlers: { [judgeKind]: judgeHandler({ sandbox }) },
      onFailure: (error) => expect.unreachable(String(error)),
      askEvery: 20,
    });
    onTestFinished(() => worker.stop());
    const page = await open({ locale: "de" });
    await page.goto(`${address}/judge`);
    const place = page.getByTestId("drop-place");
    await place.waitFor();
    const section = page.getByRole("region", { name: "Ausführen lassen" });
    await section.getByLabel("Programm").selectOption({ label: "Nimsys B" });
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      const long = "print('Welcome to <b>Nim' + 'x' * 700)\nprint('y ' * 700)\n";
      data.items.add(new File([long], "Nimsys.py"));
      return data;
    });
    const beside = await page.getByRole("heading", { level: 1 }).evaluateHandle((heading, dataTransfer) => {
      const dropped = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
      heading.dispatchEvent(dropped);
      return dropped;
    }, transfer);
    expect(await beside.evaluate((dropped) => dropped.defaultPrevented), "the file is not opened").toBe(true);
    expect(await section.innerText()).not.toContain("Wartet");
    await place.dispatchEvent("drop", { dataTransfer: transfer });
    const judged = page.getByTestId("judged");
    await judged.waitFor();
    const text = await judged.innerText();
    expect(text).toContain("Welcome·to·<b>Nim");
    expect(text).toContain(`Stufe ${sandbox.level}`);
    expect(text).toContain("0 von 20");
    expect(await judged.getByTestId("difference").count()).toBeGreaterThan(0);
    expect(await judged.locator("li").count()).toBe(20);
    expect(await page.getByTestId("announcer").textContent()).toContain("0 von 20");
    await page.evaluate(axe.source);
    for (const width of [360, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      const violations = await page.evaluate(async () => {
        const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
        return (await run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      });
      expect(violations, `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
