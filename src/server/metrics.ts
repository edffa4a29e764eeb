/** Figures for `/metrics`, in the text form Prometheus reads. */
export class Metrics {
  readonly #counters = new Map<string, Counter>();
  readonly #gauges: { name: string; help: string; read: () => number }[] = [];
  readonly #histograms = new Map<string, Histogram>();

  /** Adds to a counter; `label` is one value of its only label. */
  count(name: CounterName, label = "", by = 1): void {
    let counter = this.#counters.get(name);
    if (!counter) {
      counter = { values: new Map() };
      this.#counters.set(name, counter);
    }
    counter.values.set(label, (counter.values.get(label) ?? 0) + by);
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.push({ name, help, read });
  }

  observe(name: HistogramName, value: number): void {
    let histogram = this.#histograms.get(name);
    if (!histogram) {
      const { buckets } = histogramTable[name];
      histogram = { counts: new Array<number>(buckets.length + 1).fill(0), sum: 0, count: 0 };
      this.#histograms.set(name, histogram);
    }
    const { buckets } = histogramTable[name];
    let index = 0;
    while (index < buckets.length && value > (buckets[index] as number)) index++;
    histogram.counts[index] = (histogram.counts[index] ?? 0) + 1;
    histogram.sum += value;
    histogram.count++;
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, { help, label }] of Object.entries(counterTable)) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
      const values = this.#counters.get(name)?.values ?? new Map(label === undefined ? [["", 0]] : []);
      for (const [value, count] of values) {
        lines.push(
          label === undefined ? `${name} ${count}` : `${name}{${label}="${escapeLabel(value)}"} ${count}`,
        );
      }
    }
    for (const { name, help, read } of this.#gauges) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`);
    }
    for (const [name, { help, buckets }] of Object.entries(histogramTable)) {
      const { counts, sum, count } = this.#histograms.get(name) ?? { counts: [], sum: 0, count: 0 };
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} histogram`);
      let below = 0;
      for (const [index, bound] of buckets.entries()) {
        below += counts[index] ?? 0;
        lines.push(`${name}_bucket{le="${bound}"} ${below}`);
      }
      lines.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`);
    }
    return `${lines.join("\n")}\n`;
  }
}

interface Counter {
  readonly values: Map<string, number>;
}

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

const counterTable = {
  grundy_events_total: { help: "Events that became durable, by type.", label: "type" },
  grundy_games_created_total: { help: "Games made.", label: undefined },
  grundy_messages_total: { help: "Messages that came over live connections.", label: undefined },
  grundy_refusals_total: { help: "Requests and messages refused, by code.", label: "code" },
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

function escapeLabel(text: string): string {
  return text.replace(/[\\"\n]/g, (mark) => (mark === "\n" ? "\\n" : `\\${mark}`));
}
