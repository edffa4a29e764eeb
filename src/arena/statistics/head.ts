/** All games between two bots, by their numbers. */
export interface Head {
  readonly a: number;
  readonly b: number;
  readonly winsA: number;
  readonly draws: number;
  readonly winsB: number;
}
