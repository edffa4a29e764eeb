export * from "./bounds.ts";
export * from "./calls.ts";
export * from "./codes.ts";
export * from "./messages.ts";
export * from "./pages.ts";
export * from "./routes.ts";
