import { type Book, type BookNode, lineTo, positionOf } from "../engine/book.ts";
import { openNodeEngine } from "../engine/node.ts";
import { makeTranscript } from "../notation/index.ts";
import { pick, seededChance } from "../players/index.ts";
import type { CliSentences } from "../words/index.ts";
import type { BookOptions } from "./engine-book-open.ts";
import { progressBar, threadCount } from "./engine-common.ts";
import { wholeNumber } from "./whole-number.ts";

/** What the book's move loses in a position, by a search of all moves. */
interface Checked {
  readonly node: BookNode;
  readonly loss: number;
}

/** Searches positions of the book anew, none twice, and says what its moves lose. */
export async function checkBook(cli: CliSentences, book: Book, options: BookOptions): Promise<void> {
  const inner = book.nodes.filter(({ edges }) => edges.length > 0);
  const count = Math.min(inner.length, wholeNumber("--sample", options.sample ?? "50", 1, 100_000));
  const depth = wholeNumber("--depth", options.depth ?? "18", 1, 60);
  const chance = seededChance(wholeNumber("--seed", options.seed ?? "1", 0, 999_999_999));
  const sample = new Set<BookNode>();
  while (sample.size < count) sample.add(pick(inner, chance));
  const engine = await openNodeEngine({ threads: threadCount(options.threads ?? "1") });
  const bar = progressBar();
  const checked: Checked[] = [];
  try {
    for (const node of sample) {
      bar.show(checked.length / count, cli.book.checking({ at: checked.length + 1, of: count }));
      const position = positionOf(node);
      // What the book was made with must not answer for it.
      await engine.forget();
      const { moves, score } = await engine.analyse(position, { depth }).result;
      const own = book.moves(position)[0]?.square;
      const loss = score - (moves.find(({ square }) => square === own)?.score ?? score);
      checked.push({ node, loss });
    }
  } finally {
    bar.clear();
    engine.close();
  }
  const worst = checked.reduce((a, b) => (b.loss > a.loss ? b : a));
  const facts = {
    positions: count,
    depth,
    mean: checked.reduce((sum, { loss }) => sum + loss, 0) / count,
    largest: worst.loss,
    line: makeTranscript(lineTo(book, worst.node), 8),
  };
  const text = options.json ? JSON.stringify(facts) : cli.book.checked(facts);
  process.stdout.write(`${text}\n`);
}
