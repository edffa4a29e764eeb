import { alignment } from "./alignment.ts";
import { blanks } from "./blanks.ts";
import { ends } from "./ends.ts";
import { meaning, otherMessage } from "./meaning.ts";
import { order } from "./order.ts";
import type { Detector, Found, View } from "./view.ts";
import { spelling, wording } from "./wording.ts";

/** The surest first: what only differs in what cannot be seen is nothing else. */
const detectors: readonly Detector[] = [
  ends,
  blanks,
  wording,
  meaning,
  order,
  alignment,
  otherMessage,
  spelling,
];

export function kindOf(view: View): Found {
  for (const detect of detectors) {
    const found = detect(view);
    if (found) return found;
  }
  return { kind: "other", facts: {} };
}

export type { View } from "./view.ts";
