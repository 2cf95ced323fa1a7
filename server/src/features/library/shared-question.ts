import type { Embed } from '../../ports/embed/port.ts';

/** The same, but what was asked last is not found out twice: one question is looked up in several places. */
export const sharingQuestions = (embed: Embed): Embed => {
  let last: { text: string; vector: Promise<Float32Array | null> } | null = null;
  return {
    ...embed,
    embed: (text) => {
      if (last?.text === text) return last.vector;
      const asked = { text, vector: embed.embed(text) };
      last = asked;
      // What could not be had in time may be had the next time.
      const forget = (): void => void (last === asked && (last = null));
      asked.vector.then((vector) => vector ?? forget(), forget);
      return asked.vector;
    },
  };
};
