/// <reference lib="webworker" />

/** Keeps the page's own files, so that it opens and plays without a network. The server's answers are never kept. */
declare const self: ServiceWorkerGlobalScope;

interface OfflineFiles {
  readonly version: string;
  readonly files: readonly string[];
}

// Put in by the build; during development there is no such list and no service worker.
const { version, files } = JSON.parse("__OFFLINE_FILES__") as OfflineFiles;
const cacheName = `grundy-${version}`;

/** One of these pages stands for all: which game it shows is in the address. */
const embedded = "/embed/reversi";

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

/** The consoles and what others may frame are documents of their own, because their content policies differ. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  const pages = ["/", "/consoles", embedded].map(
    (path) => new Request(path, { headers: { accept: "text/html" } }),
  );
  await cache.addAll([...pages, ...files]);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (/^\/(api|healthz|metrics)(\/|$)/.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(kept(request));
});

/** A page comes from the server while there is one: its security headers differ from route to route. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(documentAt(new URL(request.url).pathname))) ?? Response.error();
  }
}

/** No page but the embedded one is ever answered with the headers that let it be framed. */
function documentAt(path: string): string {
  if (path.startsWith("/consoles")) return "/consoles";
  return /^\/embed\/[a-z]+\/?$/.test(path) ? embedded : "/";
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
