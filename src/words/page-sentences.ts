import type { ConsoleSentences } from "./page/consoles.ts";
import type { EditorSentences, ExploreSentences, LoadSentences } from "./page/explore.ts";
import type { FoundSentences } from "./page/found.ts";
import type {
  GamePageSentences,
  KeySentences,
  RecordSentences,
  ShareSentences,
  ViewSentences,
} from "./page/game.ts";
import type { HomeSentences, KeptSentences } from "./page/home.ts";
import type { JudgePageSentences } from "./page/judge.ts";
import type { OnlineSentences } from "./page/online.ts";
import type { PeopleSentences } from "./page/people.ts";
import type { PictureSentences } from "./page/picture.ts";
import type { ReplaySentences } from "./page/replay.ts";
import type { SetupSentences } from "./page/setup.ts";
import type { LoadedPart, PageTrouble, ShellSentences } from "./page/shell.ts";
import type { AnalysisSentences, EngineSentences, XorSentences } from "./page/understanding.ts";

/** What stands on the page around the games, by topic: every label, button, heading and announcement. */
export interface PageSentences {
  readonly shell: ShellSentences;
  /** What goes wrong between the page and what it needs; what a server refuses stands among the refusals. */
  readonly troubles: { readonly [Code in PageTrouble]: string };
  /** Said while a part is being loaded, and when it cannot be. */
  readonly loading: { readonly form: string; readonly analysis: string };
  readonly notLoaded: { readonly [Part in LoadedPart]: string };
  readonly home: HomeSentences;
  readonly kept: KeptSentences;
  readonly view: ViewSentences;
  readonly setup: SetupSentences;
  readonly game: GamePageSentences;
  readonly record: RecordSentences;
  readonly share: ShareSentences;
  readonly found: FoundSentences;
  readonly replay: ReplaySentences;
  readonly picture: PictureSentences;
  readonly keys: KeySentences;
  readonly online: OnlineSentences;
  readonly people: PeopleSentences;
  readonly consoles: ConsoleSentences;
  readonly judge: JudgePageSentences;
  readonly analysis: AnalysisSentences;
  readonly xor: XorSentences;
  readonly engine: EngineSentences;
  readonly explore: ExploreSentences;
  readonly editor: EditorSentences;
  readonly load: LoadSentences;
}
