import { describe, expect, it } from "vitest";
import { languageTags } from "../../src/words/index.ts";
import { useOwnServer, usePages } from "./fixture.ts";
import { moveByMouse, movesMade, startGame } from "./hands.ts";
import { post } from "./server.ts";

const server = useOwnServer({ people: true });
const open = usePages();

describe("an address", () => {
  it.each([
    ["/nowhere", "There is no such page"],
    ["/play/chess", "There is no such game"],
    ["/analysis/chess", "There is no such game"],
    ["/game/", "There is no such page"],
    ["/game/half-an-id", "There is no such page"],
    ["/game/AAAAAAAAAAAAAAAA", "This game cannot be opened"],
    ["/consoles/none", "There is no such page"],
  ])("%s that leads nowhere answers 404, in words too, in the column of all pages", async (path, heading) => {
    const page = await open();
    const answer = await page.goto(server.address + path);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: heading }).waitFor();
    const left = (await page.getByRole("heading").boundingBox())?.x;
    await page.getByRole("link", { name: "Players" }).click();
    await page.getByRole("heading", { name: "Players" }).waitFor();
    expect((await page.getByRole("heading", { name: "Players" }).boundingBox())?.x).toBe(left);
  });

  it.each(["/game/", "/game/half-an-id"])(
    "%s of a game without its id says what is missing",
    async (path) => {
      const page = await open();
      await page.goto(server.address + path);
      await page.getByText("The address of a game ends with its id").waitFor();
    },
  );
});

describe("a link", () => {
  it.each([
    ["f5d6z9c4", "“z9” is not on the board", "That is move 3 of the link"],
    ["f5f5", "There is a disc on f5 already.", "That is move 2 of the link"],
    ["f5d6c3x", "“x” is not a square", "That is move 4 of the link"],
  ])(
    "with one bad square, %s, shows what comes before it and says where it is",
    async (moves, what, where) => {
      const page = await open();
      const link = `${server.address}/play/reversi#moves=${moves}`;
      await page.goto(link);
      await page.locator(".banner", { hasText: what }).waitFor();
      const said = await page.locator(".banner").innerText();
      expect(said).toContain(where);
      expect(said).toContain("ask for it again");
      expect(await movesMade(page)).toBe(Number(/move (\d)/.exec(said)?.[1]) - 1);
      expect(page.url()).toBe(link);
      // Looking at it has made no game.
      await page.goto(server.address);
      await page.locator(".card").last().waitFor();
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /kept/.test(key)))).toEqual(
        [],
      );
    },
  );

  it.each([
    ["reversi", 'options={"size":7}&moves=', "The option size must be an even number."],
    ["stones", "options=none&moves=", "The options must be given as names with values."],
    ["stones", "from=zzz&moves=", "“zzz” is not the number of stones in each row"],
    ["piles", "whatever", "“whatever” is not a link to a game."],
  ])("to no game of %s, #%s, says what is wrong with it and leads to one", async (game, hash, text) => {
    const page = await open();
    const link = `${server.address}/play/${game}#${hash}`;
    await page.goto(link);
    await page.getByRole("heading", { name: "This game cannot be opened" }).waitFor();
    await page.getByText(text).waitFor();
    expect(decodeURIComponent(page.url())).toBe(link);
    await page.getByRole("link", { name: /^Play / }).click();
    await page.getByTestId("status").waitFor();
  });

  it("that is loaded says what it is not; one to a game on this server leads there", async () => {
    const page = await open();
    await page.goto(`${server.address}/play/reversi`);
    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog");
    const load = async (text: string) => {
      await dialog.getByLabel("Load a record").fill(text);
      await dialog.getByRole("button", { name: "Load", exact: true }).click();
    };
    for (const [text, said] of [
      ["hello", "“hello” is not a game: a record, a link, a transcript or a position."],
      ["---OX X", "This is not a board: a sign for each square"],
      ["f5d6z9", "“z9” is not on the board"],
      ["https://elsewhere.example/game/AAAAAAAAAAAAAAAA", "is not a game"],
    ] as const) {
      await load(text);
      await dialog.getByText(said).waitFor();
      expect(await dialog.getByLabel("Load a record").inputValue()).toBe(text);
    }
    const seats = [{ by: "me", name: "Ann" }, { by: "guest" }];
    const made = await post(server.address, "/api/games", { game: "kayles", seats });
    const { head, invitation } = made as { head: { id: string }; invitation: string };
    await load(`${server.address}/game/${head.id}#invitation=${invitation}`);
    await page.getByRole("heading", { name: "Ann invites you to Kayles" }).waitFor();
  });
});

