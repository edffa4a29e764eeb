import { gameIds } from "../../../games/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import type { Wanted } from "./find-rows.ts";

/** Words to search for, and what else a game must be. */
export function Filters({ wanted, change }: { wanted: Wanted; change: (part: Partial<Wanted>) => void }) {
  const { own } = language.value.page;
  return (
    <search class="filters">
      <label class="field">
        <span>{own.search}</span>
        <input
          type="search"
          value={wanted.words}
          maxLength={100}
          placeholder={own.searchExample}
          onInput={(event) => change({ words: event.currentTarget.value })}
        />
      </label>
      <Choice
        label={own.which}
        value={wanted.which}
        set={(which) => change({ which })}
        choices={(["all", "turn", "going", "over"] as const).map(
          (each) => [each, own.whiches[each]] as const,
        )}
      />
      <Choice
        label={own.kind}
        value={wanted.game}
        set={(game) => change({ game })}
        choices={[
          ["any", own.anyKind] as const,
          ...gameIds.map((id) => [id, gameTitle(language.value, id)] as const),
        ]}
      />
      <Choice
        label={own.where}
        value={wanted.where}
        set={(where) => change({ where })}
        choices={(["all", "here", "server"] as const).map((each) => [each, own.wheres[each]] as const)}
      />
    </search>
  );
}
