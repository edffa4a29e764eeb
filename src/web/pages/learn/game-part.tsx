import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { must } from "../../../games/index.ts";
import type { LastGame } from "../../../learn/index.ts";
import { begin } from "../../../match/index.ts";
import { notationOf } from "../../../notation/index.ts";
import { seededChance } from "../../../players/index.ts";
import { announce } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import { go as visit } from "../../base/router.ts";
import { Terms } from "../../base/terms.tsx";
import { sayTrouble } from "../../base/trouble.ts";
import type { FaceView } from "../../faces/face.ts";
import { GameView } from "../../session/game-view.ts";
import { gameResources } from "../../session/learn-resources.ts";
import { LessonGame } from "../../session/lesson-game.ts";
import { lessonWon } from "../../session/lesson-progress.ts";
import { TrialView } from "../../session/trial-view.ts";
import { useSounds } from "../../session/use-sounds.ts";
import { ChosenMove } from "./chosen-move.tsx";
import { LessonLayout } from "./lesson-layout.tsx";
import { wordsOfLesson } from "./lesson-words.ts";
import type { PartProps } from "./parts.ts";
import { allStatuses } from "./step-texts.ts";

interface GameProps extends PartProps {
  /** The lesson behind this one. */
  readonly next: { readonly address: string; readonly title: string } | undefined;
}

/** The game at the end of a lesson: first who is played against, then the game, as often as one likes. */
export function GamePart(props: GameProps) {
  const [games, setGames] = useState(0);
  const begin = () => setGames(games + 1);
  return games === 0 ? (
    <Before {...props} begin={begin} />
  ) : (
    <Game key={games} {...props} isFirst={false} begin={begin} />
  );
}

type Begins = GameProps & { readonly begin: () => void };

/** The board at which nobody plays yet. */
function Before({ begin, ...part }: Begins) {
  const { lesson, say, isFirst } = part;
  const words = wordsOfLesson(say, lesson.id);
  const [view] = useState(() => still(lesson.last));
  useEffect(() => {
    const title = isFirst ? words.title : undefined;
    const count = lesson.steps.length + 1;
    announce(language.value.text([say.study.opened({ title, step: count, steps: count }), words.last.intro]));
  }, []);
  return (
    <LessonLayout
      {...part}
      view={view}
      text={words.last.intro}
      task=""
      status=""
      statuses={[words.last.won, words.last.lost]}
      farStatuses={useStatuses(part)}
      acts={{ next: begin }}
      opensOn="answers"
      answers={
        <button type="button" class="primary" onClick={begin}>
          {say.study.beginGame}
        </button>
      }
    />
  );
}

function still({ game, position }: LastGame): FaceView {
  const from = notationOf(game).makePosition(position);
  const view = new TrialView(must(begin(game, position.options, from)));
  view.open.value = false;
  return view;
}

function Game({ begin, next, ...part }: Begins) {
  const { lesson, say } = part;
  const { study } = say;
  const words = wordsOfLesson(say, lesson.id);
  const opponent = useRef(study.opponent);
  opponent.current = study.opponent;
  const [view] = useState(() => {
    const chance = seededChance(Math.floor(Math.random() * 2 ** 32));
    return new GameView(new LessonGame(lesson.last, () => opponent.current, chance, gameResources));
  });
  const { ending } = view.play.value;
  const isWon = ending?.winner === lesson.last.seat;
  const trouble = view.session.trouble.value;
  const result = ending && (isWon ? words.last.won : words.last.lost);
  const status = language.value.text([view.status.value, ...(result ? [result] : [])]);
  const primary = useRef<HTMLElement | null>(null);
  const keep = (element: HTMLElement | null) => {
    primary.current = element;
  };
  useSounds(view);
  useEffect(() => () => view.close(), []);
  useEffect(() => {
    if (!result) return;
    if (isWon) lessonWon(lesson.id);
    primary.current?.focus({ preventScroll: true });
    // Behind the last move and who has won, which the view says.
    const timer = setTimeout(() => announce(result), afterEnding);
    return () => clearTimeout(timer);
  }, [result]);

  const onward = isWon ? next : undefined;
  const acts = ending ? { next: onward ? () => visit(onward.address) : begin, again: begin } : {};
  return (
    <LessonLayout
      {...part}
      view={view}
      text={words.last.intro}
      task=""
      status={
        <>
          <Terms text={status} />
          {trouble && <span class="trouble"> {sayTrouble(trouble, lesson.last.game)}</span>}
        </>
      }
      statuses={[words.last.won, words.last.lost]}
      farStatuses={useStatuses(part)}
      acts={acts}
      answers={
        <>
          <ChosenMove view={view} />
          {ending && onward && (
            <a class="button primary" href={onward.address} ref={keep}>
              {study.nextLesson({ title: onward.title })}
            </a>
          )}
          {ending && (
            <button type="button" class={onward ? "" : "primary"} ref={onward ? null : keep} onClick={begin}>
              {study.playAgain}
            </button>
          )}
          {ending && isWon && !next && <a href="/learn">{study.allLessons}</a>}
        </>
      }
    />
  );
}

/** Milliseconds until what is said of the end follows what is said of the last move. */
const afterEnding = 800;

function useStatuses({ lesson, say }: PartProps): readonly string[] {
  return useMemo(
    () => allStatuses(language.value, say, lesson, wordsOfLesson(say, lesson.id)),
    [say, lesson],
  );
}
