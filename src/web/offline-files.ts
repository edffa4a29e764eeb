import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Files of the public folder, which the builder copies without listing them. */
const kept = ["/manifest.webmanifest", "/icon.svg", "/icon-192.png"];

/** The engine for large boards is fetched by whoever plays on one, the opening book by who plays a level that uses it. */
const fetchedWhenNeeded = /engine-large|reversi-1[02]|book[^/]*\.bin/;

/** Tells the service worker which files the page consists of: it keeps them all, under a name that changes with them. */
export function offlineFiles(): Plugin {
  return {
    name: "offline-files",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const worker = bundle["service-worker.js"];
      if (worker?.type !== "chunk") throw new Error("the build has no service worker");
      const files = Object.keys(bundle)
        .filter((name) => name !== "service-worker.js" && !/\.(html|map)$/.test(name))
        .filter((name) => !fetchedWhenNeeded.test(name))
        .map((name) => `/${name}`)
        .sort();
      const list = [...kept, ...files];
      const version = createHash("sha256").update(list.join("\n")).digest("hex").slice(0, 12);
      worker.code = worker.code.replace(
        /["'`]__OFFLINE_FILES__["'`]/,
        JSON.stringify(JSON.stringify({ version, files: list })),
      );
    },
  };
}
