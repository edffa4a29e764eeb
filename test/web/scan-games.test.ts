import { games } from "./places.ts";
import { scan } from "./scan.ts";

scan(games);
