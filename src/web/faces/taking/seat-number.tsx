import type { Seat } from "../../../games/index.ts";

export function SeatNumber({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <circle class="ring" cx="12" cy="12" r="9.5" />
      <text x="12" y="16.2">
        {seat + 1}
      </text>
    </>
  );
}
