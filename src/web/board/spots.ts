/** What the pieces of a row are made of. */
export type Material = "pebbles" | "pins" | "matches" | "coins";

/** Neighbouring places of one row, counted from 1. */
export interface Stretch {
  readonly row: number;
  readonly left: number;
  readonly right: number;
}

export function holds(stretch: Stretch | undefined, { row, stick }: Pick<Spot, "row" | "stick">): boolean {
  return stretch !== undefined && stretch.row === row && stick >= stretch.left && stick <= stretch.right;
}

/** What tells a stretch from every other. */
export function keyOf({ row, left, right }: Stretch): string {
  return `${row}:${left}-${right}`;
}

/** Where a piece stands, in the drawing's own units. */
export interface Spot {
  readonly row: number;
  readonly stick: number;
  readonly x: number;
  readonly y: number;
  /** Which line of the drawing it stands in: an outline never crosses lines. */
  readonly line: number;
  /** Which way the row goes on from here: to the right, to the left, or up. */
  readonly way: "right" | "left" | "up";
  /** Whether its number is written by it. */
  readonly numbered: boolean;
}

/** Where a row goes on in another line: a path that is drawn from one piece to the next. */
export interface Bend {
  readonly from: Spot;
  readonly to: Spot;
  readonly path: string;
}

/** A drawing that is no wider than the room it was made for; where there is more room it is drawn larger. */
export interface Layout {
  readonly material: Material;
  readonly width: number;
  readonly height: number;
  /** The room one piece has, what is kept free under it for marks and numbers, and how far under its middle its number is. */
  readonly unit: {
    readonly width: number;
    readonly height: number;
    readonly below: number;
    readonly number: number;
  };
  /** How much smaller than in `pieces.tsx` a piece is drawn. */
  readonly scale: { readonly x: number; readonly y: number };
  readonly rows: readonly (readonly Spot[])[];
  readonly bends: readonly Bend[];
  readonly labels: readonly { readonly row: number; readonly x: number; readonly y: number }[];
  /** The least height on the screen, in pixels: under it pieces could no longer be pressed. */
  readonly least: number;
}
