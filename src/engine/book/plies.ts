/** As far as the book goes: positions after so many moves have no moves in it. Known without the book itself being loaded. */
export const bookPlies = 16;
