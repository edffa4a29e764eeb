import type { WriteStream } from "node:tty";

/** No more often than that, in milliseconds. */
const pause = 200;

/** One line that is written over, on a terminal alone. */
export function progressTo(stream: WriteStream & { fd: 2 }): {
  show: (text: string) => void;
  clear: () => void;
} {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  let last = Number.NEGATIVE_INFINITY;
  return {
    show(text) {
      if (performance.now() - last < pause) return;
      last = performance.now();
      stream.write(`\r\u001b[K${text}`);
    },
    clear: () => stream.write("\r\u001b[K"),
  };
}
