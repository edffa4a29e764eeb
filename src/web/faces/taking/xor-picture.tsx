import { language } from "../../base/language.ts";

/** A run and what it is worth. */
export interface RunWorth {
  readonly name: string;
  readonly length: number;
  readonly value: number;
}

/** The places of a binary number wide enough for all values, the highest first, and which of them have an odd number of ones. */
export function columnsOf(values: readonly number[]): { readonly place: number; readonly odd: boolean }[] {
  const width = Math.max(1, ...values.map((value) => value.toString(2).length));
  return Array.from({ length: width }, (_, at) => {
    const place = 2 ** (width - 1 - at);
    return { place, odd: values.filter((value) => hasOne(value, place)).length % 2 === 1 };
  });
}

/** By division: runs may be longer than the 32 bits that the language's own operators keep. */
function hasOne(value: number, place: number): boolean {
  return Math.floor(value / place) % 2 === 1;
}

/** Wide tables scroll by keyboard too. */
const scrollable = { tabIndex: 0 };

/** The runs' values as binary numbers in columns, the XOR below them, the columns with an odd number of ones marked. */
export function XorPicture({
  runs,
  plain,
  misere,
}: {
  runs: readonly RunWorth[];
  plain: boolean;
  misere: boolean;
}) {
  const { text, page } = language.value;
  const { xor: words } = page;
  const columns = columnsOf(runs.map((run) => run.value));
  const xor = columns.reduce((sum, { place, odd }) => sum + (odd ? place : 0), 0);
  return (
    <figure class="xor" aria-label={words.label} {...scrollable}>
      <table>
        <caption>{text([words.caption({ plain }), words.rule({ misere })])}</caption>
        <thead>
          <tr>
            <th scope="col">{words.run}</th>
            {!plain && <th scope="col">{words.value}</th>}
            {columns.map(({ place }) => (
              <th key={place} scope="col">
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.name}>
              <th scope="row">{run.name}</th>
              {!plain && <td>{run.value}</td>}
              {columns.map(({ place, odd }) => (
                <td key={place} class={odd ? "odd" : ""}>
                  {hasOne(run.value, place) ? "1" : "0"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">XOR</th>
            {!plain && <td>{xor}</td>}
            {columns.map(({ place, odd }) => (
              <td key={place} class={odd ? "odd" : ""}>
                {odd ? "1" : "0"}
                <span class="unseen"> {odd ? words.odd : words.even}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
