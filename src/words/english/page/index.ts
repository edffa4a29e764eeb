import type { PageSentences } from "../../page-sentences.ts";
import { clock } from "./clock.ts";
import { game, keys, online, record, share } from "./game.ts";
import { judge } from "./judge.ts";
import { kept, view } from "./kept.ts";
import { own } from "./own.ts";
import { consoles, people } from "./people.ts";
import { home, loading, notLoaded, setup, shell, troubles } from "./shell.ts";
import { analysis, engine, xor } from "./understanding.ts";

export const page: PageSentences = {
  shell,
  troubles,
  loading,
  notLoaded,
  home,
  kept,
  own,
  view,
  setup,
  clock,
  game,
  record,
  share,
  keys,
  online,
  people,
  consoles,
  judge,
  analysis,
  xor,
  engine,
};
