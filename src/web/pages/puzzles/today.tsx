import { gameOf } from "../../../games/index.ts";
import { dailyPuzzle } from "../../../learn/index.ts";
import type { LearnSentences, PuzzleFamily } from "../../../words/index.ts";
import { Failure } from "../../base/failure.tsx";
import { useAnswer } from "../../base/use-answer.ts";
import { faceOf } from "../../faces/index.ts";
import { wishAddress } from "../../session/puzzle-address.ts";
import { progress } from "../../session/puzzle-keep.ts";
import { dayOf, weekOf } from "../../session/puzzle-score.ts";
import { familiesOf } from "../../session/puzzle-source.ts";

/** The puzzles of the day, each with its picture, and what became of those of the week. */
export function Today({ say }: { say: LearnSentences }) {
  const { puzzles } = say;
  const now = new Date();
  const today = dayOf(now);
  const families = familiesOf("all");
  const isDone = families.every((family) => progress.value.days[today]?.[family] !== undefined);
  return (
    <section class="puzzle-today" aria-labelledby="puzzle-today">
      <h2 id="puzzle-today">{puzzles.ways.daily.name}</h2>
      <p class="note" data-testid="daily-about">
        {isDone ? puzzles.comeBack : puzzles.ways.daily.about}
      </p>
      <ul class="cards">
        {families.map((family) => (
          <Daily key={family} say={say} family={family} today={today} />
        ))}
      </ul>
      <Week say={say} now={now} families={families} />
    </section>
  );
}

function Daily({ say, family, today }: { say: LearnSentences; family: PuzzleFamily; today: string }) {
  const { puzzles } = say;
  const { answer, failed, again } = useAnswer(
    today,
    async () => (await dailyPuzzle(family, today))?.puzzle() ?? "none",
  );
  const outcome = progress.value.days[today]?.[family];
  const kind = puzzles.kinds[family];
  const puzzle = answer === "none" ? undefined : answer;
  const game = puzzle && gameOf(puzzle.game);
  const { SmallBoard } = game ? faceOf(game) : {};
  return (
    <li class={`card ${puzzle?.game ?? ""}`} data-testid={`daily-${family}`}>
      <div class="card-play">
        <span class="card-board" aria-hidden="true">
          {puzzle && game && SmallBoard && (
            <SmallBoard id={puzzle.game} game={game} position={puzzle.position} moving={false} />
          )}
        </span>
        <a
          class="card-title"
          href={wishAddress({ way: "daily", of: family })}
          aria-label={puzzles.solveIt({ kind })}
          aria-describedby={`daily-${family}`}
        >
          {kind}
        </a>
        <span class="card-about" id={`daily-${family}`}>
          {outcome ? puzzles.outcomes[outcome] : puzzles.unsolved}
        </span>
        {failed && <Failure text={puzzles.unloaded} again={again} />}
      </div>
    </li>
  );
}

/** Seven days: of each a sign for every puzzle, told apart by its shape. */
function Week({ say, now, families }: { say: LearnSentences; now: Date; families: readonly PuzzleFamily[] }) {
  const { puzzles } = say;
  const today = dayOf(now);
  return (
    <ol class="puzzle-week" aria-label={puzzles.week}>
      {weekOf(now).map((date) => {
        const name = dayOf(date);
        const day = date.getTime();
        const of = families.map((family) => ({ family, outcome: progress.value.days[name]?.[family] }));
        const told = of.map(({ family, outcome }) => ({ kind: puzzles.kinds[family], outcome }));
        return (
          <li key={name} aria-current={name === today ? "date" : undefined} data-testid={`day-${name}`}>
            <span class="unseen">{puzzles.dayDone({ day, of: told })}</span>
            <span aria-hidden="true">{puzzles.weekday({ day })}</span>
            <svg viewBox="0 0 32 14" width="32" height="14" aria-hidden="true">
              {of.map(({ family, outcome }, index) => (
                <g
                  key={family}
                  class={`sign ${outcome ?? "none"}`}
                  transform={`translate(${8 + 16 * index} 7)`}
                >
                  <circle r="5" />
                  {outcome === "helped" && <path d="M0 -5A5 5 0 0 1 0 5Z" />}
                  {outcome === "missed" && <path class="line" d="M-3 -3L3 3M3 -3L-3 3" />}
                </g>
              ))}
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
