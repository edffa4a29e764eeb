import { openNodeEngine } from "../engine/node.ts";
import { reversi } from "../games/index.ts";
import { makeSquare } from "../notation/index.ts";
import { progressBar, shortCount, signed, threadCount, wholeNumber } from "./engine-common.ts";
import { UserError } from "./errors.ts";

interface Options {
  readonly threads?: string;
  readonly hashBits?: string;
  readonly json?: boolean;
}

/** A whole board from the start, its value not known beforehand. */
export async function solveBoard(sizeText: string, options: Options): Promise<void> {
  const size = wholeNumber("the size", sizeText, 4, 100);
  if (size !== 4 && size !== 6)
    throw new UserError("solve-board knows 4 and 6: larger boards are out of reach");
  const threads = threadCount(options.threads ?? "1");
  const hashBits = wholeNumber("--hash-bits", options.hashBits ?? "24", 12, 26);
  const engine = await openNodeEngine({ threads, hashBits });
  const bar = progressBar();
  try {
    const position = reversi.start({ size, start: "tournament" });
    const search = engine.analyse(position, { exact: true, values: "best" }, (progress) => {
      const speed = shortCount(progress.nodesPerSecond);
      bar.show(
        progress.share,
        `${shortCount(progress.nodes)} nodes, ${speed}/s, ${progress.seconds.toFixed(0)} s`,
      );
    });
    const { score, exact, line, nodes, seconds } = await search.result;
    bar.clear();
    const squares = line.map((square) => makeSquare(square, size));
    const nodesPerSecond = Math.round(nodes / Math.max(seconds, 1e-3));
    if (options.json) {
      const rounded = Number(seconds.toFixed(3));
      const figures = { size, score, exact, line: squares, nodes, seconds: rounded, nodesPerSecond, threads };
      process.stdout.write(`${JSON.stringify(figures)}\n`);
      return;
    }
    const winner = score === 0 ? "a draw" : `${score > 0 ? "Black" : "White"} wins by ${Math.abs(score)}`;
    process.stdout.write(
      `${size}×${size} from the start: ${winner} (${signed(score)} for Black, empty squares to the winner)\n` +
        `proof: ${nodes} nodes, ${seconds.toFixed(2)} s, ${shortCount(nodesPerSecond)} nodes/s, ${threads} ${threads === 1 ? "thread" : "threads"}, table of 2^${hashBits} entries\n` +
        `line: ${squares.join("")}\n`,
    );
  } finally {
    engine.close();
  }
}
