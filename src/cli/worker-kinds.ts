import { mkdir } from "node:fs/promises";
import { umask } from "node:process";
import {
  exportHandler,
  exportKind,
  foldHandler,
  foldKind,
  type Handlers,
  judgeKind,
  pruneHandler,
  pruneKind,
} from "../jobs/index.ts";
import type { Store } from "../store/index.ts";
import { refused } from "./errors.ts";
import { heldSandbox } from "./held-sandbox.ts";

/** What a worker can do, in the order of its help. */
export const workerKinds = [exportKind, foldKind, judgeKind, pruneKind] as const;

type Kind = (typeof workerKinds)[number];

interface Wanted {
  /** As it was typed; all that make sense when left out. */
  readonly kinds?: string;
  readonly exportFolder?: string;
  /** Whether it is a database that several servers share. */
  readonly shared: boolean;
}

/**
 * The kinds of jobs to take. On a file only exports are left, and judging: its server has games in memory and drops them itself, and
 * nothing is packed. Strangers' programs are run only by who says so.
 */
export function chosenKinds({ kinds, exportFolder, shared }: Wanted): readonly Kind[] {
  const hasFolder = exportFolder !== undefined;
  const can = {
    [exportKind]: hasFolder,
    [foldKind]: shared,
    [judgeKind]: kinds !== undefined,
    [pruneKind]: shared,
  };
  const possible = workerKinds.filter((kind) => can[kind]);
  if (kinds === undefined) {
    if (possible.length === 0) throw refused("worker-idle");
    return possible;
  }
  const chosen = new Set(kinds.split(",").map((text) => knownKind(text.trim())));
  for (const kind of chosen) {
    if (possible.includes(kind)) continue;
    throw kind === exportKind ? refused("export-folder-needed") : refused("kind-of-databases", { kind });
  }
  if (hasFolder && !chosen.has(exportKind)) throw refused("export-folder-unused");
  return [...chosen];
}

function knownKind(text: string): Kind {
  const kind = workerKinds.find((each) => each === text);
  if (!kind) throw refused("choice-wrong", { name: "--kinds", text, choices: workerKinds.join(", ") });
  return kind;
}

export async function handlersFor(
  store: Store,
  kinds: readonly Kind[],
  exportFolder: string | undefined,
  onFailure: (error: unknown) => void,
): Promise<Handlers> {
  const all = {
    [exportKind]: () => exportHandler(store, exportFolder ?? "."),
    [foldKind]: () => foldHandler(store),
    [judgeKind]: openJudge,
    [pruneKind]: () => pruneHandler({ store, shared: true, now: store.now, onFailure }),
  };
  const handlers = await Promise.all(kinds.map(async (kind) => [kind, await all[kind]()] as const));
  return Object.fromEntries(handlers);
}

/** Without a sandbox no such job is taken: it stays for a worker that has one. */
async function openJudge() {
  const sandbox = await heldSandbox(`--kinds ${judgeKind}`);
  // A program is run by a user of its own, who has to read what was handed in. The store's files are made by now, and what
  // SQLite makes beside them has their rights.
  umask(0o022);
  return (await import("../jobs/judge.ts")).judgeHandler({ sandbox });
}

/** Before the first job is taken: what cannot be written now could not be then. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw refused("folder-unmakeable", { folder, code });
  }
}
