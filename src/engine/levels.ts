/** What a level may look at. */
export interface Level {
  readonly level: number;
  /** Plies in the opening and the middle game. */
  readonly depth: number;
  /** Empty squares from which the rest of the game is solved. */
  readonly exactFrom: number;
  /** The most a move takes. */
  readonly seconds: number;
  /** Discs by which the judgement of a move may be off: what makes a weak level weak and never twice the same. */
  readonly blur: number;
  /** Points of a hundred against the level below, of the first against random moves; undefined where it is not measured. */
  readonly points: number | undefined;
}

export const minLevel = 1;
export const maxLevel = 20;
export const defaultLevel = 7;
/** From here on a level plays from the opening book where it can. Below, its own search is what makes its strength. */
export const firstBookLevel = 14;

/** [depth, exactFrom, seconds, blur, points]: measured on one core of a small server, see docs/engine.md. */
const table: readonly (readonly [number, number, number, number, number?])[] = [
  [1, 2, 0.1, 20, 85],
  [1, 4, 0.1, 13, 72],
  [1, 4, 0.1, 9, 69],
  [1, 6, 0.1, 6, 75],
  [1, 6, 0.1, 4, 66],
  [2, 8, 0.1, 4, 83],
  [2, 8, 0.1, 2.5, 78],
  [3, 10, 0.1, 2, 81],
  [3, 12, 0.1, 1, 68],
  [4, 13, 0.1, 0, 87],
  [5, 14, 0.1, 0, 74],
  [6, 15, 0.2, 0, 69],
  [8, 16, 0.2, 0, 60],
  [10, 18, 0.5, 0, 70],
  [12, 19, 1, 0, 66],
  [14, 20, 1, 0, 58],
  [16, 21, 2, 0, 66],
  [18, 22, 2, 0],
  [20, 23, 3, 0],
  [60, 24, 5, 0],
];

export const levels: readonly Level[] = table.map(([depth, exactFrom, seconds, blur, points], index) => {
  return { level: index + 1, depth, exactFrom, seconds, blur, points };
});

/** The level of that number, or undefined. */
export function levelOf(level: number): Level | undefined {
  return levels[level - 1];
}
