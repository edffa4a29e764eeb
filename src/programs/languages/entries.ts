import { type ProgramLanguageId, problem, type Refused, type SubmissionRemark } from "../problems.ts";

interface Choice {
  readonly language: ProgramLanguageId;
  /** What could begin: classes, or files. */
  readonly candidates: readonly string[];
  /** What the assignment calls it. */
  readonly expected?: string | undefined;
  /** What is usual in the language, the likeliest first. */
  readonly usual?: readonly string[];
  /** False where nothing has to begin: then any of them will do. */
  readonly runnable?: boolean | undefined;
}

export interface Chosen {
  readonly ok: true;
  readonly entry: string;
  readonly remarks: readonly SubmissionRemark[];
}

/** Which of several begins: the one that the assignment names, else the only one, else what is usual, nearest to the top. */
export function chooseEntry(choice: Choice): Chosen | Refused {
  const { language, candidates, expected, usual = [] } = choice;
  const [any] = onTop(candidates);
  if (choice.runnable === false && any !== undefined) return { ok: true, entry: any, remarks: [] };
  const wanted = expected === undefined ? [] : named(candidates, expected);
  const chosen =
    wanted.length > 0 ? wanted : candidates.length === 1 ? candidates : usually(candidates, usual);
  const nearest = onTop(chosen);
  const [entry] = nearest;
  if (entry === undefined) {
    if (candidates.length > 0) return several(language, candidates);
    return problem("entry-missing", { language, ...(expected === undefined ? {} : { expected }) });
  }
  if (nearest.length > 1) return several(language, nearest);
  const other = expected !== undefined && stemOf(entry) !== expected;
  return {
    ok: true,
    entry,
    remarks: other ? [{ code: "entry-other", facts: { expected, entry } }] : [],
  };
}

function several(language: ProgramLanguageId, entries: readonly string[]): Refused {
  return problem("entries-several", { language, entries: [...entries].sort().slice(0, 10) });
}

/** By its name, letter case and all; where there is none, whatever its case. */
function named(candidates: readonly string[], name: string): readonly string[] {
  const exact = candidates.filter((each) => stemOf(each) === name);
  if (exact.length > 0) return exact;
  return candidates.filter((each) => stemOf(each).toLowerCase() === name.toLowerCase());
}

function usually(candidates: readonly string[], usual: readonly string[]): readonly string[] {
  for (const name of usual) {
    const found = candidates.filter((each) => stemOf(each).toLowerCase() === name);
    if (found.length > 0) return found;
  }
  return [];
}

function onTop(paths: readonly string[]): readonly string[] {
  const depth = (path: string) => path.split("/").length;
  const least = Math.min(...paths.map(depth));
  return paths.filter((path) => depth(path) === least);
}

/** `Nimsys` of `src/game/Nimsys.java` and of the class `game.Nimsys`. */
function stemOf(entry: string): string {
  const name = entry.slice(entry.lastIndexOf("/") + 1);
  const source = /^(.+)\.(c|cc|cpp|cxx|c\+\+|rs|go|py|pyw|js|mjs|cjs|ts|mts|cts)$/i.exec(name);
  return source?.[1] ?? name.slice(name.lastIndexOf(".") + 1);
}
