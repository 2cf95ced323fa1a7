const SMALL = new Set(
  'the a an and or of to in on at by for with from as is are was were be been has have had it its this that these those they them their there which who what when where how not no but so than then can may will would one two each all some more most very also into about your you'.split(
    ' ',
  ),
);

/** The words of a sentence that say what it is about. */
export const wordsIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !SMALL.has(word))
      .map((word) => word.replace(/(?:ies|es|s|ing|ed)$/, '').slice(0, 9)),
  );

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length / (Math.log(2 + one.size) + Math.log(2 + other.size));

const [LEAST_WORDS, FEW_WORDS] = [5, 4];
const POINTS_BACK = /^(?:it|they|this|these|that|those|he|she|but|so|then|for example|such)\b/i;

/** The sentences that share most with all the others, in the order in which they stand. */
export const mostCentral = <Sentence extends { text: string }>(
  sentences: readonly Sentence[],
  count: number,
  about: string,
): Sentence[] => {
  const asked = wordsIn(about);
  const words = sentences.map(({ text }) => wordsIn(text));
  const scores = words.map((own, at) => {
    const others = words.reduce((total, one, other) => total + (other === at ? 0 : shared(own, one)), 0);
    const weak = own.size < LEAST_WORDS || POINTS_BACK.test(sentences[at]?.text ?? '');
    const alone = own.size < FEW_WORDS ? 0.2 : weak ? 0.5 : 1;
    return (others / Math.max(1, words.length - 1) + 0.5 * shared(own, asked)) * alone;
  });
  const best = [...scores.keys()]
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
    .slice(0, count);
  const chosen = new Set(best);
  return sentences.filter((_, at) => chosen.has(at));
};
