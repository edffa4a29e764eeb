import { type Family, type GameId, gameOf, type OptionsOf, type PositionOf } from "../../games/index.ts";
import { Conversation, type Evidence } from "../../programs/index.ts";
import type { CheckEvent } from "../check/index.ts";
import { goPosition, makeRequest } from "../line-protocol.ts";
import type { ClockRule } from "../setup.ts";
import { type BotLaunch, Bots } from "./bots.ts";
import type { RefereedBot } from "./referee.ts";

/** Milliseconds: until it is ready, until it answers, for what may come behind an answer, and for what comes once its input is closed. */
const patience = { ready: 3000, answer: 5000, more: 60, closed: 2000 } as const;
/** After so many questions in a row without an answer there is no use in more. */
const mostSilent = 3;
const mostErrors = 4096;

export interface Checked {
  readonly bot: RefereedBot;
  readonly game: GameId;
  readonly options: OptionsOf<Family>;
  readonly positions: readonly PositionOf<Family>[];
  /** Contained as well as the machine can. */
  readonly sandbox: boolean;
  readonly asked?: (at: number) => void;
}

/** What is seen of a bot that speaks the line protocol while it is asked in these positions: events for `diagnose`. */
export async function observe(checked: Checked): Promise<CheckEvent[]> {
  const { bot, game, options, sandbox } = checked;
  const clock = { kind: "game", initial: 10_000, increment: 100 } as const;
  const bots = await Bots.open({ game, options, bots: [bot], clock, lanes: 1, sandbox });
  try {
    const [launch] = bots.launches[0] ?? [];
    return launch ? await observeAs(launch, checked, clock) : [];
  } finally {
    bots.close();
  }
}

async function observeAs(
  launch: BotLaunch,
  { game, options, positions, asked }: Checked,
  clock: ClockRule,
): Promise<CheckEvent[]> {
  const events: CheckEvent[] = [];
  let process: Observed | undefined;
  let silent = 0;
  for (const [index, position] of positions.entries()) {
    asked?.(index + 1);
    process ??= await Observed.start(launch, events);
    if (process.unstartable) return events;
    const turn = gameOf(game).turn(position);
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
    // An answer that comes then was kept back: that is all there is to know of it.
    const isBuffered = !isAnswered && process.spoke;
    if (process.ended || !isAnswered) {
      await process.kill();
      process = undefined;
    }
    if (isBuffered || silent === mostSilent) return events;
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
  /** It was told to end. */
  #leaving = false;
  #wake: (() => void) | undefined;
  evidence: Evidence | undefined;

  private constructor({ launch, sandbox, limits }: BotLaunch, events: CheckEvent[]) {
    this.#events = events;
    this.#conversation = new Conversation({
      launch,
      sandbox,
      limits: { ...limits, errors: mostErrors },
      all: { as: "text", take: (text) => this.#hear(text) },
      ended: (evidence) => this.#end(evidence),
    });
  }

  static async start(launch: BotLaunch, events: CheckEvent[]): Promise<Observed> {
    const started = new Observed(launch, events);
    started.tell({ kind: "started" });
    started.send(makeRequest({ kind: "hello", version: 1 }));
    await started.#until(() => started.#answers > 0 || started.ended, patience.ready);
    return started;
  }

  get ended(): boolean {
    return this.evidence !== undefined;
  }

  get spoke(): boolean {
    return this.#answers > 0;
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
    this.#leaving = true;
    this.tell({ kind: "quit" });
    this.send(makeRequest({ kind: "quit" }));
    // As the protocol has it: who reads to the end of the input has ended as well.
    this.#conversation.endInput();
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
    const isAsked = !this.#leaving;
    const { ending } = evidence;
    if (ending.reason === "unstartable") this.tell({ kind: "unstartable", code: ending.code });
    else if (ending.reason === "ended") this.tell({ kind: "ended", status: ending.status, signal: null });
    else if (ending.reason === "crashed") this.tell({ kind: "ended", status: null, signal: ending.signal });
    const text = Buffer.from(this.#conversation.errors()).toString("utf8");
    if (isAsked && text.trim() !== "") this.tell({ kind: "errors", text });
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
