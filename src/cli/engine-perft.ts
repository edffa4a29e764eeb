import { countMoves, isCoreSize } from "../engine/index.ts";
import { openCore } from "../engine/node.ts";
import { maxSize, minSize, reversi } from "../games/index.ts";
import { progressBar, shortCount, wholeNumber } from "./engine-common.ts";
import { UserError } from "./errors.ts";

const maxDepth = 30;
const mostSize = Math.min(maxSize, 100);

export async function perft(depthText: string, options: { readonly size?: string }): Promise<void> {
  const depth = wholeNumber("the depth", depthText, 0, maxDepth);
  const size = wholeNumber("--size", options.size ?? "8", minSize, mostSize);
  const read = reversi.options({ size });
  if (!read.ok)
    throw new UserError(`--size needs an even number from ${minSize} to ${mostSize}, not ${size}`);
  const core = isCoreSize(size) ? await openCore(size) : undefined;
  const bar = progressBar();
  const started = performance.now();
  const count = countMoves(reversi.start(read.value), depth, core, (share) =>
    bar.show(share, `depth ${depth}`),
  );
  const seconds = (performance.now() - started) / 1000;
  bar.clear();
  const speed = seconds > 0 ? shortCount(Number(count) / seconds) : "0";
  process.stdout.write(
    `${size}×${size}, depth ${depth}: ${seconds.toFixed(2)} s, ${speed} a second\n${count}\n`,
  );
}
