import type { Family } from "../../../games/index.ts";
import { lineFormOf } from "../../line-forms.ts";
import { lineVersion, makeRequest, parseReply } from "../../line-protocol.ts";
import { protocolFault } from "../verdict.ts";
import type { Link, LinkGame, LinkHost, LinkResult, LinkSetup, LinkTurn } from "./link.ts";

/** The line protocol, for every game. */
export function lineLink(setup: LinkSetup, host: LinkHost): Link {
  return new LineLink(setup, host);
}

class LineLink implements Link {
  readonly hears = "lines";
  readonly lasting = true;
  readonly #setup: LinkSetup;
  readonly #host: LinkHost;
  readonly #form: ReturnType<typeof lineFormOf>;
  #asked = false;

  constructor(setup: LinkSetup, host: LinkHost) {
    this.#setup = setup;
    this.#host = host;
    this.#form = lineFormOf(setup.game);
  }

  start(): void {
    this.#host.send(`${makeRequest({ kind: "hello", version: lineVersion })}\n`);
  }

  begin({ number, seat }: LinkGame): void {
    this.#host.send(`${makeRequest({ kind: "new", ...this.#setup, seat, id: number })}\n`);
  }

  ask({ position, last, own, other }: LinkTurn<Family>): void {
    this.#asked = true;
    const form = this.#form;
    const go = { kind: "go", position: form.makeWord(position), marks: form.marks(position), last } as const;
    // No more is promised than there is: what began is not a millisecond any more.
    this.#host.send(`${makeRequest({ ...go, own: Math.floor(own), other: Math.floor(other) })}\n`);
  }

  heard(line: string): void {
    const reply = parseReply(line);
    switch (reply.kind) {
      case "ready":
        this.#host.ready();
        return;
      case "move":
        if (this.#asked) {
          this.#asked = false;
          this.#host.answer(reply.text);
        } else this.#host.fault(protocolFault(line));
    }
  }

  over({ won, plies }: LinkResult): void {
    this.#asked = false;
    const result = won === null ? "draw" : won ? "win" : "loss";
    this.#host.send(`${makeRequest({ kind: "over", result, plies })}\n`);
  }

  close(): void {
    this.#host.send(`${makeRequest({ kind: "quit" })}\n`);
  }
}
