/** The longer words of a text and its abbreviations, in small letters. */
export const wordsIn = (text: string): string[] =>
  (text.match(/\p{L}{4,}|(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu) ?? []).map((word) => word.toLowerCase());

const SHORTEST = 4;
const SHARE = 0.6;

/** Whether two words begin alike far enough to be of one family: virtual and virtualization, file and filesystem. */
const areKin = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length);
  const needed = Math.max(SHORTEST, Math.ceil(SHARE * shorter));
  return one === other || (shorter >= SHORTEST && one.slice(0, needed) === other.slice(0, needed));
};

/** Whether a word of one text is of the family of a word of the other. */
export const shareFamily = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((word) => other.some((second) => areKin(word, second)));

/** How many words of the shorter text have a relation in the other, as a share. */
export const likeness = (one: readonly string[], other: readonly string[]): number => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const shared = short.filter((word) => long.some((second) => areKin(word, second))).length;
  return shared / Math.max(1, short.length);
};
