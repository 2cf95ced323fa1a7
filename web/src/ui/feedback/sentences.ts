let known: Intl.Segmenter | null = null;
/** Made when something is read out: its tables are large. */
const segmenter = (): Intl.Segmenter =>
  (known ??= new Intl.Segmenter(undefined, { granularity: 'sentence' }));

/** What of a growing text has been read out, and how far. */
export interface Spoken {
  upTo: number;
  sentences: readonly string[];
}

export const NOTHING_SPOKEN: Spoken = { upTo: 0, sentences: [] };

/**
 * Adds the sentences that have become whole; the open last one counts only when the text is done.
 * What was said stays said, also when a later word shows that the sentence went on ("No. 5 apples").
 */
export const speakOn = (spoken: Spoken, text: string, done: boolean): Spoken => {
  const from = text.length < spoken.upTo ? NOTHING_SPOKEN : spoken;
  const parts = Array.from(segmenter().segment(text.slice(from.upTo)), ({ segment }) => segment);
  const whole = done ? parts : parts.slice(0, -1);
  if (whole.length === 0) return from;
  const added = whole.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
  return { upTo: from.upTo + whole.join('').length, sentences: [...from.sentences, ...added] };
};
