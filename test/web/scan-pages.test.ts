import { pages } from "./places.ts";
import { scan } from "./scan.ts";

scan(pages);
