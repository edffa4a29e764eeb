import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { TournamentAnswer } from "../../protocol/index.ts";
import { type Answered, call } from "../base/api.ts";
import { hidden } from "../base/hidden.ts";
import type { Trouble } from "../base/trouble.ts";

type Ask = (id: string, seen: string | undefined) => Promise<Answered<TournamentAnswer>>;

/** Milliseconds until the server is asked again that did not answer, and that has refused to. */
const afterFailure = 3000;
const afterRefusal = 15_000;

/** A tournament as the server tells of it, asked for again and again while somebody sees the page. */
export class TournamentFeed {
  readonly #tournament = signal<TournamentAnswer["tournament"]>(null);
  readonly #running = signal<Pick<TournamentAnswer, "running" | "more">>({ running: [], more: 0 });
  readonly #trouble = signal<Trouble | undefined>(undefined);
  readonly #id: string;
  readonly #ask: Ask;
  readonly #isHidden: ReadonlySignal<boolean>;
  readonly #stopWatching: () => void;
  #version: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  #closed = false;

  constructor(id: string, ask: Ask = askServer, isHidden: ReadonlySignal<boolean> = hidden) {
    this.#id = id;
    this.#ask = ask;
    this.#isHidden = isHidden;
    this.#stopWatching = effect(() => {
      clearTimeout(this.#timer);
      if (!isHidden.value) void this.#look();
    });
  }

  /** Null until the first answer. */
  get tournament(): ReadonlySignal<TournamentAnswer["tournament"]> {
    return this.#tournament;
  }

  get running(): ReadonlySignal<Pick<TournamentAnswer, "running" | "more">> {
    return this.#running;
  }

  /** Why there was no answer the last time; what was known before stays. */
  get trouble(): ReadonlySignal<Trouble | undefined> {
    return this.#trouble;
  }

  /** Asks at once. */
  readonly again = (): void => {
    clearTimeout(this.#timer);
    void this.#look();
  };

  close(): void {
    this.#closed = true;
    this.#stopWatching();
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const answer = await this.#ask(this.#id, this.#version);
    this.#asking = false;
    if (this.#closed) return;
    if (answer.ok) this.#take(answer.value);
    this.#trouble.value = answer.ok ? undefined : answer.trouble;
    if (this.#isHidden.peek()) return;
    this.#timer = setTimeout(() => void this.#look(), pauseAfter(answer));
  }

  #take({ version, tournament, running, more }: TournamentAnswer): void {
    if (tournament) {
      this.#version = version;
      this.#tournament.value = tournament;
    }
    const before = this.#running.peek();
    if (JSON.stringify(before.running) !== JSON.stringify(running) || before.more !== more)
      this.#running.value = { running, more };
  }
}

function askServer(id: string, seen: string | undefined): Promise<Answered<TournamentAnswer>> {
  return call("tournament", { params: { id }, query: seen === undefined ? {} : { seen } });
}

function pauseAfter(answer: Answered<TournamentAnswer>): number {
  if (answer.ok) return answer.value.again;
  return ["offline", "server-absent", "stopping"].includes(answer.trouble.code) ? afterFailure : afterRefusal;
}
