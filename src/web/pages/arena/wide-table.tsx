import type { ComponentChildren } from "preact";

/** What may be wider than its place, or longer: it is pushed along there, by the keyboard too. */
export function WideTable({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys push along what has the focus.
    <section class="wide-table" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
