import { useEffect, useState } from "preact/hooks";
import type { Seat, TakingMove, TakingPosition } from "../../../games/index.ts";
import { makeRun } from "../../../notation/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import { explain, refusalText } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { MarkShape } from "../../board/marks.tsx";
import { piece, rowWord } from "../nouns.ts";
import type { UnderstandingProps } from "../understanding.tsx";
import { marksOf } from "./kinds.ts";
import { decidedText, lostWhileWinning, type Mistake, mistakesOf } from "./report.ts";
import { ask } from "./solver-client.ts";
import type { Explained, Finding } from "./solver-messages.ts";
import { type RunWorth, XorPicture } from "./xor-picture.tsx";

/** Hint, analysis and report for the games of the Nim family. */
export function NimUnderstanding({ table, analysing, findings, hints }: UnderstandingProps) {
  const position = table.position.value as TakingPosition;
  const { id, ending } = table.session.play.value;
  const [explained, setExplained] = useState<{ position: TakingPosition; answer: Explained }>();
  const wanted = analysing.value;
  const asked = hints.value;

  useEffect(() => {
    if (!wanted && asked === 0) return;
    let current = true;
    ask({ type: "analyse", position }).then((answer) => {
      if (current) setExplained({ position, answer });
    });
    return () => {
      current = false;
    };
  }, [position, wanted, asked]);

  const ready = explained?.position === position ? explained.answer : undefined;
  useEffect(() => {
    const analysis = ready && "analysis" in ready.finding ? ready.finding.analysis : undefined;
    findings.value = wanted && analysis ? { marks: marksOf(position, analysis) } : {};
  }, [ready, wanted]);

  useEffect(() => {
    if (asked === 0 || !ready || !table.active.peek()) return;
    hints.value = 0;
    if ("refusal" in ready.finding) {
      announce(refusalText(ready.finding.refusal));
      return;
    }
    const best = ready.finding.analysis.moves.find((move) => move.best);
    table.hint.value = best?.move;
    if (best) {
      const word = best.outcome === "win" ? "wins" : "resists longest";
      announce(`Hint: ${makeRun(best.move)} ${word}.`);
    }
  }, [asked, ready]);

  return (
    <section class="understanding" aria-label="Analysis">
      {wanted &&
        (ready ? <Explanation {...{ table, position, ready, id }} /> : <p class="note">Working it out.</p>)}
      {ending && table.live.value && <Report table={table} />}
    </section>
  );
}

type ExplanationProps = Pick<UnderstandingProps, "table"> & {
  position: TakingPosition;
  ready: Explained;
  id: UnderstandingProps["table"]["session"]["play"]["value"]["id"];
};

function Explanation({ table, position, ready, id }: ExplanationProps) {
  if ("refusal" in ready.finding) return <p>{refusalText(ready.finding.refusal)}</p>;
  const { analysis } = ready.finding;
  const misere = position.options.last === "loses";
  // Near the end of a game whose last taker loses, even columns no longer tell who wins.
  const telling = !misere || analysis.reason.kind === "xor";
  const runs = telling ? worthsOf(id, position, ready.values) : undefined;
  return (
    <>
      <h2>{analysis.outcome === "win" ? "The side to move can win" : "The side to move is lost"}</h2>
      <ChosenMove table={table} position={position} id={id} />
      {runs && runs.length > 0 && (
        <XorPicture runs={runs} plain={runs.every((run) => run.value === run.length)} misere={misere} />
      )}
      <p data-testid="reason" data-move={table.index.value}>
        {explain(id, position, analysis)}
      </p>
      <MoveChips table={table} analysis={analysis} />
    </>
  );
}

/** The reason for the move that is picked up. */
function ChosenMove({ table, position, id }: Pick<ExplanationProps, "table" | "position" | "id">) {
  const [said, setSaid] = useState<{ move: TakingMove; sentence: string } | undefined>();
  const move = table.chosen.value;
  useEffect(() => {
    if (!move) return;
    let current = true;
    ask({ type: "move", game: id, position, move }).then(({ sentence }) => {
      if (current) setSaid({ move, sentence });
    });
    return () => {
      current = false;
    };
  }, [move]);
  if (!move || said?.move !== move) return null;
  return (
    <p class="hint-text" data-testid="chosen-reason" role="status">
      {makeRun(move)}: {said.sentence}
    </p>
  );
}

const mostChips = 60;

