// A bot for every game of taking sticks: stones, kayles, sticks, piles, taking.
// Build: rustc -O -o nim-rust nim.rs
// Run: ./nim-rust
use std::io::{self, BufRead, Write};

/// A legal move. In rows 1 is a stick, 0 a gap, and / stands between rows: 1101/111.
fn choose(rows: &str, least: usize) -> String {
    // Your own idea goes here. This takes the fewest sticks allowed, from the right end of the last run that has so many.
    let at = rows.rfind(&"1".repeat(least)).unwrap_or(0);
    let before = &rows[..at];
    let row = before.matches('/').count() + 1;
    let left = at - before.rfind('/').map_or(0, |slash| slash + 1) + 1;
    format!("{}:{}-{}", row, left, left + least - 1)
}

fn main() -> io::Result<()> {
    let mut least = 1; // the fewest sticks that a move may take
    for line in io::stdin().lock().lines() {
        let line = line?;
        let mut words = line.split_whitespace();
        match words.next() {
            Some("grundy") => println!("ready"),
            Some("new") => {
                let take = words.find_map(|word| word.strip_prefix("take=")).unwrap_or("any");
                let digits: String = take.chars().take_while(char::is_ascii_digit).collect();
                least = digits.parse().unwrap_or(1);
            }
            Some("go") => println!("{}", choose(words.next().unwrap_or(""), least)),
            Some("quit") => break,
            _ => {}
        }
        io::stdout().flush()?;
    }
    Ok(())
}
