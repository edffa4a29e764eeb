import type { JobEnd, Outcome } from "../jobs/index.ts";
import { StoreError, type TakenJob } from "../store/index.ts";
import { type CliSentences, cutTo } from "../words/index.ts";
import { UserError } from "./errors.ts";
import { inOneLine, resultText } from "./job-text.ts";
import { asUserError } from "./open-store.ts";
import { sayRefusal } from "./say-refusal.ts";
import { dbName } from "./stores.ts";

/** The line on a terminal is drawn anew so often, in milliseconds. */
const drawEvery = 100;

/** What a worker says: a line for each job, and on a terminal what it is at. */
export class WorkerReport {
  readonly #cli: CliSentences;
  readonly #json: boolean;
  readonly #waiting: string;
  readonly #isTerminal = Boolean(process.stderr.isTTY && process.stdout.isTTY);
  #drawn = 0;

  constructor(cli: CliSentences, kinds: readonly string[], json: boolean) {
    this.#cli = cli;
    this.#json = json;
    this.#waiting = cli.worker.waiting({ kinds: kinds.join(", ") });
  }

  waiting(): void {
    this.#draw(this.#waiting);
  }

  progress({ id, kind }: TakenJob, done: number): void {
    if (done > 0 && performance.now() < this.#drawn + drawEvery) return;
    this.#drawn = performance.now();
    this.#draw(this.#cli.worker.doing({ id, kind, done }));
  }

  ended({ id, kind, attempt }: TakenJob, end: JobEnd, { result, reason }: Outcome): void {
    const about = end === "done" ? resultText(this.#cli, kind, result) : inOneLine(reason ?? "");
    const line = this.#json
      ? JSON.stringify({ id, kind, attempt, end, result, reason })
      : this.#cli.worker.ended({ id, kind, end, about });
    this.clear();
    process.stdout.write(`${line}\n`);
    this.waiting();
  }

  noStandby(): void {
    this.#warn(this.#cli.worker.noStandby);
  }

  async failure(error: unknown): Promise<void> {
    const known = error instanceof StoreError ? asUserError(error, dbName) : error;
    this.#warn(
      known instanceof UserError
        ? await sayRefusal(this.#cli.tag, known.refusal)
        : inOneLine(error instanceof Error ? error.message : String(error)),
    );
  }

  clear(): void {
    if (this.#isTerminal) process.stderr.write("\r\x1b[K");
  }

  #warn(line: string): void {
    this.clear();
    process.stderr.write(`grundy: ${line}\n`);
  }

  #draw(line: string): void {
    if (!this.#isTerminal) return;
    process.stderr.write(`\r\x1b[K${cutTo(line, (process.stderr.columns || 80) - 1)}`);
  }
}
