import { randomUUID } from "node:crypto";
import { StoreError } from "../errors.ts";
import type { Connector } from "./connect.ts";
import type { Answer, Client, Connection, QueryOptions } from "./connection.ts";
import { asStoreError, harmless, Lost, passing } from "./errors.ts";

export interface Database {
  /** How it is called in a message. */
  readonly address: string;
  /** A question; asked again when the connection was lost. */
  read<Row>(text: string, values?: readonly unknown[], more?: QueryOptions): Promise<readonly Row[]>;
  /**
   * Changes in one transaction, durable when it resolves. When the connection is lost at the commit the outcome is unknown: the transaction has
   * an id of its own, which it writes with its answer (table `written`), and whoever asks again finds the answer there, or does the work anew. A
   * repeated one always writes something, so that its commit waits for the standby. The answer is JSON, undefined included.
   */
  change<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** One statement that does no harm when it is done twice, and always writes something. */
  repeat<Row>(text: string, values?: readonly unknown[], more?: QueryOptions): Promise<Answer<Row>>;
  /** One statement whose loss in a crash does not matter: it waits for no disk. */
  loosely<Row>(text: string, values?: readonly unknown[]): Promise<Answer<Row>>;
}

/** For `written`, which is needed as long as somebody may ask again. */
export const writtenSchema = `CREATE TABLE written (
  id uuid PRIMARY KEY,
  answer text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
)`;

const forgetEvery = 1000;

/** So long, in milliseconds, whoever has not sent anything yet waits for a database that cannot be reached. */
const usualPatience = 15_000;

const checkPatience = 2000;

/** Until when a lost connection is a reason to try again, and how soon. */
export class Patience {
  readonly #until: number;
  readonly #isClosing: () => boolean;
  #tries = 0;
  /** Something was sent whose outcome is not known. It is asked for until it is, or until the store is closed. */
  unknown = false;

  constructor(milliseconds: number, isClosing: () => boolean) {
    this.#until = performance.now() + milliseconds;
    this.#isClosing = isClosing;
  }

