import type { Analysis, Progress } from "../../../engine/index.ts";
import { otherSeat, type ReversiPosition } from "../../../games/index.ts";
import { makeSquare } from "../../../notation/index.ts";
import { colour } from "../nouns.ts";

const longestLine = 12;

/** Who is ahead and by how much, how far the engine has looked, and what it expects. */
export function Verdict({
  position,
  state,
}: {
  position: ReversiPosition;
  state: Progress | Analysis | undefined;
}) {
  const share = state && "share" in state ? state.share : state ? 1 : 0;
  return (
    <>
      <h2>{state ? verdictText(position, state) : "The engine is looking"}</h2>
      <progress max={1} value={share} aria-label="How far the search is" />
      <p class="note">
        {state
          ? `${state.exact ? "Solved to the end of the game" : `Looked ${state.depth} moves ahead, an estimate`}. Values are discs for ${colour(position.turn)}.`
          : "The values appear on the squares as they are found."}
      </p>
      {state && state.line.length > 0 && (
        <p>
          Best play:{" "}
          {state.line
            .slice(0, longestLine)
            .map((square) => makeSquare(square, position.options.size))
            .join(" ")}
        </p>
      )}
    </>
  );
}

function verdictText({ turn }: ReversiPosition, { score, exact }: Analysis): string {
  const by = Math.abs(Math.round(score));
  if (by === 0) return exact ? "With best play it is a draw" : "The game looks even";
  const ahead = colour(score > 0 ? turn : otherSeat(turn));
  return exact
    ? `${ahead} wins by ${by} with best play`
    : `${ahead} is about ${by === 1 ? "one disc" : `${by} discs`} ahead`;
}
