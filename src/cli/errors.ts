/** What the user can put right: printed as one line on standard error, never with a stack. */
export class UserError extends Error {
  readonly status: number;

  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}
