import type { Family } from "../../games/index.ts";
import type { Face } from "./face.ts";
import { reversiFace } from "./reversi/index.tsx";
import { takingFace } from "./taking/index.ts";

/** The face of each family; the type names a family that has none. */
const faces: { readonly [F in Family]: Face<F> } = { taking: takingFace, reversi: reversiFace };

export function faceOf({ family }: { readonly family: Family }): Face {
  return faces[family];
}
