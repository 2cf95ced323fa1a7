const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(
      /\b(?:an?|the|is it|it is|its|i think|i guess|maybe|answer|my|called|probably|they are|are|is)\b/g,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

const single = (word: string): string =>
  word.length > 3
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=s|x|z|ch|sh)es$/, '')
        .replace(/(?<!s)s$/, '')
    : word;

const folded = (text: string): string => plain(text).split(' ').map(single).join(' ');

/** Whether a student's word is the key: small slips of spelling, an article or a plural do not matter. */
export const isTheTerm = (said: string, key: string): boolean => {
  const [given, wanted] = [folded(said), folded(key)];
  if (given === '' || given.length > wanted.length + 40 || /\bor\b|\bnot\b/.test(plain(said))) return false;
  if (` ${given} `.includes(` ${wanted} `)) return true;
  return Math.abs(given.length - wanted.length) <= 2 && distance(given, wanted) <= allowed(wanted);
};

const allowed = (wanted: string): number => (wanted.length >= 9 ? 2 : wanted.length >= 5 ? 1 : 0);

/** How many letters must change to make one word of another. */
const distance = (one: string, other: string): number => {
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++)
      now[column] = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1),
      );
    last = now;
  }
  return last[other.length] ?? Number.POSITIVE_INFINITY;
};
