/** What the user can put right: printed as one line on standard error, never with a stack; the exit status is 1. */
export class UserError extends Error {}
