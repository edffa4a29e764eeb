import { defineConfig } from "vite";
import { assetName, compressed } from "./compressed.ts";
import { offlineFiles } from "./offline-files.ts";

/** As the real server sends them: threads need them. */
const headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** The page is built to `dist/page`; while it is being written, API calls go to a server on port 8000. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: "public",
  cacheDir: "../../node_modules/.vite",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../../dist/page",
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no data: scripts, and small files are cheap on one connection.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long the plugins took is no warning.
      checks: { bundlerTimings: false },
      input: {
        index: `${import.meta.dirname}/index.html`,
        embed: `${import.meta.dirname}/embed.html`,
        "service-worker": `${import.meta.dirname}/service-worker.ts`,
      },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
        assetFileNames: assetName,
        // Many small files cost more in headers than they save: what all pages need is one, what games need another.
        codeSplitting: {
          groups: [
            { name: "base", test: /\/src\/(games|web\/base\/(?!learn-words|terms))/ },
            // Apart from the rest of a game, because the document that others may frame needs no more than this.
            {
              name: "view",
              test: /\/src\/web\/session\/(game-link|game-view|reach|view|replay-link)\.ts/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: "game",
              test: /\/src\/(web\/session\/(local|game-|thinker)|web\/pages\/game\/(?!online|notices|join|talk|qr-code|invitation))/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  plugins: [offlineFiles(), compressed()],
  preview: { headers },
  server: { headers, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
