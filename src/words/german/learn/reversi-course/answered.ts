/** The answer to a mistake, where one is shown. */
export function answered(reply: string | undefined): string {
  return reply === undefined ? "" : ` Weiß antwortet mit ${reply}.`;
}
