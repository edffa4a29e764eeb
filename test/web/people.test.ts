import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { useOwnServer, usePages } from "./fixture.ts";
import { addPeople, post } from "./server.ts";

const server = useOwnServer();
const open = usePages();
let page: Page;

beforeAll(async () => {
  page = await open();
});

beforeEach(async () => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await fetch(`${server.address}/api/players`, { method: "DELETE" });
  await addPeople(server.address);
});

const row = (name: string) => page.getByRole("rowheader", { name });

/** Texts that are wider than what they stand in; where a name ends in dots that is meant. */
function cutTexts(): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, main")]
      .filter((element) => getComputedStyle(element).textOverflow !== "ellipsis" && !element.closest("svg"))
      .filter((element) => !element.closest(".unseen, .moves, input"))
      .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`),
  );
}

/** A game that Ada has won, of two people of the roster. */
async function aGame(): Promise<string> {
  const seats = [
    { by: "me", player: "ada" },
    { by: "me", player: "nim", computer: "smart" },
  ];
  const made = await post(server.address, "/api/games", { game: "stones", seats });
  const { head, tokens } = made as { head: { id: string }; tokens: [string, string] };
  await fetch(`${server.address}/api/games/${head.id}/resign`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokens[1]}` },
    body: JSON.stringify({ id: "r" }),
  });
  return head.id;
}

