export type Colour = "black" | "white";

/** A disc; with a `delay` it turns over from the other colour, so many milliseconds from now. */
export function Disc({
  colour,
  delay,
  fresh,
  turned,
}: {
  colour: Colour;
  delay: number | undefined;
  /** Whether it was just laid down. */
  fresh: boolean;
  /** Whether it is marked as turned by the last move. */
  turned: boolean;
}) {
  const turning = delay !== undefined;
  return (
    <g
      class={`disc ${colour}${turning ? " turning" : ""}${fresh ? " fresh" : ""}`}
      style={{ animationDelay: turning ? `${delay}ms` : "" }}
    >
      <ellipse class="shadow" cx="0.8" cy="2.2" rx="16" ry="16" />
      {/* What it was before: with reduced motion the new face fades in over it. */}
      {turning && <circle class="was" r="15.4" />}
      <circle class="face" r="16" />
      {turned && <circle class="turned" r="6.5" />}
    </g>
  );
}
