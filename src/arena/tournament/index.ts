export { Tournament } from "./tournament.ts";
