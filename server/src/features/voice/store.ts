import type { Handle } from '../../db/transaction.ts';

/** A clip that is kept. */
export interface KeptClip {
  file: string;
  format: 'mp3' | 'wav';
  bytes: number;
  seconds: number;
}

/** Sentences that were read aloud. */
export const makeClipStore = (handle: Handle) => ({
  /** The clip of this key, if there is one; it is in use then. */
  take: (key: string, now: Date): Promise<KeptClip | undefined> =>
    handle
      .updateTable('spoken_clip')
      .set({ used_at: now })
      .where('key', '=', key)
      .returning(['file', 'format', 'bytes', 'seconds'])
      .executeTakeFirst(),

  /** False when somebody else has kept it meanwhile. */
  add: async (key: string, clip: KeptClip, now: Date): Promise<boolean> => {
    const { numInsertedOrUpdatedRows = 0n } = await handle
      .insertInto('spoken_clip')
      .values({ key, ...clip, used_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  remove: async (keys: readonly string[]): Promise<void> => {
    if (keys.length > 0) await handle.deleteFrom('spoken_clip').where('key', 'in', keys).execute();
  },

  /** Every clip, the one used last first. */
  all: () =>
    handle
      .selectFrom('spoken_clip')
      .select(['key', 'file', 'bytes', 'used_at'])
      .orderBy('used_at', 'desc')
      .execute(),
});
