import type { Answer, Harness } from "../harness/harness.ts";
import type { Question } from "../harness/lines.ts";
import { mostStones } from "./kayles.ts";
import {
  beginnings,
  type Choice,
  keyOf,
  readChoice,
  repliesTo,
  type Situation,
  type Strategy,
  seats,
} from "./strategy.ts";

export const aiClass = "NimAIPlayer";
/** The one instance that is asked everything, and the one that is made anew for a question or a game. */
const lasting = "ai";
const fresh = "new";

export const makeAi = (object = fresh): Question => ({ ask: "new", object, name: aiClass, given: [] });
export const makeLasting = makeAi(lasting);

export function moveQuestion({ row, last }: Situation, object = fresh, none: "" | null = ""): Question {
  const available = [...row].map((each) => each === "1");
  const given = [available, last === "" ? none : last];
  return { ask: "call", result: "move", object, method: "advancedMove", given };
}

/** All that an AI answered, each situation once, and whether it answers alike in a new instance. */
export interface Asked {
  readonly strategy: Strategy;
  /** Situations in which it answered something else when it was asked again; empty where it is firm. */
  readonly fickle: readonly Situation[];
  /** The first situation in which it changed the array. */
  readonly changed: Situation | undefined;
  /** What it answers at the start when the last move is null, by the number of stones. */
  readonly withNull: readonly { readonly situation: Situation; readonly choice: Choice }[];
  /** Seconds that the questions about games of so many stones took. */
  readonly seconds: readonly number[];
}

/** Asks everything that can arise against any opponent, and then all of it again. */
export async function askAll(harness: Harness): Promise<Asked> {
  const choices = new Map<string, { readonly situation: Situation; readonly choice: Choice }>();
  const seconds: number[] = [];
  let changed: Situation | undefined;
  const note = (situation: Situation, answer: Answer): Choice => {
    if (answer.kind === "value" && answer.changed) changed ??= situation;
    return readChoice(situation, answer);
  };
  for (let stones = 1; stones <= mostStones; stones++) {
    const began = performance.now();
    let frontier = seats.flatMap((seat) => beginnings(stones, seat));
    while (frontier.length > 0) {
      const answers = await harness.ask(frontier.map((each) => moveQuestion(each, lasting)));
      const next = new Map<string, Situation>();
      for (const [index, situation] of frontier.entries()) {
        const choice = note(situation, answers[index] ?? { kind: "unasked" });
        choices.set(keyOf(situation), { situation, choice });
        for (const each of choice.kind === "move" ? repliesTo(choice.after) : []) next.set(keyOf(each), each);
      }
      frontier = [...next].filter(([key]) => !choices.has(key)).map(([, each]) => each);
    }
    seconds.push((performance.now() - began) / 1000);
  }
  const strategy: Strategy = (situation) => choices.get(keyOf(situation))?.choice;
  const fickle = await askAgain(harness, [...choices.values()]);
  const starts = Array.from({ length: mostStones }, (_, index) => beginnings(index + 1, "first")).flat();
  const answers = await harness.ask(starts.flatMap((each) => [makeAi(), moveQuestion(each, fresh, null)]));
  const withNull = starts.map((situation, index) => ({
    situation,
    choice: readChoice(situation, failureFirst(answers, index)),
  }));
  return { strategy, fickle, changed, withNull, seconds };
}

/** In a new instance each; what was no answer the first time is not waited for again. */
async function askAgain(
  harness: Harness,
  all: readonly { readonly situation: Situation; readonly choice: Choice }[],
): Promise<readonly Situation[]> {
  const answered = all.filter(({ choice }) => choice.kind !== "failed" || choice.answer.kind === "thrown");
  const answers = await harness.ask(answered.flatMap(({ situation }) => [makeAi(), moveQuestion(situation)]));
  return answered.flatMap(({ situation, choice }, index) => {
    const answer = failureFirst(answers, index);
    // What is not asked any more says nothing.
    if (answer.kind === "unasked") return [];
    return sameChoice(choice, readChoice(situation, answer)) ? [] : [situation];
  });
}

/** Of an instance and its answer the first that went wrong. */
function failureFirst(answers: readonly Answer[], pair: number): Answer {
  const made = answers[2 * pair];
  const answer = answers[2 * pair + 1];
  return (made?.kind === "value" ? answer : made) ?? { kind: "unasked" };
}

function sameChoice(one: Choice, other: Choice): boolean {
  if (one.kind === "move" && other.kind === "move") return one.text === other.text;
  if (one.kind === "failed" || other.kind === "failed") return one.kind === other.kind;
  return one.kind !== "move" && other.kind !== "move" && one.said === other.said;
}
