/** Everything that must not be guessed, or must never come twice, comes from here. */
export interface Random {
  /** A new id (UUID version 7: ids made later sort later, which keeps database indexes small). */
  id(): string;
  /** A code of decimal digits to type in, every code equally likely. */
  code(digits: number): string;
  /** A secret of 256 bits that may stand in a link or a cookie. */
  token(): string;
  /** A number from 0 up to, but without, 1; for pauses and the like, never for secrets. */
  fraction(): number;
  /** Random bytes. */
  bytes(count: number): Uint8Array;
}
