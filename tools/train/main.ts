/** The trainer's commands; docs/engine-training.md shows them in their order. */
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { fitWeights, parseSources } from "./fit.ts";
import { openHost } from "./host.ts";
import { playMatch } from "./match.ts";
import { measureEndings, measureSearches, writeDeviations } from "./probcut.ts";
import { labelGames, searchFile, selfPlay } from "./samples.ts";
import { measureSpeed } from "./speed.ts";

const USAGE = `label   --data DATA --out FOLDER [--exact 12] [--share 1]     samples from recorded games
self    --out FOLDER --name NAME --games N --depth D --seed S [--weights FILE] [--data DATA] [--size 8]
search  --out FOLDER --name NAME --depth D --weights FILE     add the values of a search to samples
fit     --out FOLDER --name NAME[:MIX],NAME[:MIX] --target FILE [--passes 8] [--rate 0.006] [--size 8]
match   --data DATA --games N --depth D --weights FILE --against FILE [--size 8]
probcut --out FOLDER --name NAME --weights FILE --games POSITIONS --depth MOST --target FILE
speed   --name FILE [--weights FILE] [--size 8]               nanoseconds an evaluation`;

export async function main(args: string[], wasmFile: string): Promise<void> {
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
      exact: { type: "string", default: "12" },
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
  const need = (name: "data" | "out" | "name" | "weights" | "against" | "target"): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`--${name} is missing\n${USAGE}`);
    return value;
  };
  const size = Number(values.size);
  const host = await openHost(wasmFile, size);
  if (values.out !== undefined) mkdirSync(values.out, { recursive: true });
  if (values.weights !== undefined && positionals[0] !== "match") host.loadWeights(values.weights);

  if (positionals[0] === "label") {
    labelGames(host, need("data"), need("out"), Number(values.exact), Number(values.share));
  } else if (positionals[0] === "self") {
    selfPlay(host, values.data, need("out"), {
      name: need("name"),
      games: Number(values.games),
      depth: Number(values.depth),
      exact: Number(values.exact),
      seed: Number(values.seed),
      least: Number(values.least),
      most: Number(values.most),
    });
  } else if (positionals[0] === "search") {
    for (let phase = 0; phase < host.wasm.evalPhases(size); phase++) {
      searchFile(host, `${need("out")}/${need("name")}.${phase}.bin`, Number(values.depth));
      console.log(`phase ${phase} searched`);
    }
  } else if (positionals[0] === "probcut") {
    const file = (phase: number) => `${need("out")}/${need("name")}.${phase}.bin`;
    const [positions, most] = [Number(values.games), Number(values.depth)];
    const phases = Array.from({ length: host.wasm.evalPhases(size) }, (_, phase) => phase);
    const searches = phases.slice(1).flatMap((phase) => measureSearches(host, file(phase), positions, most));
    const endings = phases.flatMap((phase) => measureEndings(host, file(phase), positions * 6, 8));
    if (values.verbose) console.table([...searches, ...endings]);
    writeDeviations(searches, endings, need("target"));
  } else if (positionals[0] === "speed") {
    measureSpeed(host, need("name"));
  } else if (positionals[0] === "fit") {
    fitWeights(host, need("out"), need("target"), {
      sources: parseSources(need("name")),
      passes: Number(values.passes),
      rate: Number(values.rate),
      seed: Number(values.seed),
    });
  } else if (positionals[0] === "match") {
    const other = await openHost(wasmFile, size);
    host.loadWeights(need("weights"));
    other.loadWeights(need("against"));
    playMatch(host, other, values.data, Number(values.games), Number(values.depth), Number(values.exact));
  } else console.log(USAGE);
}
