import { english } from "../english/index.ts";
import type { Language } from "../language.ts";
import { page } from "./page/index.ts";

export const german: Language = { ...english, tag: "de", page };
