import { makeGgf } from "../../../notation/index.ts";
import { protocolFault } from "../verdict.ts";
import type { Link, LinkHost, LinkSetup, LinkTurn } from "./link.ts";

/** NBoard's protocol has no clock: programs are told how deep to look, so far unless said. */
const usualDepth = 10;

/** NBoard 2 for Reversi. Each position is shown as a game that begins there; `ping` tells the answer from whatever was said before. */
export function nboardLink(setup: LinkSetup<"reversi">, host: LinkHost): Link<"reversi"> {
  return new NBoardLink(setup, host);
}

class NBoardLink implements Link<"reversi"> {
  readonly hears = "lines";
  readonly lasting = true;
  readonly #setup: LinkSetup<"reversi">;
  readonly #host: LinkHost;
  #pings = 0;
  /** Answered so far. */
  #pongs = 0;
  #asked = false;

  constructor(setup: LinkSetup<"reversi">, host: LinkHost) {
    this.#setup = setup;
    this.#host = host;
  }

  start(): void {
    const { depth = usualDepth } = this.#setup;
    this.#host.send(`nboard 2\nset depth ${depth}\nping ${++this.#pings}\n`);
  }

  begin(): void {}

  ask({ position }: LinkTurn<"reversi">): void {
    const properties = new Map([
      ["GM", "Othello"],
      ["PC", "Grundy"],
      ["PB", "black"],
      ["PW", "white"],
      ["RE", "?"],
      ["TY", String(this.#setup.options.size)],
    ]);
    const game = makeGgf({ properties, start: position, moves: [] });
    this.#asked = true;
    this.#host.send(`set game ${game}\nping ${++this.#pings}\ngo\n`);
  }

  heard(line: string): void {
    const pong = /^\s*pong\s+([0-9]+)/.exec(line);
    if (pong) {
      this.#pongs = Number(pong[1]);
      this.#host.ready();
      return;
    }
    // What was said before the last question is answered belongs to another one.
    const answer = this.#pongs === this.#pings ? /^\s*===\s*([^\s/]*)/.exec(line) : undefined;
    if (!answer) return;
    if (!this.#asked) {
      this.#host.fault(protocolFault(line));
      return;
    }
    this.#asked = false;
    // Score and time behind the move come with slashes from some programs and with blanks from others.
    this.#host.answer((answer[1] as string).toLowerCase());
  }

  over(): void {
    this.#asked = false;
  }

  close(): void {
    this.#host.send("quit\n");
  }
}
