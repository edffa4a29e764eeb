import { language } from "../../base/language.ts";

/** Figures as the page's language writes them. */

export function whole(value: number): string {
  return number(value, 0);
}

/** With so many digits behind the point. */
export function number(value: number, digits: number): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return minus(new Intl.NumberFormat(language.value.tag, format).format(value));
}

/** With a sign on either side of 0. */
export function signed(value: number, digits = 0): string {
  const format = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  } as const;
  return minus(new Intl.NumberFormat(language.value.tag, format).format(value));
}

/** As few digits as it has, three at most behind the point. */
export function plain(value: number): string {
  return minus(new Intl.NumberFormat(language.value.tag, { maximumFractionDigits: 3 }).format(value));
}

/** Per cent; of what is not quite sure never all or nothing. */
export function hundredths(share: number, digits = 0): string {
  const least = 10 ** -digits;
  const value = share * 100;
  return number(share > 0 && share < 1 ? Math.min(100 - least, Math.max(least, value)) : value, digits);
}

/** Points by halves: `2½`. */
export function points(value: number): string {
  const halves = Math.round(value * 2);
  const full = Math.floor(halves / 2);
  if (halves % 2 === 0) return whole(full);
  return full === 0 ? "½" : `${whole(full)}½`;
}

/** Buchholz and Sonneborn–Berger: quarters come up. */
export function quarters(value: number): string {
  const rest = Math.round((value - Math.floor(value)) * 4);
  const full = Math.floor(value) + (rest === 4 ? 1 : 0);
  const part = ["", "¼", "½", "¾", ""][rest] ?? "";
  return full === 0 && part !== "" ? part : `${whole(full)}${part}`;
}

function minus(text: string): string {
  return text.replace("-", "−");
}

/** Time on a clock: `2:05`, and with a tenth where there is little. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds < 10) return number(Math.floor(seconds * 10) / 10, 1);
  const rest = Math.floor(seconds % 60);
  return `${Math.floor(seconds / 60)}:${String(rest).padStart(2, "0")}`;
}
