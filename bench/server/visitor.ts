/** A process of his own for one of the visitors: NAME PORT ADDRESS GAMES. The players' own delays are not his. */
import { visitors } from "./visitors.ts";

const [name = "", port = "", address = "", ...games] = process.argv.slice(2);
process.on("disconnect", () => process.exit(0));
process.on("uncaughtException", () => {});
await visitors[name]?.({ port: Number(port), address, games });
