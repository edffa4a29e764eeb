import { randomUUID } from "node:crypto";
import {
  Conversation,
  type Evidence,
  makeFolder,
  removeFolder,
  usualLimits,
} from "../../../programs/index.ts";
import { launchIn, type Start } from "../../../programs/languages/index.ts";
import type { Workbench } from "../../programs/contract.ts";
import { makeQuestion, parseReply, type Question, type Reply } from "./lines.ts";

/** A reply; how the program ended instead of one; or that nobody asked any more, because it had ended too often. */
export type Answer =
  | Reply
  | { readonly kind: "ended"; readonly evidence: Evidence }
  | { readonly kind: "unasked" };

/** So many questions are on their way at a time. */
const ahead = 64;
/** An answer has its whole time but for so many milliseconds. */
const renewal = 100;
/** After so many ends nothing more is asked: each may have cost the time of an answer, and one must not cost the rest. */
const mostEnds = 2;
/** Seconds of processor time for all that one program is asked. */
const patience = 60;
/** Reading the processor time costs something, so not after every answer. */
const looksEvery = 32;

/**
 * A submission whose classes are asked. Every answer has a deadline of its own, although the questions are sent without waiting for it. A program that ends or
 * hangs is started again, with `setup` said anew, and goes on behind the question that it did not survive.
 */
export class Harness {
  readonly #workbench: Workbench;
  readonly #start: Start;
  readonly #setup: readonly Question[];
  /** What it said to its setup. */
  readonly prepared: readonly Answer[];
  #session: Session;
  #ends = 0;
  #used = 0;

  private constructor(
    workbench: Workbench,
    start: Start,
    setup: readonly Question[],
    opened: { readonly session: Session; readonly prepared: readonly Answer[] },
  ) {
    this.#workbench = workbench;
    this.#start = start;
    this.#setup = setup;
    this.#session = opened.session;
    this.prepared = opened.prepared;
    if (opened.session.evidence) this.#ends = mostEnds;
  }

  static async open(workbench: Workbench, start: Start, setup: readonly Question[]): Promise<Harness> {
    const session = new Session(workbench, start);
    return new Harness(workbench, start, setup, { session, prepared: await session.ask(setup) });
  }

  async ask(questions: readonly Question[]): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    while (answers.length < questions.length) {
      this.#workbench.watch.signal?.throwIfAborted();
      if (this.#session.evidence && !(await this.#again())) break;
      answers.push(...(await this.#session.ask(questions.slice(answers.length))));
    }
    while (answers.length < questions.length) answers.push({ kind: "unasked" });
    return answers;
  }

  /** One question alone. */
  async askOne(question: Question): Promise<Answer> {
    const [answer = { kind: "unasked" as const }] = await this.ask([question]);
    return answer;
  }

  async close(): Promise<void> {
    await this.#session.close();
  }

  async #again(): Promise<boolean> {
    this.#used += this.#session.evidence?.processor ?? 0;
    await this.#session.close();
    if (++this.#ends >= mostEnds || this.#used > patience) return false;
    this.#session = new Session(this.#workbench, this.#start);
    await this.#session.ask(this.#setup);
    return this.#session.evidence === undefined;
  }
}

/** One life of the program. */
class Session {
  readonly #mark = randomUUID();
  readonly #directory = makeFolder();
  readonly #conversation: Conversation;
  readonly #unlisten: () => void;
  #ended: ((evidence: Evidence) => void) | undefined;
  #answered = 0;

  constructor({ rules, watch }: Workbench, start: Start) {
    this.#conversation = new Conversation({
      launch: launchIn(this.#directory, start),
      sandbox: rules.sandbox,
      limits: usualLimits[start.limits],
      ended: (evidence) => this.#ended?.(evidence),
    });
    const stop = () => this.#conversation.stop();
    watch.signal?.addEventListener("abort", stop);
    this.#unlisten = () => watch.signal?.removeEventListener("abort", stop);
    this.#conversation.send(this.#mark);
  }

  get evidence(): Evidence | undefined {
    return this.#conversation.evidence;
  }

  /** The answers up to its end, which is the last of them then. */
  ask(questions: readonly Question[]): Promise<readonly Answer[]> {
    if (questions.length === 0) return Promise.resolve([]);
    return new Promise((resolve) => {
      const answers: Answer[] = [];
      let sent = 0;
      let renewed = 0;
      const finish = (evidence?: Evidence) => {
        this.#ended = undefined;
        if (evidence) answers.push({ kind: "ended", evidence });
        resolve(answers);
      };
      /** Sends what there is room for; an empty line is no question, but with whatever is sent an answer has all its time again. */
      const send = () => {
        const next = questions.slice(sent, answers.length + ahead);
        sent += next.length;
        renewed = performance.now();
        this.#conversation.send(next.map(makeQuestion).join("\n"));
      };
      const take = (line: string): boolean => {
        const reply = parseReply(line, this.#mark);
        if (!reply) return false;
        answers.push(reply);
        if (answers.length === questions.length) {
          finish();
          return true;
        }
        this.#look();
        const room = sent < questions.length && sent - answers.length <= ahead / 2;
        if (room || performance.now() - renewed > renewal) {
          send();
          this.#conversation.listen(take);
        }
        return false;
      };
      this.#ended = finish;
      send();
      if (!this.#conversation.listen(take) && this.evidence) finish(this.evidence);
    });
  }

  async close(): Promise<void> {
    this.#ended = undefined;
    await this.#conversation.close();
    this.#unlisten();
    removeFolder(this.#directory);
  }

  #look(): void {
    if (++this.#answered % looksEvery !== 0) return;
    const seconds = this.#conversation.processor();
    if (seconds > patience) this.#conversation.stop({ reason: "processor", seconds });
  }
}
