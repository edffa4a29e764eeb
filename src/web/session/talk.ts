import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../../games/index.ts";
import { phraseEvery } from "../../protocol/index.ts";
import { type PhraseId, phraseIds } from "../../words/index.ts";
import { announce } from "../base/announce.tsx";
import { language } from "../base/language.ts";
import { settings } from "../base/settings.ts";
import { readJson, writeJson } from "../base/storage.ts";

/** So long something that was said is shown, in milliseconds. */
const shownFor = 6000;
/** So many games stay muted: those before them are over. */
const mostMuted = 50;
const mutedKey = "muted-games";

type Pair<T> = readonly [T, T];

interface TalkContext {
  readonly game: string;
  readonly ownSeats: () => readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
}

/** What two who play on the server say to each other, as whoever sits here reads it. Nothing of it is kept. */
export class Talk {
  readonly #context: TalkContext;
  readonly #said = signal<Pair<PhraseId | undefined>>([undefined, undefined]);
  readonly #mutedHere;
  readonly #resting = signal(false);
  readonly #timers: Partial<Record<Seat | "rest", ReturnType<typeof setTimeout>>> = {};
  /** What was just said at each seat; nothing that others say while they are muted. */
  readonly said: ReadonlySignal<Pair<PhraseId | undefined>>;
  /** Whether nobody else is heard, in this game or in any. */
  readonly muted: ReadonlySignal<boolean>;

  constructor(context: TalkContext) {
    this.#context = context;
    this.#mutedHere = signal(mutedGames().includes(context.game));
    this.muted = computed(() => this.#mutedHere.value || settings.phrases.value === "off");
    this.said = computed(() => {
      const [first, second] = this.#said.value;
      return [this.#hears(0) ? first : undefined, this.#hears(1) ? second : undefined];
    });
  }

  /** Whether others are muted in this game alone. */
  get mutedHere(): ReadonlySignal<boolean> {
    return this.#mutedHere;
  }

  /** Whether one has just said something: the server takes the next a little later. */
  get resting(): ReadonlySignal<boolean> {
    return this.#resting;
  }

  /** A newer server may know phrases that this page does not: those are passed over. */
  hear(seat: Seat, text: string): void {
    const phrase = phraseIds.find((each) => each === text);
    if (!phrase) return;
    this.#show(seat, phrase);
    clearTimeout(this.#timers[seat]);
    this.#timers[seat] = setTimeout(() => this.#show(seat, undefined), shownFor);
    if (!this.#hears(seat)) return;
    const { phrases } = language.peek().page;
    const you = this.#isOwn(seat);
    announce(phrases.says({ name: this.#context.nameOf(seat), phrase: phrases.said[phrase], you }));
  }

  /** Something was said here. */
  rest(): void {
    this.#resting.value = true;
    clearTimeout(this.#timers.rest);
    this.#timers.rest = setTimeout(() => {
      this.#resting.value = false;
    }, phraseEvery);
  }

  /** For this game, also when its page is opened again. */
  mute(isMuted: boolean): void {
    const { game } = this.#context;
    const others = mutedGames().filter((each) => each !== game);
    writeJson(mutedKey, isMuted ? [...others, game].slice(-mostMuted) : others);
    this.#mutedHere.value = isMuted;
  }

  close(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }

  #show(seat: Seat, phrase: PhraseId | undefined): void {
    const [first, second] = this.#said.peek();
    this.#said.value = seat === 0 ? [phrase, second] : [first, phrase];
  }

  #hears(seat: Seat): boolean {
    return this.#isOwn(seat) || !this.muted.value;
  }

  #isOwn(seat: Seat): boolean {
    return this.#context.ownSeats().includes(seat);
  }
}

function mutedGames(): string[] {
  const kept = readJson(mutedKey);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(-mostMuted) : [];
}
