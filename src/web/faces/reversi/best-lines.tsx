import type { Analysis, MoveValue } from "../../../engine/index.ts";
import type { ReversiPosition, Square } from "../../../games/index.ts";
import { makeSquare } from "../../../notation/index.ts";
import { language } from "../../base/language.ts";
import type { FaceView } from "../face.ts";
import { valueOn } from "./findings.ts";
import { imageKeys } from "./mirror-images.ts";

/** So many of the best moves have their lines shown, of so many moves each. */
const mostLines = 3;
const longest = 8;

/** The best moves with the play that is expected after each. A press on a move of a line tries the line up to it. */
export function BestLines({
  view,
  position,
  state,
}: {
  view: FaceView<"reversi">;
  position: ReversiPosition;
  state: Analysis | undefined;
}) {
  const { explore } = language.value.page;
  const { size } = position.options;
  const best = state ? bestOf(position, state.moves) : [];
  return (
    <section class="best-lines" aria-label={explore.lines}>
      <h3>{explore.lines}</h3>
      <ol>
        {Array.from({ length: mostLines }, (_, index) => {
          const move = best[index];
          const line = move?.line.slice(0, longest) ?? [];
          return (
            // Each line has its place before it is known.
            <li key={index}>
              {move && (
                <>
                  <span class="line-value">{valueOn(move)}</span>
                  {line.map((square, at) => (
                    <button
                      key={at}
                      type="button"
                      class="quiet"
                      aria-label={explore.line({
                        value: valueOn(move),
                        moves: line.slice(0, at + 1).map((each) => makeSquare(each, size)),
                      })}
                      onClick={() => tryLine(view, line.slice(0, at + 1))}
                    >
                      {makeSquare(square, size)}
                    </button>
                  ))}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Of moves that are images of each other one is enough. */
function bestOf(position: ReversiPosition, moves: readonly MoveValue[]): MoveValue[] {
  const keys = imageKeys(position);
  const seen = new Set<string | undefined>();
  const best: MoveValue[] = [];
  for (const move of moves) {
    const key = keys.get(move.square);
    if (seen.has(key)) continue;
    seen.add(key);
    best.push(move);
    if (best.length === mostLines) break;
  }
  return best;
}

function tryLine(view: FaceView<"reversi">, squares: readonly Square[]): void {
  for (const square of squares) if (!view.move(square).ok) return;
}
