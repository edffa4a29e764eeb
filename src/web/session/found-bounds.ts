/** A file, and text, is at most so long; a year of WTHOR has about 0.2 MB. */
export const maxFileBytes = 20_000_000;
/** As many as a file of that size can hold in WTHOR, and a few more. */
export const maxGames = 400_000;
/** A single game's text: a board of 700 × 700, or a record of 5,000 moves set in lines. */
export const maxGameText = 500_000;
/** Up to here a text that is not of the game one looks at is tried as every other's. */
export const maxTriedText = 20_000;
/** So many lines are read at once to see whether a text is a list of games; the others when they are opened. */
export const linesRead = 100;
