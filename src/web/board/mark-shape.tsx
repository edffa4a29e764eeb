/** A tick in a filled disc or a cross in a ring: told apart by shape before colour. */
export function MarkShape({ won }: { won: boolean }) {
  return won ? (
    <g class="mark won">
      <circle r="7.5" />
      <path d="M-3.4 0.200L-1 2.800L3.5-2.6" />
    </g>
  ) : (
    <g class="mark lost">
      <circle r="7" />
      <path d="M-2.6-2.600L2.6 2.600M2.6-2.600L-2.6 2.6" />
    </g>
  );
}
