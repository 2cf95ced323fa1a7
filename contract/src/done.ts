import * as z from 'zod/mini';

/** The answer of a call that has nothing to say but that it is done. */
export const Done = z.object({ success: z.literal(true) });
