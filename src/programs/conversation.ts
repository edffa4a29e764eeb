import { StringDecoder } from "node:string_decoder";
import type { Sandbox } from "./confine.ts";
import type { Launch } from "./launch.ts";
import type { Limits } from "./limits.ts";
import { type AnswerLimits, LineSplitter, usualAnswer } from "./lines.ts";
import type { Ending, Evidence } from "./outcome.ts";
import { Started } from "./started.ts";

export interface ConversationOptions {
  readonly launch: Launch;
  readonly sandbox: Sandbox;
  /** `processor` and `wall` are an answer's. */
  readonly limits: Limits;
  readonly answer?: AnswerLimits;
  /** Takes all that is said, asked for or not: then nothing is listened for, and time is somebody else's. */
  readonly all?: TakeAll;
  /** Told once: nothing will come any more. */
  readonly ended?: (evidence: Evidence) => void;
}

/** Takes a line of an answer, without its end; true when the answer is complete. */
export type TakeLine = (line: string) => boolean;

export interface TakeAll {
  /** Lines without their ends, or text as it comes, prompts and line ends included. */
  readonly as: "lines" | "text";
  take(said: string): void;
}

/** What is kept of what nobody asked for; behind it the program has to wait. */
const unasked = 64 * 1024;
/** What is kept for a program that does not read; behind it there is no use in it. */
const unread = 1024 * 1024;

/**
 * A program that is spoken to line by line, for as long as it lives. An answer begins with what is sent and has one deadline, however many lines it
 * has. There is neither a promise nor a timer for an answer: lines are handed on from within the pipe's own event.
 */
export class Conversation {
  readonly #started: Started;
  readonly #limits: Limits;
  readonly #splitter: LineSplitter;
  readonly #tell: ((evidence: Evidence) => void) | undefined;
  readonly #closing: ((evidence: Evidence) => void)[] = [];
  #take: TakeLine | undefined;
  #listens = 0;
  /** Whoever waits for a promised line. */
  #promised: (() => void) | undefined;
  #handing = false;
  #paused = false;
  /** A new answer begins with the next one that listens. */
  #fresh = true;
  #evidence: Evidence | undefined;
  readonly #all: TakeAll | undefined;
  readonly #most: number;
  readonly #decoder = new StringDecoder("utf8");
  /** Bytes since something was last sent, where text is taken as it comes. */
  #said = 0;

