import * as z from 'zod/mini';

/** What a personal access token may do: read own things, write them, or have the tutor work. */
export const TokenScope = z.enum(['read', 'write', 'tutor']);
export type TokenScope = z.infer<typeof TokenScope>;
