import { type GameId, gameOf, type Seat } from "../../../games/index.ts";
import type { Lesson, StepOf } from "../../../learn/index.ts";
import type { Standing } from "../../../match/index.ts";
import {
  type Language,
  type LearnSentences,
  type LessonWords,
  moveName,
  type StepWords,
  statusText,
} from "../../../words/index.ts";
import type { Mistake, StepTrial } from "../../session/lesson-step.ts";

/** Whose turn it is and what can be done. */
function turnText(language: Language, play: Standing, reader: Seat): string {
  const seats = [somebody, somebody] as const;
  return statusText(language, { play, seats, ownSeats: [reader], mover: undefined, thinking: undefined });
}

const somebody = { name: "", kind: "person", present: true } as const;

/** What the status line of a step says. */
export function stepStatus(
  language: Language,
  { study }: LearnSentences,
  words: StepWords,
  { state, view, reader }: StepTrial,
): string {
  const now = state.value;
  const play = view.play.value;
  switch (now.kind) {
    case "open": {
      if (now.shown !== undefined)
        return study.shown({ move: moveName(language, play.id, play.position, now.shown) });
      const turn = turnText(language, play, reader);
      return now.answered ? language.text([study.playOn, turn]) : turn;
    }
    case "judging":
      return study.looking;
    case "right":
      return language.text([study.right, words.right]);
    case "wrong":
      return language.text([study.wrong, mistakeText(language, words, play.id, now)]);
    case "failed":
      return study.notJudged;
  }
}

function mistakeText(language: Language, { wrong }: StepWords, game: GameId, mistake: Mistake): string {
  const { move, before } = mistake;
  const facts = { move: moveName(language, game, before, move), reply: replyName(language, game, mistake) };
  return wrong[mistake.mistake]?.(facts) ?? "";
}

function replyName(language: Language, game: GameId, { after, reply }: Mistake): string | undefined {
  return reply === undefined ? undefined : moveName(language, game, after, reply);
}

/** Whether a sentence on a mistake has the answer to it in it. */
export function saysReply(language: Language, game: GameId, mistake: Mistake, sentence: string): boolean {
  const reply = replyName(language, game, mistake);
  return reply !== undefined && sentence.toLowerCase().includes(reply.toLowerCase());
}

/** Everything that can come to be said in the status line of a step, each with some move: for that room is kept. */
export function statusesOf(
  language: Language,
  { study }: LearnSentences,
  step: StepOf,
  words: LessonWords,
): readonly string[] {
  const own = words.steps[step.id];
  if (!own) return [];
  const { game: id, position } = step;
  const game = gameOf(id);
  const move = moveName(language, id, position, game.moveAt(position, 0));
  const standing = { family: game.family, id, position, ending: undefined } as Standing;
  return [
    language.text([study.playOn, turnText(language, standing, game.turn(position))]),
    language.text([study.right, own.right]),
    study.shown({ move }),
    ...Object.values(own.wrong).map((say) => language.text([study.wrong, say({ move, reply: move })])),
  ];
}

/** The same of all its steps and of the game at its end. */
export function allStatuses(
  language: Language,
  say: LearnSentences,
  lesson: Lesson,
  words: LessonWords,
): readonly string[] {
  const ofSteps = lesson.steps.flatMap((step: StepOf) => statusesOf(language, say, step, words));
  return [...ofSteps, words.last.won, words.last.lost];
}
