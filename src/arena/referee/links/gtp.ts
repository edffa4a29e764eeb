import {
  must,
  otherSeat,
  type ReversiOptions,
  type ReversiPosition,
  reversi,
  type Seat,
  type Square,
} from "../../../games/index.ts";
import { makeSquare } from "../../../notation/index.ts";
import { protocolFault } from "../verdict.ts";
import type { Link, LinkGame, LinkHost, LinkSetup, LinkTurn } from "./link.ts";
import { pathBetween } from "./path.ts";

/**
 * What is done with the answer to a command: `ready` says that the program has started, `must` that it knows what it is told, `may` that it
 * need not, `times` that it knows of time, `move` holds its move.
 */
type Awaited = "ready" | "must" | "may" | "times" | "move";

/** GTP 2 for Reversi. Commands go out together, so that a ply is one wait; answers come in their order. No numbers: there are programs that never forget one. */
export function gtpLink(setup: LinkSetup<"reversi">, host: LinkHost): Link<"reversi"> {
  return new GtpLink(setup, host);
}

class GtpLink implements Link<"reversi"> {
  readonly hears = "lines";
  readonly lasting = true;
  readonly #setup: LinkSetup<"reversi">;
  readonly #host: LinkHost;
  #awaited: Awaited[] = [];
  /** Between the first line of an answer and the empty one behind it. */
  #within = false;
  #times = true;
  /** The position that the program has been shown, and how many of the game's moves. */
  #at: ReversiPosition;
  #shown = 0;
  /** Its own last move, which it has entered itself. */
  #moved = false;

  constructor(setup: LinkSetup<"reversi">, host: LinkHost) {
    this.#setup = setup;
    this.#host = host;
    this.#at = reversi.start(setup.options);
  }

  start(): void {
    this.#send("name", "ready");
  }

  begin({ opening, path }: LinkGame<"reversi">): void {
    const { options } = this.#setup;
    const from = clearedBoard(options);
    const moves = path ?? wayTo(from, opening);
    if (!moves) {
      this.#host.fault(protocolFault("unreachable"));
      return;
    }
    // There are programs of one size that do not know the command.
    this.#send(`boardsize ${options.size}`, options.size === reversi.defaults.size ? "may" : "must");
    this.#send("clear_board", "must");
    this.#sendTimes();
    this.#at = from;
    this.#shown = 0;
    this.#moved = false;
    for (const square of moves) this.#play(square);
  }

  ask({ moves, own }: LinkTurn<"reversi">): void {
    for (const square of moves.slice(this.#shown)) {
      this.#play(square, this.#moved);
      this.#moved = false;
      this.#shown++;
    }
    const color = colorOf(this.#at.turn);
    if (this.#times) this.#send(`time_left ${color} ${seconds(own)} 0`, "may");
    this.#send(`genmove ${color}`, "move");
  }

  heard(line: string): void {
    if (line.trim() === "") {
      this.#within = false;
      return;
    }
    if (this.#within) return;
    const good = line.startsWith("=");
    // Banners and logs stand before an answer.
    if (!good && !line.startsWith("?")) return;
    this.#within = true;
    const awaited = this.#awaited.shift();
    if (awaited === undefined) this.#host.fault(protocolFault(line));
    else this.#answered(awaited, good, line);
  }

  over(): void {}

  close(): void {
    this.#send("quit", "may");
  }

  #answered(awaited: Awaited, good: boolean, line: string): void {
    switch (awaited) {
      case "ready":
        this.#host.ready();
        return;
      case "times":
        this.#times = good;
        return;
      case "may":
        return;
      case "must":
        if (!good) this.#host.fault(protocolFault(line));
        return;
      case "move":
        if (!good) {
          this.#host.fault(protocolFault(line));
          return;
        }
        this.#moved = true;
        this.#host.answer(line.slice(1).trim().toLowerCase());
    }
  }

  #send(command: string, awaited: Awaited): void {
    this.#awaited.push(awaited);
    this.#host.send(`${command}\n`);
  }

  /** A move, unless the program has made it itself, and the pass behind it that our rules make and GTP's do not. */
  #play(square: Square, known = false): void {
    const { turn, options } = this.#at;
    if (!known) this.#send(`play ${colorOf(turn)} ${makeSquare(square, options.size)}`, "must");
    this.#at = must(reversi.play(this.#at, square));
    if (!this.#at.over && this.#at.turn === turn) this.#send(`play ${colorOf(otherSeat(turn))} pass`, "must");
  }

  /** Whole seconds, as the protocol has it; what a move adds is told with `time_left`. */
  #sendTimes(): void {
    const { clock } = this.#setup;
    if (!this.#times) return;
    const times =
      clock.kind === "game"
        ? `${seconds(clock.initial)} 0 0`
        : `0 ${seconds(clock.each)} ${clock.kind === "moves" ? clock.moves : 1}`;
    this.#send(`time_settings ${times}`, "times");
  }
}

/** A program's cleared board is the tournament start, whatever ours is. */
function clearedBoard({ size }: ReversiOptions): ReversiPosition {
  return reversi.start({ size, start: "tournament" });
}

const ways = new WeakMap<ReversiPosition, readonly Square[]>();

/** An opening is played twice by every two bots: it is looked for once. */
function wayTo(from: ReversiPosition, opening: ReversiPosition): readonly Square[] | undefined {
  const known = ways.get(opening);
  if (known) return known;
  const found = pathBetween(from, opening);
  if (found) ways.set(opening, found);
  return found;
}

function colorOf(seat: Seat): string {
  return seat === 0 ? "black" : "white";
}

/** At least one: nought would mean no limit. */
function seconds(milliseconds: number): number {
  return Math.max(1, Math.floor(milliseconds / 1000));
}
