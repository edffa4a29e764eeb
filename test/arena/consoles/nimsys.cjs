// A Nimsys of somebody else's, which knows what the arena types: node nimsys.cjs WAY. Shares nothing with ours.
const way = process.argv[2];
let queue = Promise.resolve();
const put = (text) => {
  const shown =
    way === "crlf"
      ? text.replaceAll("\n", "\r\n")
      : way === "loose"
        ? text.replaceAll("\n\n", "\n").toUpperCase()
        : text;
  if (way !== "bytes") return process.stdout.write(shown);
  // A piece at a time, whatever it cuts.
  for (const sign of shown)
    queue = queue.then(() => new Promise((done) => process.stdout.write(sign, () => setImmediate(done))));
};
let game;
function show() {
  const { left, seat, names } = game;
  put(`${left} stones left:${" *".repeat(left)}\n${names[seat]}'s turn - remove how many?\n`);
}
function take(count) {
  game.left -= count;
  game.seat = 1 - game.seat;
  put("\n");
  turn();
}
function turn() {
  if (game.left <= 0) {
    const winner = way === "wrong-winner" ? 1 - game.seat : game.seat;
    put(`Game Over\n${game.names[winner]} Arena wins!\n\n$`);
    game = undefined;
    if (way === "one-game") process.exit(0);
    return;
  }
  show();
  if (game.names[game.seat] !== "Program") return;
  const { left, most } = game;
  switch (way) {
    case "too-many":
      return take(Math.min(left, most) + 1);
    case "none":
      return take(0);
    case "more":
      return take(-1);
    case "refused":
      return put("\nInvalid move. You must remove between 1 and 3 stones.\n\n");
    case "chatty":
      return put("\nI remove 2!\n");
    case "silent":
      return;
    case "ends":
      return process.exit(3);
    case "endless":
      return put("x".repeat(3 * 1024 * 1024));
  }
  take((left - 1) % (most + 1) || 1);
}
function obey(line) {
  if (game) {
    if (way === "strict") {
      put("\nInvalid move. You must remove between 1 and 1 stones.\n\n");
      return show();
    }
    take(Number(line));
    if (way === "speaks") put("Well done!\n");
    return;
  }
  const [command, rest = ""] = line.split(" ");
  if (command === "startgame") {
    const [left, most, one, two] = rest.split(",");
    const name = (username) => (username === "arenaprogram" ? "Program" : "Opponent");
    game = { left: Number(left), most: Number(most), names: [name(one), name(two)], seat: 0 };
    put(
      `\nInitial stone count: ${left}\nMaximum stone removal: ${most}\nPlayer 1: ${name(one)} Arena\nPlayer 2: ${name(two)} Arena\n\n`,
    );
    return turn();
  }
  if (way === "edition-b" && command === "addaiplayer")
    return put("'addaiplayer' is not a valid command.\n\n$");
  put(way === "known" ? "The player already exists.\n\n$" : "\n$");
}
let rest = "";
process.stdin.on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  for (const line of lines) obey(line);
});
process.stdin.on("end", () => process.exit(0));
if (way === "mute") setInterval(() => {}, 1000);
else put(way === "hello" ? "Hello!\n$" : "Welcome to Nim\n\n$");
