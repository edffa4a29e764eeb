import type { ArenaGame, ArenaKeeper, KeptTournament, TournamentSetup } from "../arena/index.ts";
import {
  type Family,
  gameOf,
  must,
  otherSeat,
  type ReversiPosition,
  reversi,
  type Seat,
} from "../games/index.ts";
import {
  type GameEvent,
  type GameRecord,
  type GgfMove,
  makeGgf,
  makeRecord,
  notationOf,
  parseBoard,
  parseSquare,
  recordFormat,
  recordVersion,
} from "../notation/index.ts";
import type { CliSentences } from "../words/index.ts";
import { findTournament } from "./arena-find.ts";
import { arenaPage } from "./arena-html.ts";
import { jsonGame } from "./arena-json.ts";
import { keptGames, loadTournament } from "./arena-load.ts";
import type { ExportFormat } from "./arena-options.ts";
import { fileName, openArena } from "./arena-store.ts";
import { refused } from "./errors.ts";
import { writeAnswer } from "./judge-output.ts";
import { asUserError } from "./open-store.ts";

export interface ExportOptions {
  readonly file: string;
  readonly format: ExportFormat;
  readonly out?: string;
}

/** The games of a tournament as others read them, in the order of their numbers. */
export async function exportGames(
  cli: CliSentences,
  id: string | undefined,
  options: ExportOptions,
): Promise<void> {
  const { file, format, out } = options;
  const store = await openArena(file, "existing");
  try {
    const found = await findTournament(store.arena, id);
    if (format === "ggf") ggfFor(found.setup);
    const games = await allGames(store.arena, found.id);
    const text =
      format === "html" ? await page(cli, store.arena, found, games) : linesOf(found.setup, games, format);
    if (out === undefined) process.stdout.write(text);
    else {
      writeAnswer(out, text);
      process.stdout.write(`${cli.arena.exported({ file: out, games: games.length })}\n`);
    }
  } catch (error) {
    throw asUserError(error, fileName);
  } finally {
    await store.close();
  }
}

/** Each game once, as it was told last. */
async function allGames(arena: ArenaKeeper, id: string): Promise<ArenaGame[]> {
  const games = new Map<number, ArenaGame>();
  for await (const game of keptGames(arena, id)) games.set(game.number, game);
  return [...games.values()].sort((a, b) => a.number - b.number);
}

async function page(
  cli: CliSentences,
  arena: ArenaKeeper,
  found: KeptTournament,
  games: readonly ArenaGame[],
): Promise<string> {
  const view = (await loadTournament(arena, found)).view();
  return arenaPage(cli, found, view, games);
}

function linesOf(
  setup: TournamentSetup,
  games: readonly ArenaGame[],
  format: Exclude<ExportFormat, "html">,
): string {
  const write = writers[format];
  const head = format === "csv" ? [csvHead] : [];
  return [...head, ...games.map((game) => write(setup, game))].map((line) => `${line}\n`).join("");
}

type Writer = (setup: TournamentSetup, game: ArenaGame) => string;

const writers: { readonly [Format in Exclude<ExportFormat, "html">]: Writer } = {
  jsonl: (setup, game) => JSON.stringify(jsonGame(setup, game)),
  records: (setup, game) => makeRecord(recordOf(setup, game)),
  ggf(setup, game) {
    return ggfFor(setup)(setup, game);
  },
  csv(setup, game) {
    const [first = "", second = ""] = namesOf(setup, game);
    const { number, winner, fault, plies, opening, moves, thought } = game;
    const result = winner === null ? "1/2-1/2" : winner === 0 ? "1-0" : "0-1";
    const cells = [
      number + 1,
      Math.floor(number / 2) + 1,
      asText(first),
      asText(second),
      result,
      fault?.kind ?? "",
      plies,
      ...thought,
      opening,
      moves,
    ];
    return cells.map(csvCell).join(",");
  },
};

const csvHead = "game,pair,first,second,result,fault,plies,thought_first_ms,thought_second_ms,opening,moves";

/** A name that a table would take for a formula. */
function asText(name: string): string {
  return /^[=+\-@\t\r]/.test(name) ? `'${name}` : name;
}

function csvCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function namesOf(setup: TournamentSetup, { bots }: ArenaGame): readonly [string, string] {
  return [setup.bots[bots[0]]?.name ?? "", setup.bots[bots[1]]?.name ?? ""];
}

/** A fault is entered as what a record has for it: time, or giving up. */
function recordOf(setup: TournamentSetup, game: ArenaGame): GameRecord {
  const events: GameEvent[] = [];
  const rules = gameOf(setup.game);
  const notation = notationOf(setup.game);
  const options = must(rules.options(setup.options));
  let position = must(notation.parsePosition(game.opening, options));
  const first = rules.turn(position);
  const [opener, other] = namesOf(setup, game);
  for (const move of notation.splitMoves(game.moves)) {
    events.push({ type: "move", seat: rules.turn(position), move });
    position = must(rules.play(position, must(notation.parseMove(move, position))));
  }
  const seat = game.winner === 0 ? otherSeat(first) : first;
  if (game.fault && game.winner !== null)
    events.push(game.fault.kind === "time" ? { type: "time", seat } : { type: "resign", seat });
  return {
    format: recordFormat,
    version: recordVersion,
    game: setup.game,
    options: setup.options,
    players: first === 0 ? [opener, other] : [other, opener],
    from: game.opening,
    events,
  };
}

function ggfFor({ game }: TournamentSetup): Writer {
  const make = ggfOf[gameOf(game).family];
  if (make) return make;
  throw refused("format-of-another-game", { format: "ggf", game });
}

/** Families whose games the Othello servers' format can hold. */
const ggfOf: { readonly [F in Family]?: Writer } = {
  reversi(setup, game) {
    const options = must(reversi.options(setup.options));
    const start = must(parseBoard(game.opening));
    const moves: GgfMove[] = [];
    let position = start;
    let due = start.turn;
    for (const text of notationOf(setup.game).splitMoves(game.moves)) {
      if (due !== position.turn) moves.push({ seat: due, square: undefined, notes: [] });
      const square = must(parseSquare(text, options.size));
      moves.push({ seat: position.turn, square, notes: [] });
      due = otherSeat(position.turn);
      position = must(reversi.play(position, square));
    }
    const [black, white] = start.turn === 0 ? namesOf(setup, game) : [...namesOf(setup, game)].reverse();
    const properties = new Map([
      ["GM", "Othello"],
      ["PC", "Grundy"],
      ["PB", black ?? ""],
      ["PW", white ?? ""],
      ["RE", ggfResult(game, start.turn, position)],
      ["TY", String(options.size)],
    ]);
    return makeGgf({ properties, start, moves });
  },
};

/** Black's discs less White's; a game that was lost by a fault by all of them, on time (`:t`) or given up (`:r`). */
function ggfResult({ fault, winner }: ArenaGame, first: Seat, position: ReversiPosition): string {
  if (!fault || winner === null) return String(position.discs[0] - position.discs[1]);
  const all = position.options.size ** 2;
  const isBlack = (winner === 0) === (first === 0);
  return `${isBlack ? "+" : "-"}${all}:${fault.kind === "time" ? "t" : "r"}`;
}
