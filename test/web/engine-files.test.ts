import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { useOwnServer, usePages } from "./fixture.ts";
import { moveByMouse } from "./hands.ts";

const server = useOwnServer();
const open = usePages();

describe("the engine's weights", () => {
  it("come as brotli where it is taken, as gzip elsewhere, and both play", async () => {
    const file = readFileSync(new URL("../../src/engine/weights/reversi-8.gz", import.meta.url));
    const addresses: string[] = [];
    for (const encoding of ["br", "gzip"]) {
      const page = await open();
      // A browser on this machine always takes brotli: the other form is asked for in its name.
      if (encoding === "gzip")
        await page.route(/\/reversi-8-/, async (route) => {
          const answer = await fetch(route.request().url(), { headers: { "accept-encoding": encoding } });
          await route.fulfill({ body: Buffer.from(await answer.arrayBuffer()) });
        });
      const fetched = page.waitForResponse(/\/reversi-8-[^/]*\.bin$/);
      await page.goto(`${server.address}/play/reversi`);
      await page.locator(".square.legal").first().waitFor();
      await moveByMouse(page);
      await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
      const response = await fetched;
      expect(await response.headerValue("content-encoding")).toBe(encoding === "br" ? "br" : null);
      addresses.push(response.url());
      await page.close();
    }
    const [address = ""] = addresses;
    expect(new Set(addresses).size).toBe(1);
    const ask = async (encoding: string) => {
      const answer = await fetch(address, { method: "HEAD", headers: { "accept-encoding": encoding } });
      const { headers } = answer;
      expect(headers.get("content-type")).toBe("application/octet-stream");
      expect(headers.get("vary")).toBe("accept-encoding");
      return { encoding: headers.get("content-encoding"), length: Number(headers.get("content-length")) };
    };
    expect(await ask("gzip")).toEqual({ encoding: null, length: file.length });
    const small = await ask("gzip, deflate, br");
    expect(small.encoding).toBe("br");
    expect(small.length).toBeLessThan(0.86 * file.length);
    const name = new URL(address).pathname;
    const packed = readFileSync(new URL(`../../dist/page${name}.br`, import.meta.url));
    expect(packed.length).toBe(small.length);
    expect(brotliDecompressSync(packed).equals(gunzipSync(file))).toBe(true);
  });
});
