import type { Engine, TimeLeft } from "../../engine/index.ts";
import { type Game, gameOf } from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import { makeSpec, openPlayer, type Player, type PlayerSpec, seededChance } from "../../players/index.ts";
import {
  type LineGo,
  type LineNew,
  type LineReply,
  makeReply,
  parseRequest,
  readGo,
} from "../line-protocol.ts";
import type { ClockRule } from "../setup.ts";
import { gameSeed } from "./game-seed.ts";

export interface LineBot {
  /** One that remembers nothing of earlier games. */
  readonly player: PlayerSpec;
  /** With the same seed a game of the same number is played the same, whatever was played before it. */
  readonly seed: number;
  /** What comes in, a line at a time; the end of it ends the bot. */
  readonly lines: AsyncIterable<string> | Iterable<string>;
  /** Has one line with its end written at once. */
  readonly print: (line: string) => void;
  readonly openEngine: () => Promise<Pick<Engine, "analyse" | "choose" | "forget">>;
}

/** A game as the bot knows it; without a player it cannot be played. */
interface BotGame {
  readonly told: LineNew;
  readonly player: Player | undefined;
  readonly clock: { left: TimeLeft | undefined; made: number };
}

/** A player of this house as a program that speaks the line protocol, until `quit` or the end of the lines. */
export async function serveLine(bot: LineBot): Promise<void> {
  const { player, seed, lines, openEngine } = bot;
  const say = (reply: LineReply) => bot.print(makeReply(reply));
  const silent = (reason: string) => say({ kind: "comment", text: ` no move: ${reason}` });
  let engine: ReturnType<LineBot["openEngine"]> | undefined;
  let game: BotGame | undefined;

  async function begin(told: LineNew): Promise<BotGame> {
    // What was searched in another game would change the moves of this one.
    await (await engine)?.forget();
    const clock: BotGame["clock"] = { left: undefined, made: 0 };
    const opened = await openPlayer(player, gameOf(told.game), {
      chance: seededChance(gameSeed(seed, told.id, told.seat)),
      openEngine: () => {
        engine ??= openEngine();
        return engine;
      },
      clock: () => clock.left,
    });
    return { told, player: opened, clock };
  }

  for await (const line of lines) {
    const request = parseRequest(line);
    switch (request?.kind) {
      case "hello":
        say({ kind: "ready", name: makeSpec(player) });
        break;
      case "new":
        game = await begin(request);
        break;
      case "go": {
        const move = await answer(game, request);
        if (move.ok) say({ kind: "move", text: move.text });
        else silent(move.reason);
        break;
      }
      case "quit":
        return;
      case "over":
        break;
      default:
        // Without knowing the rules nothing is played, least of all by those of the game before.
        if (/^\s*new\b/.test(line)) game = undefined;
    }
  }
}

type Answer = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

async function answer(game: BotGame | undefined, asked: LineGo): Promise<Answer> {
  if (!game) return { ok: false, reason: "no-game" };
  const { told, player, clock } = game;
  if (!player) return { ok: false, reason: "no-player" };
  const position = readGo(told, asked);
  if (!position.ok) return { ok: false, reason: position.refusal.code };
  const rules: Game = gameOf(told.game);
  if (rules.outcome(position.value)) return { ok: false, reason: "game-over" };
  clock.left = timeLeft(told.clock, asked.own, clock.made++);
  const move = await player.choose(position.value);
  return { ok: true, text: notationOf(told.game).makeMove(move, position.value) };
}

/** What the clock leaves, `made` moves into the game. */
function timeLeft(clock: ClockRule, own: number, made: number): TimeLeft {
  const seconds = own / 1000;
  switch (clock.kind) {
    case "game":
      return { seconds };
    case "move":
      return { seconds, moves: 1 };
    case "moves":
      return { seconds, moves: clock.moves - (made % clock.moves) };
  }
}
