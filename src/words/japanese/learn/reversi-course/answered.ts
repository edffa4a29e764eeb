/** The answer to a mistake, where one is shown. */
export function answered(reply: string | undefined): string {
  return reply === undefined ? "" : `白は${reply}と応じます。`;
}