describe("someone of the roster", () => {
  it("is removed after a second press, nothing moving, and comes back with games and wins", async () => {
    await aGame();
    await page.goto(`${server.address}/players`);
    const button = page.getByRole("button", { name: "Remove ada" });
    const figures = page.getByRole("row", { name: /Ada Lovelace/ }).getByRole("cell");
    await row("Ada Lovelace").waitFor();
    expect((await figures.allInnerTexts()).slice(0, 2)).toEqual(["1", "1"]);
    const before = await page.locator(".people").boundingBox();
    const place = await button.boundingBox();
    await button.click();
    expect(await page.locator(".people").boundingBox()).toEqual(before);
    // Whoever presses twice by mistake has pressed No.
    await page.mouse.click((place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + 10);
    await page.getByRole("group", { name: "Remove ada?" }).waitFor({ state: "detached" });
    expect(await row("Ada Lovelace").count()).toBe(1);

    await button.click();
    await page.getByRole("button", { name: "Yes" }).click();
    await row("Ada Lovelace").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await row("Ada Lovelace").waitFor();
    expect((await figures.allInnerTexts()).slice(0, 2)).toEqual(["1", "1"]);
  });

  it("comes back with everyone else", async () => {
    await page.goto(`${server.address}/players`);
    await page.getByRole("button", { name: "Remove everyone" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await page.getByText("Nobody yet.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await row("Nim Player").waitFor();
    expect(await row("Ada Lovelace").count()).toBe(1);
  });

  it("has games and wins back after a reset, with what was counted since, and so has everyone", async () => {
    await aGame();
    await page.goto(`${server.address}/players`);
    const figures = page.getByRole("row", { name: /Ada Lovelace/ }).getByRole("cell");
    const shown = () => figures.allInnerTexts().then((texts) => texts.slice(0, 2));
    for (const reset of [
      async () => {
        await page.getByRole("button", { name: "Reset ada" }).click();
        await page.getByRole("button", { name: "Yes" }).click();
      },
      async () => {
        await page.getByRole("button", { name: "Reset everyone" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
      },
    ]) {
      // The table is there, and Ada has won something.
      await expect.poll(async () => (await shown()).filter((text) => text !== "0").length).toBe(2);
      const before = (await shown()).map(Number);
      await reset();
      await expect.poll(shown).toEqual(["0", "0"]);
      await aGame();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(shown).toEqual(before.map((count) => String(count + 1)));
    }
    // Where there was nothing to lose there is nothing to undo.
    await page.getByRole("button", { name: "Add a player" }).click();
    for (const [label, text] of [
      ["Username", "new"],
      ["Given name", "New"],
      ["Family name", "One"],
    ] as const)
      await page.getByRole("dialog").getByLabel(label).fill(text);
    await page.getByRole("dialog").getByRole("button", { name: "Add" }).click();
    await page.getByRole("button", { name: "Reset new" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await page.locator(".outcome", { hasText: "new starts at 0 again." }).waitFor();
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
  });

  it("is asked for another username, and nothing typed is lost", async () => {
    await page.goto(`${server.address}/players`);
    await page.getByRole("button", { name: "Add a player" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Username").fill("ada");
    await form.getByLabel("Given name").fill("Adelheid");
    await form.getByLabel("Family name").fill("Andere");
    await form.getByRole("button", { name: "Add" }).click();
    await form.getByText("There is a player with this username already. Choose another one.").waitFor();
    expect(await form.getByLabel("Given name").inputValue()).toBe("Adelheid");
    await form.getByLabel("Username").fill("adel");
    await form.getByRole("button", { name: "Add" }).click();
    await row("Adelheid Andere").waitFor();
  });

  it("is named in games, lists and titles", async () => {
    const id = await aGame();
    await page.goto(`${server.address}/players?username=nim`);
    await page.getByText("Ada Lovelace against Nim Player").first().waitFor();
    await expect.poll(() => page.title()).toBe("Nim Player · Players · Grundy");
    await page.goto(server.address);
    await page.getByText("Ada Lovelace against Nim Player").first().waitFor();
    await page.goto(`${server.address}/game/${id}`);
    await page.locator(".seats").getByText("Ada Lovelace").first().waitFor();
    await page.locator(".seats").getByText("Nim Player").first().waitFor();
  });

  it("may have a name of forty wide letters", async () => {
    const long = "W".repeat(40);
    const person = { username: long, given: long, family: long, kind: "human" };
    await post(server.address, "/api/players", person);
    const seats = [
      { by: "me", player: long },
      { by: "me", name: long },
    ];
    const made = await post(server.address, "/api/games", { game: "reversi", seats });
    const { id } = (made as { head: { id: string } }).head;
    for (const path of ["/", "/players", `/players?username=${long}`, `/game/${id}`]) {
      await page.goto(server.address + path);
      await page.getByText(long).first().waitFor({ state: "attached" });
      for (const width of [320, 360, 740, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([width, path, Math.max(0, over)]).toEqual([width, path, 0]);
      }
    }
  });

  it("may have one in an invitation, in the list of one's games, and in the report", async () => {
    const long = "W".repeat(40);
    const seats = [{ by: "me", name: long }, { by: "guest" }];
    const made = await post(server.address, "/api/games", { game: "sticks", seats });
    const { head, tokens, invitation } = made as {
      head: { id: string };
      tokens: [string, null];
      invitation: string;
    };
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${server.address}/game/${head.id}#invitation=${invitation}`);
    await page.getByRole("heading", { name: long }).waitFor();
    expect(await cutTexts()).toEqual([]);
    await page.getByLabel("Your name").fill(long);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByTestId("status").getByText(`Waiting for ${long}`).waitFor();
    expect(await cutTexts()).toEqual([]);
    const act = (path: string, body: object) =>
      fetch(`${server.address}/api/games/${head.id}/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${tokens[0]}` },
        body: JSON.stringify(body),
      });
    expect((await act("move", { move: "1:1-1", after: 0, id: "a" })).status).toBe(200);
    expect((await act("resign", { id: "b" })).status).toBe(200);
    await page.getByRole("button", { name: "Record and analysis" }).click();
    await page.locator(".mistakes button").first().waitFor();
    for (const width of [360, 1100]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutTexts()).toEqual([]);
    }
    await page.goto(server.address);
    await page.getByRole("region", { name: "Your games" }).getByText("you won").waitFor();
    for (const width of [320, 360, 1100]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutTexts()).toEqual([]);
    }
  }, 60_000);

  it("cannot be shown without a network, which is said", async () => {
    await page.goto(`${server.address}/players`);
    await row("Ada Lovelace").waitFor();
    await page.route("**/api/**", (route) => route.abort());
    await page.getByRole("link", { name: "Ada Lovelace" }).first().click();
    await page.getByText("The server cannot be reached.").waitFor();
    await page.goto(`${server.address}/players`);
    await page.getByText("The server cannot be reached.").waitFor();
    expect(await page.getByText("Nobody yet").count()).toBe(0);
    await page.unroute("**/api/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await row("Ada Lovelace").waitFor();
  });
});
