// A bot for every game of taking sticks: stones, kayles, sticks, piles, taking.
// Build: cc -O2 -o nim-c nim.c
// Run: ./nim-c
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Prints a legal move. In rows 1 is a stick, 0 a gap, and / stands between rows: 1101/111.
static void choose(const char *rows, int least) {
    // Your own idea goes here. This takes the fewest sticks allowed, from the right end of the last run that has so many.
    size_t at = strlen(rows);
    for (int run = 0; run < least && at > 0;) run = rows[--at] == '1' ? run + 1 : 0;
    int row = 1, left = 1;
    for (size_t i = 0; i < at; i++) {
        left++;
        if (rows[i] == '/') row++, left = 1;
    }
    printf("%d:%d-%d\n", row, left, left + least - 1);
}

int main(void) {
    static char line[1 << 20];
    int least = 1; // the fewest sticks that a move may take
    while (fgets(line, sizeof line, stdin)) {
        const char *take = strstr(line, " take=");
        const char *command = strtok(line, " \r\n");
        if (!command) continue;
        if (strcmp(command, "grundy") == 0) {
            puts("ready");
        } else if (strcmp(command, "new") == 0) {
            least = take ? atoi(take + 6) : 1;
            if (least < 1) least = 1; // take=any
        } else if (strcmp(command, "go") == 0) {
            choose(strtok(NULL, " \r\n"), least);
        } else if (strcmp(command, "quit") == 0) {
            break;
        }
        fflush(stdout);
    }
    return 0;
}
