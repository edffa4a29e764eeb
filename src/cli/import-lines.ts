import { type ExchangeLine, parseLine } from "../store/exchange.ts";
import { type Store, StoreError } from "../store/index.ts";
import { refused } from "./errors.ts";
import { dbName } from "./stores.ts";

/** So many lines share a commit. */
const together = 200;

/** What became of a line: whether it was new, or why it could not be kept. */
interface Kept {
  readonly line: number;
  readonly added?: boolean;
  readonly error?: unknown;
}

/** Takes the lines of an export into a store. Whatever stands before a line that is refused stays, and is counted. */
export async function importLines(
  lines: AsyncIterable<string> | Iterable<string>,
  store: Store,
  now: number,
): Promise<{ added: number; known: number }> {
  let number = 0;
  let ended = false;
  let complete = false;
  const counts = { added: 0, known: 0 };
  const taken = () => counts.added + counts.known;
  let pending: Promise<Kept>[] = [];
  const keep = (restore: () => boolean | Promise<boolean>) => pending.push(attempt(number, restore));
  const settle = async () => {
    const all = await Promise.all(pending);
    pending = [];
    for (const { added } of all) if (added !== undefined) counts[added ? "added" : "known"]++;
    await store.roster.settle();
    const failed = all.find(({ added }) => added === undefined);
    if (failed) throw failure(taken(), failed);
  };
  for await (const text of lines) {
    number++;
    const line = judge(text, now);
    if (!line?.ok) {
      await settle();
      if (!line) throw broken(taken(), number);
      const { event, ...refusal } = line.refusal;
      throw refused("import-refused", { taken: taken(), line: number, event, refusal });
    }
    const { value } = line;
    if ((value.type === "head") !== (number === 1) || ended) {
      await settle();
      throw refused("import-foreign", { taken: taken(), line: number });
    }
    if (value.type === "person") keep(() => store.roster.restore(value));
    if (value.type === "game") keep(() => store.games.restore(value));
    if (value.type === "tournament") keep(() => store.arena.restore(value));
    if (value.type === "tournament-games") keep(() => addGames(store, value));
    if (value.type === "end") {
      ended = true;
      complete = value.people + value.games + (value.arena ?? 0) === number - 2;
    }
    // Games of a tournament come behind it, in their order.
    if (pending.length >= together || value.type.startsWith("tournament")) await settle();
  }
  await settle();
  if (!complete) throw refused("import-cut-off", { taken: taken(), line: number });
  return counts;
}

/** Whether one of them was new. */
async function addGames(
  { arena }: Store,
  { id, games, evidence }: Extract<ExchangeLine, { type: "tournament-games" }>,
): Promise<boolean> {
  const before = (await arena.find(id))?.games;
  await arena.add(id, games, new Map(evidence));
  return (await arena.find(id))?.games !== before;
}

async function attempt(line: number, restore: () => boolean | Promise<boolean>): Promise<Kept> {
  try {
    return { line, added: await restore() };
  } catch (error) {
    return { line, error };
  }
}

/** Undefined for a line that no rule expected: it is refused as well. */
function judge(text: string, now: number): ReturnType<typeof parseLine> | undefined {
  try {
    return parseLine(text, now);
  } catch {
    return undefined;
  }
}

/** A line that could not be kept: the store's fault, or its own. */
function failure(taken: number, { line, error }: Kept) {
  if (!(error instanceof StoreError)) return broken(taken, line);
  const { code, file, detail } = error;
  return refused("import-stopped", { taken, line, code, file, detail, option: dbName });
}

function broken(taken: number, line: number) {
  const refusal = { code: "record-broken", facts: { part: "game" } } as const;
  return refused("import-refused", { taken, line, event: undefined, refusal });
}
