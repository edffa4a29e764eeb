import type { ArenaKeeper, KeptTournament } from "../arena/index.ts";
import {
  type CliSentences,
  faultReason,
  faultText,
  loadArenaSentences,
  loadLanguage,
} from "../words/index.ts";
import { findTournament } from "./arena-find.ts";
import { jsonGame, jsonResult } from "./arena-json.ts";
import { loadTournament } from "./arena-load.ts";
import { meaningOf } from "./arena-meaning.ts";
import { fileName, openArena } from "./arena-store.ts";
import { resultBlock, standingsTable } from "./arena-text.ts";
import { refused } from "./errors.ts";
import { asUserError } from "./open-store.ts";
import { wholeNumber } from "./whole-number.ts";

export interface ShowOptions {
  readonly file: string;
  readonly game?: string;
  readonly json?: true;
}

const mostListed = 20;

/** How a tournament stands, one of its games, or which there are. */
export async function show(cli: CliSentences, id: string | undefined, options: ShowOptions): Promise<void> {
  const store = await openArena(options.file, "existing");
  try {
    if (id === undefined && options.game === undefined) return await list(cli, store.arena, options);
    const found = await findTournament(store.arena, id);
    if (options.game === undefined) await showTable(cli, store.arena, found, options);
    else await showGame(cli, store.arena, found, { ...options, game: options.game });
  } catch (error) {
    throw asUserError(error, fileName);
  } finally {
    await store.close();
  }
}

async function list(cli: CliSentences, arena: ArenaKeeper, { json }: ShowOptions): Promise<void> {
  const all = await arena.list({ limit: mostListed });
  if (all.length === 0 && !json) throw refused("tournaments-none");
  for (const { id, setup, created, ended, games } of all) {
    const { name, format, game, bots } = setup;
    const facts = { id, name, format, game, bots: bots.length, games, created, ended };
    process.stdout.write(
      `${json ? JSON.stringify(facts) : cli.arena.listed({ ...facts, over: ended !== null })}\n`,
    );
  }
}

async function showTable(
  cli: CliSentences,
  arena: ArenaKeeper,
  found: KeptTournament,
  { json }: ShowOptions,
): Promise<void> {
  const view = (await loadTournament(arena, found)).view();
  const { setup, id, ending } = found;
  if (json) return void process.stdout.write(`${JSON.stringify(jsonResult(id, setup, view, ending))}\n`);
  const table = setup.format === "match" ? resultBlock(setup, view) : standingsTable(cli, view);
  const lines = [...table, "", ...meaningOf(cli, setup, view, ending)];
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** A game by its number from 1, with the evidence of a fault: for the bot's owner. */
async function showGame(
  cli: CliSentences,
  arena: ArenaKeeper,
  { id, setup }: KeptTournament,
  { game: text, json }: ShowOptions & { readonly game: string },
): Promise<void> {
  const number = wholeNumber("--game", text, 1, 999_999_999);
  const found = await arena.game(id, number - 1);
  if (!found) throw refused("arena-game-missing", { number });
  const { game, evidence } = found;
  if (json) return void process.stdout.write(`${JSON.stringify({ ...jsonGame(setup, game), evidence })}\n`);
  const names = game.bots.map((bot) => setup.bots[bot]?.name ?? "");
  const lines = [
    cli.arena.gameHead({ number, first: names[0] ?? "", second: names[1] ?? "", opening: game.opening }),
    game.moves,
  ];
  const loser = game.winner === null ? undefined : names[game.winner === 0 ? 1 : 0];
  if (game.fault && loser !== undefined) {
    const [language, words] = await Promise.all([loadLanguage(cli.tag), loadArenaSentences(cli.tag)]);
    lines.push(`${loser} ${faultText(words, game.fault)}`);
    const reason = faultReason(language, game.fault, setup.game);
    if (reason !== undefined) lines.push(reason);
  } else
    lines.push(game.winner === null ? cli.arena.drawn : cli.arena.wins({ name: names[game.winner] ?? "" }));
  for (const { at, to, text: line } of evidence?.lines ?? [])
    lines.push(`${String(at).padStart(7)} ms ${to === "bot" ? ">" : "<"} ${line}`);
  if (evidence?.errors) lines.push(cli.arena.errors, evidence.errors.trimEnd());
  process.stdout.write(`${lines.join("\n")}\n`);
}
