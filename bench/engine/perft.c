/* Move counting in plain C, the same algorithm as src/engine/assembly: the yardstick for the engine's times. Prints the
 * count and the processor time. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t u64;
#define INNER 0x7e7e7e7e7e7e7e7eULL

static u64 masks[64][8];

/* Squares reached from `own` over runs of `other`, both ways along the line of the given step. */
static inline u64 ends(u64 own, u64 other, int step) {
  u64 up = other & (own << step), down = other & (own >> step);
  up |= other & (up << step);
  down |= other & (down >> step);
  const u64 pair_up = other & (other << step), pair_down = pair_up >> step;
  up |= pair_up & (up << 2 * step);
  down |= pair_down & (down >> 2 * step);
  up |= pair_up & (up << 2 * step);
  down |= pair_down & (down >> 2 * step);
  return (up << step) | (down >> step);
}

static inline u64 get_moves(u64 own, u64 opponent) {
  const u64 inner = opponent & INNER;
  return (ends(own, inner, 1) | ends(own, opponent, 8) | ends(own, inner, 7) | ends(own, inner, 9)) &
         ~(own | opponent);
}

static inline u64 get_flips(int square, u64 own, u64 opponent) {
  const u64 *line = masks[square], empty = ~opponent;
  u64 flips = 0;
  for (int i = 0; i < 4; i++) {
    const u64 first = empty & line[i], end = first & -first & own;
    flips |= (end - (end != 0)) & line[i];
  }
  for (int i = 4; i < 8; i++) {
    const u64 first = empty & line[i];
    const u64 end = first ? (0x8000000000000000ULL >> __builtin_clzll(first)) & own : 0;
    flips |= -(end << 1) & line[i];
  }
  return flips;
}

static u64 perft(u64 own, u64 opponent, int depth) {
  if (depth == 0) return 1;
  u64 moves = get_moves(own, opponent);
  if (!moves) return get_moves(opponent, own) ? perft(opponent, own, depth - 1) : 1;
  if (depth == 1) return __builtin_popcountll(moves);
  u64 count = 0;
  do {
    const int square = __builtin_ctzll(moves);
    const u64 flips = get_flips(square, own, opponent);
    count += perft(opponent ^ flips, own | flips | (moves & -moves), depth - 1);
    moves &= moves - 1;
  } while (moves);
  return count;
}

static void build_masks(void) {
  static const int dx[8] = {1, -1, 0, 1, -1, 1, 0, -1}, dy[8] = {0, 1, 1, 1, 0, -1, -1, -1};
  for (int square = 0; square < 64; square++)
    for (int i = 0; i < 8; i++)
      for (int x = (square & 7) + dx[i], y = (square >> 3) + dy[i]; x >= 0 && x < 8 && y >= 0 && y < 8;
           x += dx[i], y += dy[i])
        masks[square][i] |= 1ULL << (y * 8 + x);
}

int main(int argc, char **argv) {
  const int depth = argc > 1 ? atoi(argv[1]) : 11;
  build_masks();
  struct timespec from, to;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
  const u64 count = perft(1ULL << 28 | 1ULL << 35, 1ULL << 27 | 1ULL << 36, depth);
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
  printf("%llu %.6f\n", (unsigned long long)count, to.tv_sec - from.tv_sec + (to.tv_nsec - from.tv_nsec) / 1e9);
  return 0;
}
