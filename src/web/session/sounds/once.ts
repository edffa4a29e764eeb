import { readText, writeText } from "../../base/storage.ts";

/** Another tab of the same game hears of the same thing within this, in milliseconds. */
const sameWithin = 3000;

/** Does something once, in however many tabs it happens: whichever comes first holds it until the others must have come. */
export function once(what: string, act: () => void): void {
  // Only where the page came over a safe connection are there locks.
  if (!navigator.locks) {
    onceAsKept(what, act);
    return;
  }
  const name = `grundy/sound ${what}`;
  navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      act();
      await new Promise((resolve) => setTimeout(resolve, sameWithin));
    })
    .catch(() => onceAsKept(what, act));
}

/** Nearly as good: two tabs that hear of it in the same instant do not know of each other. */
function onceAsKept(what: string, act: () => void): void {
  const [at = "", ...rest] = (readText("sounded") ?? "").split(" ");
  const now = Date.now();
  if (rest.join(" ") === what && Math.abs(now - Number(at)) < sameWithin) return;
  writeText("sounded", `${now} ${what}`);
  act();
}