  /** Waits after a failure; throws it when there is no use in trying again. */
  async wait(error: unknown, address: string): Promise<void> {
    // What fails now does not say that it has failed before, too.
    const lost = this.unknown ? passing(error, address) : error;
    if (!(lost instanceof Lost)) throw asStoreError(error, address);
    this.unknown ||= lost.unknown;
    const isOver = performance.now() > this.#until;
    if (this.unknown ? isOver && this.#isClosing() : isOver || lost.fatal) throw lost.reason;
    await sleep(Math.min(500, 10 * 2 ** this.#tries++));
  }
}

/** A few connections, each one's at a time. */
export class PostgresDatabase implements Database {
  readonly address: string;
  readonly #connector: Connector;
  readonly #patience: number;
  readonly #idle: Connection[] = [];
  readonly #queue: (() => void)[] = [];
  #free: number;
  #loose: Promise<Connection> | undefined;
  #checking: Promise<void> | undefined;
  #changes = 0;
  /** What is waited for before the store is closed. */
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosing = false;

  constructor(connector: Connector, connections: number, patience = usualPatience) {
    this.address = connector.address.shown;
    this.#connector = connector;
    this.#free = connections;
    this.#patience = patience;
  }

  async read<Row>(text: string, values?: readonly unknown[], more?: QueryOptions): Promise<readonly Row[]> {
    return (await this.#once<Row>(text, values, more)).rows;
  }

  repeat<Row>(text: string, values?: readonly unknown[], more?: QueryOptions): Promise<Answer<Row>> {
    return this.#awaited(this.#once(text, values, more));
  }

  change<T>(work: (client: Client) => Promise<T>): Promise<T> {
    return this.#awaited(this.#change(work));
  }

  async #change<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const id = randomUUID();
    if (++this.#changes % forgetEvery === 0) this.#forget();
    const patience = this.patience();
    for (;;) {
      try {
        return await this.#use((connection) => transaction(connection, id, patience.unknown, work));
      } catch (error) {
        await patience.wait(error, this.address);
      }
    }
  }

  async loosely<Row>(text: string, values?: readonly unknown[]): Promise<Answer<Row>> {
    const patience = this.patience();
    for (;;) {
      try {
        const connection = await this.#looseConnection();
        return await harmless(connection.query<Row>(text, values));
      } catch (error) {
        await patience.wait(error, this.address);
      }
    }
  }

  /** Whether the database answers at the moment: it has two seconds, however many wait for a connection. */
  async check(): Promise<void> {
    this.#checking ??= this.#ask().finally(() => {
      this.#checking = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new StoreError("unreachable", this.address, { reported: "no answer" });
      timer = setTimeout(() => reject(error), checkPatience);
    });
    try {
      await Promise.race([this.#checking, late]);
    } catch (error) {
      throw asStoreError(error, this.address);
    } finally {
      clearTimeout(timer);
    }
  }

  patience(): Patience {
    return new Patience(this.#patience, () => this.#isClosing);
  }

  /** Waits for the changes that are under way. The connections are the connector's, who ends them. */
  async close(): Promise<void> {
    this.#isClosing = true;
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  /** Once the store is to be closed nobody is asked for ever. */
  beginClosing(): void {
    this.#isClosing = true;
  }

  #awaited<T>(work: Promise<T>): Promise<T> {
    const known = work.finally(() => this.#underWay.delete(known));
    this.#underWay.add(known);
    return known;
  }

  async #once<Row>(
    text: string,
    values: readonly unknown[] | undefined,
    more: QueryOptions | undefined,
  ): Promise<Answer<Row>> {
    const patience = this.patience();
    for (;;) {
      try {
        return await this.#use((connection) => harmless(connection.query<Row>(text, values, more)));
      } catch (error) {
        await patience.wait(error, this.address);
      }
    }
  }

  async #use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    let connection: Connection | undefined;
    try {
      do connection = this.#idle.pop();
      while (connection?.isGone);
      connection ??= await this.#connector.connect();
      return await work(connection);
    } finally {
      if (connection && !connection.isGone) this.#idle.push(connection);
      const next = this.#queue.shift();
      if (next) next();
      else this.#free++;
    }
  }

  async #ask(): Promise<void> {
    const connection = await this.#looseConnection();
    await connection.query("SELECT 1", [], { patience: checkPatience });
  }

  async #looseConnection(): Promise<Connection> {
    const loose = this.#loose;
    const known = await loose?.catch(() => undefined);
    if (known && !known.isGone) return known;
    // Another who has waited for the same one has asked for the next already.
    if (this.#loose !== loose) return this.#looseConnection();
    this.#loose = this.#connector.connect("SET synchronous_commit = off");
    return this.#loose;
  }

  #forget(): void {
    this.loosely("DELETE FROM written WHERE at < now() - interval '1 hour'").catch(() => {});
  }
}

async function transaction<T>(
  connection: Connection,
  id: string,
  isRepeated: boolean,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const known = isRepeated ? await writtenBefore(connection, id) : undefined;
  if (known) return known.answer as T;
  let answer: T;
  try {
    // Before the commit a lost connection has undone everything.
    answer = await harmless(undoable(connection, id, work));
  } catch (error) {
    await connection.query("ROLLBACK").catch(() => connection.end());
    // The first attempt has come to its end just now, and was in the way of this one.
    const late = isRepeated && !(error instanceof Lost) ? await writtenBefore(connection, id) : undefined;
    if (late) return late.answer as T;
    throw error;
  }
  await connection.query("COMMIT");
  return answer;
}

async function undoable<T>(client: Client, id: string, work: (client: Client) => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  const answer = await work(client);
  const text = JSON.stringify({ answer });
  await client.query("INSERT INTO written (id, answer) VALUES ($1, $2)", [id, text], { name: "written" });
  return answer;
}

/** Writes, too: a commit that writes nothing does not wait for the standby, which may not have the first one's rows yet. */
async function writtenBefore(client: Client, id: string): Promise<{ answer?: unknown } | undefined> {
  const { rows } = await client.query<{ answer: string }>(
    "UPDATE written SET at = now() WHERE id = $1 RETURNING answer",
    [id],
  );
  return rows[0] && (JSON.parse(rows[0].answer) as { answer?: unknown });
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
