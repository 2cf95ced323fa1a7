import type { Embed } from './port.ts';

/** What a class asks in some minutes; a vector takes one and a half kilobytes. */
const REMEMBERED = 100;

/** The same, but what was asked lately is not found out again: one message is read for safety and in several shelves. */
export const memoiseText = (embed: Embed, most = REMEMBERED): Embed => {
  const known = new Map<string, Promise<Float32Array | null>>();
  return {
    ...embed,
    embed: (text) => {
      // The model reads small letters only.
      const asked = text.toLowerCase();
      const vector = known.get(asked) ?? embed.embed(asked);
      const forget = (): void => void (known.get(asked) === vector && known.delete(asked));
      // The newest stand at the end.
      known.delete(asked);
      known.set(asked, vector);
      const [oldest = ''] = known.keys();
      if (known.size > most) known.delete(oldest);
      // What could not be had in time may be had the next time.
      vector.then((had) => had ?? forget(), forget);
      return vector;
    },
  };
};