  constructor({ launch, sandbox, limits, answer = usualAnswer, all, ended }: ConversationOptions) {
    this.#limits = limits;
    this.#splitter = new LineSplitter(answer);
    this.#most = answer.bytes;
    this.#all = all;
    this.#tell = ended;
    if (all?.as === "lines")
      this.#take = (line) => {
        all.take(line);
        return false;
      };
    const forLife = { ...limits, processor: Number.POSITIVE_INFINITY };
    this.#started = new Started(sandbox, launch, forLife, (evidence) => this.#ended(evidence));
    this.#started.stdout?.on("data", (chunk: Buffer) => this.#heard(chunk));
  }

  get pid(): number | undefined {
    return this.#started.pid;
  }

  /** How it ended, once it has. */
  get evidence(): Evidence | undefined {
    return this.#evidence;
  }

  /** Seconds of processor time until now; it takes some reading, so not for every answer. */
  processor(): number {
    return this.#started.processor();
  }

  /** The last of its standard error until now. */
  errors(): Uint8Array {
    return this.#started.errors();
  }

  /** Nothing is asked of it for now, so that it need not be looked at as often; or it is. */
  rest(resting: boolean): void {
    this.#started.rest(resting);
  }

  /** Sends a line, with which a new answer begins. */
  send(line: string): void {
    this.write(`${line}\n`);
  }

  /** Sends text as it is, in one write; a new answer begins with it. */
  write(text: string): void {
    const { stdin } = this.#started;
    this.#fresh = true;
    if (this.#all) {
      this.#said = 0;
      this.#splitter.begin();
    }
    if (!stdin?.writable || this.#started.stopping) return;
    stdin.write(text);
    if (stdin.writableLength > unread) this.stop({ reason: "idle", seconds: 0 });
  }

  /**
   * Hands on the lines of an answer until `take` says that it is complete, what came before it was asked for first. The answer may take `seconds` from its
   * first listening on; a game's clock is handed in here. False when the program has ended and has nothing more to say.
   */
  listen(take: TakeLine, seconds: number = this.#limits.wall): boolean {
    this.#take = take;
    this.#listens++;
    if (this.#fresh) {
      this.#fresh = false;
      this.#splitter.begin();
      this.#started.allow(seconds, this.#limits.processor);
    }
    if (this.#handing) return true;
    this.#hand();
    if (this.#take === undefined) return true;
    if (this.#evidence) {
      this.#handRest();
      return this.#take === undefined;
    }
    if (this.#paused) this.#started.stdout?.resume();
    this.#paused = false;
    return true;
  }

  /** The next line as a promise; undefined when there will be none. */
  next(seconds?: number): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.#promised = () => resolve(undefined);
      const take = (line: string) => {
        this.#promised = undefined;
        resolve(line);
        return true;
      };
      if (!this.listen(take, seconds)) resolve(undefined);
    });
  }

  /** Closes its input, and goes on listening: what it has kept back comes now. */
  endInput(): void {
    this.#started.stdin?.end();
  }

  /** Ends it at once. */
  stop(ending: Ending = { reason: "closed" }): void {
    this.#started.stop(ending);
  }

  /** Closes its input and lets it end by itself for a while. */
  close(seconds = 0.5): Promise<Evidence> {
    this.#take = undefined;
    const { stdin, stdout } = this.#started;
    stdin?.end();
    // What it says now is for nobody, and it must not wait for somebody to listen.
    stdout?.removeAllListeners("data");
    stdout?.resume();
    const timer = setTimeout(() => this.stop(), seconds * 1000);
    return new Promise((resolve) => {
      const done = (evidence: Evidence) => {
        clearTimeout(timer);
        resolve(evidence);
      };
      if (this.#evidence) done(this.#evidence);
      else this.#closing.push(done);
    });
  }

  #heard(chunk: Buffer): void {
    // What is said after its time is not said.
    if (this.#started.stopping) return;
    if (this.#all?.as === "text") {
      this.#heardText(this.#all, chunk);
      return;
    }
    this.#splitter.push(chunk);
    if (this.#take) this.#hand();
    if (this.#take || this.#started.exited || this.#splitter.waiting <= unasked) return;
    this.#paused = true;
    this.#started.stdout?.pause();
  }

  #heardText(all: TakeAll, chunk: Buffer): void {
    this.#said += chunk.length;
    if (this.#said > this.#most) this.stop({ reason: "output", of: "answer", bytes: this.#said });
    else all.take(this.#decoder.write(chunk));
  }

  #hand(): void {
    this.#handing = true;
    while (this.#take) {
      const state = this.#splitter.hand((line) => this.#give(line));
      if (typeof state !== "string") this.stop({ reason: "output", ...state });
      if (state !== "taken") break;
    }
    this.#handing = false;
  }

  /** Whoever takes the last line of an answer may ask and listen again from within. */
  #give(line: string): boolean {
    const before = this.#listens;
    const complete = this.#take?.(line) ?? true;
    if (this.#listens !== before) return true;
    if (!complete) return false;
    this.#take = undefined;
    this.#started.allow(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
    return true;
  }

  /** A last line may lack its end. */
  #handRest(): void {
    const rest = this.#take && this.#splitter.rest();
    if (rest !== undefined) this.#give(rest);
  }

  #ended(evidence: Evidence): void {
    if (!this.#started.stopping) this.#handRest();
    this.#evidence = evidence;
    this.#tell?.(evidence);
    this.#promised?.();
    for (const done of this.#closing) done(evidence);
  }
}
