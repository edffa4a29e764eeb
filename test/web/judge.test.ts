import { describe, expect, it } from "vitest";
import { desk, usePages, useServer } from "./fixture.ts";

const server = useServer();
const open = usePages(desk);

describe("an output that somebody has at hand", () => {
  it("is explained where it differs, without a request to the server", async () => {
    const page = await open();
    await page.goto(`${server.address}/consoles/nimsys-a`);
    await page.getByRole("link", { name: "Have you written such a program?" }).click();
    await page.getByRole("button", { name: "Show an example" }).click();
    const verdict = page.getByTestId("verdict");
    await verdict.waitFor();
    expect(await verdict.innerText()).toContain("1·stone·left");
    const place = page.getByTestId("difference").first();
    expect(await place.evaluate((mark) => mark.previousElementSibling?.textContent)).toMatch(/1 stone$/);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const text = await page.getByLabel("The session at the terminal").inputValue();
    await page.getByLabel("The session at the terminal").fill(text.replace("1 stone left", "1 stones left"));
    await page.getByRole("button", { name: "Explain" }).click();
    await page.getByText("The same as the published program, byte for byte.").waitFor();
    expect(asked).toEqual([]);
  });

  it("may be input and output apart, and nonsense", async () => {
    const page = await open();
    await page.goto(`${server.address}/judge`);
    await page.getByRole("button", { name: "Explain" }).click();
    await page.getByText("Paste what your program printed first.").waitFor();
    await page.getByLabel("Program").selectOption({ label: "Nimsys C" });
    await page.getByLabel("You have").selectOption({ index: 1 });
    await page.getByLabel("The input").fill("addplayer __proto__,A,<b>\nexit");
    await page.getByLabel("The output").fill("<script>alert(1)</script>\u0000 nonsense");
    await page.getByRole("button", { name: "Explain" }).click();
    const verdict = page.getByTestId("verdict");
    await verdict.waitFor();
    expect(await verdict.locator("script").count()).toBe(0);
    expect(await verdict.innerText()).toContain("<script>alert(1)</script>");
  });

  it("may have lines of any length, and choices are not cut, on a phone", async () => {
    const page = await open({ viewport: { width: 360, height: 740 } });
    await page.goto(`${server.address}/judge`);
    await page.getByLabel("The session at the terminal").fill(`${"x".repeat(5000)}\n${"y ".repeat(5000)}`);
    await page.getByRole("button", { name: "Explain" }).click();
    await page.getByTestId("verdict").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const cut = await page.locator(".judge select").evaluateAll((selects) => {
      const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      return selects.flatMap((select) => {
        const { font, paddingLeft } = getComputedStyle(select);
        pen.font = font;
        // The arrow at the end takes about 20 pixels.
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - 20;
        const texts = [...(select as HTMLSelectElement).options].map(({ text }) => text);
        return texts.filter((text) => pen.measureText(text).width > room);
      });
    });
    expect(cut).toEqual([]);
  });
});
