/** A username as the table of people has it, of an expression that gives it as text. */
export function usernameOf(text: string): string {
  return `convert_to(${text}, 'UTF8')`;
}

/**
 * Counts games for the roster's people: CTEs behind one named `source`, whose rows have the `first` and `second` seat's username (see
 * `usernameOf`) and the `winner`. A game counts when both are given; one person in both seats has two games, and somebody who is not
 * there is passed over. People are locked in the order of their names, so that two of these never wait for each other in a circle.
 */
export function countGames(source: string): string {
  return `tally AS MATERIALIZED (
    SELECT username, count(*) AS games, count(*) FILTER (WHERE seat = winner) AS wins
    FROM (
      SELECT first AS username, 0 AS seat, winner FROM ${source} WHERE first IS NOT NULL AND second IS NOT NULL
      UNION ALL
      SELECT second, 1, winner FROM ${source} WHERE first IS NOT NULL AND second IS NOT NULL
    ) AS seats GROUP BY username
  ),
  tallied AS MATERIALIZED (
    SELECT person.username, tally.games, tally.wins FROM person JOIN tally USING (username)
    ORDER BY person.username FOR UPDATE OF person
  ),
  counted AS (
    UPDATE person SET games = person.games + tallied.games, wins = person.wins + tallied.wins
    FROM tallied WHERE person.username = tallied.username
  )`;
}
