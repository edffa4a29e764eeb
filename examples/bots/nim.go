// A bot for every game of taking sticks: stones, kayles, sticks, piles, taking.
// Build: go build -o nim-go nim.go
// Run: ./nim-go
package main

import (
	"bufio"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
)

var take = regexp.MustCompile(` take=(\d+)`)

// choose gives a legal move. In rows 1 is a stick, 0 a gap, and / stands between rows: 1101/111.
func choose(rows string, least int) string {
	// Your own idea goes here. This takes the fewest sticks allowed, from the right end of the last run that has so many.
	at := strings.LastIndex(rows, strings.Repeat("1", least))
	before := rows[:at]
	row := strings.Count(before, "/") + 1
	left := at - strings.LastIndex(before, "/")
	return fmt.Sprintf("%d:%d-%d", row, left, left+least-1)
}

func main() {
	least := 1 // the fewest sticks that a move may take
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		if len(words) == 0 {
			continue
		}
		switch words[0] {
		case "grundy":
			fmt.Println("ready") // what fmt prints is not buffered
		case "new":
			least = 1
			if found := take.FindStringSubmatch(lines.Text()); found != nil {
				least, _ = strconv.Atoi(found[1])
			}
		case "go":
			fmt.Println(choose(words[1], least))
		case "quit":
			return
		}
	}
}
