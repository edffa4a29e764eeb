/** The trainer's commands; docs/engine-training.md shows them in their order. */
import { mkdirSync } from "node:fs";
import { availableParallelism, constants } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { calibrate } from "./calibrate.ts";
import { countSource, describeSource, listChunks, readChunk } from "./chunks.ts";
import { fitWeights, parseSources, readPhase } from "./fit.ts";
import { openHost } from "./host.ts";
import type { Job } from "./jobs.ts";
import { playMatch } from "./match.ts";
import { runJob } from "./pool.ts";
import { measureEndings, measureSearches, writeDeviations } from "./probcut.ts";
import { measureSpeed } from "./speed.ts";

const USAGE = `label   --data DATA --out FOLDER --name NAME [--exact 16] [--share 1]     samples from recorded games
self    --out FOLDER --name NAME --games N --depth D --seed S [--weights FILE] [--data DATA] [--exact 16] [--finish 0]
search  --out FOLDER --name NAME --from NAME --depth D --weights FILE     a source with the values of a search added
seen    --out FOLDER --name NAME,NAME                         what the sources hold
fit     --out FOLDER --name NAME[:MIX],NAME[:MIX] --target FILE [--passes 8] [--rate 0.006] [--weights FILE to go on from]
calibrate --out FOLDER --name NAME --weights FILE --target FILE [--least 1] [--most 50] [--tempo 0.3]
match   --games N --depth D --weights FILE --against FILE [--data DATA | --seed S]
probcut --out FOLDER --name NAME --weights FILE --games POSITIONS --depth MOST --target FILE
speed   --out FOLDER --name NAME [--weights FILE]             nanoseconds an evaluation
Each takes --size 8 or 6. label, self and search take --threads N (as many as there are cores) and go on where they were cut off;
SIGTERM and SIGINT let them finish and keep the chunks in work, a second one ends them at once.`;

/** Given at the first signal to end; the second finds no listener and ends the process. What is made of it must not go on unawares. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      process.exitCode = 128 + constants.signals[signal];
      controller.abort();
    });
  }
  return controller.signal;
}

export async function main(args: string[], wasmFile: string, workerFile: string): Promise<void> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      data: text,
      out: text,
      name: text,
      weights: text,
      against: text,
      target: text,
      size: { type: "string", default: "8" },
      from: text,
      threads: { type: "string", default: `${availableParallelism()}` },
      exact: { type: "string", default: "16" },
      tempo: { type: "string", default: "0.3" },
      finish: { type: "string", default: "0" },
      share: { type: "string", default: "1" },
      games: { type: "string", default: "1000" },
      depth: { type: "string", default: "3" },
      seed: { type: "string", default: "1" },
      least: { type: "string", default: "0" },
      most: { type: "string", default: "8" },
      passes: { type: "string", default: "8" },
      rate: { type: "string", default: "0.006" },
      verbose: { type: "boolean", default: false },
    },
  });
  const need = (name: "data" | "out" | "name" | "from" | "weights" | "against" | "target"): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`--${name} is missing\n${USAGE}`);
    return value;
  };
  const size = Number(values.size);
  if (values.out !== undefined) mkdirSync(values.out, { recursive: true });
  const source = (name: string) => join(need("out"), name);
  const make = async (job: Job) => {
    const folder = source(need("name"));
    const place = { wasmFile, workerFile, size, folder, threads: Number(values.threads) };
    await runJob(place, job, (line) => console.log(line), stopSignal());
    console.log(describeSource(need("name"), countSource(folder)));
  };

  const host = await openHost(wasmFile, size);
  if (positionals[0] === "label") {
    const { exact, share } = values;
    await make({ kind: "label", data: need("data"), exact: Number(exact), share: Number(share) });
  } else if (positionals[0] === "self") {
    await make({
      kind: "self",
      data: values.data,
      weights: values.weights,
      games: Number(values.games),
      depth: Number(values.depth),
      exact: Number(values.exact),
      finish: Number(values.finish),
      seed: Number(values.seed),
      least: Number(values.least),
      most: Number(values.most),
    });
  } else if (positionals[0] === "search") {
    const from = source(need("from"));
    await make({ kind: "search", from, weights: need("weights"), depth: Number(values.depth) });
  } else if (positionals[0] === "seen") {
    for (const { name } of parseSources(need("name"))) {
      console.log(describeSource(name, countSource(source(name))));
    }
  } else if (positionals[0] === "probcut") {
    host.loadWeights(need("weights"));
    const samples = (phase: number) => readPhase(host, need("out"), parseSources(need("name")), phase);
    const [positions, most] = [Number(values.games), Number(values.depth)];
    const phases = Array.from({ length: host.wasm.evalPhases(size) }, (_, phase) => phase);
    const searches = phases
      .slice(1)
      .flatMap((phase) => measureSearches(host, samples(phase), positions, most));
    const endings = phases.flatMap((phase) => measureEndings(host, samples(phase), positions * 6, 8));
    if (values.verbose) console.table([...searches, ...endings]);
    writeDeviations(searches, endings, need("target"));
  } else if (positionals[0] === "calibrate") {
    const folder = source(need("name"));
    const samples = Buffer.concat(listChunks(folder).map((chunk) => readChunk(folder, chunk)));
    const range = { from: Number(values.least), to: Number(values.most), tempo: Number(values.tempo) };
    calibrate(host, samples, need("weights"), need("target"), range, (line) => console.log(line));
  } else if (positionals[0] === "speed") {
    if (values.weights !== undefined) host.loadWeights(values.weights);
    measureSpeed(host, source(need("name")));
  } else if (positionals[0] === "fit") {
    fitWeights(host, need("out"), need("target"), {
      sources: parseSources(need("name")),
      passes: Number(values.passes),
      rate: Number(values.rate),
      seed: Number(values.seed),
      from: values.weights,
    });
  } else if (positionals[0] === "match") {
    const other = await openHost(wasmFile, size);
    host.loadWeights(need("weights"));
    other.loadWeights(need("against"));
    playMatch(host, other, values.data, Number(values.games), Number(values.depth), Number(values.exact));
  } else console.log(USAGE);
}
