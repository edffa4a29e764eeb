import type { LearnSentences } from "../../../words/index.ts";

/** The steps of a lesson and the game behind them: one can walk back, and on as far as one has come. */
export function StepDots({
  say: { study },
  at,
  reached,
  count,
  go,
}: {
  say: LearnSentences;
  at: number;
  reached: number;
  /** How many steps there are before the game. */
  count: number;
  go: (at: number) => void;
}) {
  return (
    <nav class="step-dots" aria-label={study.steps}>
      <ol>
        {Array.from({ length: count + 1 }, (_, index) => {
          const facts = { step: index + 1, steps: count + 1, done: index < reached, last: index === count };
          return (
            <li key={index}>
              <button
                type="button"
                class="quiet"
                aria-current={index === at ? "step" : undefined}
                aria-label={study.toStep(facts)}
                disabled={index > reached}
                onClick={() => go(index)}
              >
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                  {facts.last ? (
                    <rect class={facts.done ? "full" : ""} x="6" y="6" width="12" height="12" rx="2" />
                  ) : (
                    <circle class={facts.done ? "full" : ""} cx="12" cy="12" r="6" />
                  )}
                </svg>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
