import type { Page } from "playwright-core";

/** What a person does at the analysis board. */

/** The variations as they can be read: each move's text, deeper ones in brackets by their level. */
export function variations(page: Page): Promise<string[]> {
  return page
    .locator(".tree-row")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll("[role=option]")]
          .map((option) => option.querySelector(".name")?.textContent ?? option.textContent)
          .join(" "),
      ),
    );
}

/** The name of the move that is shown, as it is spoken. */
export function shown(page: Page): Promise<string> {
  return page
    .locator(".variations [aria-selected=true]")
    .evaluate((option) => (option.querySelector(".unseen") ?? option).textContent ?? "");
}

/** Presses a square of Reversi by its name. */
export async function pressSquare(page: Page, name: string): Promise<void> {
  const column = name.charCodeAt(0) - 97;
  const row = Number(name.slice(1)) - 1;
  await page.locator(`[data-square="${row * 8 + column}"]`).click();
}

export async function openAnalysis(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(".variations").waitFor();
  await page.getByTestId("status").waitFor();
}

/** The link that the share dialog offers to copy. */
export async function treeLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.locator(".copies code").first().innerText();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return link;
}

/** Pastes a text beside all fields, as Ctrl V does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Drops a file on the page. */
export async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text as string], name as string));
      const stage = document.querySelector(".stage") as Element;
      stage.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }));
      stage.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text],
  );
}
