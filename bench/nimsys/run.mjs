// The figures of Nimsys with its file, on the built command: time to the first prompt, a long piped session, rankings and
// the whole list with a million players.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StoreFile } from "../../dist/store/sqlite/index.js";
import { sessionInput } from "./session-input.mjs";
import { command, median, run, Talk } from "./talk.mjs";

const folder = mkdtempSync(join(tmpdir(), "grundy-bench-"));
const within = (name) => join(folder, name);
try {
  await firstPrompts();
  await longSessions();
  await manyPlayers();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function firstPrompts() {
  const times = { "node -e 0": [], "a new file": [], "an existing file": [] };
  for (let turn = 0; turn < 15; turn++) {
    times["node -e 0"].push(run(["-e", "0"]));
    for (const [name, data] of [
      ["a new file", `new${turn}`],
      ["an existing file", "new0"],
    ]) {
      const talk = new Talk("c", "--data", within(data));
      times[name].push(await talk.prompt());
      await talk.exit();
    }
  }
  const node = median(times["node -e 0"]);
  for (const [name, values] of Object.entries(times)) {
    const ratio = (median(values) / node).toFixed(2);
    console.log(
      `first prompt, ${name}: ${median(values).toFixed(0)} ms, ${ratio} times node -e 0 (at most 2)`,
    );
  }
}

async function longSessions() {
  const commands = 100_000;
  const input = sessionInput(commands);
  for (const [name, args] of [
    ["c, with its file", ["c", "--data", within("session")]],
    ["b, without", ["b"]],
  ]) {
    const seconds = run([command, "nimsys", ...args], input) / 1000;
    console.log(
      `${commands.toLocaleString("en")} piped commands, ${name}: ${seconds.toFixed(2)} s (under 5)`,
    );
  }
}

async function manyPlayers() {
  const count = 1_000_000;
  fill(within("many"), count);
  const talk = new Talk("c", "--data", within("many"));
  await talk.prompt();
  for (const line of ["rankings", "rankings asc", "displayplayer user777777", "addplayer someone,new,here"]) {
    const times = [];
    for (let turn = 0; turn < 21; turn++) times.push(await talk.say(line));
    const worst = Math.max(...times).toFixed(1);
    console.log(
      `${count.toLocaleString("en")} players, ${line}: ${median(times).toFixed(1)} ms, at most ${worst} (under 20)`,
    );
  }
  const all = (await talk.say("displayplayer")) / 1000;
  console.log(`${count.toLocaleString("en")} players, displayplayer of all: ${all.toFixed(1)} s`);
  await talk.exit();
}

function fill(data, count) {
  run([command, "nimsys", "c", "--data", data], "exit\n");
  const store = new StoreFile(join(data, "players.dat"));
  store.change(() =>
    store
      .command(
        `WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < ${count - 1})
         INSERT INTO person (username, given, family, kind, games, wins)
         SELECT 'user' || n, 'Given' || n, 'Family' || n, 'human', n % 97, (n % 97) * (n % 89) / 97 FROM number`,
      )
      .run(),
  );
  store.settle();
  store.close();
}
