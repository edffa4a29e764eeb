import type { GameId, NoFacts, RefusalOf, Refusals } from "../games/index.ts";
import { type Nouns, nounsOf, usualNouns } from "./nouns.ts";

/** What a server refuses besides what the rules refuse, each code with its facts. */
export interface ServerRefusals {
  /** Not JSON, or not of the form the schema says; `where` names the place, empty when it is the whole. */
  "message-malformed": { readonly where: string };
  "message-too-large": NoFacts;
  /** Too many messages or requests; `seconds` says when to try again. */
  "too-many": { readonly seconds: number };
  "too-many-subscriptions": { readonly max: number };
  "game-missing": NoFacts;
  /** The bounds of that game, by what is counted. */
  "game-too-large": Readonly<Record<string, number>>;
  "game-too-long": { readonly max: number };
  "not-subscribed": NoFacts;
  "seat-not-yours": NoFacts;
  "no-seat-free": NoFacts;
  "invitation-wrong": NoFacts;
  /** The id belongs to another request: of the other seat, of another kind, or with another content. */
  "id-used": NoFacts;
  /** The game has gone on; a `state` with what was missed follows. */
  outdated: { readonly number: number };
  "take-back-none": NoFacts;
  /** A take-back or a rematch was asked for by this seat before, and nothing has happened since. */
  "asked-already": NoFacts;
  /** A seat has said as many phrases as one may in a game. */
  "said-enough": { readonly max: number };
  "game-going-on": NoFacts;
  "player-missing": NoFacts;
  "player-taken": NoFacts;
  "operator-only": NoFacts;
  "origin-wrong": NoFacts;
  /** The server was called by a name that is not its own. */
  "host-wrong": NoFacts;
  "not-found": NoFacts;
  /** What was sent could not be made durable and did not happen. */
  "storage-failed": NoFacts;
  /** The server's file has no room for new games. */
  "storage-full": NoFacts;
  /** The operator has not let programs be judged here. */
  "judge-off": NoFacts;
  /** Nothing was handed in under this id, or its answer is no longer kept. */
  "judging-missing": NoFacts;
  /** As many as one address may have waiting. */
  "judge-waiting": NoFacts;
  /** As many as may wait in all. */
  "judge-full": NoFacts;
  "tournament-missing": NoFacts;
  stopping: NoFacts;
  internal: NoFacts;
}

export type ServerRefusalCode = keyof ServerRefusals;

export type AllRefusals = Refusals & ServerRefusals;

/** Whatever can be refused anywhere in the house. */
export type AnyRefusal = RefusalOf<AllRefusals>;

/** One sentence for each refusal, with what the game calls its things. */
export type RefusalSentences = {
  readonly [Code in keyof AllRefusals]: (facts: AllRefusals[Code], nouns: Nouns) => string;
};

interface Speaker {
  readonly refusals: RefusalSentences;
}

/** The sentence for a refusal: what was wrong, and what is right. Where the game is known, its things have their own names. */
export function refusalText<Code extends keyof AllRefusals>(
  language: Speaker,
  refusal: { readonly code: Code; readonly facts: AllRefusals[Code] },
  game?: GameId,
): string {
  return language.refusals[refusal.code](refusal.facts, namesIn(game));
}

/** The same for a refusal that came over the wire, perhaps from a newer server: undefined for a code that is not known. */
export function foreignRefusalText(
  { refusals }: Speaker,
  code: string,
  facts: Readonly<Record<string, unknown>>,
  game?: GameId,
): string | undefined {
  if (!Object.hasOwn(refusals, code)) return undefined;
  const say = refusals[code as keyof AllRefusals] as (facts: unknown, nouns: Nouns) => string;
  return say(facts, namesIn(game));
}

function namesIn(game: GameId | undefined): Nouns {
  return game === undefined ? usualNouns : nounsOf(game);
}

const longestQuote = 60;

/** Text from outside on one line and not too long, to be put between a language's quotation marks. */
export function shorten(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
  const characters = [...line];
  return characters.length > longestQuote ? `${characters.slice(0, longestQuote).join("")}…` : line;
}
