import { SPEECH } from '@studia/contract/limits';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { Clip } from '../../ports/speech/port.ts';
import { clipLine, type ClipWish } from './rules.ts';
import { makeClipStore } from './store.ts';

interface Dependencies {
  db: Handle;
  ownFiles: Pick<PrivateFiles, 'keep' | 'bytes' | 'remove'>;
  clock: Clock;
}

const DAY = 24 * 60 * 60 * 1_000;

const hashOf = async (line: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(line));
  return Buffer.from(digest).toString('hex');
};

/** Clips that are made once and kept for a while. */
export const makeClips = ({ db, ownFiles, clock }: Dependencies) => {
  const store = makeClipStore(db);
  /** Clips that are being made: who asks for the same gets the same. */
  const underWay = new Map<string, Promise<Clip>>();

  const storedClip = async (key: string): Promise<Clip | null> => {
    const row = await store.take(key, clock.now());
    if (!row) return null;
    const audio = await ownFiles.bytes(row.file).catch(() => null);
    if (audio) return { audio, format: row.format, seconds: row.seconds };
    // A file that is gone is made again.
    await store.remove([key]);
    return null;
  };

  const keep = async (key: string, clip: Clip): Promise<void> => {
    const { audio, format, seconds } = clip;
    const { file } = await ownFiles.keep(once(audio), { limitBytes: audio.length });
    const isOurs = await store.add(key, { file, format, bytes: audio.length, seconds }, clock.now());
    if (!isOurs) await ownFiles.remove(file);
  };

  const make = async (key: string, speak: () => Promise<Clip>): Promise<Clip> => {
    const before = await storedClip(key);
    if (before) return before;
    const clip = await speak();
    await keep(key, clip);
    return clip;
  };

  return {
    /** The clip of a wish: the one that is kept, or one that is made now. */
    find: async (wish: ClipWish, speak: () => Promise<Clip>): Promise<Clip> => {
      const key = await hashOf(clipLine(wish));
      const same = underWay.get(key);
      if (same) return same;
      const making = make(key, speak).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },

    /** Forgets what nobody asked for lately, and the oldest of what is too much. */
    sweep: async (most: number = SPEECH.clipBytes): Promise<void> => {
      const oldest = new Date(clock.now().getTime() - SPEECH.clipDays * DAY);
      let total = 0;
      for (const { key, file, bytes, used_at } of await store.all()) {
        total += bytes;
        if (used_at >= oldest && total <= most) continue;
        await ownFiles.remove(file);
        await store.remove([key]);
      }
    },
  };
};

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};
