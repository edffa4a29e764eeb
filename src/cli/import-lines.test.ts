import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { event, idOf, stored } from "../../test/store/games.ts";
import { type GameKeeper, type Store, StoreError } from "../store/index.ts";
import { temporaryFolder } from "../store/sqlite/fixtures.ts";
import { openStore } from "../store/sqlite/index.ts";
import { UserError } from "./errors.ts";
import { importLines } from "./import-lines.ts";
import { sayRefusal } from "./say-refusal.ts";

const head = JSON.stringify({ type: "head", format: "grundy-export", version: 1 });
const hash = "h".repeat(43);
const seats = [{ name: "Ada", tokenHash: hash, takenAt: 5 }, { name: null }];

function gameLine(index: number, move = {}): string {
  const game = { ...stored, id: idOf(index), seats, invitationHash: hash };
  const first = event(1);
  return JSON.stringify({ type: "game", game, events: [{ ...first, event: { ...first.event, ...move } }] });
}

const games = (count: number) => Array.from({ length: count }, (_, index) => gameLine(index));

function open(): Store {
  const store = openStore(join(temporaryFolder(), "grundy.db"));
  onTestFinished(() => store.close());
  return store;
}

/** The store with another way to take a game over. */
function restoring(store: Store, restore: GameKeeper["restore"]): Store {
  return { ...store, games: { ...store.games, restore } };
}

/** What an import is refused with, as facts and in both languages. */
async function refusalOf(lines: readonly string[], store: Store) {
  const error = await importLines(lines, store, Date.now()).catch((error: unknown) => error);
  if (!(error instanceof UserError)) throw error;
  const { refusal } = error;
  return { refusal, said: [await sayRefusal("en", refusal), await sayRefusal("de", refusal)] };
}

async function countOf(store: Store): Promise<number> {
  let count = 0;
  for await (const _ of store.games.all()) count++;
  return count;
}

test("a line that is refused is named, with how many were taken", async () => {
  const store = open();
  const { refusal } = await refusalOf([head, ...games(100), gameLine(100, { move: "9:9-9" })], store);
  expect(refusal).toMatchObject({ code: "import-refused", facts: { taken: 100, line: 102, event: 1 } });
  expect(await countOf(store)).toBe(100);
});

test("a line with something nested in it that no file takes is taken without that", async () => {
  const store = open();
  const deep = `${"[".repeat(1500)}${"]".repeat(1500)}`;
  const line = gameLine(100)
    .replaceAll("{", `{"more":${deep},`)
    .replace(`"options":{"more":${deep},`, '"options":{')
    .replace(`"take":{"more":${deep},`, '"take":{');
  const { refusal } = await refusalOf([head, ...games(100), line], store);
  expect(refusal).toMatchObject({ code: "import-cut-off", facts: { taken: 101, line: 102 } });
  expect((await store.games.load(idOf(100)))?.events).toEqual([event(1)]);
});

test("a line that the store does not take is named, and all others are taken", async () => {
  const store = open();
  const lines = [head, ...games(150)];
  const bad = restoring(store, async (game) => {
    if (game.game.id === idOf(99)) throw new Error("unfit");
    return store.games.restore(game);
  });
  const { refusal } = await refusalOf(lines, bad);
  expect(refusal).toMatchObject({ code: "import-refused", facts: { taken: 149, line: 101 } });
  expect(await countOf(store)).toBe(149);
});

test("on a full disk it says how many lines were taken", async () => {
  const store = open();
  const full = restoring(store, async (game) => {
    if (game.game.id >= idOf(210)) throw new StoreError("full", "grundy.db");
    return store.games.restore(game);
  });
  const { refusal, said } = await refusalOf([head, ...games(250)], full);
  expect(refusal).toMatchObject({ code: "import-stopped", facts: { taken: 210, line: 212, code: "full" } });
  expect(said).toEqual([
    "210 lines taken, line 212: grundy.db cannot grow because the disk is full; the last commands were not kept. Reading the file again does no harm.",
    expect.stringMatching(/^210 Zeilen übernommen, Zeile 212: grundy\.db /),
  ]);
});
