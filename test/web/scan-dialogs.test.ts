import { dialogs } from "./places.ts";
import { scan } from "./scan.ts";

scan(dialogs);
