import type { Dialogue } from "../../editions/dialogue.ts";

/** What becomes of a console program's words. */
export interface BesideHost {
  /** What is typed into it. */
  send(text: string): void;
  /** It said something else than the edition, in this line: nothing is followed from here on. */
  lost(line: string): void;
  /** All that the edition has printed so far has been heard, and now either side waits for the other. */
  abreast?(): void;
}

/**
 * A console program and our edition of it, side by side: the dialogue that the edition is given. What it prints, the program has to say; what it
 * reads is typed into the program at the same moment, never earlier; and where it has to wait for what only the program knows, `seen` shows it the
 * program's next line. Blanks, line ends and the case of letters are passed over: whether a form is right to the byte is for the judge.
 */
export class Beside implements Dialogue {
  readonly #host: BesideHost;
  /** Printed here and not heard yet; heard and not printed here yet. */
  #printed = "";
  #heard = "";
  /** The part of the program's current line that agrees. */
  #line = "";
  #typed: (readonly string[])[] = [];
  /** Of what is being typed what the edition has not read yet. */
  #rest: readonly string[] = [];
  #reads: ((part: string) => void) | undefined;
  #looks: ((line: string) => void) | undefined;
  #lost = false;

  constructor(host: BesideHost) {
    this.#host = host;
  }

  print(text: string): void {
    this.#printed += text;
    this.#advance();
  }

  /** What the program says, as it comes. */
  hear(text: string): void {
    this.#heard += text;
    this.#advance();
  }

  /** Lines to be typed at once, when the edition reads the first of them. */
  type(...lines: readonly string[]): void {
    this.#typed.push(lines);
    this.#advance();
  }

  line(): Promise<string> {
    return this.#read();
  }

  word(): Promise<string> {
    return this.#read();
  }

  /** The program's next line that is not blank, which is not taken away by that; `$` for a prompt that waits. */
  seen(): Promise<string> {
    return new Promise((resolve) => {
      this.#looks = resolve;
      this.#advance();
    });
  }

  #read(): Promise<string> {
    const [part, ...rest] = this.#rest;
    if (part !== undefined) {
      this.#rest = rest;
      return Promise.resolve(part);
    }
    return new Promise((resolve) => {
      this.#reads = resolve;
      this.#advance();
    });
  }

  #advance(): void {
    if (this.#lost) return;
    const { printed, heard, same } = agreement(this.#printed, this.#heard);
    this.#pass(heard);
    this.#printed = this.#printed.slice(printed);
    if (!same) {
      this.#lose();
      return;
    }
    if (this.#printed !== "") return;
    if (this.#looks) this.#look(this.#looks);
    else if (this.#reads) this.#give(this.#reads);
  }

  #look(resolve: (line: string) => void): void {
    this.#host.abreast?.();
    const line = nextLine(this.#heard);
    if (line === undefined || !this.#looks) return;
    this.#looks = undefined;
    resolve(line);
  }

  #give(resolve: (part: string) => void): void {
    // Neither side will say anything before something is typed.
    if (this.#heard !== "") {
      this.#lose();
      return;
    }
    this.#host.abreast?.();
    const [first, ...rest] = this.#typed.shift() ?? [];
    if (first === undefined) return;
    this.#rest = rest;
    this.#reads = undefined;
    this.#host.send(`${[first, ...rest].join("\n")}\n`);
    resolve(first);
  }

  #pass(count: number): void {
    const passed = this.#line + this.#heard.slice(0, count);
    this.#line = passed.slice(passed.lastIndexOf("\n") + 1);
    this.#heard = this.#heard.slice(count);
  }

  #lose(): void {
    this.#lost = true;
    const [rest = ""] = this.#heard.split("\n", 1);
    this.#host.lost((this.#line + rest).trim());
  }
}

/** How far both agree, the blanks behind it passed over, and whether they part there. */
function agreement(
  printed: string,
  heard: string,
): { readonly printed: number; readonly heard: number; readonly same: boolean } {
  let at = pastBlanks(printed, 0);
  let heardAt = pastBlanks(heard, 0);
  while (at < printed.length && heardAt < heard.length) {
    if (folded(printed, at) !== folded(heard, heardAt)) return { printed: at, heard: heardAt, same: false };
    at = pastBlanks(printed, at + 1);
    heardAt = pastBlanks(heard, heardAt + 1);
  }
  return { printed: at, heard: heardAt, same: true };
}

function folded(text: string, at: number): string {
  return (text[at] as string).toLowerCase();
}

function pastBlanks(text: string, from: number): number {
  let at = from;
  // Everything up to the blank, control characters included.
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return at;
}

/** Undefined while it has not been said to its end. */
function nextLine(heard: string): string | undefined {
  if (heard.startsWith("$")) return "$";
  const end = heard.indexOf("\n");
  return end < 0 ? undefined : heard.slice(0, end).trim();
}
