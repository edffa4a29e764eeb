import type { ProgramLanguageId } from "../problems.ts";
import { c, cpp } from "./c.ts";
import type { ProgramLanguage } from "./contract.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { javascript } from "./javascript.ts";
import { python } from "./python.ts";
import { rust } from "./rust.ts";
import { typescript } from "./typescript.ts";

export const languages: { readonly [Id in ProgramLanguageId]: ProgramLanguage } = {
  java,
  c,
  cpp,
  rust,
  go,
  python,
  javascript,
  typescript,
};
