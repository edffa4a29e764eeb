import type { Colour } from "./disc.tsx";

/** What the engine says of a square: the text on it, and whether it is among the best. */
export interface SquareValue {
  readonly text: string;
  readonly best: boolean;
}

interface SquareMarksProps {
  /** That its disc would be turned by the move pointed at or picked up. */
  readonly wouldTurn: boolean;
  readonly last: boolean;
  readonly hint: boolean;
  /** That one may play here. */
  readonly choice: boolean;
  /** Whose disc would lie here, of the move pointed at or picked up. */
  readonly ghost: Colour | undefined;
  readonly picked: boolean;
  readonly value: SquareValue | undefined;
}

/** Everything that is drawn on a square besides its disc. */
export function SquareMarks({ wouldTurn, last, hint, choice, ghost, picked, value }: SquareMarksProps) {
  return (
    <>
      {wouldTurn && <circle class="would-turn" r="17.6" />}
      {last && <circle class="last" r="5" />}
      {hint && <rect class="hint" x="-17" y="-17" width="34" height="34" rx="9" />}
      {choice && !value && <circle class="choice" r="5" />}
      {ghost && !value && <circle class={`ghost ${ghost}${picked ? " picked" : ""}`} r="16" />}
      {picked && <rect class="picked-frame" x="-18" y="-18" width="36" height="36" rx="5" />}
      {value && (
        <g class={`value${value.best ? " best" : ""}`}>
          <rect x="-15.5" y="-10" width="31" height="20" rx="6" />
          <text y="4.5">{value.text}</text>
        </g>
      )}
    </>
  );
}
