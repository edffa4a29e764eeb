import { escapeMarkup } from "../markup.ts";
import { style } from "./style.ts";

/** Markup that was made here, told from text by its type: text cannot get in but escaped. */
export interface Markup {
  readonly markup: string;
}

type Content = string | number | Markup | readonly Content[];

/** Markup with what is put in: text is escaped, markup stands as it is. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return { markup: parts.reduce((made, part, at) => made + rendered(contents[at - 1] ?? "") + part) };
}

function rendered(content: Content): string {
  if (typeof content === "string" || typeof content === "number") return escapeMarkup(String(content));
  return "markup" in content ? content.markup : content.map(rendered).join("");
}

export function htmlPage(language: string, title: string, body: Markup): string {
  const page = html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return `<!doctype html>\n${page.markup}`;
}
