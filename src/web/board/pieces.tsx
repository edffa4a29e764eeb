import type { Material } from "./spots.ts";

/** One piece of each material, drawn around (0, 0). `index` varies its shape, always in the same way. */
export function Piece({ material, index }: { material: Material; index: number }) {
  switch (material) {
    case "pebbles":
      return <Pebble index={index} />;
    case "pins":
      return <Pin />;
    case "matches":
      return <Match />;
    default:
      return <Coin index={index} />;
  }
}

const blobs = [
  "M-23 3C-24-9-13-18 1-18C15-18 24-9 23 2C22 13 12 18-1 18C-13 18-22 13-23 3Z",
  "M-22 5C-25-6-16-17-3-17C11-18 22-12 23-1C24 10 14 17 2 17C-10 18-20 15-22 5Z",
  "M-21-2C-19-13-8-18 4-17C16-16 24-8 22 4C20 14 9 18-3 18C-15 18-23 9-21-2Z",
  "M-24 1C-23-10-11-16 2-16C16-17 25-7 23 4C21 14 10 17-2 17C-15 17-25 11-24 1Z",
] as const;

function Pebble({ index }: { index: number }) {
  // A fixed shuffle: neighbours differ in shape and shade.
  const shape = blobs[(index * 7 + (index >> 2)) % blobs.length];
  const shade = (index * 5 + (index >> 1)) % 4;
  return (
    <>
      <ellipse class="shadow" cx="2" cy="17" rx="20" ry="5" />
      <g class="body">
        {/* Where pebbles overlap, a rim in the colour of the ground keeps them apart. */}
        <path class="gap" d={shape} />
        <path class="skin" d={shape} fill={`url(#pebble-${shade})`} />
        <path class="glint" d="M-14-7C-11-12-4-14 3-14" />
      </g>
    </>
  );
}

const pinShape =
  "M0-42C6-42 9-37 9-31C9-25 6-22 6-16C6-8 15-2 15 14C15 28 10 40 8 42L-8 42C-10 40-15 28-15 14C-15-2-6-8-6-16C-6-22-9-25-9-31C-9-37-6-42 0-42Z";

function Pin() {
  return (
    <>
      <ellipse class="shadow" cx="2" cy="42" rx="15" ry="4.5" />
      <g class="body">
        <path d={pinShape} fill="url(#pin)" />
        <path class="stripe" d="M-7.4-21.5Q0-19.5 7.4-21.5L6.2-17.5Q0-15.5-6.2-17.5Z" />
        <path class="stripe" d="M-6.1-14.5Q0-12.5 6.1-14.5L7.4-10.6Q0-8.4-7.4-10.6Z" />
      </g>
    </>
  );
}

function Match() {
  return (
    <g class="body">
      <rect class="wood" x="-3.4" y="-22" width="6.8" height="52" rx="1.6" />
      <path
        class="head"
        d="M0-34C4.6-34 6-28 6-24C6-19 3.6-16.5 0-16.500C-3.6-16.5-6-19-6-24C-6-28-4.6-34 0-34Z"
      />
    </g>
  );
}

function Coin({ index }: { index: number }) {
  const lean = ((index * 37) % 5) - 2;
  return (
    <g class="body" transform={`translate(${lean} 0)`}>
      <g class="coin">
        <path class="side" d="M-42-11A42 12 0 0 0 42-11V11A42 12 0 0 1-42 11Z" fill="url(#coin-side)" />
        <path class="rim" d="M-41.5-1A42 12 0 0 0 41.5-1" />
        <ellipse cy="-11" rx="42" ry="12" fill="url(#coin-top)" />
        <ellipse class="rim" cy="-11" rx="33" ry="8.6" />
      </g>
    </g>
  );
}
