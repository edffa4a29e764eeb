/**
 * Where a text stops being JSON, and why: engines say it each in its own way, and some say no place at all. Asked only once `JSON.parse`
 * has refused a text; by a stack of its own, because a text can be nested deeper than calls.
 */
export const jsonFaults = [
  /** It ends before everything that was opened is closed. */
  "end",
  "comma-missing",
  /** A comma with nothing behind it. */
  "comma-last",
  "colon-missing",
  /** A member's name must stand in double quotes. */
  "name",
  /** Single or curly quotes. */
  "quotes",
  /** A text that is not closed on its line. */
  "text-open",
  "escape",
  /** JSON has none. */
  "comment",
  "value",
  /** Something behind the end. */
  "rest",
] as const;
export type JsonFault = (typeof jsonFaults)[number];

export interface JsonFaultAt {
  readonly fault: JsonFault;
  /** From 1; a tab is one column. */
  readonly line: number;
  readonly column: number;
  /** What stands there, a few characters of it. */
  readonly near: string;
}

const shown = 20;

export function findJsonFault(text: string): JsonFaultAt | undefined {
  const found = new Scan(text).run();
  if (!found) return undefined;
  const before = text.slice(0, found.at).split("\n");
  const near = (text.slice(found.at).split("\n")[0] as string).slice(0, shown).trim();
  return {
    fault: found.fault,
    line: before.length,
    column: (before.at(-1) as string).length + 1,
    near,
  };
}

interface Found {
  readonly fault: JsonFault;
  readonly at: number;
}

/** What may come next inside what is open. */
type Wanted = "value" | "value-or-end" | "name" | "name-or-end" | "comma-or-end";

class Scan {
  readonly #text: string;
  #at = 0;
  readonly #open: ("[" | "{")[] = [];
  #wanted: Wanted = "value";
  /** Where the last comma stands. */
  #comma = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): Found | undefined {
    for (;;) {
      this.#skip(/[ \t\r\n\uFEFF]*/y);
      const done = this.#open.length === 0 && this.#wanted === "comma-or-end";
      if (this.#at === this.#text.length) return done ? undefined : this.#fault("end");
      if (done) return this.#fault(this.#isComment() ? "comment" : "rest");
      const found = this.#step();
      if (found) return found;
    }
  }

  #step(): Found | undefined {
    const sign = this.#text[this.#at] as string;
    if (this.#isComment()) return this.#fault("comment");
    const inside = this.#open.at(-1);
    const closes = inside === "[" ? "]" : "}";
    if (sign === "]" || sign === "}") {
      if (this.#wanted === "value" || this.#wanted === "name")
        return inside && sign === closes && this.#comma > 0
          ? { fault: "comma-last", at: this.#comma - 1 }
          : this.#fault("value");
      if (sign !== closes) return this.#fault("value");
      this.#at++;
      this.#open.pop();
      this.#wanted = "comma-or-end";
      return undefined;
    }
    switch (this.#wanted) {
      case "comma-or-end":
        if (sign !== ",") return this.#fault("comma-missing");
        this.#at++;
        this.#comma = this.#at;
        this.#wanted = inside === "[" ? "value" : "name";
        return undefined;
      case "name":
      case "name-or-end":
        return this.#name(sign);
      default:
        return this.#value(sign);
    }
  }

  #name(sign: string): Found | undefined {
    if (sign !== '"') return this.#fault(/['‘’“”«»]/.test(sign) ? "quotes" : "name");
    const found = this.#string();
    if (found) return found;
    this.#skip(/[ \t\r\n]*/y);
    if (this.#at === this.#text.length) return this.#fault("end");
    if (this.#text[this.#at] !== ":") return this.#fault("colon-missing");
    this.#at++;
    this.#comma = 0;
    this.#wanted = "value";
    return undefined;
  }

  #value(sign: string): Found | undefined {
    this.#wanted = "comma-or-end";
    if (sign === '"') return this.#string();
    if (sign === "[" || sign === "{") {
      this.#at++;
      this.#comma = 0;
      this.#open.push(sign);
      this.#wanted = sign === "[" ? "value-or-end" : "name-or-end";
      return undefined;
    }
    if (/['‘’“”«»]/.test(sign)) return this.#fault("quotes");
    const whole = this.#skip(
      /(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![\p{L}\p{N}.])/uy,
    );
    return whole ? undefined : this.#fault("value");
  }

  #string(): Found | undefined {
    const from = this.#at++;
    for (;;) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them inside a text
      this.#skip(/[^"\\\u0000-\u001f]*/y);
      const sign = this.#text[this.#at];
      if (sign === '"') {
        this.#at++;
        return undefined;
      }
      if (sign !== "\\") return { fault: "text-open", at: from };
      if (!this.#skip(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y)) return this.#fault("escape");
    }
  }

  #isComment(): boolean {
    return /[#/]/.test(this.#text[this.#at] as string);
  }

  #fault(fault: JsonFault): Found {
    return { fault, at: this.#at };
  }

  /** Goes behind what the sticky pattern finds here; false where that is nothing. */
  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const [found = ""] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found !== "";
  }
}
