import { valueText } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { Judgement } from "./report.ts";

const width = 320;
const height = 96;
const left = 26;

/** The value of the game move by move, for Black. One drags along it to walk through the game. */
export function ValueGraph({
  values,
  shown,
  show,
}: {
  values: readonly (Judgement | undefined)[];
  shown: number;
  show: (count: number) => void;
}) {
  const last = Math.max(1, values.length - 1);
  const most = Math.max(8, ...values.map((value) => Math.abs(value?.black ?? 0)));
  const x = (index: number) => left + (index / last) * (width - left - 6);
  const y = (value: number) => height / 2 - (value / most) * (height / 2 - 10);
  let path = "";
  for (const [index, value] of values.entries()) {
    if (!value) continue;
    const started = path !== "" && values[index - 1] !== undefined;
    path += `${started ? "L" : "M"}${x(index).toFixed(1)} ${y(value.black).toFixed(1)}`;
  }
  const here = values[shown];
  const said = valueText(language.value, shown, here);
  return (
    <figure class="graph">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <line class="zero" x1={left} x2={width - 6} y1={height / 2} y2={height / 2} />
        <text x={left - 4} y={y(most) + 4}>
          +{most}
        </text>
        <text x={left - 4} y={height / 2 + 4}>
          0
        </text>
        <text x={left - 4} y={y(-most) + 4}>
          −{most}
        </text>
        <line class="here" x1={x(shown)} x2={x(shown)} y1="6" y2={height - 6} />
        <path class="curve" d={path} />
        {here && <circle class="here-dot" cx={x(shown)} cy={y(here.black)} r="4" />}
      </svg>
      <label>
        <span>{said}</span>
        <input
          type="range"
          min={0}
          max={values.length - 1}
          value={shown}
          aria-valuetext={said}
          onInput={(event) => show(Number(event.currentTarget.value))}
        />
      </label>
    </figure>
  );
}
