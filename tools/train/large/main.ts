/** The commands of the trainer for large boards; docs/engine-training.md shows them in their order. */
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import type { LargeSize } from "../../../src/engine/bitboards.ts";
import { parseSources } from "../fit.ts";
import { fitWeights } from "./fit.ts";
import { playMatch } from "./match.ts";
import { openPlayer } from "./player.ts";
import { measureEndings, measureSearches, writeDeviations } from "./probcut.ts";
import { selfPlay } from "./self.ts";

const USAGE = `self    --size N --out FOLDER --name NAME --games N --depth D --seed S [--weights FILE] [--least 6] [--most 24]
fit     --size N --out FOLDER --name NAME[:MIX],NAME[:MIX] --target FILE [--passes 8] [--rate 0.006] [--rare 30]
match   --size N --weights FILE --against FILE --games N --depth D | --seconds T [--engine FILE] [--rival FILE]
probcut --size N --out FOLDER --name NAME --weights FILE --games POSITIONS --depth MOST --target FILE`;

export async function main(args: string[], fitModule: string, engineModule: string): Promise<void> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: text,
      name: text,
      weights: text,
      against: text,
      target: text,
      seconds: text,
      engine: text,
      rival: text,
      size: { type: "string", default: "10" },
      exact: { type: "string", default: "12" },
      games: { type: "string", default: "1000" },
      depth: { type: "string", default: "3" },
      seed: { type: "string", default: "1" },
      least: { type: "string", default: "6" },
      most: { type: "string", default: "24" },
      passes: { type: "string", default: "8" },
      rate: { type: "string", default: "0.006" },
      rare: { type: "string", default: "30" },
    },
  });
  const need = (name: "out" | "name" | "weights" | "against" | "target"): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`--${name} is missing\n${USAGE}`);
    return value;
  };
  const size = Number(values.size);
  if (size !== 10 && size !== 12) throw new Error("--size is 10 or 12");
  const open = (weights: string | undefined, module = values.engine ?? engineModule) =>
    openPlayer(module, size satisfies LargeSize, weights);
  if (values.out !== undefined) mkdirSync(values.out, { recursive: true });

  if (positionals[0] === "self") {
    selfPlay(await open(values.weights), need("out"), {
      name: need("name"),
      games: Number(values.games),
      depth: Number(values.depth),
      exact: Number(values.exact),
      seed: Number(values.seed),
      least: Number(values.least),
      most: Number(values.most),
    });
  } else if (positionals[0] === "fit") {
    await fitWeights(fitModule, size, need("out"), need("target"), {
      sources: parseSources(need("name")),
      passes: Number(values.passes),
      rate: Number(values.rate),
      seed: Number(values.seed),
      rare: Number(values.rare),
    });
  } else if (positionals[0] === "match") {
    playMatch(await open(need("weights")), await open(need("against"), values.rival), {
      games: Number(values.games),
      depth: Number(values.depth),
      seconds: values.seconds === undefined ? undefined : Number(values.seconds),
      exact: Number(values.exact),
      seed: Number(values.seed),
    });
  } else if (positionals[0] === "probcut") {
    const player = await open(need("weights"));
    const file = `${need("out")}/${need("name")}.bin`;
    const positions = Number(values.games);
    const searches = measureSearches(player, file, positions, Number(values.depth));
    writeDeviations(searches, measureEndings(player, file, 3 * positions), size, need("target"));
  } else console.log(USAGE);
}
