import type { Picks } from "./press.ts";
import type { Material, Spot } from "./spots.ts";

/** How the keys walk over a board of rows. */

type Arrow = "left" | "right" | "up" | "down";

export const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

interface Standing {
  readonly material: Material;
  readonly stands: (row: number, stick: number) => boolean;
}

/** Where one comes in: at something that can be taken. */
export function firstStop(
  { stands, pick }: Standing & { readonly pick: Picks },
  spots: readonly Spot[],
): Spot | undefined {
  const standing = spots.filter((spot) => stands(spot.row, spot.stick));
  return standing.find((spot) => pick.at(spot.row, spot.stick)) ?? standing[0] ?? spots[0];
}

/** Stones and coins that are gone leave nothing to stop at; pins and matches leave their place. */
export function stopsOf({ material, stands }: Standing, spots: readonly Spot[]): readonly Spot[] {
  if (material === "pins" || material === "matches") return spots;
  return spots.filter((spot) => stands(spot.row, spot.stick));
}

/** Where an arrow leads on the screen: along the line of the row, also where it runs back, or to what lies nearest across. */
export function nextStop(
  stops: readonly Spot[],
  from: Spot,
  arrow: Arrow,
  material: Material,
): Spot | undefined {
  if (material !== "coins") {
    const across = arrow === "left" || arrow === "right";
    return neighbour(across ? stops.filter((spot) => spot.line === from.line) : stops, from, arrow);
  }
  // A pile is one column for the keys, also where it goes on beside itself.
  if (arrow === "up") return stops.find((spot) => spot.row === from.row && spot.stick > from.stick);
  if (arrow === "down") return stops.findLast((spot) => spot.row === from.row && spot.stick < from.stick);
  // From pile to pile one lands on the top coin: that is where something can be taken.
  const rows = [...new Set(stops.map((spot) => spot.row))];
  const row =
    arrow === "right" ? rows.find((each) => each > from.row) : rows.findLast((each) => each < from.row);
  return stops.findLast((spot) => spot.row === row);
}

/** The nearest spot in a direction: along the line first, then on the next line. Undefined at the edge. */
function neighbour(spots: readonly Spot[], from: Spot, arrow: Arrow): Spot | undefined {
  const across = arrow === "left" || arrow === "right";
  const sign = arrow === "left" || arrow === "up" ? -1 : 1;
  let best: Spot | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (across ? spot.x - from.x : spot.y - from.y) * sign;
    const aside = Math.abs(across ? spot.y - from.y : spot.x - from.x);
    if (ahead < 1) continue;
    const cost = across ? ahead + aside * 8 : ahead * 8 + aside;
    if (cost < bestCost) {
      best = spot;
      bestCost = cost;
    }
  }
  return best;
}
