/* Answers each line with itself, as a bot in C would: read and write alone. */
#include <unistd.h>

int main(void) {
  char buffer[4096];
  ssize_t got;
  while ((got = read(0, buffer, sizeof buffer)) > 0)
    if (write(1, buffer, got) != got) return 1;
  return 0;
}
