import type { Draw } from "./draft.ts";

export interface Name {
  readonly username: string;
  readonly family: string;
  readonly given: string;
}

/** The document says that usernames may be taken to be in small letters. Sorted by them, given and family names are not. */
export const names: readonly Name[] = [
  "ada,Lovelace,Ada",
  "adam,Bouton,Charles",
  "alan,Turing,Alan",
  "bert,Grundy,Patrick",
  "carl,Sprague,Roland",
  "dora,Zermelo,Ernst",
  "elwyn,Berlekamp,Elwyn",
  "fred,Conway,John",
  "guy,Kummer,Richard",
  "hope,Adler,Mary",
  "ida,Noether,Emmy",
  "jo,Xenakis,Zoe",
  "kit,Hardy,Godfrey",
  "lena,Bach,Anna",
].map((text) => {
  const [username = "", family = "", given = ""] = text.split(",");
  return { username, family, given };
});

/** Somebody who is never added; nearly always with a name that is nearly that of somebody who is there. */
export function stranger(draw: Draw, there: Iterable<string>): string {
  const near = [...there].flatMap((username) => [`${username}a`, username.slice(0, -1)]);
  const known = new Set(names.map(({ username }) => username));
  return draw.pick(["nobody", "stranger", ...near.filter((username) => !known.has(username))]);
}

export function makeName({ username, family, given }: Name): string {
  return `${username},${family},${given}`;
}
