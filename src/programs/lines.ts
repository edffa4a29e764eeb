/** What an answer may have; bytes and lines. */
export interface AnswerLimits {
  readonly line: number;
  readonly bytes: number;
  readonly lines: number;
}

export const usualAnswer: AnswerLimits = { line: 64 * 1024, bytes: 1024 * 1024, lines: 2000 };

/** Which limit an answer is over, and what it came to. */
export interface Flood {
  readonly of: "line" | "lines" | "answer";
  readonly bytes: number;
}

const newline = 10;
const carriageReturn = 13;
const nothing = Buffer.alloc(0);

/**
 * Bytes into lines, within limits, and no further than they are asked for: what comes after an answer's last line is kept as it is. Ends are
 * `\n` and `\r\n`.
 */
export class LineSplitter {
  readonly #limits: AnswerLimits;
  /** What came and was not handed on: its first `#scanned` bytes have no line end. */
  #kept: Buffer = nothing;
  #scanned = 0;
  #bytes = 0;
  #lines = 0;

  constructor(limits: AnswerLimits) {
    this.#limits = limits;
  }

  /** Bytes that wait to be asked for. */
  get waiting(): number {
    return this.#kept.length;
  }

  /** Counts afresh: what is asked for from here on is another answer. */
  begin(): void {
    this.#bytes = 0;
    this.#lines = 0;
  }

  push(chunk: Buffer): void {
    this.#kept = this.#kept.length === 0 ? chunk : Buffer.concat([this.#kept, chunk]);
  }

  /** Hands on lines until `take` says that this was the last one, or there are no more; a flood is told, and ends it. */
  hand(take: (line: string) => boolean): "taken" | "more" | Flood {
    let from = 0;
    let state: "taken" | "more" | Flood = "more";
    while (state === "more") {
      const at = this.#kept.indexOf(newline, from + this.#scanned);
      const length = (at < 0 ? this.#kept.length : at) - from;
      const flood = this.#over(length, at >= 0);
      if (flood || at < 0) {
        this.#scanned = length;
        if (flood) state = flood;
        break;
      }
      const cut = length > 0 && this.#kept[at - 1] === carriageReturn ? at - 1 : at;
      const line = this.#kept.toString("utf8", from, cut);
      from = at + 1;
      this.#scanned = 0;
      this.#bytes += length + 1;
      this.#lines++;
      if (take(line)) state = "taken";
    }
    if (from > 0) this.#kept = from === this.#kept.length ? nothing : this.#kept.subarray(from);
    return state;
  }

  /** The last line, when the stream ended without its end. */
  rest(): string | undefined {
    const line = this.#kept.length > 0 ? this.#kept.toString("utf8") : undefined;
    this.#kept = nothing;
    this.#scanned = 0;
    return line;
  }

  #over(length: number, whole: boolean): Flood | undefined {
    const { line, bytes, lines } = this.#limits;
    if (length > line) return { of: "line", bytes: length };
    if (this.#bytes + length > bytes) return { of: "answer", bytes: this.#bytes + length };
    if (whole && this.#lines >= lines) return { of: "lines", bytes: this.#bytes };
    return undefined;
  }
}
