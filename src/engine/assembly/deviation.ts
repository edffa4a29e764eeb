/**
 * Standard deviations between searches, fitted by tools/train (the command "probcut") on the shipped weights. Do not edit.
 */

/** Hundredths of a disc between depths 8 and 4, by empty squares. */
// biome-ignore format: a table
const BOARD: StaticArray<u16> = [
  461, 455, 449, 443, 438, 432, 427, 421, 416, 411, 406, 401, 397, 392, 388, 383,
  379, 375, 371, 367, 363, 359, 355, 351, 348, 344, 341, 338, 334, 331, 328, 325,
  322, 319, 316, 313, 311, 308, 306, 303, 301, 298, 296, 293, 291, 289, 287, 285,
  283, 281, 279, 277, 275, 273, 272, 270, 268, 267, 265, 264, 262,
];

/** Factors in 4096ths for another deep search and another shallow one. */
// biome-ignore format: a table
const DEEP: StaticArray<u16> = [
  2520, 2520, 2520, 2905, 3213, 3474, 3703, 3909, 4096, 4269, 4429, 4579, 4721, 4855, 4983, 5105,
  5222, 5334, 5442, 5546, 5647, 5744, 5838, 5930, 6019, 6106, 6190, 6273, 6353, 6432, 6508, 6584,
];
// biome-ignore format: a table
const SHALLOW: StaticArray<u16> = [
  7695, 7695, 5614, 4669, 4096, 3701, 3406, 3176, 2988, 2833, 2700, 2585, 2485, 2396, 2317, 2245,
  2180, 2121, 2067, 2016, 1970, 1927, 1886, 1849, 1813, 1780, 1748, 1719, 1690, 1664, 1638, 1614,
];

/** Hundredths of a disc between the exact value and depth 4, by empty squares; factors for other depths. */
// biome-ignore format: a table
const END: StaticArray<u16> = [
  240, 240, 240, 240, 240, 275, 307, 337, 366, 393, 419, 444, 468, 491, 514, 536,
  557, 578, 599, 619, 639, 658, 677, 695, 713, 731, 749, 766, 784, 800, 817, 834,
];
// biome-ignore format: a table
const END_SHALLOW: StaticArray<u16> = [
  6671, 6671, 5227, 4532, 4096, 3787, 3551, 3364, 3210, 3079, 2967, 2869, 2783, 2706, 2636, 2573,
  2515, 2462, 2413, 2367, 2325, 2286, 2248, 2214, 2181, 2150, 2120, 2092, 2066, 2040, 2016, 1993,
];

/** The standard deviation of a search to `depth` from one to `shallow`, in hundredths of a disc. */
export function fittedDeviation(depth: i32, shallow: i32, empties: i32): i32 {
  const low = min(max(shallow, 0), 31);
  if (depth >= empties) {
    return ((unchecked(END[min(empties, 31)]) as i32) * (unchecked(END_SHALLOW[low]) as i32)) >> 12;
  }
  const high = ((unchecked(BOARD[min(empties, 60)]) as i32) * (unchecked(DEEP[min(depth, 31)]) as i32)) >> 12;
  return (high * (unchecked(SHALLOW[low]) as i32)) >> 12;
}
