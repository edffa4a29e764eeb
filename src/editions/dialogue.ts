import { TypedInput } from "./typed-input.ts";

/** Where a program prints. */
export type Print = (text: string) => void;

/** What a console program sees of the world: text going out, text coming in. */
export interface Dialogue {
  print(text: string): void;
  /** The next line without its line end; rejects with `InputEnded` when there is none. */
  line(): Promise<string>;
  /** The next word between white space, wherever the lines end; rejects with `InputEnded` when there is none. */
  word(): Promise<string>;
  /** Whether the last line or word had to be waited for, everything printed before it handed on by then. */
  readonly waited?: boolean;
  /** To be awaited now and then in output that goes on for long without reading: hands on what has piled up. */
  makeRoom?(): Promise<void>;
  /** To be awaited before a long thought: hands on everything printed. */
  flush?(): Promise<void>;
}

/** The input ended before the program did. */
export class InputEnded extends Error {
  constructor() {
    super("the input ended before the program did");
  }
}

/** A dialogue with nobody to answer: for programs that only print. */
export function outputOnly(print: Print): Dialogue {
  const ended = () => Promise.reject(new InputEnded());
  return { print, line: ended, word: ended };
}

/** How much may be printed, and how many lines read, before what was done is settled in the middle of waiting input. */
const outputAtOnce = 1 << 18;
const readsAtOnce = 4096;

/**
 * A dialogue that is fed. `output` receives the text, never before `settle` has returned: what a prompt acknowledges is
 * kept by then. Input that is already waiting shares one settling.
 */
export class Conversation implements Dialogue {
  readonly #output: (text: string) => void | Promise<void>;
  readonly #settle: () => void | Promise<void>;
  readonly #input = new TypedInput();
  #printed = "";
  #reads = 0;
  #waited = false;
  #ended = false;
  #wake: (() => void) | undefined;

  constructor(output: (text: string) => void | Promise<void>, settle: () => void | Promise<void> = () => {}) {
    this.#output = output;
    this.#settle = settle;
  }

  get waited(): boolean {
    return this.#waited;
  }

  print(text: string): void {
    this.#printed += text;
  }

  feed(text: string): void {
    this.#input.feed(text);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  line(): Promise<string> {
    return this.#read(() => this.#input.takeLine(this.#ended));
  }

  word(): Promise<string> {
    return this.#read(() => this.#input.takeWord(this.#ended));
  }

  /** Settles what was done and hands on what was printed. */
  async flush(): Promise<void> {
    this.#reads = 0;
    await this.#settle();
    const text = this.#printed;
    this.#printed = "";
    if (text !== "") await this.#output(text);
  }

  async makeRoom(): Promise<void> {
    if (this.#printed.length > outputAtOnce) await this.flush();
  }

  async #read(take: () => string | undefined): Promise<string> {
    if (this.#printed.length > outputAtOnce || ++this.#reads > readsAtOnce) await this.flush();
    const waiting = take();
    this.#waited = waiting === undefined;
    if (waiting !== undefined) return waiting;
    await this.flush();
    for (;;) {
      const taken = take();
      if (taken !== undefined) return taken;
      if (this.#ended) throw new InputEnded();
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = undefined;
    }
  }
}
