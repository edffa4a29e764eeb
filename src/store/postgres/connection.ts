import { connect } from "node:net";
import { Client as Driver, type QueryResultRow } from "pg";
import { Lost, sendingError, unreachable } from "./errors.ts";

/** The few things of the driver's client that are used here. */
export interface Client {
  /** With a name the statement is prepared once for the connection. Numbers of eight bytes come as numbers. */
  query<Row>(text: string, values?: readonly unknown[], more?: QueryOptions): Promise<Answer<Row>>;
}

export interface QueryOptions {
  readonly name?: string;
  /** How many milliseconds are waited for the answer. */
  readonly patience?: number;
}

export interface Answer<Row> {
  readonly rows: readonly Row[];
  /** How many rows were changed, or found. */
  readonly count: number;
}

/** What a machine says of itself before the first question. */
interface Parameter {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/** By what a machine knows whose question is to be given up. */
interface Key {
  readonly processID: number;
  readonly secretKey: number;
}

/** Of the protocol (its manual, "Message Formats", CancelRequest). */
const cancelRequest = 80877102;

const usualPatience = 5000;
/** So many milliseconds a machine has to say goodbye: one that is gone never does. */
const goodbye = 1000;
const int8 = 20;

/** A connection to one machine. It is given up as soon as an answer is in doubt, and everything asked of it later is `Lost`. */
export class Connection implements Client {
  readonly #driver: Driver;
  readonly #address: string;
  /** Of the machine, see `Connector`; 0 until it is known. */
  timeline = 0;
  /** What it calls its version: `15.14 (Debian …)`. */
  version = "";
  readonly #ended: (() => void)[] = [];
  /** What is asked at the moment; never rejects. */
  #asking: Promise<void> | undefined;
  #inDoubt = false;
  #isGone = false;

  private constructor(driver: Driver, address: string) {
    this.#driver = driver;
    this.#address = address;
    driver.connection.on("parameterStatus", ({ parameterName, parameterValue }: Parameter) => {
      if (parameterName === "server_version") this.version = parameterValue;
    });
    driver.on("error", () => this.end());
    driver.on("end", () => this.#leave());
    // "canceling wait for synchronous replication": answered as done, and known to this machine alone.
    driver.on("notice", ({ severity, code }) => {
      if (severity !== "NOTICE" && code === "01000") this.#inDoubt = true;
    });
  }

  static async open(machine: string, address: string): Promise<Connection> {
    const driver = new Driver({
      connectionString: machine,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      application_name: "grundy",
    });
    driver.setTypeParser(int8, "text", Number);
    const connection = new Connection(driver, address);
    try {
      await driver.connect();
      return connection;
    } catch (error) {
      connection.end();
      throw error;
    }
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  async query<Row>(
    text: string,
    values: readonly unknown[] = [],
    { name, patience = usualPatience }: QueryOptions = {},
  ): Promise<Answer<Row>> {
    // The driver takes one question at a time.
    while (this.#asking !== undefined) await this.#asking;
    if (this.#isGone) throw new Lost(unreachable("the connection is gone", this.#address));
    this.#inDoubt = false;
    const timed = { text, values: [...values], query_timeout: patience };
    let answer: { rows: Row[]; rowCount: number | null };
    try {
      const asked = this.#driver.query<Row & QueryResultRow>(name === undefined ? timed : { ...timed, name });
      const done = () => {
        this.#asking = undefined;
      };
      this.#asking = asked.then(done, done);
      answer = await asked;
    } catch (error) {
      const reason = sendingError(error, this.#address);
      if (reason instanceof Lost) this.end();
      throw reason;
    }
    if (this.#inDoubt) {
      this.end();
      throw new Lost(unreachable("a commit is not on the standby", this.#address), { unknown: true });
    }
    return { rows: answer.rows, count: answer.rowCount ?? 0 };
  }

  onNotification(heard: (payload: string) => void): void {
    this.#driver.on("notification", ({ payload }) => heard(payload ?? ""));
  }

  onEnd(ended: () => void): void {
    if (this.#isGone) ended();
    else this.#ended.push(ended);
  }

  /** Has the machine give up what was asked last, by the message that every PostgreSQL understands without a login. */
  cancel(): void {
    const { host, port, processID, secretKey } = this.#driver as Driver & Partial<Key>;
    if (typeof processID !== "number" || typeof secretKey !== "number") return;
    const socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    socket.setTimeout(goodbye, () => socket.destroy()).on("error", () => {});
    const message = Buffer.alloc(16);
    for (const [index, part] of [message.length, cancelRequest, processID, secretKey].entries())
      message.writeInt32BE(part, 4 * index);
    socket.end(message);
  }

  /** At once: an answer that is still on its way is not waited for. */
  end(): void {
    if (this.#isGone) return;
    this.#leave();
    void this.#driver.end().catch(() => {});
    setTimeout(() => this.#driver.connection.stream.destroy(), goodbye).unref();
  }

  #leave(): void {
    this.#isGone = true;
    for (const ended of this.#ended.splice(0)) ended();
  }
}
