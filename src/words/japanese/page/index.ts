import type { PageSentences } from "../../page-sentences.ts";
import { clock } from "./clock.ts";
import { editor, explore, load } from "./explore.ts";
import { found } from "./found.ts";
import { game, keys, online, record, share } from "./game.ts";
import { handicap } from "./handicap.ts";
import { judge } from "./judge.ts";
import { kept, view } from "./kept.ts";
import { lobby } from "./lobby.ts";
import { own } from "./own.ts";
import { consoles, people } from "./people.ts";
import { phrases } from "./phrases.ts";
import { picture } from "./picture.ts";
import { replay } from "./replay.ts";
import { settings } from "./settings.ts";
import { home, loading, notLoaded, setup, shell, troubles } from "./shell.ts";
import { analysis, engine, xor } from "./understanding.ts";

export const page: PageSentences = {
  shell,
  troubles,
  loading,
  notLoaded,
  home,
  kept,
  lobby,
  view,
  setup,
  handicap,
  own,
  clock,
  game,
  record,
  share,
  found,
  replay,
  picture,
  keys,
  online,
  phrases,
  settings,
  people,
  consoles,
  judge,
  analysis,
  xor,
  engine,
  explore,
  editor,
  load,
};
