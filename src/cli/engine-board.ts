import { openNodeEngine } from "../engine/node.ts";
import { reversi } from "../games/index.ts";
import { makeSquare } from "../notation/index.ts";
import type { CliSentences } from "../words/index.ts";
import { progressBar, signed, threadCount } from "./engine-common.ts";
import { refused } from "./errors.ts";
import { wholeNumber } from "./whole-number.ts";

interface Options {
  readonly threads?: string;
  readonly hashBits?: string;
  readonly json?: boolean;
}

/** A whole board from the start, its value not known beforehand. */
export async function solveBoard(cli: CliSentences, sizeText: string, options: Options): Promise<void> {
  const size = wholeNumber(`<${cli.places.size}>`, sizeText, 4, 100);
  if (size !== 4 && size !== 6) throw refused("board-too-large");
  const threads = threadCount(options.threads ?? "1");
  const hashBits = wholeNumber("--hash-bits", options.hashBits ?? "24", 12, 26);
  const engine = await openNodeEngine({ threads, hashBits });
  const bar = progressBar();
  try {
    const position = reversi.start({ size, start: "tournament" });
    const search = engine.analyse(position, { exact: true, values: "best" }, (progress) => {
      bar.show(progress.share, cli.engine.boardProgress(progress));
    });
    const { score, exact, line, nodes, seconds } = await search.result;
    bar.clear();
    const squares = line.map((square) => makeSquare(square, size));
    if (options.json) {
      const nodesPerSecond = Math.round(nodes / Math.max(seconds, 1e-3));
      const rounded = Number(seconds.toFixed(3));
      const figures = { size, score, exact, line: squares, nodes, seconds: rounded, nodesPerSecond, threads };
      process.stdout.write(`${JSON.stringify(figures)}\n`);
      return;
    }
    const say = cli.engine;
    const outcome = { side: score < 0 ? "white" : "black", by: Math.abs(score) } as const;
    const lines = [
      say.board({ ...outcome, size, score: signed(score) }),
      say.proof({ nodes, seconds, threads, hashBits }),
      say.line({ line: squares.join("") }),
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
  } finally {
    engine.close();
  }
}
