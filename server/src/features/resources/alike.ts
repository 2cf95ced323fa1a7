import type { Embed } from '../../ports/embed/port.ts';
import { likenessOf } from '../../vectors.ts';

/** From here on, two texts are about the same, as among notes. */
const ALIKE = 0.4;
/** Of so many texts the meaning is remembered; each takes a kilobyte and a half. */
const REMEMBERED = 4_000;

/**
 * Finds what is about the same as a question, by the first lines of each thing. What a text means is found out once, when
 * somebody first searches where it is; without the model nothing is alike.
 */
export const makeAlike = (embed: Pick<Embed, 'embed' | 'background'> | null) => {
  const known = new Map<string, Promise<Float32Array | null>>();

  const vectorOf = (text: string): Promise<Float32Array | null> => {
    const before = known.get(text);
    if (before || !embed) return before ?? Promise.resolve(null);
    const forget = (): void => void known.delete(text);
    const vector = embed.background(text);
    known.set(text, vector);
    // What could not be had now may be had the next time.
    vector.then((found) => found ?? forget(), forget);
    const [oldest = ''] = known.keys();
    if (known.size > REMEMBERED) known.delete(oldest);
    return vector;
  };

  return async <Thing>(
    question: string,
    things: readonly Thing[],
    textOf: (thing: Thing) => string,
  ): Promise<Thing[]> => {
    const asked = question.trim() === '' ? null : await embed?.embed(question);
    if (!asked) return [];
    const vectors = await Promise.all(things.map((thing) => vectorOf(textOf(thing))));
    return things.filter((_, place) => {
      const vector = vectors[place];
      return vector && likenessOf(asked, vector) >= ALIKE;
    });
  };
};
