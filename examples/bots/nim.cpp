// A bot for every game of taking sticks: stones, kayles, sticks, piles, taking.
// Build: c++ -O2 -o nim-cpp nim.cpp
// Run: ./nim-cpp
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

// A legal move. In rows 1 is a stick, 0 a gap, and / stands between rows: 1101/111.
std::string choose(const std::string& rows, int least) {
    // Your own idea goes here. This takes the fewest sticks allowed, from the right end of the last run that has so many.
    const auto at = rows.rfind(std::string(least, '1'));
    const auto before = rows.substr(0, at);
    const auto row = std::count(before.begin(), before.end(), '/') + 1;
    const auto left = at - before.rfind('/'); // no row before: npos, which is -1
    std::ostringstream move;
    move << row << ':' << left << '-' << left + least - 1;
    return move.str();
}

int main() {
    int least = 1; // the fewest sticks that a move may take
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string command, word;
        words >> command;
        if (command == "grundy") {
            std::cout << "ready" << std::endl; // endl flushes
        } else if (command == "new") {
            least = 1;
            while (words >> word) {
                if (word.rfind("take=", 0) == 0) least = std::max(1, std::atoi(word.c_str() + 5));
            }
        } else if (command == "go") {
            words >> word;
            std::cout << choose(word, least) << std::endl;
        } else if (command == "quit") {
            break;
        }
    }
}