describe("a screen reader", () => {
  it("hears the title of the page that has come, and not of the one before", async () => {
    const page = await open();
    await page.goto(server.address);
    const announcer = page.getByTestId("announcer");
    await announcer.waitFor({ state: "attached" });
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      const element = document.querySelector("[data-testid=announcer]") as Element;
      new MutationObserver(() => heard.push(element.textContent ?? "")).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    await page.getByRole("link", { name: "Players", exact: true }).click();
    await page.getByRole("rowheader", { name: "Ada Lovelace" }).waitFor();
    await expect.poll(() => announcer.textContent()).toBe("Players · Grundy");
    await page.getByRole("rowheader").getByRole("link", { name: "Ada Lovelace" }).click();
    await page.getByRole("heading", { name: "Ada Lovelace" }).waitFor();
    await page.goBack();
    await page.getByRole("rowheader", { name: "Ada Lovelace" }).waitFor();
    await expect.poll(() => announcer.textContent()).toBe("Players · Grundy");
    expect((await heard()).every((title) => /Players/.test(title))).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  it("skips to the page without losing the game", async () => {
    const page = await open();
    await startGame(page, server.address, "Sticks", { Opponent: "beside" });
    await moveByMouse(page);
    await page.locator(".skip").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.waitForTimeout(200);
    expect(await movesMade(page)).toBe(1);
    expect(new URL(page.url()).hash).toBe("");
  });
});

describe("the form before a game", () => {
  it("refuses a game without a first move, and says why", async () => {
    const page = await open();
    await page.goto(server.address);
    await page.getByRole("button", { name: "Options for Stones" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Rows").fill("2");
    await form.getByLabel("Take", { exact: true }).fill("3");
    await form.getByText("There is no legal first move").waitFor();
    expect(await form.locator("button[type=submit]").isDisabled()).toBe(true);
    await form.getByLabel("Rows").fill("2 many");
    await form.getByText("“many” is not the number of stones in each row").waitFor();
    await form.getByLabel("Rows").fill("3");
    expect(await form.locator("button[type=submit]").isEnabled()).toBe(true);
  });

  it("cuts no text of its lists, in any language", async () => {
    const page = await open();
    for (const language of languageTags) {
      await page.goto(server.address);
      await page.evaluate((tag) => localStorage.setItem("grundy/language", tag), language);
      for (const card of ["sticks", "piles", "reversi"]) {
        await page.goto(server.address);
        await page.locator(`.card.${card} .card-foot .quiet`).click();
        await page.locator("dialog form select").first().waitFor();
        for (const width of [320, 360, 740, 1024]) {
          await page.setViewportSize({ width, height: 740 });
          const cut = await page.evaluate(() => {
            const pencil = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
            return [...document.querySelectorAll<HTMLSelectElement>("dialog select")].flatMap((select) => {
              const style = getComputedStyle(select);
              pencil.font = style.font;
              // The arrow takes some 20 px.
              const room =
                select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
              return [...select.options]
                .filter(({ text }) => pencil.measureText(text).width > room)
                .map(({ text }) => text);
            });
          });
          expect([language, width, card, cut]).toEqual([language, width, card, []]);
        }
      }
    }
  }, 180_000);
});
