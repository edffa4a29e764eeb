/** A piece of HTML. What is not one is text, and is escaped where it is put in: nobody has to think of it. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | readonly Markup[];

/** HTML with texts, numbers and pieces of HTML in it. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: String.raw({ raw: strings }, ...parts.map(written)) };
}

export const nothing: Markup = { markup: "" };

function written(part: Part): string {
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
}

/** A length or a place of a drawing, in millimetres: no more figures than a printer has. */
export function mm(length: number): number {
  return Math.round(length * 100) / 100;
}
