import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const places = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/**
 * The first two draw what is suggested below an address bar, in processes of their own for every window: twice the work of the
 * page itself, where nobody sees them. The last list counts, so what Playwright turns off of what concerns a page is repeated.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join(",")}`,
];

/** Debian's Chromium; as root on Debian it is installed when it is missing. */
export function findChromium(): string {
  const found = () => places.find((place) => place !== undefined && existsSync(place));
  const there = found();
  if (there) return there;
  if (install("Chromium", "chromium")) {
    const installed = found();
    if (installed) return installed;
  }
  throw new Error("The page's tests need Chromium: apt-get install chromium, or set CHROMIUM to its path.");
}

/**
 * A font with Japanese and Chinese characters, for texts as wide as people see them. Where none can be had the tests go on: what is
 * drawn in place of a character is about as wide.
 */
export function findFonts(): void {
  const { stdout } = spawnSync("fc-list", [":lang=ja:lang=zh-cn", "family"], { encoding: "utf8" });
  if (!stdout?.trim()) install("fonts", "fonts-noto-cjk");
}

function install(what: string, name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  process.stderr.write(`installing ${what} for the tests of the page\n`);
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  return spawnSync("apt-get", ["install", "-y", name], { stdio: "ignore" }).status === 0;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: flags });
}
