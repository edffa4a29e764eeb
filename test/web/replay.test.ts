import { describe, expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";

const server = useServer();
const open = usePages(desk);

const link = "moves=f5d6c3d3c4";
const at = () => `${server.address}/replay/reversi#${link}`;

describe("a game that plays through by itself", () => {
  it("begins to play, can be paused, and stops at the end", async () => {
    const page = await open({ reducedMotion: "no-preference" });
    await page.goto(at());
    const where = page.locator(".replay-at");
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await page.getByLabel("Speed").selectOption("4");
    await expect.poll(() => where.textContent()).not.toBe("0 of 5");
    await page.getByRole("button", { name: "Pause" }).click();
    const paused = await where.textContent();
    await page.waitForTimeout(600);
    expect(await where.textContent()).toBe(paused);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => where.textContent()).toBe("5 of 5");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    // From the end it begins anew.
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => where.textContent()).toMatch(/^[0-3] of 5$/);
  });

  it("waits to be asked where less motion is wanted, and steps then", async () => {
    const page = await open({ reducedMotion: "reduce" });
    await page.goto(at());
    await page.getByText("The start. 5 moves follow.").waitFor();
    await page.waitForTimeout(1500);
    expect(await page.locator(".replay-at").textContent()).toBe("0 of 5");
    await page.getByLabel("Speed").selectOption("4");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => page.locator(".replay-at").textContent()).toBe("5 of 5");
  });

  it("is walked through by keys alone", async () => {
    const page = await open();
    await page.goto(at());
    await page.getByTestId("said").waitFor();
    const where = () => page.locator(".replay-at").textContent();
    for (const [key, expected] of [
      ["ArrowRight", "1 of 5"],
      ["ArrowRight", "2 of 5"],
      ["ArrowLeft", "1 of 5"],
      ["ArrowLeft", "0 of 5"],
      ["ArrowLeft", "0 of 5"],
      ["End", "5 of 5"],
      ["ArrowRight", "5 of 5"],
      [",", "4 of 5"],
      [".", "5 of 5"],
      ["Home", "0 of 5"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(where).toBe(expected);
    }
    expect(await page.getByTestId("said").textContent()).toBe("The start. 5 moves follow.");
    for (const [key, speed] of [
      ["+", "2"],
      ["+", "4"],
      ["+", "4"],
      ["-", "2"],
      ["-", "1"],
      ["-", "0.5"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => page.getByLabel("Speed").inputValue()).toBe(speed);
    }
    await page.keyboard.press("+");
    await page.keyboard.press(" ");
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await page.keyboard.press(" ");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    // On the line to drag along the keys are its own.
    await page.getByLabel("Move shown").focus();
    await page.keyboard.press("End");
    await expect.poll(where).toBe("5 of 5");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(where).toBe("4 of 5");
    // The button has its own use for the blank, once.
    await page.getByRole("button", { name: "Play", exact: true }).focus();
    await page.keyboard.press(" ");
    await expect.poll(where).toBe("5 of 5");
  });

  it("says each move that was stepped to, and how it ended", async () => {
    const page = await open();
    const options = encodeURIComponent('{"rows":[2],"take":"any","middle":true,"last":"wins"}');
    await page.goto(`${server.address}/replay/taking#options=${options}&moves=1:1-2`);
    await page.getByTestId("said").waitFor();
    await page.keyboard.press("End");
    await expect.poll(() => page.getByTestId("said").textContent()).toMatch(/takes.*(won|wins|lost|loses)/i);
    await expect.poll(() => page.getByTestId("announcer").textContent()).toMatch(/takes/);
  });

  it("leads to the game it shows, and is led to from there", async () => {
    const page = await open();
    await page.goto(at());
    await page.getByRole("link", { name: "Look at the game" }).click();
    await page.getByTestId("status").waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`/play/reversi#${link}`);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByTitle("Open the replay").click();
    await page.getByTestId("said").waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`/replay/reversi#${link}`);
  });

  it("shows a bad link up to where it is good, and says what is wrong", async () => {
    const page = await open();
    await page.goto(`${server.address}/replay/reversi#moves=f5d6a1`);
    await page.getByText("That is move 3 of the link").waitFor();
    expect(await page.locator(".replay-at").textContent()).toBe("0 of 2");
    await page.goto(`${server.address}/replay/stones#nothing`);
    await page.getByRole("heading", { name: /cannot be opened/i }).waitFor();
    await page.goto(
      `${server.address}/replay/reversi#options=${encodeURIComponent('{"size":1000}')}&moves=${"a1".repeat(5000)}`,
    );
    await page.getByText("There are too many moves in it").waitFor();
  });

  it("of a game without moves has nothing to play", async () => {
    const page = await open();
    await page.goto(`${server.address}/replay/stones`);
    expect(await page.getByRole("button", { name: "Play", exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press(" ");
    await page.keyboard.press("ArrowRight");
    expect(await page.locator(".replay-at").textContent()).toBe("0 of 0");
  });

  it("fits into every window without scrolling", async () => {
    const page = await open();
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
      [740, 360],
      [320, 480],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const game of ["reversi", "sticks", "piles"]) {
        await page.goto(`${server.address}/embed/${game}`);
        await page.getByTestId("said").waitFor();
        const over = await page.evaluate(() => {
          const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
          return [scrollWidth - clientWidth, scrollHeight - clientHeight];
        });
        expect([game, width, ...over]).toEqual([game, width, 0, 0]);
      }
    }
  });
});
