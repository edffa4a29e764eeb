// A bot for one row of sticks that answers at once: a run by chance. What it has measured goes into the file of TIMES when it ends:
// for each move when the question had come and when the answer was written, in nanoseconds.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

#define MOST 4000000
static uint64_t *times;
static size_t count;

int main(void) {
  static char line[65536];
  const char *path = getenv("TIMES");
  if (path) times = malloc(2 * MOST * sizeof *times);
  uint32_t chance = 1 + (uint32_t)getpid();
  while (fgets(line, sizeof line, stdin)) {
    uint64_t read_at = times ? now() : 0;
    if (strncmp(line, "go ", 3) == 0) {
      int sticks = 0;
      for (const char *at = line + 3; *at == '0' || *at == '1'; at++) sticks += *at == '1';
      chance ^= chance << 13, chance ^= chance >> 17, chance ^= chance << 5;
      int which = (int)(chance % (uint32_t)sticks), place = 0;
      for (const char *at = line + 3;; at++) {
        place++;
        if (*at == '1' && which-- == 0) break;
      }
      int two = line[3 + place] == '1' && (chance >> 16 & 1);
      char answer[32];
      int length = snprintf(answer, sizeof answer, "%d %d\n", place, 1 + two);
      if (write(1, answer, (size_t)length) < 0) break;
      if (times && count < MOST) {
        times[2 * count] = read_at;
        times[2 * count++ + 1] = now();
      }
    } else if (strncmp(line, "grundy ", 7) == 0) {
      if (write(1, "ready bench\n", 12) < 0) break;
    } else if (strncmp(line, "quit", 4) == 0)
      break;
  }
  if (times) {
    char name[4096];
    snprintf(name, sizeof name, "%s.%d", path, (int)getpid());
    FILE *file = fopen(name, "wb");
    if (file) fwrite(times, 16, count, file), fclose(file);
  }
}
