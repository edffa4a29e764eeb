import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";

const server = useServer();
const open = usePages(desk);

/** Somebody else's website, on another port: it frames what `?frame=` names. `/isolated` is isolated itself. */
let foreign: Server;
let elsewhere = "";
beforeAll(async () => {
  foreign = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://x");
    if (pathname === "/isolated") {
      response.setHeader("cross-origin-embedder-policy", "require-corp");
      response.setHeader("cross-origin-opener-policy", "same-origin");
    }
    response.setHeader("content-type", "text/html");
    const frame = (searchParams.get("frame") ?? "").replaceAll("&", "&amp;");
    response.end(
      `<!doctype html><title>elsewhere</title><iframe src="${frame}" width="480" height="640"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => foreign.listen(0, "127.0.0.1", resolve));
  elsewhere = `http://localhost:${(foreign.address() as AddressInfo).port}`;
});
afterAll(() => foreign.close());

async function frame(page: Page, path: string, from = "/"): Promise<void> {
  await page.goto(`${elsewhere}${from}?frame=${encodeURIComponent(server.address + path)}`);
}

const link = "/embed/reversi#moves=f5d6c3";

describe("the embedded replay", () => {
  it("is shown in a page of another origin, isolated or not, and plays there", async () => {
    for (const from of ["/", "/isolated"]) {
      const page = await open();
      await frame(page, link, from);
      const inside = page.frameLocator("iframe");
      await inside.getByText("The start. 3 moves follow.").waitFor();
      await inside.getByRole("button", { name: "Next move" }).click();
      await inside.getByTestId("said").getByText("Black plays f5").waitFor();
      await inside.getByLabel("Move shown").press("End");
      await expect.poll(() => inside.locator(".replay-at").textContent()).toBe("3 of 3");
    }
  });

  it("is put into a page by the text that Share copies, which can be loaded again", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    const options = encodeURIComponent('{"rows":[3,4],"take":"any","middle":true,"last":"wins"}');
    await page.goto(`${server.address}/play/taking#options=${options}&moves=1%3A1-2`);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Copy the text that embeds the replay" }).click();
    await page.getByText("Text for embedding copied.").waitFor({ state: "attached" });
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByLabel("Load a record").fill(text);
    await page.getByRole("button", { name: "Load", exact: true }).click();
    await page.getByText("move 1 of 1").waitFor();
    await page.goto(elsewhere);
    await page.evaluate((written) => {
      document.body.innerHTML = written;
    }, text);
    await page.frameLocator("iframe").getByText("1 move follows").waitFor();
  });

  it("keeps nothing, asks the server for nothing but files, and has no way to change anything", async () => {
    const page = await open();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.addInitScript(() => {
      // Whatever would be kept is noticed.
      Storage.prototype.setItem = () => {
        throw new Error("something was kept");
      };
    });
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    await page.goto(server.address + link);
    await page.getByTestId("said").waitFor();
    await page.keyboard.press("End");
    await page.waitForTimeout(3500);
    const kept = await page.evaluate(async () => [
      localStorage.length + sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
    expect([kept, failures]).toEqual([[0, "", 0, 0, 0], []]);
    expect(asked.filter((each) => !/^GET \/(assets\/|embed\/reversi$)/.test(each))).toEqual([]);
    expect(await page.locator("form, .bar, textarea, input:not([type=range])").count()).toBe(0);
    const links = await page
      .locator("a")
      .evaluateAll((all) =>
        all.map((each) => [each.getAttribute("target"), each.getAttribute("rel"), each.getAttribute("href")]),
      );
    expect(links).toEqual([["_blank", "noopener", "/replay/reversi#moves=f5d6c3"]]);
    expect(
      await page.evaluate(() =>
        fetch("/api/games").then(
          () => "answered",
          () => "refused",
        ),
      ),
    ).toBe("refused");
  });

  it("is a document of its own: no script of the page's is in it", async () => {
    const scripts = async (path: string) =>
      [
        ...(await (await fetch(server.address + path, { headers: { accept: "text/html" } })).text()).matchAll(
          /assets\/[^"]+\.js/g,
        ),
      ].map(String);
    const [own] = await scripts("/");
    const all = new Set<string>();
    const waiting = await scripts("/embed/reversi");
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (all.has(file)) continue;
      all.add(file);
      const code = await (await fetch(`${server.address}/${file}`)).text();
      for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
        waiting.push(`assets/${name}`);
    }
    expect(all.size).toBeGreaterThan(2);
    expect([...all]).not.toContain(own);
  });

  it("leads to the page in a window of its own", async () => {
    const page = await open();
    await frame(page, link);
    const coming = page.context().waitForEvent("page");
    await page.frameLocator("iframe").getByRole("link", { name: "Open in Grundy" }).click();
    const opened = await coming;
    await opened.getByRole("link", { name: "Look at the game" }).waitFor();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    expect(page.url().startsWith(elsewhere)).toBe(true);
  });

  it("follows another game, has the colours that are asked for, and says what is wrong", async () => {
    const page = await open({ colorScheme: "light" });
    await frame(page, "/embed/sticks?theme=dark#moves=1:1-1");
    const inside = page.frameLocator("iframe");
    await inside.getByText("1 move follows").waitFor();
    expect(await inside.locator("html").evaluate((root) => getComputedStyle(root).colorScheme)).toBe("dark");
    await page.locator("iframe").evaluate((element: HTMLIFrameElement, address) => {
      element.src = address;
    }, `${server.address}/embed/sticks?theme=dark#moves=1:1-1,2:1-1`);
    await inside.getByText("2 moves follow").waitFor();
    await page.locator("iframe").evaluate(
      (element: HTMLIFrameElement, address) => {
        element.src = address;
      },
      `${server.address}/embed/sticks?theme=dark#${encodeURIComponent("<img src=x onerror=alert(1)>")}`,
    );
    await inside.getByRole("heading", { name: /cannot be opened/i }).waitFor();
  });

  it("comes while the page's service worker is at work, and without a network", async () => {
    const page = await open({ serviceWorkers: "allow" });
    await page.goto(server.address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/service-worker.js");
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // The same site, another port: there the worker answers in frames too.
    const site = elsewhere.replace("localhost", "127.0.0.1");
    const framed = (path: string) => page.goto(`${site}/?frame=${encodeURIComponent(server.address + path)}`);
    await framed(link);
    await page.frameLocator("iframe").getByText("The start. 3 moves follow.").waitFor();
    await page.goto(server.address + link);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText("The start. 3 moves follow.").waitFor();
    expect(await page.locator(".bar").count()).toBe(0);
    await page.context().setOffline(false);
    await framed("/play/reversi");
    await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
  });
});

describe("nothing else is shown in a frame", () => {
  it.each([
    "/",
    "/play/reversi",
    "/play/reversi#moves=f5",
    "/replay/reversi#moves=f5",
    "/game/AAAAAAAAAAAAAAAA",
    "/players",
    "/consoles/piles",
    "/judge",
    "/nowhere",
    "/embed",
    "/embed/chess",
    "/embed/reversi/more",
    "/embed/%72eversi",
    "/embed.html",
    "/index.html",
    "/api/docs/",
    "/api/games",
    "/healthz",
    "/icon.svg",
  ])("%s", async (path) => {
    const page = await open();
    await frame(page, path);
    await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
  });
});
