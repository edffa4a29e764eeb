export { Lobby } from "./lobby.ts";
