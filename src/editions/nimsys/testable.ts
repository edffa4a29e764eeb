/** The interface that the advanced game's players are tested by. */
export interface Testable {
  /**
   * `available` holds true for each stone that remains and is not changed. `lastMove` is the opponent's
   * `"position number"`, empty or null when there is none. The answer has the same form.
   */
  advancedMove(available: readonly boolean[], lastMove: string | null): string;
}
