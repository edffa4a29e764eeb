import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Figures = Readonly<Record<string, number>>;

/**
 * Figures for `/metrics`, as Prometheus reads them. What is counted for every move is a number in a map, handed to the library
 * when somebody looks: its own counters make and hash an object of labels each time.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #counts = new Map<CounterName, Map<string, number>>();
  readonly #histograms = new Map<HistogramName, Histogram>();

  constructor() {
    for (const name of Object.keys(counterTable) as CounterName[]) this.#addCounter(name);
    for (const name of Object.keys(histogramTable) as HistogramName[]) {
      const { help, buckets } = histogramTable[name];
      this.#histograms.set(
        name,
        new Histogram({ name, help, buckets: [...buckets], registers: [this.#registry] }),
      );
    }
  }

  /** Adds to a counter; `label` is one value of its only label. */
  count(name: CounterName, label = "", by = 1): void {
    const counts = this.#counts.get(name) as Map<string, number>;
    counts.set(label, (counts.get(label) ?? 0) + by);
  }

  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** Several of one name, by the values of their only label; as long as nothing is known of them there are none. */
  gauges(name: string, help: string, label: string, read: () => Promise<Figures | undefined>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      async collect() {
        const figures = await read();
        this.reset();
        for (const [value, figure] of Object.entries(figures ?? {})) this.set({ [label]: value }, figure);
      },
    });
  }

  observe(name: HistogramName, value: number): void {
    this.#histograms.get(name)?.observe(value);
  }

  /** Also the process itself: memory, processor time, event loop, collector. It is watched from now on, so once a process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
    this.gauge("process_uptime_seconds", "Seconds since the start.", () => Math.round(process.uptime()));
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #addCounter(name: CounterName): void {
    const { help, label } = counterTable[name];
    const counts = new Map<string, number>();
    this.#counts.set(name, counts);
    new Counter({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [value, count] of counts) this.inc(label === undefined ? {} : { [label]: value }, count);
      },
    });
  }
}

const counterTable = {
  grundy_events_total: { help: "Events that became durable, by type.", label: "type" },
  grundy_exceptions_total: {
    help: "Exceptions that stayed with one message, clock, timer or what another server told, by which, or that ended the process.",
    label: "place",
  },
  grundy_events_heard_total: { help: "Events that another server has told of.", label: undefined },
  grundy_events_loaded_total: {
    help: "Events of other servers that nobody had told of, found in the store.",
    label: undefined,
  },
  grundy_games_created_total: { help: "Games made.", label: undefined },
  grundy_games_set_aside_total: { help: "Games that cannot be read.", label: undefined },
  grundy_messages_total: { help: "Messages that came over live connections.", label: undefined },
  grundy_refusals_total: { help: "Requests and messages refused, by code.", label: "code" },
  grundy_games_dropped_total: { help: "Games whose time was over, by reason.", label: "reason" },
  grundy_store_failures_total: { help: "Changes that could not be made durable.", label: undefined },
} as const;
type CounterName = keyof typeof counterTable;

const histogramTable = {
  grundy_commit_seconds: {
    help: "Time from handing a batch to the store until it is durable.",
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
  },
  grundy_commit_operations: {
    help: "How many operations shared a commit.",
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 4096],
  },
} as const;
type HistogramName = keyof typeof histogramTable;
