import { countMoves, isCoreSize } from "../engine/index.ts";
import { openCore } from "../engine/node.ts";
import { maxSize, minSize, reversi } from "../games/index.ts";
import type { CliSentences } from "../words/index.ts";
import { progressBar } from "./engine-common.ts";
import { refused } from "./errors.ts";
import { wholeNumber } from "./whole-number.ts";

const maxDepth = 30;
const mostSize = Math.min(maxSize, 100);

export async function perft(
  cli: CliSentences,
  depthText: string,
  options: { readonly size?: string },
): Promise<void> {
  const depth = wholeNumber(`<${cli.places.depth}>`, depthText, 0, maxDepth);
  const size = wholeNumber("--size", options.size ?? "8", minSize, mostSize);
  const read = reversi.options({ size });
  if (!read.ok) throw refused("even-needed", { name: "--size", min: minSize, max: mostSize });
  const core = isCoreSize(size) ? await openCore(size) : undefined;
  const bar = progressBar();
  const started = performance.now();
  const count = countMoves(reversi.start(read.value), depth, core, (share) =>
    bar.show(share, cli.engine.perftProgress({ depth })),
  );
  const seconds = (performance.now() - started) / 1000;
  bar.clear();
  const perSecond = seconds > 0 ? Number(count) / seconds : 0;
  process.stdout.write(`${cli.engine.perft({ size, depth, seconds, perSecond })}\n${count}\n`);
}
