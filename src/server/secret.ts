import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 192 bits from the system: nobody guesses a seat. */
export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

/** 96 bits: an unlisted game is found by its link alone. */
export function newGameId(): string {
  return randomBytes(12).toString("base64url");
}

/** What is stored in a token's place. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

export function matches(secret: string, hash: string | undefined): boolean {
  if (hash === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}
