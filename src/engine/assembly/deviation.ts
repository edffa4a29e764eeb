/**
 * Standard deviations between searches, fitted by tools/train (the command "probcut") on the shipped weights. Do not edit.
 */

/** Hundredths of a disc between depths 8 and 4, by empty squares. */
// biome-ignore format: a table
const BOARD: StaticArray<u16> = [
  417, 415, 413, 410, 408, 405, 402, 399, 396, 393, 389, 385, 382, 378, 374, 369,
  365, 361, 356, 351, 347, 342, 337, 332, 327, 321, 316, 311, 306, 300, 295, 289,
  284, 278, 273, 267, 262, 256, 250, 245, 239, 234, 228, 223, 217, 212, 207, 201,
  196, 191, 185, 180, 175, 170, 165, 160, 156, 151, 146, 142, 137,
];

/** Factors in 4096ths for another deep search and another shallow one. */
// biome-ignore format: a table
const DEEP: StaticArray<u16> = [
  2444, 2444, 2444, 2843, 3164, 3438, 3680, 3897, 4096, 4280, 4451, 4612, 4764, 4908, 5045, 5177,
  5302, 5424, 5540, 5653, 5762, 5868, 5970, 6070, 6167, 6261, 6353, 6443, 6531, 6617, 6701, 6784,
];
// biome-ignore format: a table
const SHALLOW: StaticArray<u16> = [
  7660, 7660, 5601, 4664, 4096, 3703, 3411, 3181, 2995, 2840, 2708, 2594, 2494, 2406, 2326, 2255,
  2190, 2131, 2077, 2027, 1980, 1937, 1897, 1859, 1824, 1791, 1759, 1729, 1701, 1674, 1649, 1625,
];

/** Hundredths of a disc between the exact value and depth 4, by empty squares; factors for other depths. */
// biome-ignore format: a table
const END: StaticArray<u16> = [
  285, 285, 285, 285, 285, 317, 347, 374, 399, 423, 445, 466, 486, 506, 524, 542,
  559, 576, 593, 608, 624, 639, 653, 668, 682, 695, 709, 722, 735, 748, 760, 772,
];
// biome-ignore format: a table
const END_SHALLOW: StaticArray<u16> = [
  6829, 6829, 5289, 4554, 4096, 3772, 3527, 3332, 3172, 3037, 2922, 2821, 2732, 2652, 2581, 2516,
  2457, 2402, 2352, 2306, 2263, 2222, 2184, 2149, 2115, 2084, 2054, 2025, 1999, 1973, 1948, 1925,
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
