import { number, plain } from "./figures.ts";
import type { PartProps } from "./parts.ts";

type Sprt = NonNullable<PartProps["standing"]["sprt"]>;

const width = 440;
const height = 170;
const left = 48;
const right = 14;

/** The LLR pair by pair, between the two bounds at which the test ends. */
export function LlrGraph(part: PartProps & { sprt: Sprt }) {
  const { say, head, sprt } = part;
  const { elo0, elo1 } = head.sprt ?? { elo0: 0, elo1: 0 };
  const { history, lower, upper, llr } = sprt;
  const top = Math.max(upper, ...history) + 0.4;
  const bottom = Math.min(lower, ...history) - 0.4;
  const last = Math.max(1, history.length - 1);
  const x = (index: number) => left + (index / last) * (width - left - right);
  const y = (value: number) => ((top - value) / (top - bottom)) * height;
  const path = history.map(
    (value, at) => `${at === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  const told = { llr: number(llr, 2), lower: number(lower, 2), upper: number(upper, 2) };
  return (
    <figure class="graph llr">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say.page.test.graph(told)}>
        {[upper, 0, lower].map((value) => (
          <g key={value}>
            <line
              class={value === 0 ? "zero" : "bound"}
              x1={left}
              x2={width - right}
              y1={y(value)}
              y2={y(value)}
            />
            {value !== 0 && (
              <text class="bound-said" x={left + 4} y={y(value) + (value === upper ? 18 : -8)}>
                {say.page.test.bound({ elo: plain(value === upper ? elo1 : elo0) })}
              </text>
            )}
            <text x={left - 8} y={y(value) + 5}>
              {number(value, value === 0 ? 0 : 2)}
            </text>
          </g>
        ))}
        <path class="curve" d={path.join("")} />
        {history.length > 0 && (
          <circle class="here-dot" cx={x(history.length - 1)} cy={y(history.at(-1) ?? 0)} r="5" />
        )}
      </svg>
      <figcaption>{testText(part)}</figcaption>
    </figure>
  );
}

/** Where the test stands, in a sentence. */
function testText({ say, head, sprt }: PartProps & { sprt: Sprt }): string {
  const { test } = say.page;
  const llr = number(sprt.llr, 2);
  const elo0 = plain(head.sprt?.elo0 ?? 0);
  const elo1 = plain(head.sprt?.elo1 ?? 0);
  if (sprt.decision === "H1") return test.accepted({ llr, elo: elo1 });
  if (sprt.decision === "H0") return test.rejected({ llr, elo: elo0 });
  return test.between({ llr, lower: number(sprt.lower, 2), upper: number(sprt.upper, 2), elo0, elo1 });
}
