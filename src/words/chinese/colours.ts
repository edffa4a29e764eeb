export const colours = { black: "黑方", white: "白方" } as const;
