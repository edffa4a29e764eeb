import { Conversation, type Evidence } from "../../programs/index.ts";
import type { Fault, FaultEvidence } from "../game.ts";
import type { BotLaunch } from "./bots.ts";
import { escapedLines } from "./escaped.ts";
import type { Link, LinkHost, LinkSetup } from "./links/link.ts";
import { Transcript } from "./transcript.ts";
import { faultOfEnding } from "./verdict.ts";

const mostErrors = 4096;

/** Who has a process at a game: told within the pipe's own event. */
export interface ProcessUser {
  answered(process: BotProcess, move: string, at: number): void;
  failed(process: BotProcess, fault: Fault): void;
}

/** One process of a bot, for as many games as it lives; text to it is gathered until `flush`. */
export class BotProcess implements LinkHost {
  readonly launch: BotLaunch;
  readonly link: Link;
  readonly startedAt = performance.now();
  /** When it said that it had started; undefined until then. */
  readyAt: number | undefined;
  games = 0;
  user: ProcessUser | undefined;
  /** It has been asked and has not answered. */
  asked = false;
  /** Nothing more can be had of it. */
  gone = false;
  /** It has said something, if only a comment. */
  spoke = false;
  lastUsed = 0;
  #hasEnded = false;
  #afterEnd: (() => void) | undefined;
  #heardAt = 0;
  #converses = false;
  #text = "";
  readonly #transcript = new Transcript();
  readonly #conversation: Conversation;
  readonly #ended: (process: BotProcess) => void;

  constructor(launch: BotLaunch, setup: LinkSetup, ended: (process: BotProcess) => void) {
    this.launch = launch;
    this.#ended = ended;
    this.link = launch.makeLink(setup, this);
    const { link } = this;
    this.#converses = link.hears === "text";
    const { sandbox, limits } = launch;
    this.#conversation = new Conversation({
      launch: launch.launch,
      sandbox,
      limits: { ...limits, errors: mostErrors },
      all: { as: link.hears, take: (said) => this.#heard(said) },
      ended: (evidence) => this.#end(evidence),
    });
    link.start();
    this.flush();
  }

  /** Whether it is looked at rarely: nothing is asked of it, or it may use what it likes. */
  rest(resting: boolean): void {
    this.#conversation.rest(resting || !this.launch.watched);
  }

  send(text: string): void {
    this.#text += text;
    // A dialogue goes on in microtasks: its next line is not to wait for a tick.
    if (this.#converses) queueMicrotask(() => this.flush());
  }

  ready(): void {
    this.readyAt ??= this.#heardAt;
  }

  answer(move: string): void {
    this.readyAt ??= this.#heardAt;
    this.asked = false;
    this.user?.answered(this, move, this.#heardAt);
  }

  fault(fault: Fault): void {
    // Between games nobody has lost by it.
    if (this.user) this.user.failed(this, fault);
    else this.stop();
  }

  get pid(): number | undefined {
    return this.#conversation.pid;
  }

  /** Writes what was gathered. */
  flush(): void {
    if (this.#text === "") return;
    const text = this.#text;
    this.#text = "";
    this.#transcript.sent(text, performance.now());
    this.#conversation.write(text);
  }

  /** What is kept of a game that began at `since` and is lost by a fault of this one. */
  evidence(since: number): FaultEvidence {
    const { launch, limits, sandbox } = this.launch;
    return {
      lines: this.#transcript.lines(since),
      errors: escapedLines(Buffer.from(this.#conversation.errors()).toString("utf8")),
      command: launch.command.join(" "),
      memory: Number.isFinite(limits.memory) ? limits.memory : null,
      sandbox: sandbox.level,
    };
  }

  /** Lets it end by itself for a moment. */
  close(): void {
    if (this.gone) return;
    this.gone = true;
    this.link.close();
    this.flush();
    void this.#conversation.close();
  }

  stop(): void {
    this.gone = true;
    this.#conversation.stop();
  }

  /** Ends it, and tells when it has: only then all that it wrote to its standard error is there. */
  stopFor(then: () => void): void {
    this.stop();
    if (this.#hasEnded) then();
    else this.#afterEnd = then;
  }

  #heard(said: string): void {
    this.#heardAt = performance.now();
    this.spoke = true;
    this.#transcript.heard(said, this.#heardAt);
    if (!this.gone) this.link.heard(said);
  }

  #end(evidence: Evidence): void {
    const { user, gone } = this;
    this.gone = true;
    this.#hasEnded = true;
    if (!gone) user?.failed(this, faultOfEnding(evidence.ending));
    this.#ended(this);
    this.#afterEnd?.();
  }
}
