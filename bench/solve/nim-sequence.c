/* Nim-values of runs from which exactly TAKE sticks may be taken anywhere, by their definition: the yardstick for
 * src/solve/sequence.ts. `nim-sequence TAKE LONGEST` prints the milliseconds of processor time, then the values from 0 on. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int count, char **arguments) {
  if (count != 3) return 1;
  const int take = atoi(arguments[1]), longest = atoi(arguments[2]);
  if (take < 1 || longest < 0) return 1;
  int room = 1; /* A value is at most its run's length, and sums stay below the next power of two. */
  while (room <= longest) room *= 2;
  int *values = calloc(longest + 1, sizeof *values), *seen_for = calloc(room, sizeof *seen_for);
  if (!values || !seen_for) return 1;

  const clock_t start = clock();
  for (int n = take; n <= longest; n++) {
    const int stay = n - take;
    for (int left = 0; left <= stay - left; left++) seen_for[values[left] ^ values[stay - left]] = n;
    while (seen_for[values[n]] == n) values[n]++;
  }
  printf("%.3f\n", 1000.0 * (clock() - start) / CLOCKS_PER_SEC);

  for (int n = 0; n <= longest; n++) printf("%d\n", values[n]);
  return 0;
}
