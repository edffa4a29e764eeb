import type { Progress } from "../judge/batch/index.ts";
import type { CliSentences } from "../words/index.ts";
import { type Bar, progressBar } from "./engine-common.ts";

/** How many are judged, and how long the rest will take; on a terminal alone. What was taken over from an earlier run says nothing about that. */
export function classProgress(
  { judgeBatch: say }: CliSentences,
  now: () => number = () => performance.now() / 1000,
  bar: Bar = progressBar(),
): { readonly show: (progress: Progress) => void; readonly clear: () => void } {
  const began = now();
  return {
    show({ done, of, unchanged }) {
      const judged = done - unchanged;
      const left = judged === 0 ? undefined : ((now() - began) / judged) * (of - done);
      bar.show(done / of, say.progress({ done, of, left }));
    },
    clear: bar.clear,
  };
}
