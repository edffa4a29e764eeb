/** How well something that could come next agrees with what the program printed. */
export interface Agreement {
  /** All of it is there. */
  readonly whole: boolean;
  /** How much of it is there, from its beginning. */
  readonly length: number;
}

/**
 * The program's output beside the reference's, as far as that has come. Bytes decide; where they have parted already,
 * what is there besides blanks, line ends and the case of letters, and then the line of the same number that is not
 * blank: so the choices are still followed that a program makes behind a fault of its form.
 */
export class Alongside {
  readonly #got: string;
  readonly #bareGot: string;
  readonly #bareLines: readonly string[];
  /** How far both agree, and undefined once they have parted. */
  #at: number | undefined = 0;
  #bareAt: number | undefined = 0;
  /** How many lines were printed that are not blank, and whether the one that is being printed is. */
  #lines = 0;
  #blank = true;

  constructor(got: string) {
    this.#got = got;
    this.#bareGot = bare(got);
    this.#bareLines = got.split("\n").map(bare).filter(Boolean);
  }

  /** The reference has printed this. */
  print(text: string): void {
    this.#at = past(this.#got, text, this.#at);
    this.#bareAt = past(this.#bareGot, bare(text), this.#bareAt);
    const [rest = "", ...lines] = text.split("\n").reverse();
    for (const line of lines.reverse()) {
      if (!this.#blank || line.trim() !== "") this.#lines++;
      this.#blank = true;
    }
    if (rest.trim() !== "") this.#blank = false;
  }

  /** How what comes next agrees with this, which begins with a line of its own. */
  with(text: string): Agreement {
    if (this.#at !== undefined) return agreement(this.#got, text, this.#at);
    if (this.#bareAt !== undefined) return agreement(this.#bareGot, bare(text), this.#bareAt);
    return agreement(this.#bareLines[this.#lines] ?? "", bare(text), 0);
  }

  /** The next line that is not blank. */
  nextLine(): string {
    const rest = this.#at === undefined ? undefined : this.#got.slice(this.#at).trimStart();
    return rest?.split("\n", 1)[0] ?? "";
  }
}

function bare(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}

function past(got: string, text: string, at: number | undefined): number | undefined {
  return at !== undefined && got.startsWith(text, at) ? at + text.length : undefined;
}

function agreement(got: string, text: string, at: number): Agreement {
  let length = 0;
  while (length < text.length && got[at + length] === text[length]) length++;
  return { whole: length === text.length, length };
}
