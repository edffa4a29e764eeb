import pg from "pg";
import { sleep } from "../../server/load.ts";
import { median } from "../../server/rows.ts";
import { processorTime } from "./processor-time.ts";

const channel = "costs";
const transactions = 200;
const runs = 5;

export interface BusCosts {
  /** Who tells: a transaction, each further event in it, each connection that hears it. */
  readonly notify: number;
  /** The part of it in which nobody else can tell. */
  readonly notifyLocked: number;
  readonly notifyEvent: number;
  readonly notifyListener: number;
  /** Each who hears: to be woken and told one event; each further one. */
  readonly wake: number;
  readonly deliverEvent: number;
}

/** As long as what is told of a move, and as many of them as go together. */
const eventBytes = 240;
const single = [payloadOf(1)];
const packed = [payloadOf(32), payloadOf(32), payloadOf(32)];
const few = 2;
const many = 34;

/** What NOTIFY costs PostgreSQL, in microseconds of its processes. */
export async function busCosts(url: string): Promise<BusCosts> {
  const one = await told(url, few, single);
  const toMany = await told(url, many, single);
  const long = await told(url, few, packed);
  const notifyListener = (toMany.sender - one.sender) / (many - few);
  const notify = one.sender - few * notifyListener;
  return {
    notify,
    // What goes before the commit, in which the lock is taken, is that of any question.
    notifyLocked: notify - (await asked(url)),
    notifyEvent: (long.sender - one.sender) / 95,
    notifyListener,
    wake: (one.listener + toMany.listener) / 2,
    deliverEvent: (long.listener - one.listener) / 95,
  };
}

/** Microseconds a transaction, of who tells and of each who hears: the median of several runs. */
async function told(url: string, listeners: number, payloads: readonly string[]) {
  const clients = await Promise.all(Array.from({ length: listeners + 1 }, () => connected(url)));
  const [sender, ...hearers] = clients as [pg.Client, ...pg.Client[]];
  let [heard, done] = [0, () => {}];
  for (const hearer of hearers) {
    hearer.on("notification", () => {
      if (++heard === listeners * payloads.length) done();
    });
    await hearer.query(`LISTEN ${channel}`);
  }
  await sender.query("SET synchronous_commit = off");
  const pids = await Promise.all(clients.map(pidOf));
  const tell = { name: "tell", text: "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text" };
  const spent: { sender: number; listener: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const before = pids.map(processorTime);
    for (let count = 0; count < transactions; count++) {
      heard = 0;
      const all = new Promise<void>((resolve) => {
        done = resolve;
      });
      // What is told twice in one transaction is told once.
      const texts = payloads.map((text, index) => `${index}${text}`);
      await sender.query({ ...tell, values: [channel, texts] });
      await all;
      // As between moves: what comes at once would find everyone awake.
      await sleep(1);
    }
    const each = pids.map((pid, index) => (processorTime(pid) - (before[index] ?? 0)) / transactions);
    spent.push({ sender: each[0] ?? 0, listener: median(each.slice(1)) });
  }
  await Promise.all(clients.map((client) => client.end()));
  return {
    sender: median(spent.map((run) => run.sender)),
    listener: median(spent.map((run) => run.listener)),
  };
}

/** Microseconds of a question as long as what is told. */
async function asked(url: string): Promise<number> {
  const client = await connected(url);
  const pid = await pidOf(client);
  const spent: number[] = [];
  for (let run = 0; run < runs; run++) {
    const before = processorTime(pid);
    for (let count = 0; count < transactions; count++) {
      await client.query({
        name: "ask",
        text: "SELECT length(text) FROM unnest($1::text[]) AS text",
        values: [single],
      });
      await sleep(1);
    }
    spent.push((processorTime(pid) - before) / transactions);
  }
  await client.end();
  return median(spent);
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid ?? 0;
}

function payloadOf(events: number): string {
  return "x".repeat(events * eventBytes);
}
