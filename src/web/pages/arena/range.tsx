import type { Row } from "./parts.ts";

/** Elo from the left to the right edge of every bar. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

const width = 200;
const height = 24;
const edge = 8;
/** Of one bar without an error alone. */
const leastHalf = 50;
/** A step of the axis: its ends do not move with every game. */
const step = 100;

/** One scale for all, with 0 in it; undefined without any rating. */
export function scaleOf(rows: readonly Row[]): Scale | undefined {
  const ends = rows.flatMap(({ rating }) =>
    rating ? [rating.value - (rating.error ?? 0), rating.value + (rating.error ?? 0)] : [],
  );
  if (ends.length === 0) return undefined;
  return {
    least: Math.floor(Math.min(-leastHalf, ...ends) / step) * step,
    most: Math.ceil(Math.max(leastHalf, ...ends) / step) * step,
  };
}

/** A rating and how far it may be off; the figures stand beside it. */
export function Range({ scale: { least, most }, rating }: { scale: Scale; rating: Row["rating"] }) {
  const x = (elo: number) => edge + ((elo - least) / (most - least)) * (width - 2 * edge);
  const middle = height / 2;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <line class="zero" x1={x(0)} x2={x(0)} y1="0" y2={height} />
      {rating && rating.error !== null && (
        <path
          class="error"
          d={`M${at(x(rating.value - rating.error))} ${middle}H${at(x(rating.value + rating.error))}M${at(x(rating.value - rating.error))} ${middle - 5}v10M${at(x(rating.value + rating.error))} ${middle - 5}v10`}
        />
      )}
      {rating && (
        <path
          class={`value${rating.error === null ? " alone" : ""}`}
          d={`M${at(x(rating.value))} ${middle}h0`}
        />
      )}
    </svg>
  );
}

function at(x: number): string {
  return x.toFixed(1);
}
