import { type Person, percentage } from "../../roster/index.ts";

export function playerLine({ username, given, family, games, wins }: Person): string {
  return `${username},${given},${family},${games} games,${wins} wins\n`;
}

export function rankingLine(person: Person): string {
  const percent = `${percentage(person)}%`.padEnd(4);
  const games = String(person.games).padStart(2, "0");
  return `${percent} | ${games} games | ${person.given} ${person.family}\n`;
}
