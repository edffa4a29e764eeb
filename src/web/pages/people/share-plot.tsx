import { language } from "../../base/language.ts";

const width = 640;
const height = 180;
const left = 44;
const bottom = 24;

/** The share of wins after each game, the earliest first, as a line from 0 to 100 per cent. */
export function sharesOf(wins: readonly boolean[]): number[] {
  let won = 0;
  return wins.map((win, index) => {
    if (win) won++;
    return won / (index + 1);
  });
}

export function SharePlot({ wins }: { wins: readonly boolean[] }) {
  const shares = sharesOf(wins);
  if (shares.length === 0) return null;
  const x = (index: number) => left + ((index + 1) / shares.length) * (width - left - 10);
  const y = (share: number) => 10 + (1 - share) * (height - 10 - bottom);
  const path = shares.map(
    (share, index) => `${index === 0 ? "M" : "L"}${x(index).toFixed(1)} ${y(share).toFixed(1)}`,
  );
  const last = shares.at(-1) as number;
  const words = language.value.page.people;
  const share = { percent: Math.round(last * 100), games: shares.length };
  return (
    <figure class="graph share">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.shareOverTime(share)}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line class="zero" x1={left} x2={width - 10} y1={y(share)} y2={y(share)} />
            <text x={left - 6} y={y(share) + 4}>
              {share * 100} %
            </text>
          </g>
        ))}
        <path class="curve" d={path.join("")} />
        <circle class="here-dot" cx={x(shares.length - 1)} cy={y(last)} r="4" />
        <text x={width - 10} y={height - 6}>
          {words.gamesPlayed(share)}
        </text>
      </svg>
      <figcaption class="note">{words.shareAfterEach(share)}</figcaption>
    </figure>
  );
}
