import { signal } from "@preact/signals";

const spoken = signal("");

/** Says something to a screen reader, after what it is saying now. */
export function announce(sentence: string): void {
  // The same sentence twice is two announcements: a trailing no-break space makes it another text.
  spoken.value = spoken.value === sentence ? `${sentence}\u00a0` : sentence;
}

export function Announcer() {
  return (
    <div class="unseen" role="status" aria-live="polite" data-testid="announcer">
      {spoken}
    </div>
  );
}
