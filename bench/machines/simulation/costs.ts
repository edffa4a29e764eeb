/** What things cost, as `costs.mjs` has measured it: microseconds of a processor where nothing else is said. */
export interface Costs {
  readonly date: string;
  readonly machine: string;
  readonly server: {
    /** A move, from its message to both players' being told. */
    readonly move: number;
    /** A commit, and telling the others of it. */
    readonly round: number;
    /**
     * What another server has told: to be woken by it, each message, each event in it, and the same for a game that is in memory here and
     * has its player here.
     */
    readonly wake: number;
    readonly hear: number;
    readonly skip: number;
    readonly enter: number;
    /** Each further connection that is shown an event. */
    readonly watcher: number;
    /** Each game in memory, every time it is compared with the store. */
    readonly compare: number;
    /** A second of an idle connection, and of a server. */
    readonly connection: number;
    readonly idle: number;
    /** Memory of a game at its beginning. */
    readonly gameBytes: number;
  };
  readonly database: {
    /** A commit of events, and each event in it. */
    readonly batch: number;
    readonly event: number;
    /** Telling: a transaction with an event, the part of it in which nobody else can tell, each further event, each connection that hears it. */
    readonly notify: number;
    readonly notifyLocked: number;
    readonly notifyEvent: number;
    readonly notifyListener: number;
    /** Hearing: to be woken and told an event, each further one. */
    readonly wake: number;
    readonly deliverEvent: number;
    /** A game's number, for the comparison. */
    readonly head: number;
    /** How a game stands, for the list of those going on. */
    readonly show: number;
    /** A second of a server that has nothing to do. */
    readonly idle: number;
    /** A job, from its being added to its end. */
    readonly job: number;
    /** Log for the disk and the standby: an event, a commit. */
    readonly eventWal: number;
    readonly batchWal: number;
    /** Memory of a connection. */
    readonly connectionBytes: number;
  };
  /** What the players' side of the measurement takes for a move. */
  readonly client: number;
  readonly runs: readonly MeasuredRun[];
}

/** Everyone moves as soon as he has seen the other's move. */
export interface MeasuredRun {
  readonly servers: number;
  readonly games: number;
  /** Processors of this machine that others have left. */
  readonly cores: number;
  /** Microseconds by the watch until a commit is on this disk. */
  readonly sync: number;
  readonly movesPerSecond: number;
  /** Whether the costs were taken from it, so that it proves nothing. */
  readonly isFitted: boolean;
  /** What else is to be known of it. */
  readonly note?: string;
}
