export const even = "none";

interface Given {
  readonly colour: "black" | "white";
  readonly corners: number;
}

/** Whom corners are given, as the form has it: `black 2`. */
export function makeHandicap({ colour, corners }: Given): string {
  return `${colour} ${corners}`;
}

export function readHandicap(text: string): Given | undefined {
  const [, colour, corners] = /^(black|white) ([0-9])$/.exec(text) ?? [];
  return colour === "black" || colour === "white" ? { colour, corners: Number(corners) } : undefined;
}
