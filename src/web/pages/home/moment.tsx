import { language } from "../../base/language.ts";

/** When something was, short: the time of today, else the day. */
export function Moment({ at }: { at: number }) {
  return (
    <time class="note moment" dateTime={new Date(at).toISOString()}>
      {language.value.page.home.date({ at, now: Date.now() })}
    </time>
  );
}
