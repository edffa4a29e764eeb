import { homedir } from "node:os";
import { type Family, type GameId, gameOf, type OptionsOf, type PositionOf } from "../../games/index.ts";
import { Conversation, type Evidence, noSandbox, usualLimits } from "../../programs/index.ts";
import type { CheckEvent } from "../check/index.ts";
import { goPosition, makeRequest } from "../line-protocol.ts";
import type { RefereedBot } from "./referee.ts";

/** Milliseconds: until it is ready, until it answers, for what may come behind an answer, and for what comes once its input is closed. */
const patience = { ready: 3000, answer: 5000, more: 60, closed: 2000 } as const;
/** After so many questions in a row without an answer there is no use in more. */
const mostSilent = 3;

export interface Checked {
  readonly bot: RefereedBot;
  readonly game: GameId;
  readonly options: OptionsOf<Family>;
  readonly positions: readonly PositionOf<Family>[];
  readonly asked?: (at: number) => void;
}

/** What is seen of a bot that speaks the line protocol while it is asked in these positions: events for `diagnose`. */
export async function observe({ bot, game, options, positions, asked }: Checked): Promise<CheckEvent[]> {
  const events: CheckEvent[] = [];
  let process: Observed | undefined;
  let silent = 0;
  for (const [index, position] of positions.entries()) {
    asked?.(index + 1);
    process ??= await Observed.start(bot, events);
    if (process.unstartable) return events;
    const turn = gameOf(game).turn(position);
    const clock = { kind: "game", initial: 10_000, increment: 100 } as const;
    process.send(makeRequest({ kind: "new", game, options, seat: turn, clock, id: index + 1 }));
    process.tell({ kind: "asked", question: { game, position } });
    const go = {
      kind: "go",
      ...goPosition(game, position),
      last: undefined,
      own: 10_000,
      other: 10_000,
    } as const;
    process.send(makeRequest(go));
    const isAnswered = await process.answered();
    if (isAnswered) silent = 0;
    else {
      silent++;
      await process.closeInput();
    }
    if (process.ended || !isAnswered) {
      await process.kill();
      process = undefined;
    }
    if (silent === mostSilent) return events;
  }
  await process?.quit();
  return events;
}

/** A process that is watched: every line with its time. */
class Observed {
  readonly #events: CheckEvent[];
  readonly #conversation: Conversation;
  #text = "";
  /** Answers since the last question. */
  #answers = 0;
  #wake: (() => void) | undefined;
  evidence: Evidence | undefined;

  private constructor({ setup, command }: RefereedBot, events: CheckEvent[]) {
    this.#events = events;
    const { directory = process.cwd(), environment } = setup;
    this.#conversation = new Conversation({
      launch: { command, directory, environment: { HOME: homedir(), ...environment } },
      sandbox: noSandbox,
      limits: { ...usualLimits.bot, processor: Number.POSITIVE_INFINITY, wall: Number.POSITIVE_INFINITY },
      all: { as: "text", take: (text) => this.#hear(text) },
      ended: (evidence) => this.#end(evidence),
    });
  }

  static async start(bot: RefereedBot, events: CheckEvent[]): Promise<Observed> {
    const started = new Observed(bot, events);
    started.tell({ kind: "started" });
    started.send(makeRequest({ kind: "hello", version: 1 }));
    await started.#until(() => started.#answers > 0 || started.ended, patience.ready);
    return started;
  }

  get ended(): boolean {
    return this.evidence !== undefined;
  }

  get unstartable(): boolean {
    return this.evidence?.ending.reason === "unstartable";
  }

  tell(event: Without<CheckEvent, "at">): void {
    this.#events.push({ at: performance.now(), ...event });
  }

  send(line: string): void {
    if (line.startsWith("go")) this.#answers = 0;
    this.#conversation.send(line);
  }

  /** Whether a line came in time; what comes right behind it is heard as well. */
  async answered(): Promise<boolean> {
    await this.#until(() => this.#answers > 0 || this.ended, patience.answer);
    if (this.#answers === 0 && !this.ended) {
      if (this.#text !== "") this.tell({ kind: "rest", text: this.#text });
      this.tell({ kind: "waited" });
      return false;
    }
    await this.#until(() => this.ended, patience.more);
    if (this.#text !== "") this.tell({ kind: "rest", text: this.#text });
    return this.#answers > 0;
  }

  async closeInput(): Promise<void> {
    if (this.ended) return;
    this.tell({ kind: "closed" });
    this.#conversation.endInput();
    await this.#until(() => this.ended, patience.closed);
  }

  async quit(): Promise<void> {
    if (this.ended) return;
    this.tell({ kind: "quit" });
    this.send(makeRequest({ kind: "quit" }));
    await this.#until(() => this.ended, patience.closed);
    await this.kill();
  }

  async kill(): Promise<void> {
    if (this.ended) return;
    this.tell({ kind: "killed" });
    this.#conversation.stop();
    await this.#until(() => this.ended, patience.closed);
  }

  #hear(text: string): void {
    const lines = (this.#text + text).split(/\r?\n/);
    this.#text = lines.pop() ?? "";
    for (const line of lines) {
      this.tell({ kind: "line", text: line });
      if (!/^\s*(#|$)/.test(line)) this.#answers++;
    }
    this.#wake?.();
  }

  #end(evidence: Evidence): void {
    this.evidence = evidence;
    const { ending } = evidence;
    if (ending.reason === "unstartable") this.tell({ kind: "unstartable", code: ending.code });
    else if (ending.reason === "ended") this.tell({ kind: "ended", status: ending.status, signal: null });
    else if (ending.reason === "crashed") this.tell({ kind: "ended", status: null, signal: ending.signal });
    this.#wake?.();
  }

  async #until(isSo: () => boolean, milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    while (!isSo()) {
      const left = until - performance.now();
      if (left <= 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** Of each kind of event the rest. */
type Without<T, Member extends keyof T> = T extends unknown ? Omit<T, Member> : never;
