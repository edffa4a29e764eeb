import { render } from "preact";
import { startLanguage } from "./base/language.ts";
import { EmbedPage } from "./pages/replay/embed-page.tsx";

// The one document that others may frame. It keeps and remembers nothing, has no seats and no calls to the server; the page
// around it may choose its colours.
const theme = new URLSearchParams(window.location.search).get("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

void startLanguage({ remembers: false }).then(() =>
  render(<EmbedPage />, document.getElementById("page") as HTMLElement),
);
