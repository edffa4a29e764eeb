/** A session of `count` commands: adds, edits, displays of one player, rankings both ways, short games. Always the same. */
export function sessionInput(count) {
  let state = 12345;
  const below = (limit) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const lines = [];
  let people = 0;
  const someone = () => `user${below(people)}`;
  for (let command = 0; command < count; command++) {
    const kind = people < 2 ? 0 : below(100);
    if (kind < 30) lines.push(`addplayer user${people},Family${people},Given${people++}`);
    else if (kind < 45) lines.push(`editplayer ${someone()},Other${command},Name`);
    else if (kind < 70) lines.push(`displayplayer ${someone()}`);
    else if (kind < 80) lines.push("rankings");
    else if (kind < 85) lines.push("rankings asc");
    else lines.push(`startgame 3,2,${someone()},${someone()}`, "1", "1", "1");
  }
  lines.push("exit", "");
  return lines.join("\n");
}