function MoveChips({ table, analysis }: { table: UnderstandingProps["table"]; analysis: Analysis }) {
  const { moves } = analysis;
  return (
    <>
      <h3>Moves</h3>
      <ul class="chips">
        {moves.slice(0, mostChips).map(({ move, equal, outcome }) => (
          <li key={makeRun(move)}>
            <button
              type="button"
              class={`chip ${outcome}`}
              onClick={() => {
                if (table.active.value) table.chosen.value = move;
              }}
            >
              <svg viewBox="-9 -9 18 18" width="16" height="16" aria-hidden="true">
                <MarkShape won={outcome === "win"} />
              </svg>
              {makeRun(move)} {outcome === "win" ? "wins" : "loses"}
              {equal > 1 && <span class="note">and {equal - 1} alike</span>}
            </button>
          </li>
        ))}
      </ul>
      {moves.length > mostChips && <p class="note">and {moves.length - mostChips} more kinds of moves.</p>}
    </>
  );
}

/** Each run by its place, with its value; undefined where the game has no such values. */
function worthsOf(
  id: ExplanationProps["id"],
  { options, rows }: TakingPosition,
  values: readonly number[] | undefined,
): RunWorth[] | undefined {
  if (!values) return undefined;
  const named: RunWorth[] = [];
  for (const [index, runs] of rows.entries()) {
    for (const { left, length } of runs) {
      const row = options.rows.length > 1 ? `${rowWord(id, options)} ${index + 1}: ` : "";
      const place = options.middle ? ` from ${left}` : "";
      const name = `${row}${length} ${piece(id, options, length)}${place}`;
      named.push({ name, length, value: values[named.length] ?? 0 });
    }
  }
  return named.length <= 12 ? named : undefined;
}

function Report({ table }: Pick<UnderstandingProps, "table">) {
  const play = table.session.play.value;
  const [findings, setFindings] = useState<readonly Finding[] | undefined>();
  useEffect(() => {
    let current = true;
    const positions = table.positions.peek() as TakingPosition[];
    ask({ type: "review", positions }).then((found) => current && setFindings(found));
    return () => {
      current = false;
    };
  }, [play]);
  const winner = play.ending?.winner;
  if (winner === undefined || winner === null) return null;
  if (!findings) return <p class="note">Looking where it was decided.</p>;
  const unsolved = findings.find((finding) => "refusal" in finding);
  if (unsolved && "refusal" in unsolved) return <p class="note">{refusalText(unsolved.refusal)}</p>;
  return <Decided table={table} findings={findings} winner={winner} />;
}

function Decided({
  table,
  findings,
  winner,
}: Pick<UnderstandingProps, "table"> & { findings: readonly Finding[]; winner: Seat }) {
  const play = table.session.play.value;
  const mistakes = mistakesOf(
    table.positions.value as TakingPosition[],
    play.moves as TakingMove[],
    findings,
  );
  const names = table.session.seats.value.map((seat) => seat.name) as [string, string];
  const hands = table.session.hands.value;
  const you = hands.length === 1 ? hands[0] : undefined;
  const early = play.ending?.by !== "rules";
  const wasWinning = early && lostWhileWinning(findings.at(-1), table.turn.value, winner);
  const loser = winner === 0 ? 1 : 0;
  const text = wasWinning
    ? `${you === loser ? "You" : names[loser]} could still have won when it ended.`
    : decidedText(mistakes, play.moves.length, winner, names, you);
  useEffect(() => {
    table.verdict.value = text;
  }, [text]);
  return (
    <section class="report" aria-label="Report">
      <h2>Where it was decided</h2>
      <p data-testid="report">{text}</p>
      <MistakeList table={table} mistakes={mistakes} names={names} you={you} />
    </section>
  );
}

function MistakeList({
  table,
  mistakes,
  names,
  you,
}: {
  table: UnderstandingProps["table"];
  mistakes: readonly Mistake[];
  names: readonly [string, string];
  you: Seat | undefined;
}) {
  if (mistakes.length === 0) return null;
  return (
    <ul class="mistakes">
      {mistakes.map((mistake) => (
        <li key={mistake.number}>
          <button type="button" class="quiet" onClick={() => table.show(mistake.number - 1)}>
            Move {mistake.number}: {mistake.seat === you ? "you" : names[mistake.seat]} played{" "}
            {mistake.played}, and {mistake.better} would have won
          </button>
        </li>
      ))}
    </ul>
  );
}
