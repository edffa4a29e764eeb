export const colours = { black: "Black", white: "White" } as const;
