/** The colours of every board, once for the page. Stops are coloured by the style sheet, so that themes reach them. */
const ramps = [
  ["pebble-0", 3],
  ["pebble-1", 3],
  ["pebble-2", 3],
  ["pebble-3", 3],
  ["coin-top", 2],
  ["disc-black", 2],
  ["disc-white", 2],
  ["head", 2],
] as const;

const bands = [
  ["coin-side", 3],
  ["pin", 3],
  ["wood", 3],
  ["burnt", 2],
] as const;

export function Paints() {
  return (
    <svg class="paints" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {ramps.map(([name, stops]) => (
          <radialGradient id={name} key={name} cx="0.38" cy="0.3" r="0.85">
            {stopsOf(name, stops)}
          </radialGradient>
        ))}
        {bands.map(([name, stops]) => (
          <linearGradient id={name} key={name} x1="0" x2="1" y1="0" y2="0">
            {stopsOf(name, stops)}
          </linearGradient>
        ))}
        <linearGradient id="felt" x1="0" x2="0" y1="0" y2="1">
          {stopsOf("felt", 2)}
        </linearGradient>
      </defs>
    </svg>
  );
}

function stopsOf(name: string, count: number) {
  return Array.from({ length: count }, (_, at) => (
    <stop key={`${name}-${at}`} class={`stop-${name}-${at}`} offset={at / (count - 1)} />
  ));
}
