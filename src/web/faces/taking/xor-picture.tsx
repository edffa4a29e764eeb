/** A run and what it is worth. */
export interface RunWorth {
  readonly name: string;
  readonly length: number;
  readonly value: number;
}

/** Wide tables scroll by keyboard too. */
const scrollable = { tabIndex: 0, "aria-label": "The runs in binary" };

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
  const xor = runs.reduce((sum, run) => sum ^ run.value, 0);
  const width = Math.max(1, ...runs.map((run) => run.value.toString(2).length));
  const places = Array.from({ length: width }, (_, at) => 2 ** (width - 1 - at));
  const digit = (value: number, place: number) => (Math.floor(value / place) % 2 === 1 ? "1" : "0");
  return (
    <figure class="xor" {...scrollable}>
      <table>
        <caption>
          {plain
            ? "Each run in binary; a column with an odd number of ones is odd."
            : "A run's Grundy value is the size of the single heap it is worth; here the values are in binary."}{" "}
          {misere ? "While a run worth two or more is left, whoever" : "Whoever"} leaves all columns even
          wins.
        </caption>
        <thead>
          <tr>
            <th scope="col">run</th>
            {!plain && <th scope="col">value</th>}
            {places.map((place) => (
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
              {places.map((place) => (
                <td key={place} class={digit(xor, place) === "1" ? "odd" : ""}>
                  {digit(run.value, place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">XOR</th>
            {!plain && <td>{xor}</td>}
            {places.map((place) => (
              <td key={place} class={digit(xor, place) === "1" ? "odd" : ""}>
                {digit(xor, place)}
                <span class="unseen">{digit(xor, place) === "1" ? " odd" : " even"}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
