import type { FollowedEdition } from "../../src/editions/lockstep/index.ts";
import { type Case, encodeText, firstDifference, generateCases } from "../../src/judge/index.ts";
import type { Bench } from "./bench.ts";
import { plantedScript } from "./bundle.ts";
import { isFound, type JudgedRun, judged } from "./judged.ts";
import { type ByteFault, byteFaults, lettered, marks, shows, unmarked } from "./letters.ts";
import type { Ran } from "./program.ts";
import type { Substitution } from "./substitution.ts";

/** A byte fault in a case that shows it: where the text first departs, and where the judge says so. */
export interface FoundByte {
  readonly fault: string;
  readonly name: string;
  readonly right: number | undefined;
  readonly byte: number | undefined;
}

/** The generated cases of an edition against faults that are planted in it. */
export class Trial {
  readonly edition: FollowedEdition;
  readonly cases: readonly Case[];
  readonly bytes: readonly ByteFault[];
  readonly #bench: Bench;
  /** The edition that asks for its letters, what they are, and its output made of their marks. */
  readonly #script: string;
  readonly letters: readonly string[];
  readonly marked: readonly string[];

  private constructor(
    edition: FollowedEdition,
    cases: readonly Case[],
    bytes: readonly ByteFault[],
    bench: Bench,
    lettered: {
      readonly script: string;
      readonly letters: readonly string[];
      readonly marked: readonly string[];
    },
  ) {
    this.edition = edition;
    this.cases = cases;
    this.bytes = bytes;
    this.#bench = bench;
    this.#script = lettered.script;
    this.letters = lettered.letters;
    this.marked = lettered.marked;
  }

  static async of(edition: FollowedEdition, bench: Bench): Promise<Trial> {
    const { cases } = await generateCases(edition);
    const { letters: printed, substitutions } = lettered(edition);
    const script = await plantedScript(substitutions);
    const rans = await bench.run({ script, letters: marks(printed), edition, cases });
    if (!rans) throw new Error(`${edition} without a fault did not come to its end`);
    const letters = printed.map(({ value }) => value);
    const marked = rans.map(({ output }) => output);
    return new Trial(edition, cases, byteFaults(printed), bench, { script, letters, marked });
  }

  /** What the judge says of the edition that asks for its letters, and is told the right ones. */
  unplanted(): Promise<JudgedRun[]> {
    return this.#all(this.cases, this.letters);
  }

  /** Where the judge finds a byte fault in the first cases that show it; none where no case does. */
  async byte(fault: ByteFault, most = 2): Promise<FoundByte[]> {
    const letters = this.letters.with(fault.number, fault.instead);
    const showing = this.cases.filter((_, index) => shows(this.marked[index] as string, fault.number));
    const names = new Set(showing.slice(0, most).map(({ name }) => name));
    const found: FoundByte[] = [];
    for (const { name, difference } of await this.#all(this.#withEarlier(names), letters)) {
      if (!names.has(name)) continue;
      const marked = this.marked[this.cases.findIndex((each) => each.name === name)] as string;
      const [ours, planted] = [unmarked(marked, this.letters), unmarked(marked, letters)];
      const right = firstDifference(encodeText(ours), encodeText(planted));
      found.push({ fault: fault.name, name, right, byte: difference?.at.byte });
    }
    return found;
  }

  /** The first case in which something is found; undefined where none does. */
  async rule(change: Substitution): Promise<string | undefined> {
    const { edition, cases } = this;
    const script = await plantedScript([change]);
    const rans = await this.#bench.run({ script, edition, cases });
    if (!rans) return "time";
    for await (const run of judged(edition, cases, rans)) if (isFound(run)) return run.name;
    return undefined;
  }

  async #all(cases: readonly Case[], letters: readonly string[]): Promise<JudgedRun[]> {
    const { edition } = this;
    const rans = await this.#bench.run({ script: this.#script, letters, edition, cases });
    const all: JudgedRun[] = [];
    for await (const run of judged(edition, cases, rans as readonly Ran[])) all.push(run);
    return all;
  }

  #withEarlier(names: ReadonlySet<string>): Case[] {
    const needed = new Set(names);
    for (const { name, after } of this.cases.toReversed())
      if (needed.has(name) && after !== undefined) needed.add(after);
    return this.cases.filter(({ name }) => needed.has(name));
  }
}
