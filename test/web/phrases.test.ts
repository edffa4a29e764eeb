import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";
import { movesMade, resign, startGame, turnOrEnd } from "./hands.ts";

const server = useServer();
const somebody = usePages(desk);

const say = async (page: Page, phrase: string) => {
  await page.getByRole("button", { name: /^(Say|Muted)$/ }).click();
  await page.getByTestId("talk").getByRole("button", { name: phrase }).click();
};
const announced = (page: Page) => page.getByTestId("announcer").innerText();

describe("two people with a browser each", () => {
  let ann: Page;
  let bob: Page;

  beforeEach(async () => {
    ann = await somebody();
    bob = await somebody();
    await startGame(ann, server.address, "Sticks", { Opponent: "link", "Your name": "Ann" });
    expect(await ann.getByRole("button", { name: "Say" }).isDisabled()).toBe(true);
    await bob.goto(await ann.getByLabel("Invitation link").inputValue());
    await bob.getByLabel("Your name").fill("Bob");
    await bob.getByRole("button", { name: "Play", exact: true }).click();
    await turnOrEnd(ann);
  });

  it("say something: both and a watcher read it in their own language, and nothing moves", async () => {
    const watcher = await somebody({ locale: "de-DE" });
    await watcher.goto(ann.url());
    await watcher.locator(".seat").first().waitFor();
    const places = () =>
      ann.evaluate(() =>
        [...document.querySelectorAll(".seat, .seat .name, .board, .talk-open, .status, .action")].map(
          (part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
          },
        ),
      );
    await ann.mouse.move(1, 1);
    const before = await places();
    await say(bob, "Good luck");
    for (const page of [ann, bob]) expect(await page.getByTestId("said-1").innerText()).toBe("Good luck");
    await watcher.getByTestId("said-1").getByText("Viel Glück").waitFor();
    expect(await announced(ann)).toBe("Bob says: Good luck");
    expect(await announced(bob)).toBe("You said: Good luck");
    expect(await announced(watcher)).toBe("Bob sagt: Viel Glück");
    expect(await places()).toEqual(before);
    expect([await movesMade(ann), await ann.getByTestId("said-0").count()]).toEqual([0, 0]);
    await watcher.getByRole("button", { name: "Sagen" }).click();
    expect(await watcher.getByTestId("talk").getByRole("button").count()).toBe(0);
    await ann.getByTestId("said-1").waitFor({ state: "detached", timeout: 10_000 });
    expect(await places()).toEqual(before);
  });

  it("have to rest between two", async () => {
    await say(bob, "Hello");
    await bob.getByRole("button", { name: "Say" }).click();
    expect(await bob.getByTestId("talk").getByRole("button").first().isDisabled()).toBe(true);
    await bob.keyboard.press("Escape");
    await expect.poll(() => bob.getByTestId("talk").count()).toBe(0);
    await bob.getByRole("button", { name: "Say" }).click();
    await expect
      .poll(() => bob.getByTestId("talk").getByRole("button").first().isEnabled(), { timeout: 8000 })
      .toBe(true);
    await bob.getByTestId("talk").getByRole("button", { name: "Sorry" }).click();
    await ann.getByTestId("said-1").getByText("Sorry").waitFor();
  });

  it("mute each other, for the game over a reload, or for all games", async () => {
    await ann.getByRole("button", { name: "Say" }).click();
    await ann.getByLabel("Mute the other in this game").check();
    await ann.keyboard.press("Escape");
    await ann.reload();
    await ann.getByRole("button", { name: "Muted" }).waitFor();
    await ann.locator(".board.active").waitFor();
    await say(bob, "Hello");
    await bob.getByTestId("said-1").waitFor();
    await say(ann, "Thank you");
    await bob.getByTestId("said-0").getByText("Thank you").waitFor();
    await ann.getByTestId("said-0").waitFor();
    expect(await ann.getByTestId("said-1").count()).toBe(0);
    expect(await announced(ann)).not.toContain("Bob");
    await bob.evaluate(() => localStorage.setItem("grundy/settings/phrases", "off"));
    await bob.reload();
    await bob.getByRole("button", { name: "Muted" }).waitFor();
  });

  it("say it after the end too, with the keys alone", async () => {
    await resign(ann);
    await turnOrEnd(bob);
    await bob.getByRole("button", { name: "Say" }).focus();
    await bob.keyboard.press("Enter");
    await bob.keyboard.press("Tab");
    await bob.keyboard.press("Tab");
    await bob.keyboard.press("Tab");
    await bob.keyboard.press("Enter");
    await ann.getByTestId("said-1").getByText("Good game").waitFor();
    expect(await bob.evaluate(() => document.activeElement?.textContent)).toContain("Say");
  });
});

it("there is nobody to say anything to in a game against the computer", async () => {
  const page = await somebody();
  await startGame(page, server.address, "Stones", { Opponent: "casual" });
  expect(await page.getByRole("button", { name: "Say" }).count()).toBe(0);
});
