import type { GameId } from "../../games/index.ts";
import { foreignRefusalText, type PageTrouble } from "../../words/index.ts";
import { language } from "./language.ts";

/** What went wrong, as data: it is said in the language of whoever looks at it. Its code is the page's own, or a refusal's. */
export interface Trouble {
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The server's own sentence, for a code that this page does not know. */
  readonly message?: string;
}

export function trouble(code: PageTrouble): Trouble {
  return { code };
}

export function sayTrouble({ code, facts = {}, message = code }: Trouble, game?: GameId): string {
  const { troubles } = language.value.page;
  if (Object.hasOwn(troubles, code)) return troubles[code as PageTrouble];
  return foreignRefusalText(language.value, code, facts, game) ?? message;
}
