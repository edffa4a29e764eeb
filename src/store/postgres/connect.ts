import { StoreError, type StoreErrorCode } from "../errors.ts";
import { type Address, parseAddress } from "./address.ts";
import { Connection } from "./connection.ts";
import { connectingError, Lost, unreachable } from "./errors.ts";

/** What an operator should know of, though everything works: a failover would forget what was acknowledged. */
export type StoreWarning = "no-standby";

/** What a machine says of itself. */
interface Machine {
  readonly standby: boolean;
  readonly readonly: boolean;
  readonly timeline: number;
  readonly encoding: string;
  readonly standbys: string;
}

/** Why a primary that answers cannot be used: its commits wait for a standby that is not there. */
const waitsForStandby = ({ standbys }: Machine, error: unknown) =>
  standbys !== "" && error instanceof Lost && error.late;

/** Its statements use what came with this version: columns that are computed, `AS MATERIALIZED`. */
const oldest = 12;
/** So many milliseconds a machine has to say that. */
const introductionPatience = 2000;

/**
 * Whatever its settings say, a commit here waits for the disk and a transaction is of the kind that these statements are made for.
 * The timeline's number rises with every promotion of a standby and is the first part of a log file's name.
 */
const introduction = `SELECT
  pg_is_in_recovery() AS standby,
  current_setting('transaction_read_only') = 'on' AS readonly,
  CASE WHEN pg_is_in_recovery() THEN 0
    ELSE ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int END AS timeline,
  current_setting('server_encoding') AS encoding,
  current_setting('synchronous_standby_names') AS standbys,
  set_config('synchronous_commit', CASE WHEN current_setting('synchronous_commit') IN ('off', 'local') THEN 'on'
    ELSE current_setting('synchronous_commit') END, false),
  set_config('default_transaction_isolation', 'read committed', false)`;

/**
 * The message is for nobody, but it is written, so that its commit waits for the standby: after a crash a primary shows what
 * it alone knows, and one whose standby has been promoted without its knowledge would let everyone wait for ever.
 */
const proof = "SELECT pg_logical_emit_message(true, 'grundy', '')";

/**
 * Finds the machine that takes writes. Once a promotion has been seen, whoever was primary before is not spoken to any more: what
 * he still takes is lost.
 */
export class Connector {
  readonly address: Address;
  readonly #onWarning: ((warning: StoreWarning) => void) | undefined;
  readonly #connections = new Set<Connection>();
  readonly #promoted: (() => void)[] = [];
  #machine = 0;
  #timeline = 0;
  #warned = false;
  #isClosed = false;

  constructor(url: string, onWarning?: (warning: StoreWarning) => void) {
    const address = parseAddress(url);
    // Where the password ends is not known, so nothing of it is shown.
    if (!address) throw new StoreError("no-address", "postgres://…");
    this.address = address;
    this.#onWarning = onWarning;
  }

  /** Told when another machine has taken over. */
  onPromotion(promoted: () => void): void {
    this.#promoted.push(promoted);
  }

  /** Ends all connections, those on their way too: whoever has none yet gets none any more. */
  close(): void {
    this.#isClosed = true;
    for (const connection of this.#connections) connection.end();
  }

  /** Asks every machine once, the last one that was right first; `Lost` when none will have us. */
  async connect(settings?: string): Promise<Connection> {
    const { machines } = this.address;
    const failures: Lost[] = [];
    for (let tried = 0; tried < machines.length; tried++) {
      if (this.#isClosed) throw this.#closed();
      const index = (this.#machine + tried) % machines.length;
      try {
        const connection = await this.#introduced(machines[index] as string, settings);
        this.#machine = index;
        return connection;
      } catch (error) {
        failures.push(connectingError(error, this.address.shown));
      }
    }
    const failed = (code: StoreErrorCode) => failures.find(({ reason }) => reason.code === code);
    throw (
      failed("standby-silent") ??
      failed("standby") ??
      failures.find(({ fatal }) => !fatal) ??
      failures[0] ??
      new Error("no machine")
    );
  }

  async #introduced(machine: string, settings: string | undefined): Promise<Connection> {
    const connection = await Connection.open(machine, this.address.shown);
    // From here on, so that it ends with the others whatever is still asked of it.
    this.#connections.add(connection);
    connection.onEnd(() => this.#connections.delete(connection));
    try {
      if (this.#isClosed) throw this.#closed();
      this.#judgeVersion(connection.version);
      const { rows } = await connection.query<Machine>(introduction, [], {
        patience: introductionPatience,
      });
      const found = rows[0] as Machine;
      if (!found.standby && !found.readonly) await this.#prove(connection, found);
      connection.timeline = this.#judge(found);
      if (settings !== undefined) await connection.query(settings);
    } catch (error) {
      connection.end();
      throw error;
    }
    return connection;
  }

  async #prove(connection: Connection, machine: Machine): Promise<void> {
    try {
      await connection.query(proof, [], { patience: introductionPatience });
    } catch (error) {
      if (!waitsForStandby(machine, error)) throw error;
      // Who waits for a standby does not notice that nobody waits for him, and with every try there would be one more, until nobody is let in.
      connection.cancel();
      throw new Lost(new StoreError("standby-silent", this.address.shown, { reported: machine.standbys }));
    }
  }

  #closed(): Lost {
    return new Lost(unreachable("closed", this.address.shown), { fatal: true });
  }

  #judgeVersion(version: string): void {
    if (Number.parseInt(version, 10) >= oldest) return;
    throw new Lost(new StoreError("too-old", this.address.shown, { version, oldest }), { fatal: true });
  }

  #judge({ standby, readonly, timeline, encoding, standbys }: Machine): number {
    const { shown } = this.address;
    if (standby) throw new Lost(new StoreError("standby", shown));
    // It may pass: who runs a database for others closes it so when its disk is full.
    if (readonly) throw new Lost(new StoreError("read-only", shown));
    if (timeline < this.#timeline)
      throw new Lost(new StoreError("unreachable", shown, { reported: "a primary of the past" }));
    if (encoding !== "UTF8")
      throw new Lost(new StoreError("encoding", shown, { reported: encoding }), { fatal: true });
    if (timeline > this.#timeline) this.#rise(timeline);
    if (standbys === "" && !this.#warned) {
      this.#warned = true;
      this.#onWarning?.("no-standby");
    }
    return timeline;
  }

  #rise(timeline: number): void {
    const isFirst = this.#timeline === 0;
    this.#timeline = timeline;
    if (isFirst) return;
    // One that has not said its own yet is judged when it does.
    for (const connection of this.#connections)
      if (connection.timeline !== 0 && connection.timeline < timeline) connection.end();
    for (const promoted of this.#promoted) promoted();
  }
}
